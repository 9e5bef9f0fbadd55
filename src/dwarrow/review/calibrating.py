"""What playouts by habit say, turned into what becomes of it.

Habit is not how people and thinkers play on, so its shares lean. `calibration.json` keeps, by game
and by what was known, how log odds that were said become log odds that came true. It was fitted on
games of habit and is judged on others, thinkers' too (`docs/review.md`).
What is certain stays certain, and chances of which one comes true still sum up to one.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final, Literal

import msgspec

Knew = Literal["all", "seat"]
WHOLE: Final = 40  # cards in a deck, about, when all hands were dealt


class Fit(msgspec.Struct, frozen=True):
    """Log odds that came true: `slope * log odds said + lean`, which changes with the deck."""

    slope: float = 1.0
    lean: float = 0.0
    early: float = 0.0  # more with a whole deck, and less as it shrinks
    late: float = 0.0  # more once it is empty
    is_shared: bool = False  # whether one line comes true, no more and no less

    def on(self, values: list[float], deck: int) -> list[float]:
        """By line: what to say with so many cards in the deck."""
        lean = self.lean + (self.early * deck / WHOLE if deck else self.late)
        found = [self.one(value, lean) for value in values]
        return [value / sum(found) for value in found] if self.is_shared else found

    def one(self, value: float, lean: float) -> float:
        if not 0.0 < value < 1.0:
            return value
        return 1.0 / (1.0 + exp(-lean - self.slope * log(value / (1.0 - value))))


AS_SAID = Fit()


@cache
def fits() -> dict[str, dict[Knew, Fit]]:
    """By game and what was known; a game that is not named is said as it was found."""
    text = files("dwarrow.review").joinpath("calibration.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[Knew, Fit]])


def fit_for(game: str, knew: Knew) -> Fit:
    return fits().get(game, {}).get(knew, AS_SAID)
