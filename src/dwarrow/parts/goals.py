"""Goals that a tunnel reaches: which are turned up, how they lie, and what the layer chooses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts import events as ev
from dwarrow.parts.deeds import NO_GOAL, OPEN, ORIENT_GOAL
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.lengths import far_goals
from dwarrow.parts.mine import CHOOSE, GOALS, ORIENT, Mine
from dwarrow.parts.packing import a_of, b_of, pack
from dwarrow.parts.tunnel import Maze, Walk, agrees, face_of

UPRIGHT: Final = 0
TURNED_GOAL: Final = 1
BOTH: Final = 2  # the layer chooses


def first_goal(goals: i64) -> i64:
    """The first goal of a bit set that is not empty."""
    goal: i64 = 0
    while (goals >> goal) & 1 == 0:
        goal += 1
    return goal


def goal_position(
    maze: Maze, walk: Walk, goal: i64, kind: i64, laid: i64, free_on_mismatch: bool
) -> i64:
    """UPRIGHT, TURNED_GOAL, or BOTH if the layer chooses; `laid` is the place of the last card."""
    cell = maze.goals[goal]
    upright = maze.shapes.edges[face_of(kind, 0)]
    turned = maze.shapes.edges[face_of(kind, 1)]
    if upright == turned:
        return UPRIGHT
    arriving = _arriving(maze, walk, cell, laid)
    joins_upright = upright & arriving != 0
    joins_turned = turned & arriving != 0
    if free_on_mismatch:
        need = maze.need_in(cell)
        if joins_upright and not agrees(need, upright):
            return BOTH
        if joins_turned and not agrees(need, turned):
            return BOTH
    if joins_upright and joins_turned:
        return BOTH
    return TURNED_GOAL if joins_turned else UPRIGHT


def _arriving(maze: Maze, walk: Walk, cell: i64, laid: i64) -> i64:
    """The sides at which the tunnel arrives; the card just laid goes before all others."""
    sides = walk.open_in(cell)
    for side in range(4):
        if maze.beside(cell, side) == laid and (sides >> side) & 1 == 1:
            return 1 << side
    return sides


# ---- turning goals up

DONE: Final = 0  # the turn goes on to its end
ASKED: Final = 1  # the layer has to choose first
FOUND: Final = 2  # the treasure is up


class GoalWays:
    """How a table answers the questions on goals that printings leave open."""

    def __init__(
        self, reveals_all: bool, new_link_only: bool, free_on_mismatch: bool, shortest: i64 = 0
    ) -> None:
        self.reveals_all = reveals_all  # SAB-075, or one of the layer's choice: SAB-074
        self.new_link_only = new_link_only
        self.free_on_mismatch = free_on_mismatch  # SAB-073
        self.shortest = shortest  # SAB-076: no shorter tunnel reaches a goal; 0 demands nothing


def reach_goals(state: State, mine: Mine, ways: GoalWays, faces: vec[i64]) -> i64:
    """The card just laid may have left goals joined: SAB-068, SAB-074, SAB-075."""
    joined = mine.maze.walks[0].goals
    if joined != 0 and ways.shortest > 0:
        joined = far_goals(mine.maze, joined, ways.shortest)
    if joined == 0:
        return DONE
    if ways.reveals_all:
        return open_goals(state, mine, ways, faces, joined)
    fresh = joined & ~mine.links
    if fresh == 0 and ways.new_link_only:
        return DONE
    if fresh == joined and joined & (joined - 1) == 0:
        return open_goals(state, mine, ways, faces, joined)
    mine.phase = CHOOSE
    return ASKED


def open_chosen(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], goal: i64) -> i64:
    """The layer opens one of the joined goals, or none of them."""
    if goal != NO_GOAL:
        return open_goals(state, mine, ways, faces, 1 << goal)
    if state.told is not None:
        state.tell(ev.LeftDown(int(mine.seat)))
    return DONE


def open_goals(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], joined: i64) -> i64:
    """Turn goals up and lay them; a turned stone may join a further one (A-6)."""
    while joined != 0:
        _turn_up(state, mine, faces, joined)
        outcome = place_goals(state, mine, ways)
        if outcome != DONE:
            return outcome
        joined = mine.maze.walks[0].goals if ways.reveals_all else 0
    return DONE


def orient_goal(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], move: i64) -> i64:
    """The layer has chosen how a goal lies; then the other goals."""
    _place(state, mine, a_of(move), b_of(move))
    outcome = place_goals(state, mine, ways)
    if outcome != DONE or not ways.reveals_all:
        return outcome
    return open_goals(state, mine, ways, faces, mine.maze.walks[0].goals)


def _turn_up(state: State, mine: Mine, faces: vec[i64], joined: i64) -> None:
    shown = mine.goals[:]
    for goal in range(GOALS):
        if (joined >> goal) & 1 == 1:
            shown[goal] = faces[goal]
            if state.told is not None:
                word = mine.deck.words[shown[goal]]
                state.tell(ev.Opened(int(mine.seat), goal, word))
    mine.goals = shown
    mine.orient = joined


def is_found(mine: Mine) -> bool:
    """Whether the treasure lies open."""
    for kind in mine.goals:
        if kind == mine.deck.treasure:
            return True
    return False


def place_goals(state: State, mine: Mine, ways: GoalWays) -> i64:
    """Lay each opened goal; SAB-069: once the treasure is up nothing is asked."""
    found = is_found(mine)
    while mine.orient != 0:
        goal = first_goal(mine.orient)
        turned = _position(mine, ways, goal)
        if turned == BOTH:
            if not found:
                mine.phase = ORIENT
                return ASKED
            turned = 0
        _place(state, mine, goal, turned)
    return FOUND if found else DONE


def _place(state: State, mine: Mine, goal: i64, turned: i64) -> None:
    mine.orient &= ~(1 << goal)
    mine.maze.lay(mine.maze.goals[goal], face_of(mine.goals[goal], turned))
    if state.told is not None:
        state.tell(ev.Placed(int(goal), turned == 1))


def _position(mine: Mine, ways: GoalWays, goal: i64) -> i64:
    """SAB-071 to SAB-073."""
    maze = mine.maze
    laid = maze.cell_at(mine.laid_x, mine.laid_y)
    kind = mine.goals[goal]
    return goal_position(maze, maze.walks[0], goal, kind, laid, ways.free_on_mismatch)


# ---- the layer's choices


def list_openings(mine: Mine, into: Moves) -> None:
    joined = mine.maze.walks[0].goals
    for goal in range(GOALS):
        if (joined >> goal) & 1 == 1:
            into.add(pack(OPEN, NO_CARD, goal, 0, 0))
    if joined & ~mine.links == 0:  # only old links: the layer may decline
        into.add(pack(OPEN, NO_CARD, NO_GOAL, 0, 0))


def list_positions(mine: Mine, into: Moves) -> None:
    goal = first_goal(mine.orient)
    for turned in range(2):
        into.add(pack(ORIENT_GOAL, NO_CARD, goal, turned, 0))


def refuse_opening(mine: Mine, move: i64) -> Refusal | None:
    joined = mine.maze.walks[0].goals
    if move != pack(OPEN, NO_CARD, a_of(move), 0, 0):
        return Refusal("SAB-074", "choose-goal")
    if a_of(move) == NO_GOAL:
        return Refusal("SAB-074", "must-open") if joined & ~mine.links != 0 else None
    if a_of(move) >= GOALS or (joined >> a_of(move)) & 1 == 0:
        return Refusal("SAB-074", "goal-not-joined")
    return None


def refuse_position(mine: Mine, move: i64) -> Refusal | None:
    goal = first_goal(mine.orient)
    if move == pack(ORIENT_GOAL, NO_CARD, goal, b_of(move), 0) and b_of(move) < 2:
        return None
    return Refusal("SAB-073", "choose-position")
