"""A seat is given up for good, by its owner or by the host; its key is worth nothing."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from dwarrow.server.at_table.leave import Left, heir_of
from dwarrow.server.at_table.proposal import Proposed, must_agree
from dwarrow.server.chairs import Caller, Chair
from dwarrow.server.line import ALWAYS, DURING, LASTING, Line, Lines, Stamp, asking, own_seat
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks
from dwarrow.wire.settings import Proposal


class GaveUpTold(TypedDict):
    event: Literal["gone"]
    seat: int
    bot: str
    removed: bool
    host: NotRequired[int]


class GaveUp(Line, tag="gone"):
    seat: int
    bot: str
    host: int | None = None  # who is the host from now on, if that was the host

    def change(self, table: Table) -> None:
        table.hand_over(self.seat, self.host)
        table.chairs[self.seat] = Chair(name=table.names[self.seat], bot=self.bot)
        table.proposals.clear()

    def told(self) -> GaveUpTold:
        removed = self.by != self.seat
        told: GaveUpTold = {
            "event": "gone", "seat": self.seat, "bot": self.bot, "removed": removed,
        }  # fmt: skip
        if self.host is not None:
            told["host"] = self.host
        return told


def resign(table: Table, caller: Caller, ask: asks.Resign, stamp: Stamp) -> Lines:
    seat = own_seat(caller)
    return [stamp.on(GaveUp, seat, table.settings.bot, heir_of(table, seat, None))]


def remove(table: Table, caller: Caller, ask: asks.Remove, stamp: Stamp) -> Lines:
    chair = table.chair(ask.seat)
    if not chair.is_person or ask.seat == caller.seat:
        raise No("not-allowed", "remove-whom")
    if table.play is None:
        return [stamp.on(Left, ask.seat)]
    waits = must_agree(table, caller, ask.seat, stamp)
    if waits:
        return [stamp.on(Proposed, "remove", ask.seat, waits)]
    return [stamp.on(GaveUp, ask.seat, table.settings.bot)]


def agreed(table: Table, proposal: Proposal, stamp: Stamp) -> Line:
    return stamp.also(GaveUp, proposal.seat, table.settings.bot)


RESIGN = asking(asks.Resign, "seat", DURING, resign, most=ALWAYS)
REMOVE = asking(asks.Remove, "host", LASTING, remove)
