"""How many cards the goals are away from one dwarf's open ends, by real ways (`ways.py`).

For one who plays alone: every goal counts, the less the farther it is, and so does gold of a goal
that lies open and was not reached from the right side.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.duel.ends import Ends
from dwarrow.bots.duel.taste import Taste
from dwarrow.bots.duel.ways import FAR, Ways
from dwarrow.games.duel.cards import CARDS, GOLD_SIDES, SHAPES, TUNNELS, VALUE
from dwarrow.games.duel.places import place_of
from dwarrow.games.duel.state import GOALS, DuelView, Public
from dwarrow.parts.shapes import BITS, kind_of
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, NOWHERE, Maze
from dwarrow.parts.walk import joined_to

TUNNEL_COUNT: Final = vec[i64]([CARDS[kind].count for kind in range(TUNNELS)])
NEVER: Final = FAR + 1  # cards to a goal that no way leads to


def wanted(public: Public, maze: Maze, hopes: vec[float], taste: Taste) -> vec[float]:
    """By goal, what reaching it is worth: its hope, or gold that lies open and is not reached."""
    worths = vec[float]([0.0] * GOALS)
    for goal in range(i64(GOALS)):
        cell = maze.goals[goal]
        face = maze.face_in(cell)
        if face == FACE_DOWN:
            worths[goal] = taste.base + hopes[goal]
        elif GOLD_SIDES[face] != 0 and is_free(public, maze, cell):
            worths[goal] = taste.gold * float(VALUE[kind_of(face)])
    return worths


def is_free(public: Public, maze: Maze, cell: i64) -> bool:
    """Whether gold in a place is nobody's yet."""
    place = place_of(maze.x_of(cell), maze.y_of(cell))
    for free in public.golds:
        if free == place:
            return True
    return False


def kinds_left(view: DuelView) -> i64:
    """Bit set of the tunnels that may still be laid: those in the hand and those not seen yet."""
    public = view.public
    counts = TUNNEL_COUNT[:]
    spent, buried = public.spent, view.private.buried
    left: i64 = 0
    for cell in public.maze.laid:
        face = public.maze.face_in(cell)
        if face <= 2 * TUNNELS:
            counts[kind_of(face)] -= 1
    gone = public.taken
    for tokens in public.tokens:
        gone &= ~tokens
    for kind in range(i64(TUNNELS)):
        if counts[kind] > spent[kind] + buried[kind] and (gone >> kind) & 1 == 0:
            left |= BITS[kind]
    return left


class Roads(Ends):
    """One dwarf's open ends, and how many cards each goal is away from the nearest two."""

    def __init__(
        self, public: Public, maze: Maze, seat: i64, hopes: vec[float], left: i64, taste: Taste
    ) -> None:
        super().__init__(public, maze, seat, hopes)
        self.public = public
        self.taste = taste
        self.wanted = wanted(public, maze, hopes, taste)
        self.ways = Ways(maze, seat, public.colour(seat), left, self.wanted)
        self.near = vec[i64]([NEVER] * GOALS)
        self.second = vec[i64]([NEVER] * GOALS)
        self.at = vec[i64]([NOWHERE] * GOALS)
        self.then = vec[i64]([NEVER] * GOALS)
        for cell in self.walk.frontier:
            self._note(cell)

    def _note(self, cell: i64) -> None:
        then = self.then
        for goal in range(i64(GOALS)):
            then[goal] = NEVER
        self.ways.steps(cell, self.walk.open_in(cell), then)
        for goal in range(i64(GOALS)):
            if then[goal] < self.near[goal]:
                self.second[goal] = self.near[goal]
                self.near[goal] = then[goal]
                self.at[goal] = cell
            elif then[goal] < self.second[goal]:
                self.second[goal] = then[goal]

    def promise(self) -> float:
        """What all goals together promise, the less the farther they are."""
        total = 0.0
        for goal in range(i64(GOALS)):
            total += self.wanted[goal] * self.taste.fade[self.near[goal]]
        return total

    def with_nearer(self, worth: float, cell: i64, fresh: i64) -> float:
        then = self.then
        for goal in range(i64(GOALS)):
            then[goal] = self.near[goal] if self.at[goal] != cell else self.second[goal]
        return worth + self._beyond(cell, fresh)

    def unlocking(self, cell: i64, gold: float) -> float:
        """What it would bring this dwarf if the door or troll of a card stood open to it."""
        face = self.maze.face_in(cell)
        sides = self.walk.reached_in(cell)
        fresh = joined_to(SHAPES.joins[face], sides) & ~sides
        worth = 0.0
        if GOLD_SIDES[face] & fresh != 0 and is_free(self.public, self.maze, cell):
            worth = gold * float(VALUE[kind_of(face)])
        then = self.then
        for goal in range(i64(GOALS)):
            then[goal] = self.near[goal]
        return worth + self._beyond(cell, fresh)

    def _beyond(self, cell: i64, fresh: i64) -> float:
        """What these newly reached sides of a place bring, and how much nearer the goals come."""
        self.opened = 0
        then = self.then
        worth = 0.0
        for side in range(i64(4)):
            if (fresh >> side) & 1 == 1:
                beside = self._beside(cell, side)
                there: i64 = EMPTY if beside == NOWHERE else self.maze.face_in(beside)
                if there == EMPTY and beside != NOWHERE:
                    self.opened += 1
                    self.ways.steps(beside, BITS[side ^ 2], then)
                elif there == FACE_DOWN:
                    worth += self.taste.turn
                    then[self.maze.goal_at(beside)] = 0
                elif beside != NOWHERE:
                    self._enter(beside, side ^ 2, then)
        fade = self.taste.fade
        for goal in range(i64(GOALS)):
            if then[goal] != self.near[goal]:
                worth += self.wanted[goal] * (fade[then[goal]] - fade[self.near[goal]])
        return worth

    def _enter(self, cell: i64, side: i64, then: vec[i64]) -> None:
        """The tunnel comes to a card that lies there: gold of a goal at this side is reached."""
        goal = self.maze.goal_at(cell)
        if goal == NOWHERE or self.wanted[goal] == 0.0:
            return
        face = self.maze.face_in(cell)
        joined = joined_to(self.walk.joins_at(self.maze, cell), BITS[side]) | BITS[side]
        if joined & SHAPES.edges[face] & GOLD_SIDES[face] != 0:
            then[goal] = 0
