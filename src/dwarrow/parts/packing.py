"""A move of a tunnel game as one int: a deed, the card from the hand, and three details.

People, wire and records only ever see words; the engine only ever sees this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Where they stand: four bits of deed, then eight bits each.
CARD_AT: Final = 4
A_AT: Final = 12
B_AT: Final = 20
C_AT: Final = 28
PACKED_BITS: Final = 36

MIDDLE: Final = 128  # coordinates are packed with this added
TURNED: Final = 1 << C_AT  # the third detail, when a card lies turned by 180 degrees


def pack(deed: i64, card: i64, a: i64, b: i64, c: i64) -> i64:
    return deed | (card << CARD_AT) | (a << A_AT) | (b << B_AT) | (c << C_AT)


def pack_at(deed: i64, card: i64, x: i64, y: i64, c: i64) -> i64:
    """A deed done at a place."""
    return pack(deed, card, x + MIDDLE, y + MIDDLE, c)


def moved_by(move: i64, columns: i64, rows: i64) -> i64:
    """A deed done at a place, done so many places further."""
    return move + (columns << A_AT) + (rows << B_AT)


def is_packed(move: i64) -> bool:
    """Whether nothing stands outside the packed bits."""
    return move >= 0 and move >> PACKED_BITS == 0


def deed_of(move: i64) -> i64:
    return move & 15


def card_of(move: i64) -> i64:
    return (move >> CARD_AT) & 255


def a_of(move: i64) -> i64:
    return (move >> A_AT) & 255


def b_of(move: i64) -> i64:
    return (move >> B_AT) & 255


def c_of(move: i64) -> i64:
    return (move >> C_AT) & 255


def x_of(move: i64) -> i64:
    return a_of(move) - MIDDLE


def y_of(move: i64) -> i64:
    return b_of(move) - MIDDLE
