"""The host starts the game once every seat is taken; the first deal follows.

If somebody has committed to entropy it is shown first, and the driver starts the game.
"""

from __future__ import annotations

from dwarrow.server.at_table.deal import deals
from dwarrow.server.at_table.entropy import EntropyCalled
from dwarrow.server.chairs import Caller
from dwarrow.server.clock import TurnClock
from dwarrow.server.line import BEFORE, Heard, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks


class Started(Heard):
    def change(self, table: Table) -> None:
        table.status, table.awaited = "playing", None
        table.play = table.new_play()
        table.clock = TurnClock(table.settings.clock.milliseconds).started(self.at)


def start(table: Table, caller: Caller, ask: asks.Start, stamp: Stamp) -> Lines:
    empty = [str(n) for n, chair in enumerate(table.chairs, 1) if chair.is_open]
    if empty:
        raise No("not-allowed", "seats-open", seats=", ".join(empty))
    if any(chair.commitment for chair in table.chairs):
        return [stamp.on(EntropyCalled)]
    return begun(table, stamp)


def begun(table: Table, stamp: Stamp) -> Lines:
    """The game begins, and its first deal."""
    fresh = table.game.start(table.rules, len(table.chairs), None)
    return [stamp.on(Started), *deals(table, fresh, 0, stamp)]


START = asking(asks.Start, "host", BEFORE, start)
