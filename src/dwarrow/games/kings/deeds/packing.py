"""How a move is packed: four bits of deed, twelve of the card from the hand, twelve of the place.

Places to lay a troop are the centre's four, then 64 for the captured mines of each seat; places
to take a card from are the Camp's piles by race, then the deck.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAY: Final = 1  # a troop on a mine
TAKE_CARD: Final = 2
PASS: Final = 3
REDRAW: Final = 4

# ---- the parts of a move

CARD_AT: Final = 4
PLACE_AT: Final = 16


def pack(deed: i64, card: i64, place: i64) -> i64:
    return deed | card << CARD_AT | place << PLACE_AT


def deed_of(move: i64) -> i64:
    return move & 15


def card_in(move: i64) -> i64:
    return (move >> CARD_AT) & 4095


def place_in(move: i64) -> i64:
    return move >> PLACE_AT


# ---- the places of captured mines

OWN: Final = 64
OWN_BITS: Final = 6


def own_place(seat: i64, index: i64) -> i64:
    """The place of a seat's captured mine, counted from its oldest."""
    return OWN * (seat + 1) + index


def owner_of(place: i64) -> i64:
    return place // OWN - 1


def index_of(place: i64) -> i64:
    return place % OWN
