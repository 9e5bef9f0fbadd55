"""The bots of Kings Under Mountains, by name."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.bot import by_level
from dwarrow.bots.kings.thinker import EASY, HARD, NORMAL, KingsCompany, KingsHabit, KingsThinker

COMPANY: Final = KingsCompany
BOTS: Final = by_level(KingsHabit, KingsThinker, (EASY, NORMAL, HARD))
