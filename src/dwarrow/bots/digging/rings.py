"""How many cards a goal is away: ways walked backwards from all goals, one ring a card.

A way costs one card for each empty place, nothing through laid cards, and never turns back inside a
card. What every ring saw is kept, so that a change of the mine is walked on from the first ring
that meets it, be it made or only thought of.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.ground import OUTSIDE, ROWS, STRIP, STRIPS, THRICE, Ground
from dwarrow.parts.mine import GOALS

FAR: Final = 20  # cards; farther than any tunnel that is still worth digging
MARGIN: Final = 2  # a goal's ways end so many cards beyond the nearest end of the tunnel
SIZE: Final = 4 * ROWS  # of what is kept of a ring, by side and row
INSIDE: Final = ((1 << ROWS) - 1) & ~1 & ~(1 << (ROWS - 1))  # the rows that are not rim
NOTHING: Final = vec[i64]([0] * SIZE)


class Rings:
    """By ring: the places left before it, and those entered in it, each by side and row."""

    def __init__(self) -> None:
        self.left = [NOTHING for _ in range(FAR + 2)]
        self.entered = [NOTHING for _ in range(FAR + 2)]
        self.left_then = [NOTHING for _ in range(FAR + 2)]  # as it would be, after a ring
        self.since: i64 = FAR + 2  # the first ring that is only thought of
        self.near = vec[i64]([FAR] * GOALS)  # how far the nearest end of the tunnel is
        self.then = vec[i64]([FAR] * GOALS)  # the same after a change that is thought of
        self.last: i64 = 0  # the last ring walked
        self.led = False  # whether ways lead into the next ring

    def walk(self, ground: Ground, goals: vec[i64]) -> None:
        """Walk from the goals in these places, a little beyond the nearest ends of the tunnel."""
        entered = NOTHING[:]
        for goal in range(GOALS):
            if goals[goal] != OUTSIDE:
                row = goals[goal] // STRIP
                strip = THRICE[goals[goal] - row * STRIP] & STRIPS[goal]
                enter(entered, row, strip, strip, strip, strip)
        self.left[1] = NOTHING
        self.entered[1] = entered
        self.walk_on(ground, goals, 1)

    def walk_on(self, ground: Ground, goals: vec[i64], ring: i64) -> None:
        """Walk from a ring on; those before it meet nothing that has changed."""
        alive = self._forget_near(goals, ring)
        left = self.left[ring]
        entered = self.entered[ring][:]
        self.led = True
        while self.led and alive != 0 and ring < FAR:
            left = left[:]
            next_entered = NOTHING[:]
            touched = self._ring(ground, alive, left, entered, next_entered)
            self.entered[ring] = entered
            ring += 1
            self.left[ring] = left
            entered = next_entered
            alive = found(touched, ring - 1, alive, self.near, MARGIN)
        self.last = ring - 1

    def _forget_near(self, goals: vec[i64], ring: i64) -> i64:
        """Forget the ends that were met in a ring or later; the strips to be walked in it."""
        alive: i64 = 0
        for goal in range(GOALS):
            if self.near[goal] >= ring:
                self.near[goal] = FAR
            if goals[goal] != OUTSIDE and ring <= self.near[goal] + MARGIN:
                alive |= STRIPS[goal]
        return alive

    def imagine(self, ground: Ground, ring: i64, alive: i64) -> None:
        """Walk on from the first ring that meets a change of the ground, up to the nearest end."""
        left = self.left[ring]
        entered = self.entered[ring][:]
        self.since = ring + 1
        self.led = True
        while self.led and alive != 0 and ring < FAR:
            left = left[:]
            next_entered = NOTHING[:]
            touched = self._ring(ground, alive, left, entered, next_entered)
            ring += 1
            self.left_then[ring] = left
            entered = next_entered
            alive = found(touched, ring - 1, alive, self.then, 0)

    def forget(self) -> None:
        """Take back what was thought."""
        self.since = FAR + 2

    def meeting_any(self, places: vec[i64]) -> i64:
        """The first ring that enters one of these places, told by row."""
        for ring in range(1, self.last + 1):
            entered = self.entered[ring]
            for row in range(1, ROWS - 1):
                if places[row] != 0 and in_row(entered, row) & places[row] != 0:
                    return ring
        return self.last + 1

    def meeting(self, place: i64, alive: i64) -> i64:
        """The first ring that enters a place or one beside it."""
        row = place // STRIP
        strips = THRICE[place - row * STRIP] & alive
        wide = strips | (strips << 1) | (strips >> 1)
        for ring in range(1, self.last + 1):
            entered = self.entered[ring]
            above = in_row(entered, row - 1) | in_row(entered, row + 1)
            if (above & strips) | (in_row(entered, row) & wide) != 0:
                return ring
        return self.last + 1

    def entering(self, place: i64, best: vec[i64], at: i64) -> None:
        """Lower these numbers, by goal, to the first ring of its ways that enters a place."""
        row = place // STRIP
        missing = THRICE[place - row * STRIP]
        for ring in range(1, self.last + 1):
            met = in_row(self.entered[ring], row) & missing
            if met != 0:
                lower(best, at, met, ring)
                missing &= ~met

    def seen(self, ring: i64, place: i64, goal: i64) -> i64:
        """The sides by which ways from a goal leave a place, before a ring."""
        row = place // STRIP
        bit = place - row * STRIP + goal * STRIP
        left = self.left_then[ring] if ring >= self.since else self.left[ring]
        sides = (left[row] >> bit) & 1
        sides |= ((left[row + ROWS] >> bit) & 1) << 1
        sides |= ((left[row + 2 * ROWS] >> bit) & 1) << 2
        return sides | ((left[row + 3 * ROWS] >> bit) & 1) << 3

    def leaving(self, place: i64, came: i64, best: vec[i64], at: i64) -> None:
        """Lower numbers, by goal, to the cards that lead from a place if it is left by a side."""
        if place == OUTSIDE:
            return
        row = place // STRIP
        missing = THRICE[place - row * STRIP]
        for ring in range(1, self.last + 1):
            left = self.left[ring + 1]
            met: i64 = 0
            for side in range(4):
                if (came >> side) & 1 == 1:
                    met |= left[row + side * ROWS]
            met &= missing
            if met != 0:
                lower(best, at, met, ring)
                missing &= ~met
                if missing == 0:
                    return

    def _ring(
        self, ground: Ground, alive: i64, left: vec[i64], entered: vec[i64], then: vec[i64]
    ) -> i64:
        """Walk one ring, row by row as ways enter it; the ends of the tunnel that it meets.

        Not cut into rows: calling for each of them would take a tenth of all that habit takes.
        """
        touched: i64 = 0
        self.led = False
        ways, lying, ends = ground.ways, ground.laid, ground.open
        todo: i64 = INSIDE
        while todo != 0:
            for row in range(1, ROWS - 1):
                if (todo >> row) & 1 == 0:
                    continue
                todo &= ~(1 << row)
                north, east = entered[row] & alive, entered[row + ROWS] & alive
                south, west = entered[row + 2 * ROWS] & alive, entered[row + 3 * ROWS] & alive
                if north | east | south | west == 0:
                    continue
                ne, ns, nw = ways[row], ways[ROWS + row], ways[2 * ROWS + row]
                es, ew, sw = ways[3 * ROWS + row], ways[4 * ROWS + row], ways[5 * ROWS + row]
                # Out by the north, the east, the south and the west, and not for the first time.
                n = ((east & ne) | (south & ns) | (west & nw)) & ~left[row]
                e = ((north & ne) | (south & es) | (west & ew)) & ~left[row + ROWS]
                s = ((north & ns) | (east & es) | (west & sw)) & ~left[row + 2 * ROWS]
                w = ((north & nw) | (east & ew) | (south & sw)) & ~left[row + 3 * ROWS]
                if n | e | s | w == 0:
                    continue
                leave(left, row, n, e, s, w)
                laid, free = lying[row], ~lying[row]
                if (n | e | s | w) & laid != 0:  # on in the same ring
                    enter(entered, row, n & laid, e & laid, s & laid, w & laid)
                    todo |= rows(row, n & laid, (e | w) & laid, s & laid)
                if (n | e | s | w) & free != 0:  # one card more
                    self.led = True
                    enter(then, row, n & free, e & free, s & free, w & free)
                touched |= (n & ends[row]) | (e & ends[ROWS + row])
                touched |= (s & ends[2 * ROWS + row]) | (w & ends[3 * ROWS + row])
        return touched


def leave(left: vec[i64], row: i64, north: i64, east: i64, south: i64, west: i64) -> None:
    """Ways lead out of places of a row."""
    left[row] |= north
    left[row + ROWS] |= east
    left[row + 2 * ROWS] |= south
    left[row + 3 * ROWS] |= west


def enter(entered: vec[i64], row: i64, north: i64, east: i64, south: i64, west: i64) -> None:
    """Ways lead out of places of a row: those beside them are entered by the side across."""
    entered[row - 1 + 2 * ROWS] |= north
    entered[row + 3 * ROWS] |= east << 1
    entered[row + 1] |= south
    entered[row + ROWS] |= west >> 1


def rows(row: i64, north: i64, beside: i64, south: i64) -> i64:
    """The rows that are entered by ways that lead out of a row."""
    found: i64 = 0
    if north != 0:
        found |= 1 << (row - 1)
    if beside != 0:
        found |= 1 << row
    if south != 0:
        found |= 1 << (row + 1)
    return found & INSIDE


def in_row(entered: vec[i64], row: i64) -> i64:
    """The places of a row that are entered by any side."""
    sides = entered[row] | entered[row + ROWS]
    return sides | entered[row + 2 * ROWS] | entered[row + 3 * ROWS]


def lower(best: vec[i64], at: i64, met: i64, ring: i64) -> None:
    """Lower the numbers of the goals whose ways were met in a ring."""
    for goal in range(GOALS):
        if met & STRIPS[goal] != 0 and ring < best[at + goal]:
            best[at + goal] = ring


def found(touched: i64, ring: i64, alive: i64, near: vec[i64], margin: i64) -> i64:
    """Note which goals' ways met an end of the tunnel in a ring; the strips to be walked on."""
    for goal in range(GOALS):
        if alive & STRIPS[goal] != 0:
            if near[goal] == FAR and touched & STRIPS[goal] != 0:
                near[goal] = ring
            if ring >= near[goal] + margin:
                alive &= ~STRIPS[goal]
    return alive
