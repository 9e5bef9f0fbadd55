"""What one walker reaches in the maze, kept up card by card.

Reach runs over joined sides, never over whole cards, so bridges, dead ends, doors and trolls need
no special case here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from dwarrow.parts.shapes import EAST, NORTH, SOUTH, WEST

if TYPE_CHECKING:
    from dwarrow.parts.tunnel import Maze

EMPTY: Final = 0
FACE_DOWN: Final = 255
NOWHERE: Final = -1


def put(cells: vec[i64], cell: i64) -> vec[i64]:
    """A sorted list of cells with one more in it."""
    cells = append(cells, cell)
    i: i64 = len(cells) - 1
    while i > 0 and cells[i - 1] > cell:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = cell
    return cells


def drop(cells: vec[i64], cell: i64) -> vec[i64]:
    """A sorted list of cells without one of them; unchanged if it is not there."""
    n: i64 = len(cells)
    i: i64 = 0
    while i < n and cells[i] != cell:
        i += 1
    if i == n:
        return cells
    while i + 1 < n:
        cells[i] = cells[i + 1]
        i += 1
    cells, last = pop(cells)  # noqa: RUF059 - the name `_` would be boxed once compiled
    return cells


@mypyc_attr(acyclic=True)
class Walk:
    """What one walker reaches: by card the sides walked to, by place the openings leading in."""

    def __init__(self, joins: vec[i64], home: i64, size: i64) -> None:
        self.joins = joins  # by face; a closed door is a join left out
        self.home = home  # bit set of the hubs it starts from
        self.hubs = home  # bit set of the hubs it reaches now
        self.goals: i64 = 0  # bit set of face-down goals a walked opening points at
        self.reach = blank(size)
        self.open = blank(size)  # by place: sides at which a walked opening points in
        self.frontier = vec[i64]()  # empty places with an opening pointing in, sorted
        self.unlocked = vec[u8]()  # by place: 1 where doors and trolls stand open for this walker

    def copy(self) -> Walk:
        other = Walk(self.joins, self.home, 0)
        other.hubs = self.hubs
        other.goals = self.goals
        other.reach = self.reach[:]
        other.open = self.open[:]
        other.frontier = self.frontier[:]
        other.unlocked = self.unlocked[:]
        return other

    def open_in(self, cell: i64) -> i64:
        """The sides of a place at which a walked opening points in."""
        return i64(self.open[cell])

    def reached_in(self, cell: i64) -> i64:
        """The sides of a card that are walked to."""
        return i64(self.reach[cell])

    def joins_at(self, maze: Maze, cell: i64) -> i64:
        face = maze.face_in(cell)
        if len(self.unlocked) > 0 and self.unlocked[cell] != 0:
            return maze.shapes.joins[face]
        return self.joins[face]

    def unlock(self, maze: Maze, cell: i64) -> None:
        """Open the doors and trolls of one card for this walker and walk on from there."""
        if len(self.unlocked) == 0:
            self.unlocked = blank(len(self.reach))
        self.unlocked[cell] = 1
        sides = self.reached_in(cell)
        self.reach[cell] = 0
        self._flood(maze, cell, sides)

    def arrive(self, maze: Maze, cell: i64) -> None:
        """Walk on into a card that has just appeared in a place."""
        face = maze.face_in(cell)
        hub = maze.shapes.hub[face]
        sides = self.open_in(cell)
        if sides != 0:
            self.frontier = drop(self.frontier, cell)
        if hub != 0 and (self.hubs >> hub) & 1 == 1:
            sides = 15
        sides &= maze.shapes.edges[face]
        if sides != 0:
            self._flood(maze, cell, sides)

    def leave(self, maze: Maze, cell: i64, face: i64) -> None:
        """A card was taken out of a place: close its openings, or walk everything anew."""
        if maze.shapes.hub[face] != 0 or self._carried(maze, cell, face):
            self.rebuild(maze)
            return
        sides = self.reached_in(cell)
        self.reach[cell] = 0
        if self.open[cell] != 0:
            self.frontier = put(self.frontier, cell)
        for side in range(i64(4)):
            if (sides >> side) & 1 == 1:
                self._close(maze, maze.beside(cell, side), side ^ 2)

    def _carried(self, maze: Maze, cell: i64, face: i64) -> bool:
        """Whether a card that lay in a place may have led from one other card to the next."""
        joins = maze.shapes.joins[face]
        cards: i64 = 0  # the sides at which it was walked to and met a card
        for side in range(i64(4)):
            if (self.reached_in(cell) >> side) & 1 == 1:
                beside = maze.face_in(maze.beside(cell, side))
                if beside != FACE_DOWN and (maze.shapes.edges[beside] >> (side ^ 2)) & 1 == 1:
                    cards |= 1 << side
        for side in range(i64(4)):
            onward = joined_from(joins, side) & cards
            if onward & (onward - 1) != 0:
                return True
        return False

    def _close(self, maze: Maze, cell: i64, side: i64) -> None:
        """No walked opening points into this side of a place any more."""
        left = self.open_in(cell) & ~(1 << side)
        self.open[cell] = u8(left)
        face = maze.face_in(cell)
        if left == 0 and face == EMPTY:
            self.frontier = drop(self.frontier, cell)
        elif left == 0 and face == FACE_DOWN:
            self.goals &= ~(1 << maze.goal_at(cell))

    def _flood(self, maze: Maze, cell: i64, sides: i64) -> None:
        """Walk from these sides of a card to those joined to them, out there, and on."""
        had = self.reached_in(cell)
        sides &= ~had
        if sides == 0:
            return
        now = sides | joined_to(self.joins_at(maze, cell), sides)
        self.reach[cell] = u8(had | now)
        out = now & ~had
        if out & NORTH != 0:
            self._walk_out(maze, cell - maze.width, SOUTH)
        if out & EAST != 0:
            self._walk_out(maze, cell + 1, WEST)
        if out & SOUTH != 0:
            self._walk_out(maze, cell + maze.width, NORTH)
        if out & WEST != 0:
            self._walk_out(maze, cell - 1, EAST)
        hub = maze.shapes.hub[maze.face_in(cell)]
        if hub != 0 and (self.hubs >> hub) & 1 == 0:
            self.hubs |= 1 << hub
            self._climb(maze, hub)

    def _walk_out(self, maze: Maze, cell: i64, side: i64) -> None:
        """A walked opening points into a place at this side, one of four bits."""
        had = self.open_in(cell)
        if had & side != 0:
            return
        self.open[cell] = u8(had | side)
        face = maze.face_in(cell)
        if face == EMPTY:
            if had == 0:
                self.frontier = put(self.frontier, cell)
        elif face == FACE_DOWN:  # SAB-077: only a walked opening reaches it
            self.goals |= 1 << maze.goal_at(cell)
        elif self.reached_in(cell) & side == 0 and maze.shapes.edges[face] & side != 0:
            self._flood(maze, cell, side)

    def _climb(self, maze: Maze, hub: i64) -> None:
        """A ladder was reached: every card of its hub is reached at all its openings."""
        for cell in maze.hub_cells:
            face = maze.face_in(cell)
            if maze.shapes.hub[face] == hub:
                self._flood(maze, cell, maze.shapes.edges[face])

    def rebuild(self, maze: Maze) -> None:
        """Walk everything anew, after a card was taken away or a door opened."""
        size: i64 = len(maze.face)
        self.reach = blank(size)
        self.open = blank(size)
        self.frontier = vec[i64]()
        self.goals = 0
        self.hubs = self.home
        for cell in maze.hub_cells:
            if (self.home >> maze.shapes.hub[maze.face_in(cell)]) & 1 == 1:
                self.arrive(maze, cell)


def joined_from(joins: i64, side: i64) -> i64:
    """The sides one walks to from a side, and itself; see `Shape.joins`."""
    return (joins >> (4 * side)) & 15


def joined_to(joins: i64, sides: i64) -> i64:
    """The sides of a card that are joined to these; see `Shape.joins`."""
    joined: i64 = 0
    if sides & NORTH != 0:
        joined |= joins
    if sides & EAST != 0:
        joined |= joins >> 4
    if sides & SOUTH != 0:
        joined |= joins >> 8
    if sides & WEST != 0:
        joined |= joins >> 12
    return joined & 15


def blank(size: i64) -> vec[u8]:
    """A grid with nothing in it."""
    return vec[u8]([0] * size)
