"""The bots of Kings Under Mountains, by name."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.kings.thinker import EASY, HARD, NORMAL, KingsHabit, KingsThinker

BOTS: Final[Makers] = {
    "habit": KingsHabit,
    "thinker-easy": lambda: KingsThinker(EASY),
    "thinker": lambda: KingsThinker(NORMAL),
    "thinker-hard": lambda: KingsThinker(HARD),
}
