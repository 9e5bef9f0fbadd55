"""Seeded dice: the published generator for every seed, and nothing of the seed to be found."""

from __future__ import annotations

import random

import pytest

from dwarrow.kernel.dice import Seeded, seeded_at

ALL = 0xFFFFFFFFFFFFFFFF
EDGES = [0, 1, 2**31, 2**32 - 1, 2**32, 2**61, 2**62, 2**63, 2**64 - 1, 2**64, 2**200 + 7]


def splitmix64(seed: int) -> list[int]:
    """The first four numbers' last 32 bits, as Vigna writes it, in Python's own long ints."""
    state, words = seed & ALL, []
    for _ in range(4):
        state = (state + 0x9E3779B97F4A7C15) & ALL
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & ALL
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & ALL
        words.append((mixed ^ (mixed >> 31)) & 0xFFFFFFFF)
    return words


def seeds() -> list[int]:
    chance = random.Random(1)
    drawn = [chance.getrandbits(bits) for bits in range(1, 100) for _ in range(5)]
    return [sign * seed for seed in EDGES + drawn for sign in (1, -1)]


def test_every_seed_spreads_as_splitmix64_does() -> None:
    for seed in seeds():
        dice = Seeded(seed)
        assert [dice.a, dice.b, dice.c, dice.d] == splitmix64(seed)


def test_golden_numbers_stay_what_they_were() -> None:
    dice = Seeded(42)
    assert [dice.word() for _ in range(3)] == [204391854, 1829846404, 4021786942]
    assert Seeded(7).shuffled(list(range(8))) == [3, 6, 1, 4, 0, 5, 7, 2]


def drawn_singly(dice: Seeded, cards: list[int]) -> list[int]:
    """Fisher-Yates, with a number drawn for every card."""
    for last in range(len(cards) - 1, 0, -1):
        at = int(dice.below(last + 1))
        cards[last], cards[at] = cards[at], cards[last]
    return cards


# Where the next word is 0 it has to be thrown away for every size that is no power of two.
ZERO_NEXT = [seeded_at(a, 0, c, 5) for a in range(1, 6) for c in range(5)]


@pytest.mark.parametrize("size", [0, 1, 2, 3, 7, 28, 67])
def test_a_shuffle_is_what_numbers_drawn_one_by_one_make_it(size: int) -> None:
    for dice in [*map(Seeded, range(40)), *ZERO_NEXT]:
        again = dice.copy()
        assert dice.shuffled(list(range(size))) == drawn_singly(again, list(range(size)))
        assert dice == again


@pytest.mark.parametrize("seed", [5, 2**40, -3])
def test_dice_do_not_tell_their_seed(seed: int) -> None:
    dice = Seeded(seed)
    facts = [name for name in dir(dice) if not name.startswith("__")]
    assert "seed" not in facts
    assert not any(getattr(dice, name) == seed for name in facts)
