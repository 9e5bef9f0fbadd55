"""How many cards each goal is away from anywhere: ways walked backwards, one ring a card.

A way costs a card for each empty place that some card left would lead through, nothing through
cards that lie there; a goal that is face down is walked through as if it were an empty place. The
rows of a ring are columns of the table: ten bits for each of the six goals, the lowest unused.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import GOLD_SIDES, JOINS, SHAPES, TUNNELS
from dwarrow.games.duel.state import GOALS
from dwarrow.parts.shapes import BITS, face_of
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze

FAR: Final = 14  # cards; farther than any way that is still worth digging
COLUMNS: Final = 16  # of the table, from WEST_RIM on, rims among them
WEST_RIM: Final = -2
MIDDLE: Final = 5  # the bit of the places level with the start
STRIP: Final = 10  # bits a goal
SIDES: Final = 4 * COLUMNS  # of what is kept of a ring, by side and column
EACH: Final = vec[i64]([sum(1 << (STRIP * goal) for goal in range(GOALS))])
FREE: Final = vec[i64]([sum(0b1111111110 << (STRIP * goal) for goal in range(GOALS))])
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))  # of sides that a way joins
OPEN_TABLE: Final = vec[i64](
    [FREE[0] if 0 < at % COLUMNS < COLUMNS - 1 else 0 for at in range(6 * COLUMNS)]
)
NO_COLUMNS: Final = vec[i64]([0] * COLUMNS)
NO_SIDES: Final = vec[i64]([0] * SIDES)
NO_RINGS: Final = vec[i64]([0] * (SIDES * (FAR + 2)))
STRIPS: Final = vec[i64]([(BITS[STRIP] - 1) << (STRIP * goal) for goal in range(GOALS)])
INSIDE: Final = 0b0111111111111110  # the columns that are not rim
MARGIN: Final = 3  # rings walked from the one on in which the last goal meets an end


def _kinds_through(colour: int, turned: int) -> vec[i64]:
    """By pair of sides, the kinds that lead from one to the other."""
    sets = [0] * 6
    for pair, (one, other) in enumerate(PAIRS):
        for kind in range(TUNNELS):
            joins = int(JOINS[colour][face_of(kind, turned)])
            if joins >> (4 * one + other) & 1:
                sets[pair] |= 1 << kind
    return vec[i64](sets)


UPRIGHT: Final = [_kinds_through(colour, 0) for colour in range(3)]
TURNED: Final = [_kinds_through(colour, 1) for colour in range(3)]


class Ways:
    """The rings of all goals of one dwarf, as far as its nearest ends and a little beyond."""

    def __init__(self, maze: Maze, seat: i64, colour: i64, left: i64, wanted: vec[float]) -> None:
        self.maze = maze
        self.walk = maze.walks[seat]
        self.ways = OPEN_TABLE[:]
        self.laid = NO_COLUMNS[:]
        self.ends = NO_SIDES[:]  # by side and column, the open ends of the dwarf's tunnels
        self.rings = NO_RINGS[:]  # by ring, side and column, places left in it first
        self.last: i64 = 0
        self.todo: i64 = 0  # columns that ways enter in this ring
        self.led: i64 = 0  # columns that they enter in the next
        self._survey(colour, left)
        self._walk(wanted)

    # ---- the table

    def _survey(self, colour: i64, left: i64) -> None:
        """What every place lets through: the card there, or those left that would fit."""
        maze = self.maze
        faces, needs, opened = maze.face, maze.need, self.walk.open
        x0: i64 = maze.x0 - WEST_RIM
        first: i64 = max(0, MIDDLE - 4 - MIDDLE - maze.y0)
        beyond: i64 = min(maze.height, MIDDLE - maze.y0)
        start: i64 = max(0, 1 - x0)
        stop: i64 = min(maze.width, COLUMNS - 1 - x0)
        for line in range(first, beyond):
            bit = line + maze.y0 + MIDDLE
            cell = line * maze.width + start
            for column in range(start + x0, stop + x0):
                face = i64(faces[cell])
                if face == EMPTY:
                    need = i64(needs[cell])
                    if need != 0:
                        self._limit(column, bit, need, colour, left)
                        if opened[cell] != 0:
                            self._end(column, bit, i64(opened[cell]))
                elif face != FACE_DOWN:
                    self._lay(column, bit, cell)
                cell += 1

    def _limit(self, column: i64, bit: i64, need: i64, colour: i64, left: i64) -> None:
        upright = SHAPES.fits[need] & left
        turned = SHAPES.fits_turned[need] & left
        through, back = UPRIGHT[colour], TURNED[colour]
        gone = ~(EACH[0] << bit)
        ways = self.ways
        for pair in range(i64(6)):
            if (upright & through[pair]) | (turned & back[pair]) == 0:
                ways[pair * COLUMNS + column] &= gone

    def _end(self, column: i64, bit: i64, sides: i64) -> None:
        strips = EACH[0] << bit
        for side in range(i64(4)):
            if (sides >> side) & 1 == 1:
                self.ends[side * COLUMNS + column] |= strips

    def _lay(self, column: i64, bit: i64, cell: i64) -> None:
        strips = EACH[0] << bit
        self.laid[column] |= strips
        joins = self.walk.joins_at(self.maze, cell)
        ways = self.ways
        if (joins >> 1) & 1 == 0:
            ways[column] &= ~strips
        if (joins >> 2) & 1 == 0:
            ways[COLUMNS + column] &= ~strips
        if (joins >> 3) & 1 == 0:
            ways[2 * COLUMNS + column] &= ~strips
        if (joins >> 6) & 1 == 0:
            ways[3 * COLUMNS + column] &= ~strips
        if (joins >> 7) & 1 == 0:
            ways[4 * COLUMNS + column] &= ~strips
        if (joins >> 11) & 1 == 0:
            ways[5 * COLUMNS + column] &= ~strips

    # ---- the rings

    def _walk(self, wanted: vec[float]) -> None:
        """Walk until every goal has met an end, and a little on."""
        entered = NO_SIDES[:]
        missing: i64 = 0
        for goal in range(i64(GOALS)):
            if wanted[goal] > 0.0 and self._begin(goal, entered):
                missing |= STRIPS[goal]
        left = NO_SIDES[:]
        margin: i64 = MARGIN
        self.todo = self.led
        while self.todo != 0 and self.last < FAR and margin > 0:
            then = NO_SIDES[:]
            self.last += 1
            self.led = 0
            touched = self._ring(left, entered, then)
            if touched & missing != 0:
                missing = still(missing, touched)
            if missing == 0:
                margin -= 1
            entered = then
            self.todo = self.led

    def _begin(self, goal: i64, entered: vec[i64]) -> bool:
        """Ways begin at all sides of a goal that is face down, at the gold of one that is up."""
        maze = self.maze
        cell = maze.goals[goal]
        face = maze.face_in(cell)
        sides: i64 = 15 if face == FACE_DOWN else GOLD_SIDES[face]
        column = maze.x_of(cell) - WEST_RIM
        bit = maze.y_of(cell) + MIDDLE
        if not (0 < column < COLUMNS - 1 and 0 < bit < STRIP):
            return False
        strip = BITS[bit + STRIP * goal]
        if sides & 1 != 0:
            entered[column + 2 * COLUMNS] |= strip >> 1
        if sides & 2 != 0:
            entered[column + 1 + 3 * COLUMNS] |= strip
        if sides & 4 != 0:
            entered[column] |= strip << 1
        if sides & 8 != 0:
            entered[column - 1 + COLUMNS] |= strip
        self.led |= BITS[column - 1] | BITS[column] | BITS[column + 1]
        return True

    def _ring(self, left: vec[i64], entered: vec[i64], then: vec[i64]) -> i64:
        """Walk one ring; the ends that it meets, in any column."""
        ways, lying, ends, rings = self.ways, self.laid, self.ends, self.rings
        at = self.last * SIDES
        touched: i64 = 0
        todo = self.todo & INSIDE
        row: i64 = 0
        while todo != 0:
            row += 1
            if row == COLUMNS - 1:
                row = 1
            if (todo >> row) & 1 == 0:
                continue
            todo &= ~BITS[row]
            north, east = entered[row], entered[row + COLUMNS]
            south, west = entered[row + 2 * COLUMNS], entered[row + 3 * COLUMNS]
            ne, ns, nw = ways[row], ways[COLUMNS + row], ways[2 * COLUMNS + row]
            es, ew, sw = ways[3 * COLUMNS + row], ways[4 * COLUMNS + row], ways[5 * COLUMNS + row]
            to_north = ((east & ne) | (south & ns) | (west & nw)) & ~left[row]
            to_east = ((north & ne) | (south & es) | (west & ew)) & ~left[row + COLUMNS]
            to_south = ((north & ns) | (east & es) | (west & sw)) & ~left[row + 2 * COLUMNS]
            to_west = ((north & nw) | (east & ew) | (south & sw)) & ~left[row + 3 * COLUMNS]
            out = to_north | to_east | to_south | to_west
            if out == 0:
                continue
            mark(left, row, to_north, to_east, to_south, to_west)
            mark(rings, at + row, to_north, to_east, to_south, to_west)
            laid = lying[row]
            if out & laid != 0:  # on in the same ring
                leave(entered, row, laid, to_north, to_east, to_south, to_west)
                todo |= (7 << (row - 1)) & INSIDE
            free = ~laid
            if out & free != 0:  # one card more
                self.led |= 7 << (row - 1)
                leave(then, row, free, to_north, to_east, to_south, to_west)
            touched |= (to_north & ends[row]) | (to_east & ends[row + COLUMNS])
            touched |= (to_south & ends[row + 2 * COLUMNS]) | (to_west & ends[row + 3 * COLUMNS])
        return touched

    # ---- what is asked

    def steps(self, cell: i64, sides: i64, best: vec[i64]) -> None:
        """Lower numbers, by goal, to the cards from a place on that is entered by these sides."""
        maze = self.maze
        column = maze.x_of(cell) - WEST_RIM
        bit = maze.y_of(cell) + MIDDLE
        if not (0 < column < COLUMNS - 1 and 0 < bit < STRIP):
            return
        missing = EACH[0] << bit
        rings = self.rings
        at = column
        for ring in range(i64(1), self.last + 1):
            at += SIDES
            met: i64 = 0
            if sides & 1 != 0:
                met = rings[at]
            if sides & 2 != 0:
                met |= rings[at + COLUMNS]
            if sides & 4 != 0:
                met |= rings[at + 2 * COLUMNS]
            if sides & 8 != 0:
                met |= rings[at + 3 * COLUMNS]
            met &= missing
            if met != 0:
                missing &= ~met
                met >>= bit
                for goal in range(i64(GOALS)):
                    if (met >> (STRIP * goal)) & 1 == 1 and ring < best[goal]:
                        best[goal] = ring
                if missing == 0:
                    return


def mark(kept: vec[i64], at: i64, north: i64, east: i64, south: i64, west: i64) -> None:
    """Places of a column were left by these sides."""
    kept[at] |= north
    kept[at + COLUMNS] |= east
    kept[at + 2 * COLUMNS] |= south
    kept[at + 3 * COLUMNS] |= west


def leave(
    entered: vec[i64], row: i64, of: i64, north: i64, east: i64, south: i64, west: i64
) -> None:
    """Ways lead out of these places of a column: those beside are entered by the side across."""
    entered[row + 2 * COLUMNS] |= (north & of) >> 1
    entered[row + 1 + 3 * COLUMNS] |= east & of
    entered[row] |= (south & of) << 1
    entered[row - 1 + COLUMNS] |= west & of


def still(missing: i64, touched: i64) -> i64:
    """The strips of goals that have met no end yet."""
    for goal in range(i64(GOALS)):
        if touched & STRIPS[goal] != 0:
            missing &= ~STRIPS[goal]
    return missing
