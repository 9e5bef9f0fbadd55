"""How many cards the shortest tunnel from the start to a goal has. Asked seldom, so kept plain."""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.parts.tunnel import FACE_DOWN, Maze
from dwarrow.parts.walk import joined_from


def far_goals(maze: Maze, goals: i64, shortest: i64) -> i64:
    """Those of a bit set of joined goals whose every tunnel has at least so many cards."""
    far: i64 = 0
    for goal in range(len(maze.goals)):
        if (goals >> goal) & 1 == 1 and tunnel_length(maze, maze.goals[goal]) >= shortest:
            far |= 1 << goal
    return far


def tunnel_length(maze: Maze, goal: i64) -> int:
    """The laid cards, without the start, on the shortest tunnel to a goal's place; -1 if none."""
    ring = [(int(cell), side) for cell in maze.hub_cells for side in range(4)]
    seen = set(ring)
    length = 0
    while ring:
        outside = [(cell, side) for cell, side in ring if _is_open(maze, cell, side)]
        beside = [(int(maze.beside(cell, side)), (side + 2) & 3) for cell, side in outside]
        if any(cell == goal for cell, _ in beside):
            return length
        ahead = {way for cell, side in beside for way in _through(maze, cell, side)}
        ring = sorted(ahead - seen)
        seen.update(ring)
        length += 1
    return -1


def _is_open(maze: Maze, cell: int, side: int) -> bool:
    return maze.shapes.edges[maze.face_in(cell)] >> side & 1 == 1


def _through(maze: Maze, cell: int, side: int) -> list[tuple[int, int]]:
    """The sides one walks to after entering a card by a side; none if it leads nowhere."""
    face = maze.face_in(cell)
    if face in (0, FACE_DOWN):
        return []
    joined = joined_from(maze.shapes.joins[face], side)
    return [(cell, out) for out in range(4) if joined >> out & 1]
