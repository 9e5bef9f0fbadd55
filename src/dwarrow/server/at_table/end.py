"""The host ends the table; its log is kept."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import ALWAYS, LASTING, REVEALING, Heard, Lines, Stamp, asking
from dwarrow.server.table import Table
from dwarrow.wire import asks


class Ended(Heard):
    def change(self, table: Table) -> None:
        table.stop("ended", self.at)


def end(table: Table, caller: Caller, ask: asks.End, stamp: Stamp) -> Lines:
    return [stamp.on(Ended)]


END = asking(asks.End, "host", f"{LASTING} {REVEALING}", end, most=ALWAYS)
