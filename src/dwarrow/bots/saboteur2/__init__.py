"""The bots of Saboteur 2, by name."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.digging.sides import Sides
from dwarrow.bots.digging.thinking import CHARACTERS, EASY, HARD, NORMAL
from dwarrow.bots.saboteur2.belief import Belief2, side_of
from dwarrow.bots.saboteur2.habit import Saboteur2Company, Saboteur2Habit
from dwarrow.bots.saboteur2.thinker import Saboteur2Thinker
from dwarrow.games.saboteur2.cards import ROLES
from dwarrow.games.saboteur2.deeds.swap_hats import SwappedHats
from dwarrow.games.saboteur2.score import RoundEnded

COMPANY: Final = Saboteur2Company
BOTS: Final[Makers] = {
    "habit": Saboteur2Habit,
    "thinker-easy": lambda: Saboteur2Thinker(EASY),
    "thinker": lambda: Saboteur2Thinker(NORMAL),
    "thinker-hard": lambda: Saboteur2Thinker(HARD),
    "cautious": lambda: Saboteur2Thinker(CHARACTERS["cautious"]),
    "accuser": lambda: Saboteur2Thinker(CHARACTERS["accuser"]),
    "joker": lambda: Saboteur2Thinker(CHARACTERS["joker"]),
}
SIDES: Final = Sides(
    lambda view: Belief2(int(view.public.seats)),
    lambda role: int(side_of(ROLES.index(role))),
    RoundEnded,
    (SwappedHats,),
)
