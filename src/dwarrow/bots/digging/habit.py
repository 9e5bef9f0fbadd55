"""Habit for the games of the mine: takes the move its rules of thumb like best."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dwarrow.bots.bot import Asked
from dwarrow.bots.digging.doubts import Doubts
from dwarrow.bots.digging.thinking import fill
from dwarrow.bots.digging.thumb import Thumb
from dwarrow.kernel.state import Moves, View


@mypyc_attr(allow_interpreted_subclasses=True)
class DiggingHabit:
    """Doubts by what it heard, judges every legal move, takes the best."""

    def __init__(self, habit: Thumb) -> None:
        self.habit = habit
        habit.looks_closely = True
        self.doubts: Doubts | None = None
        self.moves = Moves()

    def new_doubts(self, view: View) -> Doubts:
        """Nobody is doubted yet."""
        raise NotImplementedError

    def look(self, asked: Asked) -> None:
        """Hear what was told, and see as the seat that is asked."""
        if self.doubts is None:
            self.doubts = self.new_doubts(asked.view)
        self.doubts.hear(asked.story)
        self.habit.forget()
        self.habit.prepare(asked.view, self.doubts.of)

    def choose(self, asked: Asked) -> int:
        self.look(asked)
        return self.best_of(asked)

    def best_of(self, asked: Asked) -> int:
        fill(self.moves, asked.moves)
        return int(self.habit.best_of(self.moves, asked.dice))
