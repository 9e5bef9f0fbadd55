"""The moves of the mine as numbers and back, each kind counted from zero."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.tensors import OUTSIDE, seat_of
from dwarrow.parts.deeds import LAY, NO_GOAL, OPEN, ORIENT_GOAL, ROCKFALL
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import GOALS
from dwarrow.parts.packing import TURNED, b_of, c_of, card_of, pack, x_of, y_of
from dwarrow.parts.tensors import PLACES, packed_place, place_of, slot_of


def card_in(hand: vec[i64], slot: i64) -> i64:
    return hand[slot] if slot < len(hand) else NO_CARD


def target(who: i64, me: i64, seats: i64) -> i64:
    """The seat that sits so far from oneself, or OUTSIDE."""
    return OUTSIDE if who >= seats else seat_of(who, me, seats)


def number_of_lay(hand: vec[i64], move: i64) -> i64:
    place = place_of(x_of(move), y_of(move))
    if place == OUTSIDE:
        return OUTSIDE
    return (2 * slot_of(hand, card_of(move)) + c_of(move)) * PLACES + place


def lay_of(hand: vec[i64], number: i64, tunnels: i64) -> i64:
    card = card_in(hand, number // (2 * PLACES))
    if card >= tunnels:
        return OUTSIDE
    turned = number // PLACES % 2
    return LAY | (card << 4) | packed_place(number % PLACES) | (TURNED * turned)


def number_of_rockfall(move: i64) -> i64:
    """The place; one beyond them all for a rockfall that takes nothing."""
    return PLACES if c_of(move) != 0 else place_of(x_of(move), y_of(move))


def rockfall_of(number: i64, card: i64) -> i64:
    if number == PLACES:
        return pack(ROCKFALL, card, 0, 0, 1)
    return ROCKFALL | (card << 4) | packed_place(number)


def number_of_opening(goal: i64) -> i64:
    return GOALS if goal == NO_GOAL else goal


def opening_of(number: i64) -> i64:
    return pack(OPEN, NO_CARD, number if number < GOALS else NO_GOAL, 0, 0)


def number_of_lying(goal: i64, move: i64) -> i64:
    return 2 * goal + b_of(move)


def lying_of(number: i64) -> i64:
    return pack(ORIENT_GOAL, NO_CARD, number >> 1, number & 1, 0)
