"""The layer chooses how a goal lies that was turned up: SAB-071, SAB-073, A-7."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts.deeds import ORIENT_GOAL
from dwarrow.parts.deeds.slots import GOAL, LYING
from dwarrow.parts.goals import GoalWays, first_goal, orient_goal
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import a_of, b_of, pack

PHRASES: Final = (
    Phrase("put goal at GOAL LYING", int(pack(ORIENT_GOAL, NO_CARD, 0, 0, 0)), GOAL, LYING),
)


def why_not(mine: Mine, move: i64) -> Refusal | None:
    goal = first_goal(mine.orient)
    if move == pack(ORIENT_GOAL, NO_CARD, goal, b_of(move), 0) and b_of(move) < 2:
        return None
    return Refusal("SAB-073", "choose-position")


def list_positions(mine: Mine, into: Moves) -> None:
    for turned in range(2):
        into.add(pack(ORIENT_GOAL, NO_CARD, first_goal(mine.orient), turned, 0))


def do(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], move: i64) -> i64:
    """Then the other goals."""
    return orient_goal(state, mine, ways, faces, a_of(move), b_of(move))
