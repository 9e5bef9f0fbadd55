"""The bots of the solo game, by name: those of the Duel, with the taste of one who is alone."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.duel.thinker import DuelHabit, DuelThinker
from dwarrow.bots.solo.levels import EASY, HARD, NORMAL

BOTS: Final[Makers] = {
    "habit": DuelHabit,
    "thinker-easy": lambda: DuelThinker(EASY),
    "thinker": lambda: DuelThinker(NORMAL),
    "thinker-hard": lambda: DuelThinker(HARD),
}
