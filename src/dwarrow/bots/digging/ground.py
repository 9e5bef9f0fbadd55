"""The mine as bit sets: where a way leads through, which cards lie, where the tunnel ends.

Each row of the mine is one number with three strips of places, one strip a goal, so that ways from
all three goals are walked at once. The window is fixed; what lies beyond its rim is out of the way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.flex import PAIRS, Flex
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze

STRIP: Final = 20  # places in a row of the window
LEFT: Final = -8  # x of the first
ROWS: Final = 13
TOP: Final = -6  # y of the first row; the first and the last row and place are the rim
OUTSIDE: Final = -1
EVERYWHERE: Final = -1  # all places of a row
ANY: Final = (1 << PAIRS) - 1  # pairs of sides

STRIPS: Final = vec[i64]([((1 << STRIP) - 1) << (STRIP * goal) for goal in range(3)])
ONE_IN_EACH: Final = 1 | 1 << STRIP | 1 << (2 * STRIP)
THRICE: Final = vec[i64]([ONE_IN_EACH << bit for bit in range(STRIP)])


def place_of(maze: Maze, cell: i64) -> i64:
    """The place of the window in which a cell of the maze lies, or OUTSIDE."""
    row = (cell >> maze.log_width) + maze.y0 - TOP
    bit = (cell & (maze.width - 1)) + maze.x0 - LEFT
    if row < 1 or row >= ROWS - 1 or bit < 1 or bit >= STRIP - 1:
        return OUTSIDE
    return row * STRIP + bit


class Ground:
    """What was read of a maze; it is read again where it has changed."""

    def __init__(self, flex: Flex) -> None:
        self.flex = flex
        self.ways = vec[i64]([0] * (PAIRS * ROWS))  # by pair of sides: places where it is joined
        self.laid = vec[i64]([0] * ROWS)
        self.open = vec[i64]([0] * (4 * ROWS))  # by side: empty places with an opening pointing in
        self.open_before = vec[i64]([0] * (4 * ROWS))
        self.faces = vec[i64]([EMPTY] * (ROWS * STRIP))
        self.pairs = vec[i64]([ANY] * (ROWS * STRIP))  # by place: the pairs that are joined
        self.changed = vec[i64]([0] * ROWS)  # places that were not the same at the last reading
        self.took = False  # whether a card that lay there then is gone
        self.x0: i64 = 0
        self.y0: i64 = 0
        self.size: i64 = 0
        self._clear()

    def _clear(self) -> None:
        inside: i64 = 0
        for bit in range(1, STRIP - 1):
            inside |= THRICE[bit]
        for at in range(PAIRS * ROWS):
            row = at % ROWS
            self.ways[at] = inside if 0 < row < ROWS - 1 else 0
        for row in range(ROWS):
            self.laid[row] = 0
        for place in range(ROWS * STRIP):
            self.faces[place] = EMPTY
            self.pairs[place] = ANY

    def read(self, maze: Maze) -> None:
        """Read a maze; most of it is as it was."""
        is_elsewhere = maze.x0 != self.x0 or maze.y0 != self.y0 or len(maze.face) != self.size
        self.took = is_elsewhere
        for row in range(ROWS):
            self.changed[row] = 0
        if is_elsewhere:
            self._clear()
            for row in range(ROWS):
                self.changed[row] = EVERYWHERE
            self.x0 = maze.x0
            self.y0 = maze.y0
            self.size = len(maze.face)
        first = max(1, maze.x0 - LEFT)
        end = min(STRIP - 1, maze.x0 + maze.width - LEFT)
        for row in range(max(1, maze.y0 - TOP), min(ROWS - 1, maze.y0 + maze.height - TOP)):
            start = ((row + TOP - maze.y0) << maze.log_width) - maze.x0 + LEFT
            self._read_row(maze, row * STRIP, start, first, end)
        self._read_ends(maze)

    def _read_row(self, maze: Maze, at: i64, start: i64, first: i64, end: i64) -> None:
        known = self.faces
        faces = maze.face
        for bit in range(first, end):
            face = i64(faces[start + bit])
            if known[at + bit] != face:
                if known[at + bit] != EMPTY and known[at + bit] != FACE_DOWN:
                    self.took = True
                known[at + bit] = face
                self._change(maze, start + bit)

    def _change(self, maze: Maze, cell: i64) -> None:
        """A card was laid or taken away: read its place and the four beside it."""
        self._read_place(maze, cell)
        for side in range(4):
            beside = maze.beside(cell, side)
            if 0 <= beside < len(maze.face):
                self._read_place(maze, beside)

    def _read_place(self, maze: Maze, cell: i64) -> None:
        place = place_of(maze, cell)
        if place != OUTSIDE:
            row = place // STRIP
            self.changed[row] |= THRICE[place - row * STRIP]
            self.put(place, maze.face_in(cell), maze.need_in(cell))

    def put(self, place: i64, face: i64, need: i64) -> None:
        """What lies in a place, and what it asks for if nothing does."""
        row = place // STRIP
        strips = THRICE[place - row * STRIP]
        pairs: i64 = 0
        self.laid[row] &= ~strips
        if face == EMPTY:
            pairs = self.flex.pairs(need)
        elif face != FACE_DOWN:
            pairs = self.flex.by_face[face]
            self.laid[row] |= strips
        turned = self.pairs[place] ^ pairs
        if turned == 0:
            return
        self.pairs[place] = pairs
        ways = self.ways
        for pair in range(PAIRS):
            if (turned >> pair) & 1 == 1:
                ways[pair * ROWS + row] ^= strips

    def _read_ends(self, maze: Maze) -> None:
        before, now = self.open, self.open_before
        self.open, self.open_before = now, before
        for at in range(4 * ROWS):
            now[at] = 0
        walk = maze.walks[0]
        for cell in walk.frontier:
            place = place_of(maze, cell)
            if place != OUTSIDE:
                self.point(place, walk.open_in(cell))
        changed = self.changed
        for at in range(4 * ROWS):
            if now[at] != before[at]:
                changed[at % ROWS] |= now[at] ^ before[at]

    def point(self, place: i64, sides: i64) -> None:
        """A walked opening points into a place at these sides."""
        row = place // STRIP
        strips = THRICE[place - row * STRIP]
        for side in range(4):
            if (sides >> side) & 1 == 1:
                self.open[side * ROWS + row] |= strips

    def close(self, place: i64) -> None:
        """No walked opening points into a place."""
        row = place // STRIP
        strips = THRICE[place - row * STRIP]
        for side in range(4):
            self.open[side * ROWS + row] &= ~strips

    def sides_open(self, place: i64) -> i64:
        """The sides at which a walked opening points into a place."""
        row = place // STRIP
        bit = place - row * STRIP
        ends = self.open
        sides = (ends[row] >> bit) & 1
        sides |= ((ends[row + ROWS] >> bit) & 1) << 1
        sides |= ((ends[row + 2 * ROWS] >> bit) & 1) << 2
        return sides | ((ends[row + 3 * ROWS] >> bit) & 1) << 3
