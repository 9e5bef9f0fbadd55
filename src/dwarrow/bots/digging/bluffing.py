"""How one who hinders hides: for a share of its turns, by stage, it makes only quiet moves.

Quiet is what the belief of others would not read against it: to dig along, to pass, to look. The
shares were chosen by play against diggers who believe (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.signs import judged, sign_of, stage_of
from dwarrow.bots.digging.thumb import Thumb
from dwarrow.kernel.dice import Dice
from dwarrow.parts.deeds import BREAK, MEND
from dwarrow.parts.packing import a_of, deed_of

QUIET: Final = 0.25  # log odds up to which a move is not read against its seat
GIVEN_AWAY: Final = 0.75  # who is suspected so much gains nothing by hiding


class Bluff:
    """How many of a hundred turns are quiet: while the goals are far, on the way, near by."""

    def __init__(self, far: int, on_the_way: int, near: int) -> None:
        self.shares = vec[i64]([far, on_the_way, near])

    def hides(self, belief: Belief, thumb: Thumb, dice: Dice) -> bool:
        """Whether this turn is a quiet one."""
        if belief.suspicion(belief.assigned.weights, thumb.seat) > GIVEN_AWAY:
            return False
        return dice.below(100) < self.shares[stage_of(thumb.survey.distance)]


def quiet_of(belief: Belief, thumb: Thumb, moves: list[int], shown: list[int]) -> list[int]:
    """The moves that would not be read against the seat; `shown` are they as base moves."""
    stage = stage_of(thumb.survey.distance)
    return [
        move
        for move, show in zip(moves, shown)
        if belief.policy.tells(stage, sign_shown(belief, thumb, show)) <= QUIET
    ]


def sign_shown(belief: Belief, thumb: Thumb, move: i64) -> i64:
    """The sign that a move of the seat would give to all."""
    sign = sign_of(thumb.survey, thumb.mine, thumb.seat, move)
    if deed_of(move) != BREAK and deed_of(move) != MEND:
        return sign
    return judged(sign, belief.is_doubted(a_of(move)))
