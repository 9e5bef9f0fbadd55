"""Bots at small tables, for the tests of each game's bots."""

from __future__ import annotations

import dwarrow
from dwarrow.bots.bot import Asked, Bot
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.table import Table


def asked(table: Table, seed: int, moves: list[int] | None = None) -> Asked:
    """What the seat to move is asked, with dice of its own."""
    seat = table.turn
    offered = table.moves() if moves is None else moves
    return Asked(table.view(seat), table.events(seat), offered, Seeded(seed), 60.0)


def play(table: Table, bots: list[Bot], turns: int = 10_000) -> Table:
    """Let bots play so many turns; every move goes through the rules."""
    for turn in range(turns):
        if table.is_over:
            break
        table.take(bots[table.turn].choose(asked(table, turn)))
    return table


def middle_of(game: str, players: int, seed: int, turns: int) -> Table:
    """A table where chance has played so many turns."""
    table = dwarrow.new(game, players, seed=seed)
    dice = Seeded(seed)
    for _ in range(turns):
        offered = table.moves()
        table.play(offered[dice.below(len(offered))])
    return table
