"""Small things done to rows of cards: hands kept sorted in place, rows with one more or less."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.kings.cards import NO_CARD


def put(cards: vec[i64], start: i64, held: i64, card: i64) -> None:
    """Sort a card into the `held` cards from `start`; there must be room after them."""
    i = start + held
    while i > start and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card


def drop(cards: vec[i64], start: i64, held: i64, card: i64) -> bool:
    """Take one such card out of the `held` cards from `start`, if it is there."""
    end = start + held
    i = start
    while i < end and cards[i] != card:
        i += 1
    if i == end:
        return False
    while i < end - 1:
        cards[i] = cards[i + 1]
        i += 1
    cards[end - 1] = NO_CARD
    return True


def inserted(cards: vec[i64], at: i64, card: i64) -> vec[i64]:
    """A new row with one more card at a place."""
    longer = append(cards[:], card)
    i: i64 = len(longer) - 1
    while i > at:
        longer[i] = longer[i - 1]
        i -= 1
    longer[at] = card
    return longer


def without(cards: vec[i64], at: i64) -> vec[i64]:
    """A new row without the card at a place."""
    shorter = cards[: len(cards) - 1]
    for i in range(at, len(shorter)):
        shorter[i] = cards[i + 1]
    return shorter
