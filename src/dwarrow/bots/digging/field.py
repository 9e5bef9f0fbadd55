"""How many cards a tunnel still needs: one goal's field over the mine, and a survey of them all.

A field is walked backwards from its goal over empty places, one card each, and through laid
cards for nothing. It asks what could be dug, not which cards are at hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.flex import Flex
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze, Walk

FAR: Final = 20  # cards; farther than any tunnel that is still worth digging
MARGIN: Final = 2  # a field ends so many cards beyond the nearest end of the tunnel
ON_NEAREST: Final = 600  # of each thousandth: how much the nearest target counts against all
ROWS: Final = 2  # above and below tunnel ends and goals in which a way is looked for
MILLI: Final = 1000  # distances and worths are whole thousandths: the engine knows no floats


class Frame:
    """The part of the grid in which ways are looked for: tunnel ends, goals, a little around."""

    def __init__(self) -> None:
        self.left: i64 = 0
        self.right: i64 = 0
        self.first: i64 = 0  # place; the frame is whole rows of places, cut on both sides
        self.end: i64 = 0

    def fit(self, maze: Maze) -> None:
        """Fit the frame around a maze, but never over the rim of its grid."""
        self.left = maze.width
        self.right = 0
        self.first = len(maze.face)
        self.end = 0
        for cell in maze.walks[0].frontier:
            self._take_in(cell, maze.width)
        for cell in maze.goals:
            self._take_in(cell, maze.width)
        self.left = max(1, self.left - 1)
        self.right = min(maze.width - 2, self.right + 1)
        self.first = max(1, (self.first >> maze.log_width) - ROWS) << maze.log_width
        self.end = min(maze.height - 1, (self.end >> maze.log_width) + ROWS + 1) << maze.log_width

    def _take_in(self, cell: i64, width: i64) -> None:
        column = cell & (width - 1)
        self.left = min(self.left, column)
        self.right = max(self.right, column)
        self.first = min(self.first, cell)
        self.end = max(self.end, cell)


class Field:
    """By place: how many cards must be laid, beginning there, to reach one goal."""

    def __init__(self, flex: Flex) -> None:
        self.flex = flex
        self.steps = vec[i64]()
        self.seen = vec[i64]()
        self.now = vec[i64]()
        self.then = vec[i64]()
        self.first: i64 = 0  # of the places that were walked
        self.end: i64 = 0

    def fill(self, maze: Maze, goal: i64, frame: Frame) -> i64:
        """Walk the field anew; how many cards the nearest end of the tunnel is away."""
        size: i64 = len(maze.face)
        if len(self.steps) != size:
            self.steps = vec[i64]([FAR] * size)
            self.seen = vec[i64]([0] * size)
            self.now = vec[i64]([0] * (8 * size))
            self.then = vec[i64]([0] * (8 * size))
        else:
            for cell in range(self.first, self.end):
                self.steps[cell] = FAR
                self.seen[cell] = 0
        self.first = frame.first
        self.end = frame.end
        return self._walk(maze, goal, frame)

    def at(self, cell: i64) -> i64:
        """The steps from a place; the grid's rim has neighbours outside of it."""
        if cell < 0 or cell >= len(self.steps):
            return FAR
        return self.steps[cell]

    def _walk(self, maze: Maze, goal: i64, frame: Frame) -> i64:
        n: i64 = 0
        for side in range(4):
            self.now[n] = maze.beside(goal, side) * 4 + ((side + 2) & 3)
            n += 1
        near: i64 = FAR
        away: i64 = 1
        while n > 0 and away < FAR and away <= near + MARGIN:
            n = self._ring(maze, away, n, frame)
            if near == FAR and self._touches(maze.walks[0], away):
                near = away
            turned = self.now
            self.now = self.then
            self.then = turned
            away += 1
        return near

    def _touches(self, walk: Walk, away: i64) -> bool:
        for cell in walk.frontier:
            if self.steps[cell] == away:
                return True
        return False

    def _ring(self, maze: Maze, away: i64, n: i64, frame: Frame) -> i64:
        """The places `away` cards from the goal; how many ways lead on from them."""
        faces = maze.face
        now = self.now
        then = self.then
        steps = self.steps
        columns = maze.width - 1
        left = frame.left
        right = frame.right
        first = frame.first
        end = frame.end
        found: i64 = 0
        while n > 0:
            n -= 1
            cell = now[n] >> 2
            if cell < first or cell >= end:
                continue
            column = cell & columns
            if column < left or column > right:
                continue
            face = i64(faces[cell])
            if face == EMPTY:
                ways = self.flex.leads(i64(maze.need[cell]), now[n] & 3)
                fresh = ways & ~self.seen[cell]
                if fresh == 0:
                    continue
                self.seen[cell] = self.seen[cell] | ways
                came = i64(maze.walks[0].open[cell])
                if steps[cell] > away and (came == 0 or came & ways != 0):
                    steps[cell] = away
                for side in range(4):
                    if (fresh >> side) & 1 == 1:
                        then[found] = maze.beside(cell, side) * 4 + ((side + 2) & 3)
                        found += 1
            elif face != FACE_DOWN:
                n = self._pass_card(maze, cell, now[n] & 3, n)
        return found

    def _pass_card(self, maze: Maze, cell: i64, side: i64, n: i64) -> i64:
        """Go through a laid card to its other openings."""
        group = (maze.shapes.joins[maze.face_in(cell)] >> (4 * side)) & 15
        fresh = group & ~self.seen[cell]
        if (fresh >> side) & 1 == 0:
            return n
        self.seen[cell] = self.seen[cell] | group
        for out in range(4):
            if out != side and (group >> out) & 1 == 1:
                self.now[n] = maze.beside(cell, out) * 4 + ((out + 2) & 3)
                n += 1
        return n


