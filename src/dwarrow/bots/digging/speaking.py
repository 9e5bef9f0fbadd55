"""What a thinker of a mine game claims at the table.

One who digs tells what it has seen, as it is, and whom it suspects. One who hinders lies of a goal
where nobody can contradict it and it may still be believed, and suspects whom all suspect.
Both ask alike what others saw, and whoever is asked says again what it said, or would say.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.character import Character
from dwarrow.bots.digging.thumb import Thumb
from dwarrow.bots.talk import Claimed
from dwarrow.parts.deeds import LOOK
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.packing import a_of, deed_of

NOBODY_ASKED: Final = -1
BELIEVED: Final = 0.6  # who is suspected no more than this may hope to be believed


class Speaker:
    """One seat that may speak: what it knows, and what it believes."""

    def __init__(
        self, belief: Belief, weights: vec[float], mine: Mine, seat: i64, digs: bool
    ) -> None:
        self.belief = belief
        self.open = belief.assigned.weights  # what one believes who only listens
        self.weights = weights if digs else self.open  # by which it speaks of others
        self.mine = mine
        self.seat = seat
        self.digs = digs

    def claims(self, seen: vec[i64], fellows: i64, character: Character) -> list[Claimed]:
        """What it says once its move is made: what it saw, and one seat that it would name."""
        found = [
            Claimed(int(self.seat), "goal", goal, self.says_of(goal, seen[goal]))
            for goal in range(GOALS)
            if seen[goal] != 0 and self.mine.goals[goal] == 0 and not self.said("goal", goal)
        ]
        return found + self.opinion(fellows, character)

    def answer(self, seen: vec[i64]) -> list[Claimed]:
        """What it says when it is asked: as it has said before, else as it would say now."""
        found: list[Claimed] = []
        for goal in range(GOALS):
            if seen[goal] != 0 and self.mine.goals[goal] == 0:
                says = self.said("goal", goal) or self.says_of(goal, seen[goal])
                found.append(Claimed(int(self.seat), "goal", goal, says))
        return found

    def said(self, about: str, which: int) -> str:
        """What it has said of a goal, or of a seat."""
        subject = which if about == "goal" else int(self.belief.slots[which])
        held = self.belief.opinions.get((int(self.belief.slots[self.seat]), about, subject))
        return "" if held is None else held.says

    # ---- goals

    def says_of(self, goal: i64, face: i64) -> str:
        is_gold = face == self.mine.deck.treasure
        if not self.digs and self.may_lie_of(goal):
            is_gold = not is_gold and not self.has_named_gold()
        return "gold" if is_gold else "stone"

    def may_lie_of(self, goal: i64) -> bool:
        """Whether a lie may be believed: nobody else has looked there, nor suspects the liar."""
        for other in range(self.mine.seats):
            if other != self.seat and (self.mine.looked[other] >> goal) & 1 == 1:
                return False
        return self.belief.suspicion(self.open, self.seat) <= BELIEVED

    def has_named_gold(self) -> bool:
        return any(self.said("goal", goal) == "gold" for goal in range(GOALS))

    # ---- seats

    def opinion(self, fellows: i64, character: Character) -> list[Claimed]:
        """Whom it would accuse now, else whom it would vouch for, unless it has spoken of them."""
        others = [
            seat
            for seat in range(int(self.mine.seats))
            if seat != self.seat and (fellows >> seat) & 1 == 0 and not self.said("seat", seat)
        ]
        shares = {seat: self.belief.suspicion(self.weights, seat) for seat in others}
        for seat in sorted(others, key=lambda seat: -shares[seat])[:1]:
            if shares[seat] >= character.accuses:
                return [Claimed(int(self.seat), "seat", seat, "suspect")]
        for seat in sorted(others, key=lambda seat: shares[seat])[:1]:
            if shares[seat] <= character.vouches:
                return [Claimed(int(self.seat), "seat", seat, "trust")]
        return []


def without_known(belief: Belief, thumb: Thumb, moves: list[int]) -> list[int]:
    """The moves without looks at what a friend has seen, as long as another goal may be seen."""
    known = known_goals(belief, thumb.mine, thumb.seat)
    looks = [int(a_of(move)) for move in moves if deed_of(move) == LOOK]
    if not any((known >> goal) & 1 == 0 and (thumb.survey.targets >> goal) & 1 for goal in looks):
        return moves
    return [move for move in moves if deed_of(move) != LOOK or (known >> a_of(move)) & 1 == 0]


def silent_seat(belief: Belief, mine: Mine, asker: i64) -> int:
    """A seat that has looked at a goal, said nothing of it and was not asked; -1 if there is none.

    It follows from what all have seen and heard: a question tells nothing of who asks it.
    """
    for seat in range(mine.seats):
        unsaid = mine.looked[seat] & ~belief.asked_of[seat]
        for goal in range(GOALS):
            is_open = (unsaid >> goal) & 1 == 1 and mine.goals[goal] == 0
            key = (int(belief.slots[seat]), "goal", goal)
            if seat != asker and is_open and key not in belief.opinions:
                return int(seat)
    return NOBODY_ASKED


def known_goals(belief: Belief, mine: Mine, seat: i64) -> i64:
    """The goals that somebody else has looked at who is not doubted much."""
    known: i64 = 0
    for other in range(mine.seats):
        if other != seat and belief.suspicion(belief.assigned.weights, other) <= BELIEVED:
            known |= mine.looked[other]
    return known
