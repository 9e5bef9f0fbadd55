"""The host ends the table; its log is kept."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.chairs import Caller
from dwarrow.server.line import LASTING, Line, Lines, Stamp, asking
from dwarrow.server.table import Table
from dwarrow.wire import asks


class EndedTold(TypedDict):
    event: Literal["ended"]
    seat: int | None


class Ended(Line):
    def change(self, table: Table) -> None:
        table.status = "ended"
        table.clock = table.clock.stopped(self.at)

    def told(self) -> EndedTold:
        return {"event": "ended", "seat": self.asker}


def end(table: Table, caller: Caller, ask: asks.End, stamp: Stamp) -> Lines:
    return [stamp.on(Ended)]


END = asking(asks.End, "host", LASTING, end)
