"""Habit for Saboteur 2: takes the move its rules of thumb like best."""

from __future__ import annotations

from dwarrow.bots.bot import Asked
from dwarrow.bots.digging.thinking import fill
from dwarrow.bots.saboteur2.acts import Doubts2
from dwarrow.bots.saboteur2.rules_of_thumb import Habit2
from dwarrow.games.saboteur2.state import Saboteur2View
from dwarrow.kernel.state import Moves


class Saboteur2Habit:
    """Doubts by what it heard, judges every legal move, takes the best."""

    def __init__(self) -> None:
        self.habit = Habit2()
        self.habit.looks_closely = True
        self.doubts: Doubts2 | None = None
        self.moves = Moves()

    def choose(self, asked: Asked) -> int:
        view = asked.view
        assert isinstance(view, Saboteur2View)
        if self.doubts is None:
            self.doubts = Doubts2(view.public.seats)
        self.doubts.hear(asked.story)
        fill(self.moves, asked.moves)
        self.habit.forget()
        self.habit.prepare(view, self.doubts.of)
        return int(self.habit.best_of(self.moves, asked.dice))
