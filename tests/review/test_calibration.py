"""What the curve says comes true as often as it says: a sample of the law in docs/review.md.

If shares are right, what came true is off from what was said by no more than chance: the sum of
`won - said` has the variance of so many coins with these shares. The limit, four standard errors,
follows from that and from nothing that was seen; faults planted here are far beyond it.
"""

from __future__ import annotations

import sys
from functools import cache
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from dwarrow.review.calibrating import AS_SAID, Knew, fit_for, fits
from dwarrow.review.scales import SCALES

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
import review_calibration as law

FIRST, GAMES = 900_001, 100  # seeds that no fit has seen; so many that planted leans are seen
SURELY = 4.0
Pairs = list[tuple[float, float]]


@cache
def rows() -> list[dict[str, Any]]:
    """One position of every game, so that each is a throw of its own."""
    found = []
    for seed in range(FIRST, FIRST + GAMES):
        table = law.played("saboteur", 5, seed, ["habit"], rounds=1)
        found += islice(law.asked(table, seed), seed % 2, seed % 2 + 1)
    return found


def sample(knew: Knew) -> Pairs:
    """Said and won."""
    fit = fit_for("saboteur", knew)
    return [(fit.on(row[knew], row["deck"])[0], row["won"][0]) for row in rows()]


def off(pairs: Pairs) -> float:
    """How many standard errors more was won than said."""
    return weighed(pairs, lambda said: 1.0)


def too_bold(pairs: Pairs) -> float:
    """How many standard errors what was said to be likely came true too often (or too seldom)."""
    return weighed(pairs, lambda said: said - 0.5)


def weighed(pairs: Pairs, weight) -> float:
    total = sum(weight(said) * (won - said) for said, won in pairs)
    spread = sum(weight(said) ** 2 * max(said * (1.0 - said), 0.005) for said, _ in pairs)
    return total / sqrt(spread)


@pytest.mark.parametrize("knew", ["all", "seat"])
def test_what_the_curve_says_comes_true_as_often_as_it_says(knew: Knew) -> None:
    pairs = sample(knew)
    assert len(pairs) > GAMES / 2
    assert abs(off(pairs)) < SURELY and abs(too_bold(pairs)) < SURELY


@pytest.mark.parametrize("knew", ["all", "seat"])
def test_a_curve_of_the_other_side_or_one_that_leans_half_the_way_would_be_seen(knew: Knew) -> None:
    pairs = sample(knew)
    assert abs(too_bold([(1.0 - said, won) for said, won in pairs])) > SURELY
    assert abs(off([(said / 2, won) for said, won in pairs])) > SURELY
    assert abs(off([((1.0 + said) / 2, won) for said, won in pairs])) > SURELY


@pytest.mark.parametrize("game", SCALES)
@pytest.mark.parametrize("knew", ["all", "seat"])
def test_a_fit_keeps_the_order_and_what_is_certain(game: str, knew: Knew) -> None:
    fit = fit_for(game, knew)
    for deck in (0, 7, 40):
        said = [fit.on([share / 20, 1 - share / 20], deck)[0] for share in range(21)]
        assert (said[0], said[-1]) == (0.0, 1.0) and said == sorted(said)
        if fit.is_shared:
            assert sum(fit.on([0.5, 0.3, 0.2, 0.0], deck)) == pytest.approx(1.0)


def test_only_games_there_are_have_a_fit_and_nuggets_are_said_as_found() -> None:
    assert set(fits()) <= set(SCALES)
    assert fit_for("solo", "all") == AS_SAID and AS_SAID.on([3.25, 0.5], 9) == [3.25, 0.5]
