"""The server goes down in order and comes back: what that does to the clock of a turn."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.line import Line
from dwarrow.server.table import Table


class Stopped(Line):
    """The clock stands still."""

    def change(self, table: Table) -> None:
        table.clock = table.clock.stopped(self.at)


class WentonTold(TypedDict):
    event: Literal["went-on"]


class Wenton(Line):
    """The rest of the turn is left after an orderly stop; after a crash the turn starts anew."""

    def change(self, table: Table) -> None:
        if table.clock.since is None:
            table.clock = table.clock.started(self.at)
        else:
            table.clock = table.clock.turned(self.at)

    def told(self) -> WentonTold:
        return {"event": "went-on"}
