"""Goals that a tunnel reaches: which are turned up, how they lie, and what the layer chooses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import State
from dwarrow.parts import events as ev
from dwarrow.parts.cards import changed
from dwarrow.parts.lengths import far_goals
from dwarrow.parts.mine import CHOOSE, GOALS, ORIENT, Mine
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
    """How a table answers the questions on goals that printings leave open, by its options."""

    def __init__(
        self,
        multi_goal: str,
        unchosen_goal: str,
        goal_orientation: str,
        goals_at_once: str,
        shortest: i64 = 0,
    ) -> None:
        self.reveals_all = multi_goal == "reveal_all"  # SAB-075; one of them only: SAB-074
        self.by_tunnel = not self.reveals_all and unchosen_goal == "new_tunnel"
        self.new_link_only = unchosen_goal == "new_link_only"
        self.free_on_mismatch = goal_orientation == "layer_chooses_on_mismatch"  # SAB-073
        self.together = goals_at_once == "together"  # SAB-071
        self.shortest = shortest  # SAB-076: no shorter tunnel reaches a goal; 0 demands nothing


def reach_goals(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], before: i64) -> i64:
    """The card just laid may have left goals joined: SAB-068, SAB-074, SAB-075.

    `before` is where the tunnel arrived at the goals before that card.
    """
    if ways.by_tunnel:
        _note_tunnels(mine, before, mine.seat)
    joined = _joined(mine, ways)
    if joined == 0:
        return DONE
    if ways.reveals_all:
        return open_goals(state, mine, ways, faces, joined)
    fresh = joined & ~mine.links
    if fresh == 0 and (ways.new_link_only or ways.by_tunnel):
        return DONE
    offered = openable(mine, ways)
    if fresh == offered and offered & (offered - 1) == 0:
        return open_goals(state, mine, ways, faces, offered)
    mine.phase = CHOOSE
    return ASKED


def close_goals(state: State, mine: Mine, ways: GoalWays, faces: vec[i64]) -> i64:
    """SAB-087: a round about to end without gold first turns the joined goals left face down."""
    while ways.by_tunnel and _joined(mine, ways) != 0:
        outcome = open_goals(state, mine, ways, faces, _joined(mine, ways))
        if outcome != DONE:
            return outcome
    return DONE


def _joined(mine: Mine, ways: GoalWays) -> i64:
    """The face-down goals to which an unbroken tunnel leads."""
    joined = mine.maze.walks[0].goals
    if joined != 0 and ways.shortest > 0:
        joined = far_goals(mine.maze, joined, ways.shortest)
    return joined


def arrivals(maze: Maze) -> i64:
    """The sides at which the tunnel arrives at each goal, four bits a goal."""
    walk = maze.walks[0]
    sides: i64 = 0
    for goal in range(i64(GOALS)):
        sides |= walk.open_in(maze.goals[goal]) << (4 * goal)
    return sides


def at_goal(sides: i64, goal: i64) -> i64:
    """The sides at which the tunnel arrived at one goal."""
    return (sides >> (4 * goal)) & 15


def _note_tunnels(mine: Mine, before: i64, seat: i64) -> None:
    """A-4: where the tunnel arrives anew, it is this seat who has led it there."""
    fresh = arrivals(mine.maze) & ~before
    if fresh == 0:
        return
    for goal in range(i64(GOALS)):
        if at_goal(fresh, goal) != 0:
            mine.links &= ~(1 << goal)
            mine.reached = changed(mine.reached, goal, seat)


def reacher(mine: Mine) -> i64:
    """SAB-093: who reached the treasure that lies open; who laid the last card, if in doubt."""
    for goal in range(GOALS):
        if mine.goals[goal] == mine.deck.treasure and mine.reached[goal] >= 0:
            return mine.reached[goal]
    return mine.layer


def openable(mine: Mine, ways: GoalWays) -> i64:
    """The goals to choose from: all that are joined, or those to which this card led a tunnel."""
    joined = mine.maze.walks[0].goals
    fresh = joined & ~mine.links
    return fresh if ways.by_tunnel and fresh != 0 else joined


def open_goals(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], joined: i64) -> i64:
    """Turn goals up and lay them; a turned stone may join a further one (A-6)."""
    while joined != 0:
        _turn_up(state, mine, faces, joined)
        outcome = place_goals(state, mine, ways)
        if outcome != DONE:
            return outcome
        joined = mine.maze.walks[0].goals if ways.reveals_all else 0
    return DONE


def orient_goal(
    state: State, mine: Mine, ways: GoalWays, faces: vec[i64], goal: i64, turned: i64
) -> i64:
    """The layer has chosen how a goal lies; then the other goals."""
    _place(state, mine, ways, goal, turned)
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
        batch = mine.orient if ways.together else mine.orient & -mine.orient
        _place_sure(state, mine, ways, batch, found)
        if mine.orient & batch != 0:
            mine.phase = ORIENT
            return ASKED
    return FOUND if found else DONE


def _place_sure(state: State, mine: Mine, ways: GoalWays, batch: i64, found: bool) -> None:
    """SAB-071: each lies as the tunnel reached it; that one of them leads on changes no other."""
    positions: i64 = 0
    for goal in range(GOALS):
        if (batch >> goal) & 1 == 1:
            positions |= _position(mine, ways, goal) << (2 * goal)
    for goal in range(GOALS):
        turned = (positions >> (2 * goal)) & 3
        if (batch >> goal) & 1 == 1 and (turned != BOTH or found):
            _place(state, mine, ways, goal, turned & TURNED_GOAL)


def _place(state: State, mine: Mine, ways: GoalWays, goal: i64, turned: i64) -> None:
    """SAB-072: it may disagree with its neighbours; SAB-078: the maze goes on through it."""
    mine.orient &= ~(1 << goal)
    before = arrivals(mine.maze)
    mine.maze.lay(mine.maze.goals[goal], face_of(mine.goals[goal], turned))
    if ways.by_tunnel:  # who led the tunnel to a stone has led it on
        _note_tunnels(mine, before, mine.reached[goal])
    if state.told is not None:
        state.tell(ev.Placed(int(goal), turned == 1))


def _position(mine: Mine, ways: GoalWays, goal: i64) -> i64:
    """SAB-071 to SAB-073."""
    maze = mine.maze
    laid = maze.cell_at(mine.laid_x, mine.laid_y)
    kind = mine.goals[goal]
    return goal_position(maze, maze.walks[0], goal, kind, laid, ways.free_on_mismatch)
