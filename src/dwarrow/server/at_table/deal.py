"""The dealer deals: a line carries the order dealt, in words."""

from __future__ import annotations

from typing import Any

from dwarrow.kernel import record
from dwarrow.kernel.state import DEALER
from dwarrow.kernel.table import Entry
from dwarrow.server.line import Line, Lines, Stamp
from dwarrow.server.table import Table


class OrderDealt(Line, tag="dealt"):
    number: int
    order: str

    def change(self, table: Table) -> None:
        assert table.play is not None
        deal = record.read_deal(self.order, table.game, table.play.state, len(table.chairs))
        table.enter(Entry(DEALER, 0, deal), self.at)


def deals(table: Table, trial: Any, dealt: int, stamp: Stamp) -> Lines:
    """The deals that are due in a state; it is dealt on."""
    due: Lines = []
    while trial.turn() == DEALER:
        dealt += 1
        deal = trial.shuffled(table.shuffles.dice(dealt))
        due.append(stamp.also(OrderDealt, dealt, record.deal_words(deal, table.game)))
        trial.deal(deal)
    return due
