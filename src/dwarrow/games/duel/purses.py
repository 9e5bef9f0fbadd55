"""Gold cards before a player, packed: eight bits for how many show one, two and three nuggets."""

from __future__ import annotations

from mypy_extensions import i64


def coin(value: i64) -> i64:
    """One gold card of a value (DUEL-44)."""
    return 1 << (8 * value - 8)


def count_of(purse: i64, value: i64) -> i64:
    """How many cards of a value are in it."""
    return (purse >> (8 * value - 8)) & 255


def nuggets(purse: i64) -> i64:
    return (purse & 255) + 2 * ((purse >> 8) & 255) + 3 * ((purse >> 16) & 255)


def cards_in(purse: i64) -> i64:
    return (purse & 255) + ((purse >> 8) & 255) + ((purse >> 16) & 255)


def purse_cards(purse: i64) -> list[int]:
    """The values of its cards, in rising order."""
    return [value for value in (1, 2, 3) for _ in range(count_of(purse, value))]
