"""Games to hold the laws against: every game, edition and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask

ALL_TABLES = [
    (name, edition, players)
    for name, game in dwarrow.GAMES.items()
    for edition in game.EDITIONS
    for players in game.SEATS
]


def watched(
    name: str,
    edition: str,
    players: int,
    seed: int = 1,
    options: dict[str, object] | None = None,
    often: int = 3,
) -> Iterator[tuple[Table, int]]:
    """A table before each of its moves, with the move that comes next.

    Habit plays, so that tunnels reach goals; one move in `often` is left to chance. Interpreted,
    where habit takes its time, chance plays all moves.
    """
    table = dwarrow.new(name, players, edition, options, seed)
    bot = bot_named("habit" if dwarrow.is_compiled() else "chance", name)
    stories, dice = Stories(table), Seeded(seed)
    while not table.is_over:
        moves = table.moves()
        by_chance = dice.below(often) == 0
        move = moves[dice.below(len(moves))] if by_chance else ask(bot, table, stories, dice)
        yield table, move
        table.play(move)


def seats_of(table: Table) -> list[int]:
    return [*range(len(table.names)), dwarrow.SPECTATOR]


def seen(table: Table, state: Any, seat: int) -> dict[str, object]:
    """Everything a seat can get from a state: its view and its moves."""
    view = table.game.view(state, seat)
    return {"view": view.data(), "moves": table.game.moves(view)}
