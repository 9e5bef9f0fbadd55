"""What the layer of a card that joined goals is asked: which to turn up, then how one lies."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts.deeds import OPEN, open_goal, put_goal
from dwarrow.parts.goals import GoalWays
from dwarrow.parts.mine import CHOOSE, Mine
from dwarrow.parts.packing import deed_of


def list_choices(mine: Mine, ways: GoalWays, into: Moves) -> None:
    if mine.phase == CHOOSE:
        open_goal.list_openings(mine, ways, into)
    else:
        put_goal.list_positions(mine, into)


def why_not(mine: Mine, ways: GoalWays, move: i64) -> Refusal | None:
    if mine.phase == CHOOSE:
        return open_goal.why_not(mine, ways, move)
    return put_goal.why_not(mine, move)


def do(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], move: i64) -> i64:
    """What comes of it, as `reach_goals` says."""
    if deed_of(move) == OPEN:
        return open_goal.do(state, mine, ways, faces, move)
    return put_goal.do(state, mine, ways, faces, move)
