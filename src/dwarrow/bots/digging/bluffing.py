"""How one who hinders hides: for a share of its turns, by stage, it makes only quiet moves.

Quiet is what the belief of others would not read against it: to pass, to look, to break a tool of
one whom all doubt; to dig along only where nothing else is quiet, since it brings the goals nearer.
The shares were chosen by play against diggers who believe (docs/bots.md). Where somebody has looked
at a goal and nobody speaks, nobody compares what he saw, and hiding only loses time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.signs import DIGS, judged, sign_of, stage_of
from dwarrow.bots.digging.thumb import Thumb
from dwarrow.kernel.dice import Dice
from dwarrow.parts.deeds import BREAK, MEND
from dwarrow.parts.packing import a_of, deed_of

QUIET: Final = 0.35  # log odds up to which a move is not read against its seat
GIVEN_AWAY: Final = 0.75  # who is suspected so much gains nothing by hiding


class Bluff:
    """How many of a hundred turns are quiet: while the goals are far, on the way, near by."""

    def __init__(self, far: int, on_the_way: int, near: int) -> None:
        self.shares = vec[i64]([far, on_the_way, near])

    def hides(self, belief: Belief, thumb: Thumb, dice: Dice) -> bool:
        """Whether this turn is a quiet one."""
        if not is_heard(belief, thumb):
            return False
        if belief.suspicion(belief.assigned.weights, thumb.seat) > GIVEN_AWAY:
            return False
        return dice.below(100) < self.shares[stage_of(thumb.survey.distance)]


def is_heard(belief: Belief, thumb: Thumb) -> bool:
    """Whether others talk at this table, or had nothing to talk about yet."""
    own = int(belief.slots[thumb.seat])
    for slot, _, _ in belief.opinions:
        if slot != own:
            return True
    for seat in range(thumb.mine.seats):
        if seat != thumb.seat and thumb.mine.looked[seat] != 0:
            return False
    return True


def quiet_of(belief: Belief, thumb: Thumb, moves: list[int], shown: list[int]) -> list[int]:
    """The moves that would not be read against the seat; `shown` are they as base moves.

    Those that dig are left out as long as there are others.
    """
    stage = stage_of(thumb.survey.distance)
    signs = [sign_shown(belief, thumb, show) for show in shown]
    quiet = [i for i, sign in enumerate(signs) if belief.policy.tells(stage, sign) <= QUIET]
    idle = [i for i in quiet if signs[i] != DIGS]
    return [moves[i] for i in (idle or quiet)]


def sign_shown(belief: Belief, thumb: Thumb, move: i64) -> i64:
    """The sign that a move of the seat would give to all."""
    sign = sign_of(thumb.survey, thumb.mine, thumb.seat, move)
    if deed_of(move) != BREAK and deed_of(move) != MEND:
        return sign
    return judged(sign, belief.is_doubted(a_of(move)))
