"""Where a card would lead: not only to the places beside it, but through cards that lie there.

Who closes the gap that a rockfall left gains all of the tunnel behind it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze
from dwarrow.parts.walk import joined_from


class Trail:
    """Where a card leads: on through cards that lie there already, to the places at their ends."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.is_long = False  # whether it leads through cards that lie there already
        self.ends = vec[i64]()  # ways into empty places and closed goals; see `_way`
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
            place = _place(self.todo[left])
            if 0 <= place < size:
                left = self._enter(maze, place, _side(self.todo[left]), left)

    def end(self, i: i64) -> i64:
        """The empty place or closed goal at one of the ends."""
        return _place(self.ends[i])

    def entered_by(self, i: i64) -> i64:
        """The side by which the place at one of the ends is entered."""
        return _side(self.ends[i])

    def goals(self, maze: Maze) -> i64:
        """The goals at its ends."""
        found: i64 = 0
        for i in range(self.n):
            for goal in range(len(maze.goals)):
                if self.end(i) == maze.goals[goal]:
                    found |= 1 << goal
        return found

    def _step(self, maze: Maze, cell: i64, sides: i64, left: i64) -> i64:
        """Note the places beside a card; how many are to be entered."""
        for side in range(4):
            if (sides >> side) & 1 == 1:
                self.todo[left] = _way(maze.beside(cell, side), (side + 2) & 3)
                left += 1
        return left

    def _enter(self, maze: Maze, place: i64, side: i64, left: i64) -> i64:
        face = maze.face_in(place)
        if face in (EMPTY, FACE_DOWN):
            self.ends[self.n] = _way(place, side)
            self.n += 1
            return left
        passed: i64 = 0
        if self.seen[place] >= self.walk:
            passed = self.seen[place] & 15
        group = joined_from(maze.shapes.joins[face], side)
        if (group >> side) & 1 == 0 or (passed >> side) & 1 == 1:
            return left
        self.seen[place] = self.walk | passed | group
        self.is_long = True
        return self._step(maze, place, group & ~(1 << side), left)


def _way(place: i64, side: i64) -> i64:
    """A place and the side by which it is entered."""
    return place * 4 + side


def _place(way: i64) -> i64:
    return way >> 2


def _side(way: i64) -> i64:
    return way & 3
