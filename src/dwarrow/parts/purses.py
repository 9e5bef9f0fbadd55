"""Gold cards before a player, packed in one number because playouts fill and pass it.

Eight bits each say how many show one, two and three nuggets (SAB-003, DUEL-44); above them stand
nuggets that the bank paid besides. Nobody else knows how.
"""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.kernel.state import Moves
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import pack


def coin(value: i64) -> i64:
    """One gold card of a value."""
    return 1 << (8 * value - 8)


def from_bank(nuggets: i64) -> i64:
    """So many nuggets from the bank."""
    return nuggets << 24


def purse_of(cards: list[int], bank: i64 = 0) -> i64:
    """These gold cards and so many nuggets from the bank."""
    purse = from_bank(bank)
    for value in cards:
        purse += coin(value)
    return purse


def count_of(purse: i64, value: i64) -> i64:
    """How many cards of a value are in it."""
    return (purse >> (8 * value - 8)) & 255


def bank_in(purse: i64) -> i64:
    """The nuggets in it that came from the bank."""
    return purse >> 24


def nuggets(purse: i64) -> i64:
    return (purse & 255) + 2 * ((purse >> 8) & 255) + 3 * ((purse >> 16) & 255) + (purse >> 24)


def cards_in(purse: i64) -> i64:
    return (purse & 255) + ((purse >> 8) & 255) + ((purse >> 16) & 255)


def purse_cards(purse: i64) -> list[int]:
    """The values of its cards, in rising order."""
    return [value for value in (1, 2, 3) for _ in range(count_of(purse, value))]


def list_coins(purse: i64, deed: i64, into: Moves) -> None:
    """A deed with one of its cards, each value once."""
    for value in range(i64(1), i64(4)):
        if count_of(purse, value) != 0:
            into.add(pack(deed, NO_CARD, value, 0, 0))
