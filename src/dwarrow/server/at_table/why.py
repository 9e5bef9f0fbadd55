"""May I? The answer names the clause that forbids a move. It leaves no line."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import DURING, Stamp, asking, own_seat
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks, tells


def because(table: Table, caller: Caller, ask: asks.Why, stamp: Stamp) -> tells.Because:
    try:
        refusal = table.begun.refusal(own_seat(caller), table.game.read_move(ask.move))
    except No:
        raise
    except Exception as why:
        raise No("illegal", "no-such-move", str(why)) from None
    if refusal is None:
        return tells.Because(ask.id)
    return tells.Because(ask.id, refusal.clause, refusal.reason)


WHY = asking(asks.Why, "seat", DURING, because)
