"""A whole table that plays by habit, straight on the engine: for simulations and benchmarks.

It plays as so many habit bots would who hear the story, move by move, only quicker.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Moves, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """Habit for every seat of a game; what all have seen is kept once."""

    def begins(self, state: State) -> None:
        """A round was dealt."""

    def pick(self, state: State, dice: Dice, moves: Moves) -> i64:
        """The habit's choice among the listed moves of the seat to move."""
        raise NotImplementedError

    def sees(self, state: State, move: i64) -> None:
        """All see this move, which is made next."""


def play_round(company: Company, state: State, dice: list[Dice], moves: Moves) -> i64:
    """Play a round that was dealt; how many moves it took."""
    company.begins(state)
    played: i64 = 0
    seat = state.turn()
    while seat >= 0:
        moves.n = 0
        state.list_moves(moves)
        move = moves.items[0]
        if moves.n > 1:
            move = company.pick(state, dice[seat], moves)
        company.sees(state, move)
        state.step(move)
        played += 1
        seat = state.turn()
    return played
