"""Habit for Saboteur: quick and honest company."""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from dwarrow.bots.digging.company import DiggingCompany
from dwarrow.bots.digging.doubts import Doubts
from dwarrow.bots.digging.habit import DiggingHabit
from dwarrow.bots.saboteur.rules_of_thumb import Habit
from dwarrow.games.saboteur.cards import DECK
from dwarrow.games.saboteur.round import Saboteur
from dwarrow.games.saboteur.state import OPENING, SaboteurView
from dwarrow.kernel.state import State, View
from dwarrow.parts.mine import Mine


@mypyc_attr(allow_interpreted_subclasses=True)
class SaboteurHabit(DiggingHabit):
    """One seat of Saboteur."""

    def __init__(self) -> None:
        super().__init__(Habit())

    def new_doubts(self, view: View) -> Doubts:
        return Doubts(DECK, OPENING, cast(SaboteurView, view).public.seats)


class SaboteurCompany(DiggingCompany):
    """A table of Saboteur at which all play by habit."""

    def __init__(self) -> None:
        super().__init__(Habit())

    def mine_of(self, state: State) -> Mine:
        return cast(Saboteur, state).public
