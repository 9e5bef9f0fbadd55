"""How easily a tunnel leads on, to one who holds some cards: the deck's count, the own count more.

Whoever holds a card for an end need not wait for it. So a way that is one card longer is taken if
the next card of it is in the hand: a straight tunnel alone would want more cards of one kind than
those who dig are dealt, while all others pile up in their hands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.flex import Flex
from dwarrow.parts.tunnel import BITS

OWN_COUNTS: Final = 85  # a card in the hand is worth as much as so many of the deck
UNKNOWN: Final = -1_000_000


class Own:
    """The hand of whoever looks at a mine, without the tunnel that is thought of."""

    def __init__(self, flex: Flex) -> None:
        self.flex = flex
        self.none: i64 = flex.deck.tunnels
        self.kinds: i64 = 0  # of the tunnels in the hand, a bit each
        self.twice: i64 = 0  # those held more than once
        self.left: i64 = 0  # those left without the one that is thought of
        self.laid: i64 = self.none  # the tunnel that is thought of, or none
        self.known = vec[i64]([UNKNOWN] * (self.none + 1))  # by what is laid: the mine's ease

    def take(self, hand: vec[i64]) -> None:
        """Another hand."""
        self.kinds = 0
        self.twice = 0
        for card in hand:
            if card < self.none:
                self.twice |= self.kinds & BITS[card]
                self.kinds |= BITS[card]
        self.give(self.none)
        self.forget()

    def give(self, laid: i64) -> None:
        """Think of one's hand without a tunnel, or with all if it is none."""
        self.laid = laid
        self.left = self.kinds & ~BITS[laid] | self.twice

    def forget(self) -> None:
        """Another mine, or another hand."""
        for laid in range(len(self.known)):
            self.known[laid] = UNKNOWN

    def ease(self, need: i64, came: i64, wanted: i64) -> i64:
        """How easily it goes on from a side to a wanted one in a place that has this need."""
        count = self.flex.of(need, came, wanted)
        leads = self.flex.kinds_of(need, came, wanted) & self.left
        return count + OWN_COUNTS if leads != 0 else count

    def hope(self) -> i64:
        """The most that an end may have with the cards that are left."""
        return self.flex.most + OWN_COUNTS if self.left != 0 else self.flex.most
