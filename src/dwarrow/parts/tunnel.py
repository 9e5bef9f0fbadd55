"""The tunnel board: cards with joined sides, what fits where, and who can walk where.

A `Maze` is the cards on the table. A `Walk` is what one walker reaches in it: the base game
has one, the Duel one for each colour. Reach runs over joined sides, never over whole cards,
so bridges, dead ends, doors and trolls need no special case here. No game, no deck and no
hidden card is known to this file; a face-down goal is just a place that asks nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from dwarrow.parts.shapes import BITS as BITS
from dwarrow.parts.shapes import Shapes
from dwarrow.parts.shapes import agrees as agrees
from dwarrow.parts.shapes import face_of as face_of

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
        edges = maze.shapes.edges[face]
        hub = maze.shapes.hub[face]
        sides = self.open_in(cell)
        if hub != 0 and (self.hubs >> hub) & 1 == 1:
            sides = 15
        self.frontier = drop(self.frontier, cell)
        if sides & edges != 0:
            self._flood(maze, cell, sides & edges)

    def _flood(self, maze: Maze, cell: i64, sides: i64) -> None:
        todo = vec[i64]()
        for side in range(4):
            if (sides >> side) & 1 == 1:
                todo = self._walk_in(maze, cell, side, todo)
        while len(todo) > 0:
            todo, here = pop(todo)
            todo = self._walk_in(maze, here >> 2, here & 3, todo)

    def _walk_in(self, maze: Maze, cell: i64, side: i64, todo: vec[i64]) -> vec[i64]:
        had = i64(self.reach[cell])
        if (had >> side) & 1 == 1:
            return todo
        came: i64 = 1 << side
        now: i64 = ((self.joins_at(maze, cell) >> (4 * side)) & 15) | came
        self.reach[cell] = u8(had | now)
        for out in range(4):
            if ((now & ~had) >> out) & 1 == 1:
                todo = self._walk_out(maze, cell, out, todo)
        hub = maze.shapes.hub[maze.face_in(cell)]
        if hub != 0 and (self.hubs >> hub) & 1 == 0:
            self.hubs |= 1 << hub
            todo = self._climb(maze, hub, todo)
        return todo

    def _walk_out(self, maze: Maze, cell: i64, side: i64, todo: vec[i64]) -> vec[i64]:
        beside = maze.beside(cell, side)
        across: i64 = (side + 2) & 3
        had = self.open_in(beside)
        if (had >> across) & 1 == 1:
            return todo
        self.open[beside] = u8(had | (1 << across))
        face = maze.face_in(beside)
        if face == EMPTY:
            if had == 0:
                self.frontier = put(self.frontier, beside)
        elif face == FACE_DOWN:
            self.goals |= 1 << maze.goal_at(beside)
        elif (maze.shapes.edges[face] >> across) & 1 == 1:
            todo = append(todo, beside * 4 + across)
        return todo

    def _climb(self, maze: Maze, hub: i64, todo: vec[i64]) -> vec[i64]:
        """A ladder was reached: every card of its hub is reached at all its openings."""
        for cell in maze.hub_cells:
            face = maze.face_in(cell)
            if maze.shapes.hub[face] == hub:
                for side in range(4):
                    if (maze.shapes.edges[face] >> side) & 1 == 1:
                        todo = append(todo, cell * 4 + side)
        return todo

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


def blank(size: i64) -> vec[u8]:
    """A grid with nothing in it."""
    return vec[u8]([0] * size)


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
        return other

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
            self._grow(x, y)
        return self.cell_at(x, y)

    def lay_goal(self, x: i64, y: i64) -> None:
        """Lay a goal face down: it asks nothing of its neighbours and carries nothing on."""
        cell = self.room_at(x, y)
        self.face[cell] = FACE_DOWN
        self.goals = append(self.goals[:], cell)

    def lay(self, cell: i64, face: i64) -> i64:
        """Put a face-up card in an empty place, or turn up the goal there; the place afterwards."""
        if self._is_at_rim(cell):
            cell = self.room_at(self.x_of(cell), self.y_of(cell))
        self.face[cell] = u8(face)
        self.laid = put(self.laid, cell)
        if self.shapes.hub[face] != 0:
            self.hub_cells = append(self.hub_cells[:], cell)
        self._constrain(cell, self.shapes.edges[face])
        if self.keeps_edge:
            self._widen_edge(cell)
        others = ~self._goal_bit(cell)
        for walk in self.walks:
            walk.goals &= others
            walk.arrive(self, cell)
        return cell

    def lay_at(self, x: i64, y: i64, face: i64) -> i64:
        return self.lay(self.room_at(x, y), face)

    def remove(self, cell: i64) -> None:
        """Take a card away; what it carried is cut off and stays where it lies."""
        hub = self.shapes.hub[self.face_in(cell)]
        self.face[cell] = EMPTY
        self.laid = drop(self.laid, cell)
        if hub != 0:
            self.hub_cells = drop(self.hub_cells[:], cell)
        for side in range(4):
            beside = self.beside(cell, side)
            across: i64 = (side + 2) & 3
            self.need[beside] = u8(self.need_in(beside) & ~(3 << (2 * across)))
        for walk in self.walks:
            if len(walk.unlocked) > 0:
                walk.unlocked[cell] = 0
            walk.rebuild(self)
        if self.keeps_edge:
            self._rebuild_edge()

    def keep_edge(self) -> None:
        """Begin to keep the list of empty places beside a face-up card."""
        self.keeps_edge = True
        self._rebuild_edge()

    def _goal_bit(self, cell: i64) -> i64:
        goal = self.goal_at(cell)
        return 0 if goal == NOWHERE else 1 << goal

    def _is_at_rim(self, cell: i64) -> bool:
        column = cell & (self.width - 1)
        return (
            column == 0
            or column == self.width - 1
            or cell < self.width
            or cell >= self.width * (self.height - 1)
        )

    def _constrain(self, cell: i64, edges: i64) -> None:
        for side in range(4):
            beside = self.beside(cell, side)
            shift: i64 = 2 * ((side + 2) & 3)
            wanted: i64 = 1 if (edges >> side) & 1 == 1 else 2
            self.need[beside] = u8((self.need_in(beside) & ~(3 << shift)) | (wanted << shift))

    def _widen_edge(self, cell: i64) -> None:
        self.edge = drop(self.edge, cell)
        for side in range(4):
            beside = self.beside(cell, side)
            if self.face[beside] == EMPTY:
                self.edge = put(drop(self.edge, beside), beside)

    def _rebuild_edge(self) -> None:
        self.edge = vec[i64]()
        for cell in range(len(self.face)):
            if self.face[cell] == EMPTY and self.need[cell] != 0:
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
