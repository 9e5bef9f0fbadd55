"""A person takes the seat back from the bot that played for it."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import DURING, Heard, Lines, Stamp, asking, own_seat
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks


class Returned(Heard):
    seat: int

    def change(self, table: Table) -> None:
        table.chairs[self.seat].bot = ""


def come_back(table: Table, caller: Caller, ask: asks.Return, stamp: Stamp) -> Lines:
    seat = own_seat(caller)
    if not table.chairs[seat].bot:
        raise No("not-allowed", "not-replaced")
    return [stamp.on(Returned, seat)]


RETURN = asking(asks.Return, "seat", DURING, come_back)
