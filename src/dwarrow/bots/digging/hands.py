"""What the others probably do not hold: who sits with a broken tool and does not mend it.

Counting the cards that are seen is `imagine`'s work. Here is what seats did not do: each card that
could have mended counts less in a hand, until the seat has drawn new cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.retelling import Act
from dwarrow.parts.cards import IS_MEND, Deck
from dwarrow.parts.deeds import MEND
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import a_of, deed_of

WOULD: Final = 0.9  # how often one who could mend his own tool does
TOOLS: Final = 3


class Hands:
    """By seat and tool: how many cards ago the seat had nothing to mend it with; -1 if never."""

    def __init__(self, deck: Deck, seats: i64) -> None:
        self.deck = deck
        self.seats = seats
        self.since = vec[i64]([-1] * (seats * TOOLS))

    def clear(self) -> None:
        for i in range(len(self.since)):
            self.since[i] = -1

    def note(self, mine: Mine, act: Act) -> None:
        """A seat has acted and drawn; the mine is as it was before."""
        mends = deed_of(act.move) == MEND and a_of(act.move) == act.seat
        for tool in range(TOOLS):
            at = act.seat * TOOLS + tool
            if self.since[at] >= 0:
                self.since[at] = self.since[at] + 1
            if (mine.tools[act.seat] >> tool) & 1 == 1 and not mends:
                self.since[at] = 1

    def weight(self, seat: i64, hand: vec[i64], held: i64) -> float:
        """How well a hand agrees with what its seat did not do."""
        weight = 1.0
        for i in range(held):
            card = hand[i]
            if self.deck.deed[card] == IS_MEND:
                weight *= self._mend_weight(seat, self.deck.shown[card], held)
        return weight

    def _mend_weight(self, seat: i64, shown: i64, held: i64) -> float:
        least = 1.0
        for tool in range(TOOLS):
            since = self.since[seat * TOOLS + tool]
            if (shown >> tool) & 1 == 1 and 0 <= since < held:
                old = 1.0 - float(since) / float(held)
                least = min(least, 1.0 - WOULD * old)
        return least
