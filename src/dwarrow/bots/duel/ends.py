"""How near one dwarf's open tunnel ends are to what may hide gold, and what a card would change.

With a rival steps are counted as the crow walks (`Crow`), so that a whole turn costs a few hundred
additions; one who plays alone weighs real ways (`roads.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import (
    DOOR,
    FIRST_GOAL,
    GOAL_CARDS,
    GOLD_SIDES,
    JOINS,
    SHAPES,
    VALUE,
)
from dwarrow.games.duel.state import GOALS, DuelView, Public
from dwarrow.parts.shapes import face_of
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, NOWHERE, Maze
from dwarrow.parts.walk import joined_to

FAR: Final = -30.0  # the worth of having no open end
LOCKED: Final = 0.4  # the share of gold behind a door of the other colour that one gets


def hopes_of(view: DuelView, worth: float) -> vec[float]:
    """By goal, what turning it up promises; nothing for those that are up."""
    public = view.public
    hopes = vec[float]([0.0] * GOALS)
    usual = worth * mean_gold(public.goal_stock)
    colour = public.colour(view.seat)
    for goal in range(GOALS):
        if public.goals[goal] != 0:
            continue
        kind = view.private.seen[goal]
        if kind == 0:
            hopes[goal] = usual
        else:
            share = 1.0
            if DOOR[kind] != 0 and DOOR[kind] != colour:
                share = LOCKED
            hopes[goal] = worth * share * float(VALUE[kind])
    return hopes


def mean_gold(stock: i64) -> float:
    """Nuggets on a goal of this stock, on average."""
    total: i64 = 0
    count: i64 = 0
    for i in range(GOAL_CARDS):
        if (stock >> i) & 1 == 1:
            total += VALUE[FIRST_GOAL + i]
            count += 1
    return float(total) / float(count) if count > 0 else 0.0


def apart(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


class Ends:
    """One dwarf's open ends, and what a card would change."""

    def __init__(self, public: Public, maze: Maze, seat: i64, hopes: vec[float]) -> None:
        self.maze = maze
        self.walk = maze.walks[seat]
        self.joins = JOINS[public.colour(seat)]
        self.hopes = hopes
        self.opened: i64 = 0  # ends that the card last weighed would open

    def promise(self) -> float:
        """What the ends promise as they are."""
        raise NotImplementedError

    def gain(self, cell: i64, kind: i64, turned: i64, gold: float) -> float:
        """What a card in a place would bring this dwarf: goals, gold, and nearer ends."""
        face = face_of(kind, turned)
        came = self._came(cell, face)
        self.opened = 0
        if came == 0:
            return 0.0
        reached = self._reached(face, came)
        worth = 0.0
        if GOLD_SIDES[face] & reached != 0:
            worth = gold * float(VALUE[kind])
        return self.with_nearer(worth, cell, reached & ~self.walk.open_in(cell))

    def with_nearer(self, worth: float, cell: i64, fresh: i64) -> float:
        """A worth, and what a card in a place adds to it by the sides that it opens there."""
        raise NotImplementedError

    def _came(self, cell: i64, face: i64) -> i64:
        """The sides by which the dwarf would come to a card in a place."""
        edges = SHAPES.edges[face]
        hub = SHAPES.hub[face]
        if hub != 0 and (self.walk.hubs >> hub) & 1 == 1:
            return edges
        return self.walk.open_in(cell) & edges

    def _reached(self, face: i64, came: i64) -> i64:
        return came | joined_to(self.joins[face], came)

    def _beside(self, cell: i64, side: i64) -> i64:
        """The next place, or NOWHERE beyond the rim of the grid."""
        beside = self.maze.beside(cell, side)
        if beside < 0 or beside >= len(self.maze.face):
            return NOWHERE
        return beside


class Crow(Ends):
    """Ends weighed as the crow flies: the best, and the next best should a card close it."""

    def __init__(self, public: Public, maze: Maze, seat: i64, hopes: vec[float]) -> None:
        super().__init__(public, maze, seat, hopes)
        self.best = FAR
        self.second = FAR
        self.at: i64 = NOWHERE
        for cell in self.walk.frontier:
            self._note(cell, self.nearness(cell))

    def _note(self, cell: i64, near: float) -> None:
        if near > self.best:
            self.second = self.best
            self.best = near
            self.at = cell
        elif near > self.second:
            self.second = near

    def promise(self) -> float:
        return self.best

    def nearness(self, cell: i64) -> float:
        """What an open end in a place is worth: the best goal, less the steps to it."""
        maze = self.maze
        x = maze.x_of(cell)
        y = maze.y_of(cell)
        best = FAR
        for goal in range(len(self.hopes)):
            there = maze.goals[goal]
            if maze.face_in(there) == FACE_DOWN:
                steps = apart(maze.x_of(there), x) + apart(maze.y_of(there), y)
                near = self.hopes[goal] - float(steps)
                if near > best:
                    best = near
        return best

    def with_nearer(self, worth: float, cell: i64, fresh: i64) -> float:
        ahead = self.best if cell != self.at else self.second
        for side in range(4):
            if (fresh >> side) & 1 == 1:
                beside = self._beside(cell, side)
                there: i64 = EMPTY if beside == NOWHERE else self.maze.face_in(beside)
                if there == FACE_DOWN:
                    worth += 1.0 + self.hopes[self.maze.goal_at(beside)]
                elif there == EMPTY and beside != NOWHERE:
                    self.opened += 1
                    ahead = max(ahead, self.nearness(beside))
        return worth + ahead - self.best
