"""What a place's need leaves open: how many of a deck's tunnel cards would lead on from it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.parts.cards import Deck
from dwarrow.parts.tunnel import BITS, agrees, face_of
from dwarrow.parts.walk import joined_from

FEW: Final = 3  # a way for which the whole deck has fewer cards is no way
# The pairs of sides that a card may join, each a bit in this order.
FIRST_SIDE: Final = vec[i64]([0, 0, 0, 1, 1, 2])
SECOND_SIDE: Final = vec[i64]([1, 2, 3, 2, 3, 3])
PAIRS: Final = 6


class Flex:
    """How many of a deck's tunnel cards would lead on from a place, by what the place asks for."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.known = vec[i64]([-1] * (256 * 64))
        self.kinds = vec[i64]([0] * (256 * 64))  # which cards these are, a bit set
        self.ways = vec[i64]([-1] * (256 * 4))
        self.most: i64 = sum(card.count for card in deck.cards[: deck.tunnels])
        self.by_need = vec[i64]([-1] * 256)
        self.by_face = vec[i64]([_joined(joins) for joins in deck.shapes.joins])

    def of(self, need: i64, came: i64, wanted: i64) -> i64:
        """Cards that fit a need and join the side one comes from with a wanted one."""
        at = (need * 4 + came) * 16 + wanted
        if self.known[at] < 0:
            kinds = self._leading(need, came, wanted)
            self.kinds[at] = kinds
            self.known[at] = self._count(kinds)
        return self.known[at]

    def kinds_of(self, need: i64, came: i64, wanted: i64) -> i64:
        """The kinds that were counted, a bit each."""
        return self.kinds[(need * 4 + came) * 16 + wanted]

    def leads(self, need: i64, side: i64) -> i64:
        """The sides that enough cards would join with this one in such a place."""
        at = need * 4 + side
        if self.ways[at] < 0:
            ways: i64 = 0
            for other in range(4):
                if other != side and self.of(need, side, 1 << other) >= FEW:
                    ways |= 1 << other
            self.ways[at] = ways
        return self.ways[at]

    def pairs(self, need: i64) -> i64:
        """The pairs of sides that enough cards would join in such a place."""
        if self.by_need[need] < 0:
            pairs: i64 = 0
            for pair in range(PAIRS):
                if (self.leads(need, FIRST_SIDE[pair]) >> SECOND_SIDE[pair]) & 1 == 1:
                    pairs |= 1 << pair
            self.by_need[need] = pairs
        return self.by_need[need]

    def _count(self, kinds: i64) -> i64:
        total: i64 = 0
        for kind in range(self.deck.tunnels):
            if (kinds >> kind) & 1 == 1:
                total += self.deck.cards[kind].count
        return total

    def _leading(self, need: i64, came: i64, wanted: i64) -> i64:
        shapes = self.deck.shapes
        kinds: i64 = 0
        for kind in range(self.deck.tunnels):
            for turned in range(2):
                face = face_of(kind, turned)
                ways = joined_from(shapes.joins[face], came)
                if ways & wanted != 0 and agrees(need, shapes.edges[face]):
                    kinds |= BITS[kind]
        return kinds


def _joined(joins: i64) -> int:
    """The pairs of sides that a laid card joins."""
    pairs = 0
    for pair in range(PAIRS):
        if (joins >> (4 * FIRST_SIDE[pair] + SECOND_SIDE[pair])) & 1 == 1:
            pairs |= 1 << pair
    return pairs


FLEXES: Final[list[Flex]] = []


def flex_of(deck: Deck) -> Flex:
    """The one table of a deck, in whichever view that lies: it is slow to fill."""
    for flex in FLEXES:
        if flex.deck.cards is deck.cards:
            return flex
    FLEXES.append(Flex(deck.copy()))
    return FLEXES[-1]
