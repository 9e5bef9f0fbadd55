"""Habit for Saboteur: takes the move its rules of thumb like best; quick and honest company."""

from __future__ import annotations

from typing import cast

from dwarrow.bots.bot import Asked
from dwarrow.bots.digging.company import DiggingCompany
from dwarrow.bots.digging.doubts import Doubts
from dwarrow.bots.digging.thinking import fill
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.games.saboteur.cards import DECK
from dwarrow.games.saboteur.round import Saboteur
from dwarrow.games.saboteur.state import OPENING, SaboteurView
from dwarrow.kernel.state import Moves, State
from dwarrow.parts.mine import Mine


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


class SaboteurCompany(DiggingCompany):
    """A table of Saboteur at which all play by habit."""

    def __init__(self) -> None:
        self.habit = Habit()
        self.habit.looks_closely = True
        super().__init__(self.habit)

    def mine_of(self, state: State) -> Mine:
        return cast(Saboteur, state).public

    def face(self, state: State) -> None:
        game = cast(Saboteur, state)
        self.habit.prepare(game.view(game.public.seat), self.doubts)
