"""English words that a sentence in another language must not hold."""

from __future__ import annotations

import re

NAMES = ["Ana", "Bo", "Cy", "Di"]
ENGLISH = re.compile(r"[A-Za-z]{2,}")
CODES = re.compile(
    r"\b(SAB|SB2|DUEL|SOLO|KUM|[A-C])-\d+|\bM\d\d\b|\b[NESW]+(/(-|[NESW]+(\+[NESW]+)?))?(?!\w)"
)


def leaked(sentence: str, language: str) -> list[str]:
    """Latin words in a Cyrillic sentence, apart from codes and the names of players."""
    if language not in ("uk", "ru"):
        return []
    return ENGLISH.findall(CODES.sub("", re.sub("|".join(NAMES), "", sentence)))
