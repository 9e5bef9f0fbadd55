"""A table of habit players on the engine plays as habit bots do who hear the story."""

from __future__ import annotations

import pytest

import dwarrow
from dwarrow.lab.run import seed_of
from dwarrow.lab.sim import Playing, _by_bots, _by_habit, planned

TABLES = [
    ("saboteur", 5),
    ("saboteur", 8),
    ("saboteur2", 4),
    ("duel", 2),
    ("solo", 1),
    ("kings", 3),
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_games_are_played(game: str, players: int) -> None:
    plan = planned(game, players, ["habit"], 3)
    ends = []
    for runner in (_by_bots, _by_habit):
        listens = runner is _by_bots
        table = dwarrow.new(game, players, seed=seed_of(3, 0), listens=listens)
        played = Playing(plan, 0, table, plan.nothing())
        runner(played)
        ends.append((played.moves, table.state.data(), played.report.facts))
    assert ends[0] == ends[1]


def test_only_a_whole_table_of_habits_is_played_on_the_engine() -> None:
    assert planned("saboteur", 3, ["habit"], 1).runner is _by_habit
    assert planned("saboteur", 3, ["habit", "chance"], 1).runner is _by_bots
