"""Habit for Saboteur 2: takes the move its rules of thumb like best."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from dwarrow.bots.bot import Asked
from dwarrow.bots.digging.company import DiggingCompany
from dwarrow.bots.digging.thinking import fill
from dwarrow.bots.saboteur2.acts import Doubts2, as_base
from dwarrow.bots.saboteur2.rules_of_thumb import Habit2
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.games.saboteur2.state import Saboteur2View
from dwarrow.kernel.state import Moves, State
from dwarrow.parts.mine import Mine


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


class Saboteur2Company(DiggingCompany):
    """A table of Saboteur 2 at which all play by habit."""

    def __init__(self) -> None:
        self.habit = Habit2()
        self.habit.looks_closely = True
        super().__init__(self.habit)

    def mine_of(self, state: State) -> Mine:
        return cast(Saboteur2, state).public

    def face(self, state: State) -> None:
        game = cast(Saboteur2, state)
        self.habit.prepare(game.view(game.public.seat), self.doubts)

    def shown(self, seat: i64, move: i64) -> i64:
        return as_base(seat, move)
