"""Piles of cards and numbers by seat or kind, as playouts copy and fill them.

The deck as data is in `cards.py`, which is compiled without pains.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOUGHTS: Final = vec[i64]([0] * 96)


def zeros(size: i64) -> vec[i64]:
    """Copied from zeros that are there, which takes less than filling."""
    if size <= len(NOUGHTS):
        return NOUGHTS[:size]
    return vec[i64]([0] * size)


def changed(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The same values with one of them changed. Copies of a state share what changes seldom."""
    values = values[:]
    values[at] = value
    return values


def raised(values: vec[i64], at: i64, by: i64) -> vec[i64]:
    return changed(values, at, values[at] + by)


def pile(counts: list[int]) -> vec[i64]:
    """A pile with so many cards of each kind, in order."""
    cards = vec[i64](capacity=sum(counts))
    for kind in range(i64(len(counts))):
        left: i64 = counts[kind]
        while left > 0:
            cards = append(cards, kind)
            left -= 1
    return cards


def bottom_up(deck: vec[i64]) -> vec[i64]:
    """A dealt order, whose first card is on top, as a deck whose last card is on top."""
    turned = deck[:]
    low: i64 = 0
    high: i64 = len(turned) - 1
    while low < high:
        card = turned[low]
        turned[low] = turned[high]
        turned[high] = card
        low += 1
        high -= 1
    return turned
