"""How likely a claim is by side: diggers mostly say what is true, the others what suits them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.assignments import SIDES
from dwarrow.parts.mine import GOALS

HONEST: Final = 0.92  # how often a digger who has looked says what it saw
LYING: Final = 0.5  # how often one who hinders does: its word tells nothing
HEARSAY: Final = 0.55  # a digger who has not looked guesses hardly better than chance
JUST: Final = 0.6  # how often a digger suspects the right one
STEADY: Final = 0.4  # how likely a digger says the opposite later on, against LYING


def claim_likely(
    goal: i64, says_gold: bool, looked: bool, hinders: i64, trusts: bool
) -> vec[float]:
    """By side and treasure goal: how likely a seat claims gold or stone for a goal.

    To one who trusts, everybody is as honest as a digger.
    """
    honest = HONEST if looked else HEARSAY
    likely = vec[float]([1.0] * (SIDES * GOALS))
    for side in range(hinders + 1):
        truth = LYING if side == hinders and not trusts else honest
        for treasure in range(GOALS):
            is_true = (treasure == goal) == says_gold
            likely[side * GOALS + treasure] = truth if is_true else 1.0 - truth
    return likely


def trust_likely(says_suspect: bool, hinders: i64) -> vec[float]:
    """By side of the claimer and of the one it speaks of."""
    likely = vec[float]([0.5] * (SIDES * SIDES))
    for side in range(hinders):
        for other in range(hinders + 1):
            is_just = (other == hinders) == says_suspect
            likely[side * SIDES + other] = JUST if is_just else 1.0 - JUST
    return likely


def change_likely(hinders: i64) -> vec[float]:
    """By side and treasure goal: how likely a seat changes its mind without having looked."""
    likely = vec[float]([STEADY] * (SIDES * GOALS))
    for treasure in range(GOALS):
        likely[hinders * GOALS + treasure] = LYING
    return likely
