"""The tunnel board: cards with joined sides, what fits where, and who can walk where.

A `Maze` is the cards on the table; a `Walk` is what one walker reaches in it: the base game has
one, the Duel one for each colour. No game, no deck and no hidden card is known to this file; a
face-down goal is just a place that asks nothing.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from dwarrow.parts.shapes import BITS as BITS
from dwarrow.parts.shapes import NEEDS_ROCK, Shapes
from dwarrow.parts.shapes import agrees as agrees
from dwarrow.parts.shapes import face_of as face_of
from dwarrow.parts.walk import EMPTY as EMPTY
from dwarrow.parts.walk import FACE_DOWN as FACE_DOWN
from dwarrow.parts.walk import NOWHERE as NOWHERE
from dwarrow.parts.walk import Walk as Walk
from dwarrow.parts.walk import blank
from dwarrow.parts.walk import drop as drop
from dwarrow.parts.walk import put as put


def needing(need: i64, side: i64, wanted: i64) -> i64:
    """The need with something else at a side."""
    return need & ~(3 << (2 * side)) | wanted << (2 * side)


def ask(need: vec[u8], cell: i64, side: i64, is_open: i64) -> None:
    """A place asks a card for an opening at one side, or for rock."""
    need[cell] = u8(needing(i64(need[cell]), side, NEEDS_ROCK - is_open))


@mypyc_attr(acyclic=True)
class Maze:
    """The cards on the table: a grid that grows when the tunnel leaves it.

    Places are numbered row by row, so their order is by y, then x, however the grid has grown.
    The width is a power of two, which makes a place's x and y cheap to find.
    """

    def __init__(self, shapes: Shapes, x0: i64, y0: i64, log_width: i64, height: i64) -> None:
        self.shapes = shapes
        self.x0 = x0
        self.y0 = y0
        self.log_width = log_width
        self.width: i64 = 1 << log_width
        self.height = height
        self.face = blank(self.width * height)
        self.need = blank(self.width * height)
        self.laid = vec[i64]()  # the places of all face-up cards, sorted
        self.goals = vec[i64]()  # the place of each goal
        self.hub_cells = vec[i64]()
        self.walks: list[Walk] = []
        self.keeps_edge = False
        self.edge = vec[i64]()  # if kept: empty places beside a face-up card, sorted
        self.goals_count = False  # whether a face-down goal is a card to build beside

    def copy(self) -> Maze:
        other = Maze(self.shapes, self.x0, self.y0, self.log_width, 0)
        other.height = self.height
        other.face = self.face[:]
        other.need = self.need[:]
        other.laid = self.laid[:]
        other.goals = self.goals  # replaced, never changed in place
        other.hub_cells = self.hub_cells
        other.walks = [walk.copy() for walk in self.walks]
        other.keeps_edge = self.keeps_edge
        other.edge = self.edge[:]
        other.goals_count = self.goals_count
        return other

    def unshare(self, shapes: Shapes) -> None:
        """A copy to give away shares nothing, and has its own tables of the printed cards."""
        self.shapes = shapes
        self.goals, self.hub_cells = self.goals[:], self.hub_cells[:]
        for walk in self.walks:
            walk.joins = walk.joins[:]

    def add_walk(self, joins: vec[i64], home: i64) -> Walk:
        """A new walker, who has already walked what lies on the table."""
        walk = Walk(joins, home, len(self.face))
        walk.rebuild(self)
        self.walks.append(walk)
        return walk

    def x_of(self, cell: i64) -> i64:
        return (cell & (self.width - 1)) + self.x0

    def y_of(self, cell: i64) -> i64:
        return (cell >> self.log_width) + self.y0

    def cell_at(self, x: i64, y: i64) -> i64:
        """The place at (x, y), or NOWHERE outside the grid, where nothing lies."""
        column = x - self.x0
        row = y - self.y0
        if column < 0 or column >= self.width or row < 0 or row >= self.height:
            return NOWHERE
        return row * self.width + column

    def face_at(self, x: i64, y: i64) -> i64:
        cell = self.cell_at(x, y)
        if cell == NOWHERE:
            return EMPTY
        return self.face_in(cell)

    def face_in(self, cell: i64) -> i64:
        """The face of the card in a place, EMPTY or FACE_DOWN."""
        return i64(self.face[cell])

    def need_in(self, cell: i64) -> i64:
        """What a place asks of a card's four sides; see `agrees`."""
        return i64(self.need[cell])

    def beside(self, cell: i64, side: i64) -> i64:
        if side == 0:
            return cell - self.width
        if side == 1:
            return cell + 1
        if side == 2:
            return cell + self.width
        return cell - 1

    def goal_at(self, cell: i64) -> i64:
        """Which goal lies in a place, or NOWHERE."""
        for goal in range(len(self.goals)):
            if self.goals[goal] == cell:
                return goal
        return NOWHERE

    def room_at(self, x: i64, y: i64) -> i64:
        """The place at (x, y), with a row and column to spare around it."""
        while not (0 < x - self.x0 < self.width - 1 and 0 < y - self.y0 < self.height - 1):
            self._grow(x, y)  # SAB-015
        return self.cell_at(x, y)

    def lay_goal(self, x: i64, y: i64) -> None:
        """Lay a goal face down: it asks nothing (SAB-041) and carries nothing on."""
        cell = self.room_at(x, y)
        self.face[cell] = FACE_DOWN
        self.goals = append(self.goals[:], cell)

    def lay(self, cell: i64, face: i64) -> i64:
        """Put a face-up card in an empty place, or turn up the goal there; the place afterwards."""
        if self.is_at_rim(cell):
            cell = self.room_at(self.x_of(cell), self.y_of(cell))
        was_goal = self.face[cell] == FACE_DOWN
        self.face[cell] = u8(face)
        self.laid = put(self.laid, cell)
        if self.shapes.hub[face] != 0:
            self.hub_cells = append(self.hub_cells[:], cell)
        if self.keeps_edge:
            self._widen_edge(cell)
        self._constrain(cell, self.shapes.edges[face])
        for walk in self.walks:
            if was_goal:
                walk.goals &= ~(1 << self.goal_at(cell))
            walk.arrive(self, cell)
        return cell

    def lay_at(self, x: i64, y: i64, face: i64) -> i64:
        return self.lay(self.room_at(x, y), face)

    def remove(self, cell: i64) -> None:
        """Take a card away; what it carried stays, and the gap may be filled (SAB-057)."""
        face = self.face_in(cell)
        self.face[cell] = EMPTY
        self.laid = drop(self.laid, cell)
        if self.shapes.hub[face] != 0:
            self.hub_cells = drop(self.hub_cells[:], cell)
        for side in range(i64(4)):
            beside = self.beside(cell, side)
            self.need[beside] = u8(needing(self.need_in(beside), side ^ 2, 0))
        for walk in self.walks:
            if len(walk.unlocked) > 0:
                walk.unlocked[cell] = 0
            walk.leave(self, cell, face)
        if self.keeps_edge:
            self._narrow_edge(cell)

    def keep_edge(self, goals_count: bool = False) -> None:
        """Begin to keep the list of empty places beside a face-up card, or a goal if they count."""
        self.keeps_edge = True
        self.goals_count = goals_count
        self._rebuild_edge()

    def touches_card(self, cell: i64) -> bool:
        """Whether a place has a whole side in common with a card one may build beside."""
        return self.need_in(cell) != 0 or (self.goals_count and self._is_beside_goal(cell))

    def _is_beside_goal(self, cell: i64) -> bool:
        for goal in self.goals:
            for side in range(4):
                if self.beside(goal, side) == cell:
                    return True
        return False

    def is_at_rim(self, cell: i64) -> bool:
        column = cell & (self.width - 1)
        return (
            column == 0
            or column == self.width - 1
            or cell < self.width
            or cell >= self.width * (self.height - 1)
        )

    def _constrain(self, cell: i64, edges: i64) -> None:
        need = self.need
        ask(need, cell - self.width, 2, edges & 1)
        ask(need, cell + 1, 3, (edges >> 1) & 1)
        ask(need, cell + self.width, 0, (edges >> 2) & 1)
        ask(need, cell - 1, 1, (edges >> 3) & 1)

    def _widen_edge(self, cell: i64) -> None:
        """A card comes to a place: those beside it that touched none are at the edge now."""
        self.edge = drop(self.edge, cell)
        for side in range(i64(4)):
            beside = self.beside(cell, side)
            if self.face[beside] == EMPTY and not self.touches_card(beside):
                self.edge = put(self.edge, beside)

    def _narrow_edge(self, cell: i64) -> None:
        """A card has gone: the edge runs through its place, and not beyond."""
        if self.touches_card(cell):
            self.edge = put(self.edge, cell)
        for side in range(i64(4)):
            beside = self.beside(cell, side)
            if self.face[beside] == EMPTY and not self.touches_card(beside):
                self.edge = drop(self.edge, beside)

    def _rebuild_edge(self) -> None:
        self.edge = vec[i64]()
        for cell in range(len(self.face)):
            if self.face[cell] == EMPTY and self.touches_card(cell):
                self.edge = append(self.edge, cell)

    def _grow(self, x: i64, y: i64) -> None:
        """Move everything to a larger grid, with the new room where (x, y) ran out of it."""
        old = Maze(self.shapes, self.x0, self.y0, self.log_width, 0)
        if x <= self.x0:
            self.x0 -= self.width
        if x <= old.x0 or x >= old.x0 + old.width - 1:
            self.log_width += 1
            self.width *= 2
        if y <= self.y0:
            self.y0 -= 4
            self.height += 4
        elif y >= self.y0 + self.height - 1:
            self.height += 4
        size = self.width * self.height
        self.face = self._moved(self.face, old, size)
        self.need = self._moved(self.need, old, size)
        self.laid = self._moved_cells(self.laid, old)
        self.goals = self._moved_cells(self.goals, old)
        self.hub_cells = self._moved_cells(self.hub_cells, old)
        self.edge = self._moved_cells(self.edge, old)
        for walk in self.walks:
            walk.reach = self._moved(walk.reach, old, size)
            walk.open = self._moved(walk.open, old, size)
            walk.frontier = self._moved_cells(walk.frontier, old)
            if len(walk.unlocked) > 0:
                walk.unlocked = self._moved(walk.unlocked, old, size)

    def _moved(self, values: vec[u8], old: Maze, size: i64) -> vec[u8]:
        moved = blank(size)
        for cell in range(len(values)):
            if values[cell] != 0:
                moved[self.cell_at(old.x_of(cell), old.y_of(cell))] = values[cell]
        return moved

    def _moved_cells(self, cells: vec[i64], old: Maze) -> vec[i64]:
        moved = vec[i64](capacity=len(cells))
        for cell in cells:
            moved = append(moved, self.cell_at(old.x_of(cell), old.y_of(cell)))
        return moved
