"""May I? The answer names the clause that forbids a move. It leaves no line."""

from __future__ import annotations

from dwarrow.kernel.state import Refusal
from dwarrow.server.chairs import Caller
from dwarrow.server.line import ALWAYS, DURING, Stamp, asking, own_seat
from dwarrow.server.meant import meant
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks, tells

# These say only that a card is not for such a deed: somebody who points at it means another one.
BESIDE = ("wrong-use", "tool-not-shown")


def because(table: Table, caller: Caller, ask: asks.Why, stamp: Stamp) -> tells.Because:
    try:
        refusal = _refusal(table, own_seat(caller), ask)
    except No:
        raise
    except Exception as why:
        raise No("illegal", "no-such-move", str(why)) from None
    if refusal is None:
        return tells.Because(ask.id)
    return tells.Because(ask.id, refusal.clause, refusal.reason)


def _refusal(table: Table, seat: int, ask: asks.Why) -> Refusal | None:
    if not ask.facts:
        return table.begun.refusal(seat, table.game.read_move(ask.move))
    found = [table.begun.refusal(seat, move) for move in meant(table.game.PHRASES, ask.facts)]
    meaning = [refusal for refusal in found if not (refusal and refusal.reason in BESIDE)]
    return next(iter(meaning or found), None)


WHY = asking(asks.Why, "seat", DURING, because, most=ALWAYS)
