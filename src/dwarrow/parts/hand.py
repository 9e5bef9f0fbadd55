"""A hand: a sorted vec of card kinds with free places at its end. The number held is public."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_CARD: Final = 255  # in a free place of a hand


def put_card(hand: vec[i64], held: i64, card: i64) -> None:
    """Put a card where it belongs among the `held` ones; there must be a free place."""
    i = held
    while i > 0 and hand[i - 1] > card:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = card


def drop_card(hand: vec[i64], held: i64, card: i64) -> None:
    """Take one card of a kind out of the hand; it must be there."""
    i: i64 = 0
    while hand[i] != card:
        i += 1
    while i + 1 < held:
        hand[i] = hand[i + 1]
        i += 1
    hand[held - 1] = NO_CARD


def holds(hand: vec[i64], card: i64) -> bool:
    if card == NO_CARD:
        return False
    for held in hand:
        if held == card:
            return True
    return False


def hand_of(cards: vec[i64], room: i64) -> vec[i64]:
    """A hand with room for so many cards, holding these."""
    hand = vec[i64]()
    for card in sorted(int(card) for card in cards):
        hand = append(hand, card)
    while len(hand) < room:
        hand = append(hand, NO_CARD)
    return hand
