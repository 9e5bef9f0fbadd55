"""A bot plays for a silent seat: the others agree to it, its time is over, or it has left."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.at_table.proposal import Proposed, must_agree
from dwarrow.server.chairs import Caller
from dwarrow.server.line import PLAYING, Line, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks
from dwarrow.wire.settings import Proposal

Why = Literal["silent", "vote", "left"]


class ReplacedTold(TypedDict):
    event: Literal["replaced"]
    seat: int
    bot: str
    why: Why


class Replaced(Line):
    seat: int
    bot: str
    why: Why

    def change(self, table: Table) -> None:
        table.chairs[self.seat].bot = self.bot
        table.proposals.clear()

    def told(self) -> ReplacedTold:
        return {"event": "replaced", "seat": self.seat, "bot": self.bot, "why": self.why}


def replace(table: Table, caller: Caller, ask: asks.Replace, stamp: Stamp) -> Lines:
    if table.settings.takeover == "never":
        raise No("not-allowed", "no-takeover")
    if ask.seat not in table.people() or ask.seat == caller.seat:
        raise No("not-allowed", "replace-whom")
    waits = must_agree(table, caller, ask.seat, stamp)
    if waits:
        return [stamp.on(Proposed, "replace", ask.seat, waits)]
    return [stamp.on(Replaced, ask.seat, table.settings.bot, "silent")]


def agreed(table: Table, proposal: Proposal, stamp: Stamp) -> Line:
    return stamp.also(Replaced, proposal.seat, table.settings.bot, "vote")


REPLACE = asking(asks.Replace, "seat", PLAYING, replace)
