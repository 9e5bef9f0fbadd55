"""Routes through a maze, place by place: for what is told when a round is over."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze
from dwarrow.parts.walk import joined_from

Tunnel: TypeAlias = tuple[int, int]  # a place and the sides joined there
Links: TypeAlias = dict[Tunnel, list[Tunnel]]

HUB: Tunnel = (-1, 0)  # the start and all ladders, which are one (SB2-033)


def way_to(maze: Maze, end: int) -> list[tuple[int, int]]:
    """A shortest way from the start to a place, past every door; empty if there is none."""
    route = shortest(tunnels_in(maze, maze.shapes.joins, []), HUB, end)
    cells = [_hub_beside(maze, route[1]), *route[1:]] if len(route) > 1 else []
    return [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in cells]


def led_to(maze: Maze) -> list[tuple[int, int]]:
    """Wherever the tunnel leads from the start, past every door, the nearest places first."""
    links = tunnels_in(maze, maze.shapes.joins, [])
    todo = [HUB]
    for here in todo:
        todo += [there for there in dict.fromkeys(links.get(here, [])) if there not in todo]
    beyond = [cell for cell, _ in todo if cell >= 0]
    cells = dict.fromkeys([*map(int, maze.hub_cells), *beyond])
    return [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in cells]


def _hub_beside(maze: Maze, place: int) -> int:
    """The start or the ladder from which one steps on a place."""
    beside = [int(maze.beside(place, side)) for side in range(4)]
    return next(int(cell) for cell in maze.hub_cells if int(cell) in beside)


def tunnels_in(maze: Maze, joins: vec[i64], ladders: list[Tunnel]) -> Links:
    """Every tunnel of the maze and those it leads to.

    The start and the ladders are one tunnel, but for the ladders named: all lead to each other.
    """
    links: Links = {hub: [other for other in ladders if other != hub] for hub in [HUB, *ladders]}
    for ladder in ladders:
        links[ladder].append(HUB)
    for cell in maze.laid:
        face = int(maze.face_in(cell))
        for side in range(4):
            group = int(joined_from(joins[face], side))
            if group:
                here = _tunnel(maze, int(cell), group, ladders)
                onward = _across(maze, joins, int(cell), side, ladders)
                links.setdefault(here, []).extend(onward)
    return links


def _tunnel(maze: Maze, cell: int, group: int, ladders: list[Tunnel]) -> Tunnel:
    here = (cell, group)
    return here if here in ladders or not maze.shapes.hub[maze.face_in(cell)] else HUB


def _across(
    maze: Maze, joins: vec[i64], cell: int, side: int, ladders: list[Tunnel]
) -> list[Tunnel]:
    beside = int(maze.beside(cell, side))
    face = maze.face_in(beside)
    if face in (EMPTY, FACE_DOWN):
        return []
    group = int(joined_from(joins[face], (side + 2) % 4))
    return [_tunnel(maze, beside, group, ladders)] if group else []


def shortest(links: Links, start: Tunnel, end: int) -> list[int]:
    """The places of a shortest route from a tunnel to a place; empty if there is none."""
    came: dict[Tunnel, Tunnel | None] = {start: None}
    todo = [start]
    for here in todo:
        if here[0] == end:
            return _traced(came, here)
        for onward in links.get(here, []):
            if onward not in came:
                came[onward] = here
                todo.append(onward)
    return []


def _traced(came: dict[Tunnel, Tunnel | None], end: Tunnel) -> list[int]:
    route: list[int] = []
    at: Tunnel | None = end
    while at is not None:
        route.append(at[0])
        at = came[at]
    return route[::-1]
