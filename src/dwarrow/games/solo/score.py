"""The verdict on one who played alone: SOLO-17."""

from __future__ import annotations

from typing import Final

from dwarrow.games.solo.editions import SoloAnswers

VERDICTS: Final = ("", "luckless", "decent", "sharp", "master")  # in rising order


def band(nuggets: int, asks: SoloAnswers) -> int:
    """SOLO-17: 0-14, 15-19, 21-24, 25 and more; 20 by the option solo_band20 (S-1)."""
    if nuggets == 20:
        return int(asks.band20)
    return 1 if nuggets < 15 else 2 if nuggets < 20 else 3 if nuggets < 25 else 4


def verdict(nuggets: int, asks: SoloAnswers) -> str:
    return VERDICTS[band(nuggets, asks)]


def winners(nuggets: int, asks: SoloAnswers) -> list[int]:
    """Any verdict but the lowest is a win."""
    return [0] if band(nuggets, asks) > 1 else []