class Survey:
    """How far the goals are that somebody digs for, and how far they would be after a move."""

    def __init__(self, flex: Flex) -> None:
        self.flex = flex
        self.ease: i64 = 0  # how many cards would lead on from the best end of the tunnel
        self.aim: i64 = 0  # the nearest target
        self.frame = Frame()
        self.fields = [Field(flex) for _ in range(GOALS)]
        self.targets: i64 = 0
        self.count: i64 = 0
        self.fresh: i64 = 0  # bit set of the goals whose fields still hold
        self.near = vec[i64]([FAR] * GOALS)
        self.nearest: i64 = FAR
        self.distance: i64 = 0  # of the targets, the nearest most, in thousandths of a card

    def look(self, mine: Mine, targets: i64) -> None:
        """Survey the mine for somebody to whom these goals may hide the treasure."""
        self.fresh = 0
        self.look_again(mine, targets)

    def look_again(self, mine: Mine, targets: i64) -> None:
        """The same, where no card was laid or taken away since the last time."""
        if self.fresh == 0:
            self.frame.fit(mine.maze)
        self.targets = targets
        self.count = 0
        self.distance = 0
        self.nearest = FAR
        for goal in range(GOALS):
            if (targets >> goal) & 1 == 1:
                if (self.fresh >> goal) & 1 == 0:
                    goal_cell = mine.maze.goals[goal]
                    self.near[goal] = self.fields[goal].fill(mine.maze, goal_cell, self.frame)
                    self.fresh |= 1 << goal
                self.distance += self.near[goal]
                if self.count == 0 or self.near[goal] < self.nearest:
                    self.nearest = self.near[goal]
                    self.aim = goal
                self.count += 1
        if self.count > 0:
            self.distance = self.weighed(self.distance, self.nearest)
            self.ease = self.best_ease(mine.maze, self.nearest)

    def exits(self, maze: Maze, cell: i64, face: i64) -> i64:
        """The sides by which a tunnel goes on if a card is laid in a place."""
        joins = maze.shapes.joins[face]
        came = maze.walks[0].open_in(cell)
        if maze.shapes.hub[face] != 0:
            came = 15
        exits: i64 = 0
        for side in range(4):
            if (came >> side) & 1 == 1:
                exits |= (joins >> (4 * side)) & 15
        return exits & ~came

    def reaches(self, maze: Maze, cell: i64, exits: i64) -> i64:
        """The targets at which these openings of a place point."""
        reached: i64 = 0
        for goal in range(GOALS):
            if (self.targets >> goal) & 1 == 1:
                for side in range(4):
                    if (exits >> side) & 1 == 1 and maze.beside(cell, side) == maze.goals[goal]:
                        reached |= 1 << goal
        return reached

    def progress(self, maze: Maze, cell: i64, face: i64) -> i64:
        """How much nearer a laid card brings the targets, in thousandths of a card."""
        exits = self.exits(maze, cell, face)
        return self.progress_by(maze, cell, exits, self.reaches(maze, cell, exits))

    def progress_by(self, maze: Maze, cell: i64, exits: i64, reached: i64) -> i64:
        """The same, of a card with these ways on that reaches these goals."""
        if self.count == 0:
            return 0
        gained: i64 = 0
        nearest: i64 = FAR
        for goal in range(GOALS):
            if (self.targets >> goal) & 1 == 1:
                after: i64 = 0
                if (reached >> goal) & 1 == 0:
                    after = self.after(maze, goal, cell, exits)
                gained += self.near[goal] - after
                nearest = min(nearest, after)
        return self.weighed(gained, self.nearest - nearest)

    def weighed(self, of_all: i64, of_nearest: i64) -> i64:
        """Cards gained towards all targets together and towards the nearest, in thousandths."""
        return (ON_NEAREST * of_nearest) + (MILLI - ON_NEAREST) * of_all // self.count

    def ease_at(self, maze: Maze, cell: i64, came: i64, need: i64) -> i64:
        """How many cards would lead on from an empty place towards the nearest target."""
        field = self.fields[self.aim]
        steps = field.at(cell)
        wanted: i64 = 0
        for side in range(4):
            beside = maze.beside(cell, side)
            if beside == maze.goals[self.aim] or field.at(beside) < steps:
                wanted |= 1 << side
        return self.flex.of(need, came, wanted)

    def best_ease(self, maze: Maze, away: i64) -> i64:
        """The ease of the best end of the tunnel that is so many cards away."""
        best: i64 = 0
        walk = maze.walks[0]
        steps = self.fields[self.aim].steps
        for end in walk.frontier:
            if steps[end] == away:
                came: i64 = 0
                while (walk.open_in(end) >> came) & 1 == 0:
                    came += 1
                best = max(best, self.ease_at(maze, end, came, maze.need_in(end)))
        return best

    def eased(self, maze: Maze, cell: i64, exits: i64) -> i64:
        """How many more cards would lead on from a card to be laid than from the best end now."""
        field = self.fields[self.aim]
        nearest: i64 = FAR
        best: i64 = -1
        for side in range(4):
            if (exits >> side) & 1 == 1:
                beside = maze.beside(cell, side)
                away = field.at(beside)
                if away <= nearest and away < FAR:
                    came: i64 = (side + 2) & 3
                    shift: i64 = 2 * came
                    need = (maze.need_in(beside) & ~(3 << shift)) | (1 << shift)
                    ease = self.ease_at(maze, beside, came, need)
                    if away < nearest or ease > best:
                        best = ease
                    nearest = away
        return best - self.ease if best >= 0 else 0

    def after(self, maze: Maze, goal: i64, cell: i64, exits: i64) -> i64:
        """How far a goal is once a card with these ways on lies in a place."""
        field = self.fields[goal]
        best: i64 = FAR
        for other in maze.walks[0].frontier:
            if other != cell and field.steps[other] < best:
                best = field.steps[other]
        for side in range(4):
            if (exits >> side) & 1 == 1:
                there = field.at(maze.beside(cell, side))
                if there < best:
                    best = there
        return min(best, self.near[goal] + MARGIN)
