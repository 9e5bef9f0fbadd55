"""The bots of Saboteur, by name."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.digging.thinking import EASY, HARD, NORMAL, Mindset
from dwarrow.bots.saboteur.habit import SaboteurHabit
from dwarrow.bots.saboteur.thinker import SaboteurThinker

BOTS: Final[Makers] = {
    "habit": SaboteurHabit,
    "thinker-easy": lambda: SaboteurThinker(EASY),
    "thinker": lambda: SaboteurThinker(NORMAL),
    "thinker-hard": lambda: SaboteurThinker(HARD),
}
# What each part of the thinker is worth: the same with one part left out.
STUDIES: Final[Makers] = {
    "thinker-no-belief": lambda: SaboteurThinker(Mindset(320, 7, 0.25, believes=False)),
    "thinker-no-search": lambda: SaboteurThinker(Mindset(0, 1, 0.25)),
    "thinker-no-counting": lambda: SaboteurThinker(Mindset(320, 7, 0.25, counts=False)),
    "thinker-half": lambda: SaboteurThinker(Mindset(160, 7, 0.25)),
}
