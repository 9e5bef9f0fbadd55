"""Habit for Saboteur 2."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from dwarrow.bots.digging.company import DiggingCompany
from dwarrow.bots.digging.doubts import Doubts
from dwarrow.bots.digging.habit import DiggingHabit
from dwarrow.bots.saboteur2.acts import Doubts2, as_base
from dwarrow.bots.saboteur2.rules_of_thumb import Habit2
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.games.saboteur2.state import Saboteur2View
from dwarrow.kernel.state import State, View
from dwarrow.parts.mine import Mine


class Saboteur2Habit(DiggingHabit):
    """One seat of Saboteur 2."""

    def __init__(self) -> None:
        super().__init__(Habit2())

    def new_doubts(self, view: View) -> Doubts:
        return Doubts2(cast(Saboteur2View, view).public.seats)


class Saboteur2Company(DiggingCompany):
    """A table of Saboteur 2 at which all play by habit."""

    def __init__(self) -> None:
        super().__init__(Habit2())

    def mine_of(self, state: State) -> Mine:
        return cast(Saboteur2, state).public

    def shown(self, seat: i64, move: i64) -> i64:
        return as_base(seat, move)
