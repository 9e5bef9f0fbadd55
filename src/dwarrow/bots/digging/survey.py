"""How far the goals are that somebody digs for, and how far they would be after a move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.flex import Flex
from dwarrow.bots.digging.ground import OUTSIDE, ROWS, STRIP, STRIPS, Ground, place_of
from dwarrow.bots.digging.own import UNKNOWN, Own
from dwarrow.bots.digging.rings import FAR, MARGIN, Rings
from dwarrow.bots.digging.trail import Trail
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.shapes import NEEDS_ROCK
from dwarrow.parts.tunnel import EMPTY, NOWHERE, Maze, needing
from dwarrow.parts.walk import joined_to

ON_NEAREST: Final = 600  # of each thousandth: how much the nearest target counts against all
MILLI: Final = 1000  # distances and worths are whole thousandths: the engine knows no floats
ANY_SIDE: Final = 15
PLACES: Final = ROWS * STRIP
NO_LIMIT: Final = 1_000_000
BESIDE: Final = vec[i64]([-STRIP, 1, STRIP, -1])


class Survey:
    """The ways from a mine's goals, and what a card would change."""

    def __init__(self, flex: Flex) -> None:
        self.flex = flex
        self.ground = Ground(flex)
        self.rings = Rings()
        self.trail = Trail()
        self.own = Own(flex)
        self.goals = vec[i64]([OUTSIDE] * GOALS)  # their places
        self.is_fresh = False
        self.targets: i64 = 0
        self.count: i64 = 0
        self.alive: i64 = 0  # the targets' strips
        self.aim: i64 = 0  # the nearest target
        self.nearest: i64 = FAR
        self.distance: i64 = 0  # of the targets, the nearest most, in thousandths of a card
        self.then_distance: i64 = 0  # the same after a card that is thought of
        self.then_ease: i64 = 0  # and how easily its best end leads on
        self.cell: i64 = NOWHERE  # where that card would lie
        self.edges: i64 = 0
        self.walks: i64 = 0  # how often the mine was surveyed anew
        self.asked = vec[i64]([0] * PLACES)  # by place: the walk in which the two next were found
        self.limits = vec[i64]([0] * (PLACES * GOALS))  # how near a card there can bring a goal
        self.beyond = vec[i64]([0] * (PLACES * 4 * GOALS))  # and one that leads on by a side
        self.scratch = vec[i64]([0] * GOALS)

    # ---- the mine as it is

    def look(self, mine: Mine, targets: i64) -> None:
        """Survey the mine for somebody to whom these goals may hide the treasure."""
        self.is_fresh = False
        self.look_again(mine, targets)

    def look_again(self, mine: Mine, targets: i64) -> None:
        """The same, where no card was laid or taken away since the last time."""
        if not self.is_fresh:
            self._walk(mine.maze)
        elif targets == self.targets:
            return
        self.targets = targets
        self.count = 0
        self.alive = 0
        self.nearest = FAR
        self.distance = 0
        self.own.forget()
        for goal in range(GOALS):
            if (targets >> goal) & 1 == 1:
                self.count += 1
                self.alive |= STRIPS[goal]
        if self.count > 0:
            self.distance = self._measure(self.rings.near)

    def _walk(self, maze: Maze) -> None:
        self.ground.read(maze)
        self.is_fresh = True
        ring = self.rings.meeting_any(self.ground.changed)
        if self.ground.took:
            ring -= 1  # where old ways led on through a card that is gone
        if self._goals_moved(maze) or ring == 0:
            self.rings.walk(self.ground, self.goals)
        elif ring <= self.rings.last:
            self.rings.walk_on(self.ground, self.goals, ring)
        else:
            return
        self.walks += 1

    def _goals_moved(self, maze: Maze) -> bool:
        moved = False
        for goal in range(GOALS):
            place = place_of(maze, maze.goals[goal])
            if self.goals[goal] != place:
                self.goals[goal] = place
                moved = True
        return moved

    def _measure(self, near: vec[i64]) -> i64:
        """The distance of the targets, of which the nearest is aimed at."""
        total: i64 = 0
        self.nearest = FAR + 1
        for goal in range(GOALS):
            if (self.targets >> goal) & 1 == 1:
                total += near[goal]
                if near[goal] < self.nearest:
                    self.nearest = near[goal]
                    self.aim = goal
        return self.weighed(total, self.nearest)

    def weighed(self, of_all: i64, of_nearest: i64) -> i64:
        """Cards towards all targets together and towards the nearest, in thousandths of a card."""
        return (ON_NEAREST * of_nearest) + (MILLI - ON_NEAREST) * of_all // self.count

    # ---- how easily it goes on

    def eased(self, maze: Maze) -> i64:
        """How much more easily it goes on after the card that was thought of."""
        if self.then_ease == UNKNOWN:
            return 0
        return self.then_ease - self.ease_in(maze)

    def ease_in(self, maze: Maze) -> i64:
        """How easily the best end of the tunnel leads on towards the aim."""
        known, laid = self.own.known, self.own.laid
        if known[laid] == UNKNOWN and self.count > 0:
            known[laid] = self._best_ease(maze, self.rings.near[self.aim])
        return known[laid]

    def _best_ease(self, maze: Maze, away: i64) -> i64:
        """The ease of the best end of a tunnel that is so many cards away from the aim."""
        if away >= FAR:
            return 0
        best: i64 = 0
        for cell in maze.walks[0].frontier:
            if cell != self.cell:
                best = max(best, self._ease_if_near(maze, cell, away))
        return best

    def _ease_if_near(self, maze: Maze, cell: i64, away: i64) -> i64:
        """The ease of an end of the tunnel, if it is so many cards away from the aim."""
        place = place_of(maze, cell)
        if place == OUTSIDE:
            return 0
        came = self.ground.sides_open(place)
        if self.rings.seen(away + 1, place, self.aim) & came == 0:
            return 0
        side: i64 = 0
        while (came >> side) & 1 == 0:
            side += 1
        return self._ease(place, side, self._need(maze, cell), away)

    def _ease(self, place: i64, came: i64, need: i64, away: i64) -> i64:
        """How easily it goes on from an empty place so far away, towards the aim."""
        wanted: i64 = 0
        for side in range(4):
            beside = place + BESIDE[side]
            if beside == self.goals[self.aim] or self._is_nearer(beside, away):
                wanted |= 1 << side
        return self.own.ease(need, came, wanted)

    def _is_nearer(self, place: i64, away: i64) -> bool:
        """Whether an empty place is less than so many cards away from the aim."""
        row = place // STRIP
        if (self.ground.laid[row] >> (place - row * STRIP)) & 1 == 1:
            return False
        came = self.ground.sides_open(place)
        if came == 0:
            came = ANY_SIDE
        return self.rings.seen(away, place, self.aim) & came != 0

    def _need(self, maze: Maze, cell: i64) -> i64:
        """What a place asks for, also of the card that is thought of."""
        need = maze.need_in(cell)
        for side in range(4):
            if maze.beside(cell, side) == self.cell and self.cell != NOWHERE:
                is_open = (self.edges >> ((side + 2) & 3)) & 1
                return needing(need, side, NEEDS_ROCK - is_open)
        return need

    # ---- a card that is thought of

    def exits(self, maze: Maze, cell: i64, face: i64) -> i64:
        """The sides by which a tunnel goes on if a card is laid in a place."""
        came = maze.walks[0].open_in(cell)
        if maze.shapes.hub[face] != 0:
            came = ANY_SIDE
        exits = joined_to(maze.shapes.joins[face], came) & ~came
        self.trail.follow(maze, cell, exits)
        return exits

    def reaches(self, maze: Maze) -> i64:
        """The targets to which the card leads whose exits were asked for last."""
        return self.trail.goals(maze) & self.targets

    def knows_after(self, maze: Maze, cell: i64, face: i64, with_ease: bool) -> bool:
        """Survey the mine with the card whose exits were asked for last, if that can be thought.

        A ladder leads where it likes, and at the rim of the grid everything moves.
        """
        place = place_of(maze, cell)
        if place == OUTSIDE or maze.shapes.hub[face] != 0 or maze.is_at_rim(cell):
            return False
        ring = self.rings.meeting(place, self.alive)
        alive = self._known_before(maze, ring)
        if self.count == 0 or (alive == 0 and not self.trail.is_long):
            self.then_distance = self.distance
            self.then_ease = UNKNOWN  # as it is
            return True
        aim, nearest = self.aim, self.nearest
        self._put_card(maze, cell, face)
        if alive != 0:
            self.rings.imagine(self.ground, ring, alive)
        self.then_distance = self._measure(self.rings.then)
        if with_ease:
            self.then_ease = self._ease_then(maze, self.rings.then[self.aim])
        self.rings.forget()
        self._take_card(maze, cell)
        self.aim, self.nearest = aim, nearest
        return True

    def hope(self, maze: Maze, cell: i64, face: i64, exits: i64) -> i64:
        """The most that the card whose exits were asked for last can bring the targets nearer.

        Ways that it closes are not seen here, and whoever walks through it first walks into it.
        """
        place = place_of(maze, cell)
        if place == OUTSIDE or self.trail.is_long or maze.shapes.hub[face] != 0:
            return NO_LIMIT
        if self.count == 0:
            return 0
        self._ask(place)
        gained: i64 = 0
        nearest: i64 = FAR
        beyond, near = self.beyond, self.rings.near
        for goal in range(GOALS):
            if (self.targets >> goal) & 1 == 1:
                after = self.limits[place * GOALS + goal]
                for side in range(4):
                    if (exits >> side) & 1 == 1:
                        after = min(after, beyond[(place * 4 + side) * GOALS + goal])
                gained += near[goal] - after
                nearest = min(nearest, after)
        return self.weighed(gained, self.nearest - nearest)

    def late_by(self, place: i64, exits: i64) -> i64:
        """How many cards farther than the aim is now it is from the exits of a card in a place."""
        self._ask(place)
        late: i64 = MARGIN + 1
        for side in range(4):
            if (exits >> side) & 1 == 1:
                away = self.beyond[(place * 4 + side) * GOALS + self.aim]
                late = min(late, away - self.rings.near[self.aim])
        return late

    def hope_without(self, maze: Maze, cell: i64) -> i64:
        """The most that the targets can come nearer if a card is taken away.

        Ways are as they were up to the ring that meets its place.
        """
        place = place_of(maze, cell)
        if place == OUTSIDE:
            return NO_LIMIT
        if self.count == 0:
            return 0
        met = self.rings.meeting(place, self.alive)
        gained: i64 = 0
        nearest: i64 = FAR
        for goal in range(GOALS):
            if (self.targets >> goal) & 1 == 1:
                after = min(self.rings.near[goal], met)
                gained += self.rings.near[goal] - after
                nearest = min(nearest, after)
        return self.weighed(gained, self.nearest - nearest)

    def _ask(self, place: i64) -> None:
        """Find what all cards in a place have in common, unless it is known in this walk."""
        if self.asked[place] == self.walks:
            return
        self.asked[place] = self.walks
        beyond = self.beyond
        for goal in range(GOALS):
            near = self.rings.near[goal]
            self.limits[place * GOALS + goal] = near
            for side in range(4):
                beyond[(place * 4 + side) * GOALS + goal] = near + MARGIN + 1
        self.rings.entering(place, self.limits, place * GOALS)
        for side in range(4):
            across: i64 = 1 << ((side + 2) & 3)
            at = (place * 4 + side) * GOALS
            self.rings.leaving(place + BESIDE[side], across, self.beyond, at)

    def _known_before(self, maze: Maze, ring: i64) -> i64:
        """Note what is known before a ring; the strips of the targets that are to be walked on."""
        alive, then = self.alive, self.rings.then
        if self.trail.is_long:
            self._look_behind(maze, ring)
        for goal in range(GOALS):
            then[goal] = FAR
            if (self.targets >> goal) & 1 == 1:
                if self.rings.near[goal] < ring:
                    then[goal] = self.rings.near[goal]
                if self.trail.is_long and self.scratch[goal] < min(ring, then[goal]):
                    then[goal] = self.scratch[goal]
                if then[goal] < ring:
                    alive &= ~STRIPS[goal]
        return alive

    def _look_behind(self, maze: Maze, ring: i64) -> None:
        """How far each goal is from the ends of a long trail, if less than a ring."""
        for goal in range(GOALS):
            self.scratch[goal] = ring
        for i in range(self.trail.n):
            end = self.trail.end(i)
            if maze.face_in(end) == EMPTY:
                by: i64 = 1 << self.trail.entered_by(i)
                self.rings.leaving(place_of(maze, end), by, self.scratch, 0)

    def _put_card(self, maze: Maze, cell: i64, face: i64) -> None:
        self.cell = cell
        self.edges = maze.shapes.edges[face]
        place = place_of(maze, cell)
        self.ground.put(place, face, 0)
        self.ground.close(place)
        self._read_around(maze, cell)
        for i in range(self.trail.n):
            end = self.trail.end(i)
            if maze.face_in(end) == EMPTY and place_of(maze, end) != OUTSIDE:
                self.ground.point(place_of(maze, end), 1 << self.trail.entered_by(i))

    def _take_card(self, maze: Maze, cell: i64) -> None:
        self.cell = NOWHERE
        walk = maze.walks[0]
        place = place_of(maze, cell)
        self.ground.put(place, EMPTY, maze.need_in(cell))
        self.ground.point(place, walk.open_in(cell))
        self._read_around(maze, cell)
        for i in range(self.trail.n):
            end = self.trail.end(i)
            place = place_of(maze, end)
            if maze.face_in(end) == EMPTY and place != OUTSIDE:
                self.ground.close(place)
                self.ground.point(place, walk.open_in(end))

    def _read_around(self, maze: Maze, cell: i64) -> None:
        for side in range(4):
            beside = maze.beside(cell, side)
            place = place_of(maze, beside)
            if maze.face_in(beside) == EMPTY and place != OUTSIDE:
                self.ground.put(place, EMPTY, self._need(maze, beside))

    def _ease_then(self, maze: Maze, away: i64) -> i64:
        best = self._best_ease(maze, away)
        if away < FAR:
            for i in range(self.trail.n):
                cell = self.trail.end(i)
                if cell != self.cell and maze.face_in(cell) == EMPTY:
                    best = max(best, self._ease_if_near(maze, cell, away))
        return best

    # ---- a card at a glance: what it leads to, not what it closes

    def progress(self, maze: Maze, cell: i64, face: i64) -> i64:
        """How much nearer a laid card brings the targets, in thousandths of a card."""
        self.exits(maze, cell, face)
        if self.count == 0:
            return 0
        reached = self.reaches(maze)
        self._look_past(maze, cell)
        gained: i64 = 0
        nearest: i64 = FAR
        for goal in range(GOALS):
            if (self.targets >> goal) & 1 == 1:
                after: i64 = 0
                if (reached >> goal) & 1 == 0:
                    after = min(self.scratch[goal], self.rings.near[goal] + MARGIN)
                gained += self.rings.near[goal] - after
                nearest = min(nearest, after)
        return self.weighed(gained, self.nearest - nearest)

    def _look_past(self, maze: Maze, cell: i64) -> None:
        """How far each goal is from all ends of the tunnel but this one, and from the trail's."""
        walk = maze.walks[0]
        for goal in range(GOALS):
            self.scratch[goal] = FAR
        for other in walk.frontier:
            if other != cell:
                self.rings.leaving(place_of(maze, other), walk.open_in(other), self.scratch, 0)
        for i in range(self.trail.n):
            end = self.trail.end(i)
            came = walk.open_in(end)
            if came == 0:
                came = ANY_SIDE
            self.rings.leaving(place_of(maze, end), came, self.scratch, 0)
