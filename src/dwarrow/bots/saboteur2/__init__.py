"""The bots of Saboteur 2, by name."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.digging.sides import Sides
from dwarrow.bots.digging.thinker import thinkers
from dwarrow.bots.saboteur2.belief import Belief2, side_of
from dwarrow.bots.saboteur2.habit import Saboteur2Company, Saboteur2Habit
from dwarrow.bots.saboteur2.thinker import Saboteur2Thinker
from dwarrow.games.saboteur2.cards import ROLES
from dwarrow.games.saboteur2.deeds.swap_hats import SwappedHats
from dwarrow.games.saboteur2.score import RoundEnded

COMPANY: Final = Saboteur2Company
BOTS: Final[Makers] = {"habit": Saboteur2Habit, **thinkers(Saboteur2Thinker)}
SIDES: Final = Sides(
    lambda view: Belief2(int(view.public.seats)),
    lambda role: int(side_of(ROLES.index(role))),
    RoundEnded,
    (SwappedHats,),
)
