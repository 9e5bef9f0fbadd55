"""How much each seat is doubted for what it did openly, in thousandths of log odds.

This is the quick, one-number reckoning that rules of thumb and playouts use; the exact one, over
all assignments of roles, is in `belief.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.bots.digging.flex import flex_of
from dwarrow.bots.digging.retelling import Act, Retelling, act_in
from dwarrow.bots.digging.signs import BREAKS, MENDS_OTHER, SIGNS, STAGES, sign_of, stage_of
from dwarrow.bots.digging.survey import Survey
from dwarrow.kernel.state import Event
from dwarrow.parts.cards import Deck
from dwarrow.parts.events import Dealt
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.packing import a_of
from dwarrow.parts.tunnel import Maze

MOST: Final = 4000

# By stage and sign: what a sign adds to the doubt in its seat, in thousandths.
WHILE_FAR: Final = [-150, 100, 300, 800, 0, 0, 0, -150, -300, 900, 0, 0, 0, 0, 0]
ON_THE_WAY: Final = [-300, 150, 700, 1100, 150, 0, 0, -200, -500, 1300, 0, 0, 0, 0, 0]
NEAR_BY: Final = [-600, 250, 900, 1300, 250, 0, 0, -250, -600, 1500, 0, 0, 0, 0, 0]
WEIGHTS: Final = vec[i64](WHILE_FAR + ON_THE_WAY + NEAR_BY)
assert len(WEIGHTS) == SIGNS * STAGES


def open_targets(mine: Mine) -> i64:
    """The goals that may hide the treasure as far as everybody knows."""
    left: i64 = 0
    for goal in range(GOALS):
        if mine.goals[goal] == 0:
            left |= 1 << goal
    return left


def doubt_more(doubts: vec[i64], stage: i64, sign: i64, seat: i64, move: i64) -> None:
    """Add to the doubts what one act says; a break or a mend is judged by its target."""
    if sign == BREAKS:
        added = -(min(max(doubts[a_of(move)], -900), 900) - 350) * 2 // 3
    elif sign == MENDS_OTHER:
        added = min(max(doubts[a_of(move)], -300), 600) // 2
    else:
        added = WEIGHTS[stage * SIGNS + sign]
    doubts[seat] = min(max(doubts[seat] + added, -MOST), MOST)


@mypyc_attr(allow_interpreted_subclasses=True)
class Doubts:
    """The doubts a listener has of each seat, kept up with the story."""

    def __init__(self, deck: Deck, opening: Maze, seats: i64) -> None:
        self.retelling = Retelling(deck, opening, seats)
        self.survey = Survey(flex_of(deck))
        self.of = vec[i64]([0] * seats)
        self.heard = 0

    def hear(self, story: list[Event]) -> None:
        for i in range(self.heard, len(story)):
            self._hear(story[i])
        self.heard = len(story)

    def act_in(self, event: Event) -> Act | None:
        """The act an event tells of; games with more events know more."""
        return act_in(event, self.retelling.mine.deck)

    def _hear(self, event: Event) -> None:
        if isinstance(event, Dealt):
            for seat in range(len(self.of)):
                self.of[seat] = 0
        act = self.act_in(event)
        if act is not None:
            mine = self.retelling.mine
            self.survey.look(mine, open_targets(mine))
            sign = sign_of(self.survey, mine, act.seat, act.move)
            doubt_more(self.of, stage_of(self.survey.distance), sign, act.seat, act.move)
        self.retelling.tell(event)
