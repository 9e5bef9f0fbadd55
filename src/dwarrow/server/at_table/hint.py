"""A hint for a person among bots: the room asks a thinker what it would do in that seat's place."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import PLAYING, asking, elsewhere, own_seat
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks

HINT = asking(asks.Hint, "seat", PLAYING, elsewhere, slowly=True)


def adviced_seat(table: Table, caller: Caller) -> int:
    """The seat that gets a hint; No if the host wants none, among people, or out of turn."""
    seat = own_seat(caller)
    if not table.settings.hints:
        raise No("not-allowed", "no-hints")
    if any(not chair.bot for other, chair in enumerate(table.chairs) if other != seat):
        raise No("not-allowed", "no-hints-among-people")
    if table.begun.turn != seat:
        raise No("not-allowed", "not-your-turn", name=table.names[table.begun.turn])
    return seat
