"""The bots of the solo game, by name: those of the Duel, with the taste of one who is alone."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import by_level
from dwarrow.bots.duel.thinker import DuelCompany, DuelHabit, DuelThinker
from dwarrow.bots.solo.levels import EASY, HARD, NORMAL

COMPANY: Final = DuelCompany
BOTS: Final = by_level(DuelHabit, DuelThinker, (EASY, NORMAL, HARD))
