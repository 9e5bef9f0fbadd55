"""The bots of Saboteur 2, by name."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.digging.thinking import EASY, HARD, NORMAL
from dwarrow.bots.saboteur2.habit import Saboteur2Habit
from dwarrow.bots.saboteur2.thinker import Saboteur2Thinker

BOTS: Final[Makers] = {
    "habit": Saboteur2Habit,
    "thinker-easy": lambda: Saboteur2Thinker(EASY),
    "thinker": lambda: Saboteur2Thinker(NORMAL),
    "thinker-hard": lambda: Saboteur2Thinker(HARD),
}
