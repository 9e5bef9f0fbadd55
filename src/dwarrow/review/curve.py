"""The curve: how sure its values are, where it breaks, and how a few playouts are made smooth."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final

from dwarrow.review.contents import Unit
from dwarrow.review.playouts import Mean

BREAKS: Final[dict[Unit, float]] = {"chance": 0.15, "nuggets": 1.5}  # a turning point changes
SURELY: Final = 2.5  # and so many standard errors
SPREAD: Final[dict[Unit, float]] = {"chance": 1.0, "nuggets": 5.0}  # of one playout, at most twice
DRIFT: Final = 0.03  # by which a chance may change when nothing seems to happen


def rounded(values: list[float]) -> list[float]:
    return [round(value, 3) for value in values]


def error_of(unit: Unit, mean: Mean) -> float:
    """The standard error of the least sure value; it is never nothing."""
    if unit == "nuggets":
        return SPREAD[unit] / 2 / sqrt(mean.tries)
    shares = [(value * mean.tries + 0.5) / (mean.tries + 1.0) for value in mean.values]
    return sqrt(max(share * (1.0 - share) for share in shares) / mean.tries)


def is_turning(unit: Unit, change: float, errors: tuple[float, float]) -> bool:
    """Whether the curve breaks, and not only by how unsure either of the two values is."""
    return change >= max(BREAKS[unit], SURELY * hypot(*errors))


def changed(before: list[float], after: list[float]) -> float:
    """By how much the line that changed most did."""
    return max(abs(a - b) for a, b in zip(after, before))


class Smooth:
    """What a seat could know, from few playouts a move: the less happens, the more the ones before
    count (a Kalman filter whose drift is what the truth changed by)."""

    def __init__(self, values: list[float]) -> None:
        self.values = list(values)
        self.doubt = 1.0  # variance, in squares of a spread

    def on(self, found: Mean, change: float, unit: Unit) -> list[float]:
        drift = DRIFT + change / SPREAD[unit] / 2
        self.doubt += drift * drift
        noise = (error_of(unit, found) / SPREAD[unit]) ** 2
        gain = self.doubt / (self.doubt + noise)
        self.doubt *= 1.0 - gain
        self.values = [old + gain * (new - old) for old, new in zip(self.values, found.values)]
        return self.values
