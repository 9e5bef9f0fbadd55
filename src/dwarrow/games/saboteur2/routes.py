"""Routes from the start to the treasure, and the doors that stand on them.

Asked only when a round is over: to say which door decided it, and for the reading under which
one rival door on any route bars a team.
"""

from __future__ import annotations

from typing import TypeAlias

from dwarrow.games.saboteur2.cards import BLUE, DECK, DOOR, GREEN, SHAPES
from dwarrow.parts.routes import HUB, Links, Tunnel, tunnels_in
from dwarrow.parts.shapes import kind_of
from dwarrow.parts.tunnel import Maze


def rival_doors(maze: Maze, team: int) -> list[int]:
    """The places of the doors a team does not pass."""
    rival = GREEN + BLUE - team
    return [int(cell) for cell in maze.laid if DOOR[kind_of(maze.face_in(cell))] == rival]


def _ladders(maze: Maze) -> list[Tunnel]:
    """Every ladder as a tunnel of its own; its openings are all joined."""
    faces = [(int(cell), int(maze.face_in(cell))) for cell in maze.hub_cells]
    return [(cell, int(SHAPES.edges[face])) for cell, face in faces if kind_of(face) != DECK.start]


# ---- a route through one door


Spot: TypeAlias = tuple[Tunnel, int]  # the near (0) or far (1) end of a tunnel
SINK: Spot = (HUB, 2)


def route_through(links: Links, door: int, end: int) -> list[int]:
    """A route from the start to a place through a door, never twice through one tunnel.

    That is two ways from the door, to the start and to the place, which share no tunnel: a flow
    of two through tunnels that each let one pass.
    """
    doors = [tunnel for tunnel in links if tunnel[0] == door]
    ends = [tunnel for tunnel in links if tunnel[0] == end]
    if not doors or not ends:
        return []
    room = _room(links, doors[0], ends[0])
    if not (_flow(room, (doors[0], 1)) and _flow(room, (doors[0], 1))):
        return []
    ways = _ways(links, room, doors[0])
    home, onward = ways if ways[0][-1] == HUB else ways[::-1]
    return [tunnel[0] for tunnel in [*home[::-1], doors[0], *onward]]


def _room(links: Links, door: Tunnel, end: Tunnel) -> dict[Spot, dict[Spot, int]]:
    room: dict[Spot, dict[Spot, int]] = {SINK: {}}
    for tunnel, onward in links.items():
        room[tunnel, 0] = {(tunnel, 1): 0 if tunnel == door else 1}
        room[tunnel, 1] = {(other, 0): 1 for other in onward}
    for last in (HUB, end):
        room[last, 1] = {SINK: 1}
    return room


def _flow(room: dict[Spot, dict[Spot, int]], source: Spot) -> bool:
    """Send one more through, if there is room for it."""
    came: dict[Spot, Spot] = {}
    todo = [source]
    for here in todo:
        for onward, free in room[here].items():
            if free and onward not in came and onward != source:
                came[onward] = here
                todo.append(onward)
    at = SINK
    while at != source:
        if at not in came:
            return False
        room[came[at]][at] -= 1
        room[at][came[at]] = room[at].get(came[at], 0) + 1
        at = came[at]
    return True


def _ways(links: Links, room: dict[Spot, dict[Spot, int]], door: Tunnel) -> list[list[Tunnel]]:
    """The two ways the flow took from the door."""
    ways: list[list[Tunnel]] = []
    for first in _taken(links, room, door):
        way = [first]
        onward = _taken(links, room, first)
        while onward:
            way.append(onward[0])
            onward = _taken(links, room, onward[0])
        ways.append(way)
    return ways


def _taken(links: Links, room: dict[Spot, dict[Spot, int]], tunnel: Tunnel) -> list[Tunnel]:
    return [other for other in links[tunnel] if room[tunnel, 1].get((other, 0)) == 0]


# ---- who is barred


def is_barred_by_a_door(maze: Maze, team: int, treasure: int, ladders_apart: bool) -> bool:
    """B-6: whether a rival door stands on any route at all."""
    return bool(barring_route(maze, team, treasure, ladders_apart))


def barring_route(maze: Maze, team: int, treasure: int, ladders_apart: bool) -> list[int]:
    """A route on which a rival door stands, or nothing."""
    links = tunnels_in(maze, SHAPES.joins, _ladders(maze) if ladders_apart else [])
    for door in rival_doors(maze, team):
        route = route_through(links, door, treasure)
        if route:
            return route
    return []
