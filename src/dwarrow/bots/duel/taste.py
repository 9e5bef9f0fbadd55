"""How much a habit of the Duel cares for what, for two or alone."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.duel.ways import FAR


class Taste:
    """How much a habit cares for what; a step nearer to a goal is 1."""

    def __init__(self) -> None:
        self.gold = 3.0  # a nugget
        self.base = 0.0  # a goal face down, whatever it hides
        self.use = 0.0  # the share of what a card would bring now that it is kept for
        self.fade = vec[float]()  # by cards that a goal is away, the share it counts
        self.fading(0.8)
        self.hope = 3.0  # a nugget that a goal may hide
        self.spoil = 0.8  # the rival's loss
        self.mend = 6.0
        self.throw = 1.5
        self.smash = 3.5  # the rival's first tool
        self.again = 0.4  # the next ones
        self.look = 0.6
        self.fresh = 0.5  # a new card
        self.more = 0.8  # a second one
        self.bribe = 2.0  # a token and a nugget
        self.turn = 0.8  # a goal turned up, whatever it is
        self.ends = 0.0  # one more open end
        self.thrift = 0.1  # the keeping of a tunnel when it is laid
        # What a card is worth in the hand before one looks at the table.
        self.tunnel = 0.2
        self.run = 0.5  # from east to west
        self.exit = 0.15
        self.nugget = 0.5
        self.breaks = 0.6
        self.mends = 0.4
        self.falls = 0.8
        self.key = 0.5
        self.map = 0.4

    def fading(self, share: float) -> None:
        """How much less a goal counts, a card farther away."""
        faded = vec[float]([1.0] * (FAR + 2))
        for cards in range(i64(1), i64(FAR + 1)):
            faded[cards] = faded[cards - 1] * share
        faded[FAR + 1] = 0.0
        self.fade = faded


def solo_taste() -> Taste:
    """The taste of one who plays alone: every card counts, for there are no more than these."""
    taste = Taste()
    taste.gold = 0.59
    taste.base = 0.28
    taste.hope = 4.16
    taste.turn = 1.98
    taste.use = 0.5
    taste.mend = 2.91
    taste.throw = 2.9
    taste.look = 0.41
    taste.fresh = 0.35
    taste.more = -0.43
    taste.bribe = 3.05
    taste.ends = 0.02
    taste.thrift = 0.32
    taste.tunnel = 1.22
    taste.run = 0.54
    taste.nugget = 0.61
    taste.mends = 0.8
    taste.key = 0.93
    taste.map = 0.14
    taste.fading(0.756)
    return taste
