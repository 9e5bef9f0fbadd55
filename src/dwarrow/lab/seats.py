"""Bots at a table: each hears its own seat's story and sees its own seat's view, no more."""

from __future__ import annotations

from dwarrow.bots import Asked, Bot
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import ALL, Event
from dwarrow.kernel.table import Table

SECONDS = 2.0  # the most a bot may think about a move; most are content with far less


class Stories:
    """What every seat has heard so far, kept up without reading the whole story again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[list[Event]] = [[] for _ in table.names]
        self.read = 0

    def of(self, seat: int) -> list[Event]:
        for told in self.table.told[self.read :]:
            for other, story in enumerate(self.heard):
                if told.to in (ALL, other):
                    story.append(told.event)
        self.read = len(self.table.told)
        return self.heard[seat]


def ask(bot: Bot, table: Table, stories: Stories, dice: Dice, seconds: float = SECONDS) -> int:
    """The move a bot chooses for the seat whose turn it is."""
    seat = table.turn
    moves = table.moves()
    if len(moves) == 1:
        return moves[0]
    return bot.choose(Asked(table.view(seat), stories.of(seat), moves, dice, seconds))
