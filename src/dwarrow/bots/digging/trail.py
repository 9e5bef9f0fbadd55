"""Where a card would lead: not only to the places beside it, but through cards that lie there.

Who closes the gap that a rockfall left gains all of the tunnel behind it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze


class Trail:
    """Where a card leads: on through cards that lie there already, to the places at their ends."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.is_long = False  # whether it leads through cards that lie there already
        self.ends = vec[
            i64
        ]()  # four times an empty place or a closed goal, plus the side one enters
        self.todo = vec[i64]()
        self.seen = vec[i64]()  # by place: the walk in which it was passed, and by which sides
        self.walk: i64 = 0

    def follow(self, maze: Maze, cell: i64, exits: i64) -> None:
        """Follow the ways out of a place by these sides."""
        size: i64 = len(maze.face)
        if len(self.seen) != size:
            self.seen = vec[i64]([0] * size)
            self.ends = vec[i64]([0] * (4 * size))
            self.todo = vec[i64]([0] * (4 * size))
        self.walk += 16
        self.n = 0
        self.is_long = False
        left = self._step(maze, cell, exits, 0)
        while left > 0:
            left -= 1
            place = self.todo[left] >> 2
            if 0 <= place < size:
                left = self._enter(maze, place, self.todo[left] & 3, left)

    def _step(self, maze: Maze, cell: i64, sides: i64, left: i64) -> i64:
        """Note the places beside a card; how many are to be entered."""
        for side in range(4):
            if (sides >> side) & 1 == 1:
                self.todo[left] = maze.beside(cell, side) * 4 + ((side + 2) & 3)
                left += 1
        return left

    def _enter(self, maze: Maze, place: i64, side: i64, left: i64) -> i64:
        face = maze.face_in(place)
        if face in (EMPTY, FACE_DOWN):
            self.ends[self.n] = place * 4 + side
            self.n += 1
            return left
        passed: i64 = 0
        if self.seen[place] >= self.walk:
            passed = self.seen[place] & 15
        group = (maze.shapes.joins[face] >> (4 * side)) & 15
        if (group >> side) & 1 == 0 or (passed >> side) & 1 == 1:
            return left
        self.seen[place] = self.walk | passed | group
        self.is_long = True
        return self._step(maze, place, group & ~(1 << side), left)
