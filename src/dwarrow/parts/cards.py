"""A deck as data: one line a kind of card. Cards of one kind are the same card, many times."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.parts.tunnel import Shape, Shapes


@dataclass(frozen=True)
class Card:
    """One kind of card: its word, how many there are, and its shape if it is a tunnel."""

    word: str
    count: int
    shape: Shape | None = None


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([0] * size)


def changed(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The same values with one of them changed. Copies of a state share what changes seldom."""
    values = values[:]
    values[at] = value
    return values


def raised(values: vec[i64], at: i64, by: i64) -> vec[i64]:
    return changed(values, at, values[at] + by)


NO_TUNNEL = Shape(0, ())


def shapes_of(cards: list[Card], playable: int) -> Shapes:
    """The tables of a deck whose first `playable` kinds are the tunnels that are played."""
    return Shapes([card.shape or NO_TUNNEL for card in cards], playable)


def pile(counts: list[int]) -> vec[i64]:
    """A pile with so many cards of each kind, in order."""
    cards = vec[i64]()
    for kind, count in enumerate(counts):
        for _ in range(count):
            cards = append(cards, kind)
    return cards


def counted(cards: vec[i64], kinds: int) -> list[int]:
    """How many cards of each kind lie in a pile."""
    counts = [0] * kinds
    for card in cards:
        counts[card] += 1
    return counts
