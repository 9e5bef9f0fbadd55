"""The host lets the clock stand still, and go on."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.chairs import Caller
from dwarrow.server.line import PLAYING, Line, Lines, Stamp, asking
from dwarrow.server.table import Table
from dwarrow.wire import asks


class PausedTold(TypedDict):
    event: Literal["paused"]
    seat: int | None


class Paused(Line):
    def change(self, table: Table) -> None:
        table.status = "paused"
        table.clock = table.clock.stopped(self.at)

    def told(self) -> PausedTold:
        return {"event": "paused", "seat": self.asker}


class ResumedTold(TypedDict):
    event: Literal["resumed"]
    seat: int | None


class Resumed(Line):
    def change(self, table: Table) -> None:
        table.status = "playing"
        table.clock = table.clock.started(self.at)

    def told(self) -> ResumedTold:
        return {"event": "resumed", "seat": self.asker}


def pause(table: Table, caller: Caller, ask: asks.Pause, stamp: Stamp) -> Lines:
    return [stamp.on(Paused)]


def resume(table: Table, caller: Caller, ask: asks.Resume, stamp: Stamp) -> Lines:
    return [stamp.on(Resumed)]


PAUSE = asking(asks.Pause, "host", PLAYING, pause)
RESUME = asking(asks.Resume, "host", "paused", resume)
