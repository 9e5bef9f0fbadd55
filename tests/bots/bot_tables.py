"""Tables for the tests of bots: played forward by habit or chance, and asked about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import dwarrow
from dwarrow.bots import Asked, Bot, bot_named
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Event, View
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask
from dwarrow.parts.mine import GOALS


def table_after(game: str, moves: int, seed: int, bot: str, players: int | None = None) -> Table:
    """A table after so many moves of one kind of bot at all seats."""
    table = dwarrow.new(game, players, seed=seed)
    bots = [bot_named(bot, game) for _ in table.names]
    stories, dice = Stories(table), Seeded(seed)
    for _ in range(moves):
        if table.is_over:
            break
        table.play(ask(bots[table.turn], table, stories, dice))
    return table


def asked_of(table: Table, seconds: float = 0.02, seed: int = 1) -> Asked:
    """What the seat to move is asked."""
    seat = table.turn
    story = table.events(seat)
    return Asked(table.view(seat), story, table.moves(), Seeded(seed), seconds)


def choice_of(bot: Bot, table: Table, seconds: float = 0.02) -> int:
    return bot.choose(asked_of(table, seconds))


@dataclass(frozen=True)
class Opinion:
    """How likely each seat hinders, and how likely each goal hides the treasure."""

    suspects: list[float]
    goals: list[float]


def believe(game: str, view: View, story: list[Event]) -> Opinion:
    """What a thinker believes in the place of whoever has this view and has heard this story."""
    mind: Any = bot_named("thinker", game)
    belief = mind.hear(view, story)
    weights = mind.weights(belief, view)
    goals = [belief.assigned.goal_share(weights, goal) for goal in range(GOALS)]
    return Opinion(mind.suspects(view), goals)
