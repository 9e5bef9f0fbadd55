"""The bots of the Duel, by name."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.duel.thinker import EASY, HARD, NORMAL, DuelHabit, DuelThinker

BOTS: Final[Makers] = {
    "habit": DuelHabit,
    "thinker-easy": lambda: DuelThinker(EASY),
    "thinker": lambda: DuelThinker(NORMAL),
    "thinker-hard": lambda: DuelThinker(HARD),
}
