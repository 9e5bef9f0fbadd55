"""The host lets two people change seats before the game."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.chairs import Caller
from dwarrow.server.line import BEFORE, Line, Lines, Stamp, asking
from dwarrow.server.table import Table
from dwarrow.wire import asks


class SwappedTold(TypedDict):
    event: Literal["swapped"]
    one: int
    other: int


class Swapped(Line):
    one: int
    other: int

    def change(self, table: Table) -> None:
        table.swap_entropy(self.one, self.other)
        chairs = table.chairs
        chairs[self.one], chairs[self.other] = chairs[self.other], chairs[self.one]
        turned = {self.one: self.other, self.other: self.one}
        if table.host_seat is not None:
            table.host_seat = turned.get(table.host_seat, table.host_seat)

    def told(self) -> SwappedTold:
        return {"event": "swapped", "one": self.one, "other": self.other}


def swap(table: Table, caller: Caller, ask: asks.Swap, stamp: Stamp) -> Lines:
    table.chair(ask.one)
    table.chair(ask.other)
    return [stamp.on(Swapped, ask.one, ask.other)]


SWAP = asking(asks.Swap, "host", BEFORE, swap)
