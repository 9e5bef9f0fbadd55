"""A hand: a sorted vec of card kinds with free places at its end. The number held is public."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.kernel.state import Moves
from dwarrow.parts.shapes import BITS

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
    above: i64 = NO_CARD
    i = held - 1
    while hand[i] != card:
        here = hand[i]
        hand[i] = above
        above = here
        i -= 1
    hand[i] = above


MARK: Final = 64  # a bit above each of the kinds below
KIND: Final = 63
NEXT: Final = 8  # packed kinds stand so many bits apart, as the details of a move do


def kinds_in(hand: vec[i64]) -> tuple[i64, i64, i64]:
    """Each kind of a hand once, for lists of many moves; then the kinds held twice, and thrice.

    The first are packed, the smallest lowest: NEXT bits each with a MARK, so that nothing is left
    when all are through. The other two are bit sets.
    """
    kinds: i64 = 0
    twice: i64 = 0
    thrice: i64 = 0
    at: i64 = 0
    before: i64 = NO_CARD
    for card in hand:
        if card == NO_CARD:
            break
        if card != before:
            kinds |= (card | MARK) << at
            at += NEXT
        else:
            thrice |= twice & BITS[card]
            twice |= BITS[card]
        before = card
    return kinds, twice, thrice


def cut(kinds: i64, limit: i64) -> tuple[i64, i64]:
    """Those of packed kinds that are below a limit, and their bit set."""
    left = kinds
    at: i64 = 0
    held: i64 = 0
    one = at + 1  # a shifted literal would be 32 bits wide once compiled
    while left != 0 and left & KIND < limit:
        held |= one << (left & KIND)
        left >>= NEXT
        at += NEXT
    return kinds ^ (left << at), held


def parted(hand: vec[i64], limit: i64) -> tuple[i64, i64, i64, i64]:
    """Each kind of a hand once, packed: all, those below a limit, their bit set, and the others.

    As `kinds_in` and `cut` find them, in one walk over the hand.
    """
    kinds: i64 = 0
    held: i64 = 0
    at: i64 = 0
    split: i64 = 0  # where the others begin
    before: i64 = NO_CARD
    one = at + 1
    for card in hand:
        if card == before:
            continue
        if card == NO_CARD:
            break
        kinds |= (card | MARK) << at
        at += NEXT
        if card < limit:
            held |= one << card
            split = at
        before = card
    others = kinds >> split
    return kinds, kinds ^ (others << split), held, others


def list_pairs(base: i64, at: i64, kinds: i64, twice: i64, alone: bool, into: Moves) -> None:
    """A move with any two of packed kinds, the smaller first, of one only if held twice.

    They stand in the move from a bit on; `alone` lists it also with the first and none besides.
    """
    items = into.items
    n = into.n
    behind = at + NEXT
    nothing = i64(NO_CARD) << behind
    while kinds != 0:
        card = kinds & KIND
        one = base | (card << at)
        if alone:
            items[n] = one | nothing
            n += 1
        others = kinds if (twice >> card) & 1 == 1 else kinds >> NEXT
        while others != 0:
            items[n] = one | ((others & KIND) << behind)
            n += 1
            others >>= NEXT
        kinds >>= NEXT
    into.n = n


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
