"""The layer of a card that joined several goals chooses which is turned up: SAB-074, A-4."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts import events as ev
from dwarrow.parts.deeds import NO_GOAL, OPEN
from dwarrow.parts.deeds.slots import GOAL
from dwarrow.parts.goals import DONE, GoalWays, open_goals, openable
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.packing import a_of, pack

PHRASES: Final = (
    Phrase("open no goal", int(pack(OPEN, NO_CARD, NO_GOAL, 0, 0))),
    Phrase("open goal at GOAL", int(pack(OPEN, NO_CARD, 0, 0, 0)), GOAL),
)


def why_not(mine: Mine, ways: GoalWays, move: i64) -> Refusal | None:
    """Where all links are old, the layer may decline."""
    offered = openable(mine, ways)
    if move != pack(OPEN, NO_CARD, a_of(move), 0, 0):
        return Refusal("SAB-074", "choose-goal")
    if a_of(move) == NO_GOAL:
        return Refusal("SAB-074", "must-open") if offered & ~mine.links != 0 else None
    if a_of(move) >= GOALS or (offered >> a_of(move)) & 1 == 0:
        return Refusal("SAB-074", "goal-not-joined")
    return None


def list_openings(mine: Mine, ways: GoalWays, into: Moves) -> None:
    for goal in (0, 1, 2, NO_GOAL):
        move = pack(OPEN, NO_CARD, goal, 0, 0)
        if why_not(mine, ways, move) is None:
            into.add(move)


def do(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], move: i64) -> i64:
    """The layer opens one of the joined goals, or none of them."""
    if a_of(move) != NO_GOAL:
        return open_goals(state, mine, ways, faces, 1 << a_of(move))
    if state.told is not None:
        state.tell(ev.LeftDown(int(mine.seat)))
    return DONE
