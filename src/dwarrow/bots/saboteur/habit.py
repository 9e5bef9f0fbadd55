"""Habit for Saboteur: takes the move its rules of thumb like best; quick and honest company."""

from __future__ import annotations

from dwarrow.bots.bot import Asked
from dwarrow.bots.digging.doubts import Doubts
from dwarrow.bots.digging.thinking import fill
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.games.saboteur.cards import DECK
from dwarrow.games.saboteur.state import OPENING, SaboteurView
from dwarrow.kernel.state import Moves


class SaboteurHabit:
    """Doubts by what it heard, judges every legal move, takes the best."""

    def __init__(self) -> None:
        self.habit = Habit()
        self.habit.looks_closely = True
        self.doubts: Doubts | None = None
        self.moves = Moves()

    def choose(self, asked: Asked) -> int:
        view = asked.view
        assert isinstance(view, SaboteurView)
        if self.doubts is None:
            self.doubts = Doubts(DECK, OPENING, view.public.seats)
        self.doubts.hear(asked.story)
        fill(self.moves, asked.moves)
        self.habit.forget()
        self.habit.prepare(view, self.doubts.of)
        return int(self.habit.best_of(self.moves, asked.dice))
