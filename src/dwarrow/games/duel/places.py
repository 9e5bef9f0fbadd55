"""A place of the mine as one number, ordered by y, then x, however the maze has grown.

It is packed as in a move, so a move's place needs no unpacking.
"""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.parts.packing import A_AT, MIDDLE
from dwarrow.parts.tunnel import Maze


def place_of(x: i64, y: i64) -> i64:
    return (x + MIDDLE) | ((y + MIDDLE) << 8)


def place_in(move: i64) -> i64:
    return (move >> A_AT) & 0xFFFF


def cell_of(maze: Maze, place: i64) -> i64:
    return maze.cell_at((place & 255) - MIDDLE, (place >> 8) - MIDDLE)


def place_data(place: i64) -> list[int]:
    return [int(place & 255) - MIDDLE, int(place >> 8) - MIDDLE]
