"""Rules of thumb: no move is worth more than was hoped, so the best is found among the hopeful."""

from __future__ import annotations

import pytest

import dwarrow
from dwarrow.bots.saboteur.habit import SaboteurHabit
from dwarrow.bots.saboteur2.habit import Saboteur2Habit
from dwarrow.bots.saboteur2.own_gold import OwnGold
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Moves
from dwarrow.lab.seats import Stories, ask


def keen() -> Saboteur2Habit:
    """Who goes by habit, but for its own gold."""
    bot = Saboteur2Habit()
    bot.habit = OwnGold()
    bot.habit.looks_closely = True
    return bot


HABITS = {
    "saboteur": ("saboteur", SaboteurHabit),
    "saboteur2": ("saboteur2", Saboteur2Habit),
    "own gold": ("saboteur2", keen),
}


@pytest.mark.parametrize("name", HABITS)
def test_nothing_is_worth_more_than_hoped_and_the_best_is_found(name: str) -> None:
    game, made = HABITS[name]
    table, dice, weighed = dwarrow.new(game, 5, seed=4), Seeded(4), 0
    bots, stories = [made() for _ in range(5)], Stories(table)
    for turn in range(40):
        moves, bot = table.moves(), bots[table.turn]
        chosen = ask(bot, table, stories, Seeded(turn))  # type: ignore[arg-type]
        if len(moves) > 1:
            assert chosen == best_of(bot, moves, Seeded(turn))  # type: ignore[arg-type]
            weighed += sum(int(bot.habit.hope(move) > bot.habit.worth(move)) for move in moves)  # type: ignore[misc]
        table.play(chosen if dice.below(2) else moves[dice.below(len(moves))])
    assert weighed > 20  # a hope that is always met would bound nothing


def best_of(bot: SaboteurHabit | Saboteur2Habit, moves: list[int], dice: Seeded) -> int:
    """Every move weighed, one after the other."""
    worths = []
    for move in moves:
        worth = bot.habit.worth(move)
        assert worth <= bot.habit.hope(move)
        worths.append(worth * 64 + (dice.word() & 63))
    assert isinstance(bot.moves, Moves)
    return moves[worths.index(max(worths))]
