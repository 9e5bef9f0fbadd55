"""What is never allowed, but is understood so that its clause can refuse it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.kings.deeds.packing import PASS, REDRAW
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Refusal

PHRASES: Final = (Phrase("pass", PASS), Phrase("redraw", REDRAW))


def why_not(move: i64) -> Refusal:
    if move == PASS:
        return Refusal("KUM-013", "no-pass")
    return Refusal("KUM-025", "no-choice") if move == REDRAW else Refusal("KUM-009", "not-a-turn")
