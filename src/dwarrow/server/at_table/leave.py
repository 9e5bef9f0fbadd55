"""A person goes away for a while: before the game the seat opens, in the game a bot plays."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from dwarrow.server.at_table.replace import Replaced
from dwarrow.server.chairs import Caller, Chair
from dwarrow.server.line import LASTING, Line, Lines, Stamp, asking, own_seat
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks


class LeftTold(TypedDict):
    event: Literal["left"]
    seat: int
    host: NotRequired[int]


class Left(Line):
    seat: int
    host: int | None = None  # who is the host from now on, if the host has left

    def change(self, table: Table) -> None:
        table.hand_over(self.seat, self.host)
        table.chairs[self.seat] = Chair()

    def told(self) -> LeftTold:
        told: LeftTold = {"event": "left", "seat": self.seat}
        if self.host is not None:
            told["host"] = self.host
        return told


def leave(table: Table, caller: Caller, ask: asks.Leave, stamp: Stamp) -> Lines:
    seat = own_seat(caller)
    if table.play is None:
        return [stamp.on(Left, seat, heir_of(table, seat, ask.to))]
    if table.chairs[seat].bot:
        raise No("not-allowed", "replaced-already")
    return [stamp.on(Replaced, seat, table.settings.bot, "left")]


def heir_of(table: Table, seat: int, chosen: int | None) -> int | None:
    """Who is the host after somebody, if that was the host: the one chosen or the longest here."""
    if seat != table.host_seat:
        return None
    if chosen is not None and (chosen == seat or not table.chair(chosen).is_person):
        raise No("not-allowed", "heir-whom")
    return table.heir(seat) if chosen is None else chosen


LEAVE = asking(asks.Leave, "seat", LASTING, leave)
