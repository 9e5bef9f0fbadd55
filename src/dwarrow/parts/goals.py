"""How a goal lies that is turned up: joined to the card just laid where it can be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
