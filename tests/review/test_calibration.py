"""A sample of the law that `benchmarks/review_calibration.py` measures over many games."""

from __future__ import annotations

import sys
from pathlib import Path

import dwarrow
from dwarrow.review.scales import SCALES

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
import review_calibration as law

GAMES = 10


def test_what_the_curve_says_comes_true_more_often_than_not() -> None:
    scale = SCALES["kings"](dwarrow.game_named("kings"), 2)
    said = [
        (value, won)
        for seed in range(1, GAMES + 1)
        for all_known, value, won, _ in law.asked(
            law.played("kings", 2, seed, ["habit"]), scale, seed
        )
        if all_known
    ]
    assert len(said) > 10 * GAMES
    error = sum((value - won) ** 2 for value, won in said) / len(said)
    assert error < 0.23  # who says nothing but one half has 0.25
    sure = [won for value, won in said if value > 0.9]
    assert sure and sum(sure) / len(sure) > 0.8
