"""The bots of the Duel, by name."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import by_level
from dwarrow.bots.duel.thinker import EASY, HARD, NORMAL, DuelCompany, DuelHabit, DuelThinker

COMPANY: Final = DuelCompany
BOTS: Final = by_level(DuelHabit, DuelThinker, (EASY, NORMAL, HARD))
