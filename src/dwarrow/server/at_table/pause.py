"""The host lets the clock stand still, and go on."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import PLAYING, Heard, Lines, Stamp, asking
from dwarrow.server.table import Table
from dwarrow.wire import asks


class Paused(Heard):
    def change(self, table: Table) -> None:
        table.stop("paused", self.at)


class Resumed(Heard):
    def change(self, table: Table) -> None:
        table.status = "playing"
        table.clock = table.clock.started(self.at)


def pause(table: Table, caller: Caller, ask: asks.Pause, stamp: Stamp) -> Lines:
    return [stamp.on(Paused)]


def resume(table: Table, caller: Caller, ask: asks.Resume, stamp: Stamp) -> Lines:
    return [stamp.on(Resumed)]


PAUSE = asking(asks.Pause, "host", PLAYING, pause)
RESUME = asking(asks.Resume, "host", "paused", resume)
