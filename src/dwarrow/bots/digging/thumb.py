"""Rules of thumb for every mine: what one who digs, and one who hinders, makes of a move.

A digger digs towards the goals that may still hide the treasure, mends, looks, and breaks the
tools of those it doubts. One who hinders idles while the tunnel is far, then does the opposite.
Worths are whole thousandths of half a card's progress, so that playouts stay in native ints.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.flex import flex_of
from dwarrow.bots.digging.ground import OUTSIDE, place_of
from dwarrow.bots.digging.survey import MILLI, NO_LIMIT, ON_NEAREST, Survey
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import ROOM, Moves, View
from dwarrow.parts.cards import IS_BREAK, IS_MAP, IS_MEND, IS_TUNNEL
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, OPEN, PASS, ROCKFALL
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.packing import a_of, c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.tunnel import Maze, face_of

NEAR: Final = 4500  # the tunnel is this close when it counts
EAGER: Final = 6500  # and so close when a thinker who hinders stops idling
SUSPECT: Final = 900  # doubt from which on a digger acts against a seat
REACH: Final = 100_000
ALL_GOALS: Final = (1 << GOALS) - 1
LAST_CARDS: Final = 3  # a rockfall is considered on cards so many columns back


class Taste:
    """What the rules of thumb like, in thousandths of half a card; found by play in the arena."""

    def __init__(self) -> None:
        self.ease: i64 = 25  # of each card more that would lead on
        self.most_break: i64 = 700  # to break the tool of one who is surely against us
        self.look: i64 = 900  # while the goals are far
        self.near_look: i64 = 1900
        self.mend: i64 = 900  # to mend for one who is not doubted
        self.idle: i64 = -300  # to lay a card that brings nothing
        self.way_on: i64 = 100  # of each side of a card that reaches a goal


class Thumb:
    """Finds what each legal move is worth to a seat that digs or hinders."""

    def __init__(self, mine: Mine) -> None:
        self.taste = Taste()
        flex = flex_of(mine.deck)
        self.survey = Survey(flex)
        self.other = Survey(flex)  # of mines that are only thought of
        self.mine = mine
        self.seat: i64 = 0
        self.fellows: i64 = 0  # bit set of seats known to be on the same side
        self.doubts = vec[i64]()  # by seat, in thousandths: above 0 more likely to hinder
        self.digs = True
        self.attacks: i64 = NEAR  # how close the tunnel is when it stops idling, if it hinders
        self.is_near = False
        self.hopes = vec[i64]([0] * ROOM)  # by listed move: the most it may be worth
        self.is_weighed = vec[i64]([0] * ROOM)  # whether it is surely worth that
        self.looks_closely = False  # too slow for playouts, right for a move that counts

    def forget(self) -> None:
        """The maze has changed: survey it anew."""
        self.survey.is_fresh = False

    def prepare(self, view: View, doubts: vec[i64], believed: i64 = ALL_GOALS) -> None:
        """See as the seat of a view; `believed` are the goals that it takes for likely."""
        raise NotImplementedError

    def face(self, mine: Mine, seat: i64, digs: bool, targets: i64, doubts: vec[i64]) -> None:
        """Look at a mine with the eyes of a seat."""
        self.mine = mine
        self.seat = seat
        self.digs = digs
        self.doubts = doubts
        self.survey.look_again(mine, targets)
        self.is_near = self.survey.distance <= (NEAR if digs else self.attacks)

    def best_of(self, moves: Moves, dice: Dice) -> i64:
        """The best of the listed moves; of equal ones any.

        Lays and rockfalls are weighed only while they may be the best, the most hopeful first.
        """
        for i in range(moves.n):
            self.hopes[i] = self.hope(moves.items[i]) * 64 + (dice.word() & 63)
            self.is_weighed[i] = 0
        while True:
            best = self._first(moves.n)
            move = moves.items[best]
            if self.is_weighed[best] == 1 or (deed_of(move) != LAY and deed_of(move) != ROCKFALL):
                return move
            self.hopes[best] = self.worth(move) * 64 + (self.hopes[best] & 63)
            self.is_weighed[best] = 1

    def _first(self, n: i64) -> i64:
        """The most hopeful move; of equal ones the first."""
        hopes = self.hopes
        best: i64 = 0
        for i in range(1, n):
            if hopes[i] > hopes[best]:
                best = i
        return best

    def innocent_of(self, listed: list[int]) -> int:
        """The move that one who digs would like best."""
        digs = self.digs
        self.digs = True
        best = listed[0]
        for move in listed:
            if self.worth(move) > self.worth(best):
                best = move
        self.digs = digs
        return best

    def worth(self, move: i64) -> i64:
        """What a move is worth; each game has moves of its own."""
        raise NotImplementedError

    def hope(self, move: i64) -> i64:
        """The most that a move may be worth; of what is easily told, what it is worth."""
        deed = deed_of(move)
        if deed == LAY:
            return self.hope_of_lay(move)
        return self.hope_of_rockfall(move) if deed == ROCKFALL else self.worth(move)

    def worth_of_base(self, move: i64) -> i64:
        """What a move of the base game is worth."""
        deed = deed_of(move)
        if deed == LAY:
            return self.worth_of_lay(move)
        if deed == PASS:
            return self.worth_of_pass(card_of(move))
        if deed == BREAK:
            return self.worth_of_break(a_of(move))
        if deed == MEND:
            return self.worth_of_mend(a_of(move))
        if deed == ROCKFALL:
            return self.worth_of_rockfall(move)
        if deed == LOOK:
            return self.worth_of_look(a_of(move))
        if deed == OPEN and a_of(move) < GOALS:
            return ((self.survey.targets >> a_of(move)) & 1) * MILLI
        return 0

    def worth_of_lay(self, move: i64) -> i64:
        maze = self.mine.maze
        cell = maze.cell_at(x_of(move), y_of(move))
        face = face_of(card_of(move), c_of(move))
        exits = self.survey.exits(maze, cell, face)
        reached = self.survey.reaches(maze)
        if reached != 0 and (self.digs or self.survey.count == 1):
            return self.worth_of_reaching(face) if self.digs else -REACH
        self.survey.own.give(card_of(move))
        if not self.survey.knows_after(maze, cell, face, self.digs):
            self.imagine_laid(cell, face)
        progress = self.survey.distance - self.survey.then_distance
        if self.digs:
            eased = min(self.survey.eased(maze), self.may_ease(cell, exits, progress))
            self.survey.own.give(self.survey.own.none)
            return self.worth_of_digging(exits, progress, eased)
        self.survey.own.give(self.survey.own.none)
        return -2 * progress - 100 if self.is_near else hiding_worth(progress)

    def worth_of_reaching(self, face: i64) -> i64:
        """A card that leads on, too, in case the goal is a stone."""
        return REACH + self.taste.way_on * ways_of(self.mine.maze.shapes.edges[face])

    def hope_of_lay(self, move: i64) -> i64:
        """The most that a lay may be worth, at a glance."""
        maze = self.mine.maze
        cell = maze.cell_at(x_of(move), y_of(move))
        face = face_of(card_of(move), c_of(move))
        exits = self.survey.exits(maze, cell, face)
        if not self.digs:
            return REACH if self.is_near else hiding_worth(0)
        if self.survey.reaches(maze) != 0:
            return self.worth_of_reaching(face)
        most = self.survey.hope(maze, cell, face, exits)
        if most == NO_LIMIT:
            return 2 * REACH
        ease: i64 = -2000
        if exits != 0:
            self.survey.own.give(card_of(move))
            ease = self.taste.ease * self.may_ease(cell, exits, most)
            if most <= 0:  # or it costs a card
                costly = self.taste.ease * self.may_ease(cell, exits, -ON_NEAREST) - 2 * ON_NEAREST
                ease = max(ease, costly) + self.taste.idle
            self.survey.own.give(self.survey.own.none)
        return 2 * most + 2 + ease

    def may_ease(self, cell: i64, exits: i64, progress: i64) -> i64:
        """The most by which a card with these exits that saves so much may ease the way on.

        One that neither saves nor costs a card leaves all other ends no easier than they were.
        """
        survey = self.survey
        most = survey.own.hope() - survey.ease_in(self.mine.maze)
        place = place_of(self.mine.maze, cell)
        if progress > 0 or progress <= -ON_NEAREST or survey.trail.is_long or place == OUTSIDE:
            return most
        return most if survey.count == 0 or survey.late_by(place, exits) <= 0 else 0

    def imagine_laid(self, cell: i64, face: i64) -> None:
        """Survey the mine as it would be with one more card, where that is not easily told."""
        mine = Mine(self.mine.deck, self.mine.maze.copy(), 0)
        mine.maze.lay(cell, face)
        self.other.own.left = self.survey.own.left
        self.other.look(mine, self.survey.targets)
        self.survey.then_distance = self.other.distance
        self.survey.then_ease = self.other.ease_in(mine.maze)

    def worth_of_digging(self, exits: i64, progress: i64, eased: i64) -> i64:
        """What a card is worth by the way it saves and the ways it leaves."""
        if exits == 0:
            return 2 * progress - 2000
        if progress <= 0:
            return 2 * progress + self.taste.idle + self.taste.ease * eased
        return 2 * progress + self.taste.ease * eased

    def worth_of_pass(self, card: i64) -> i64:
        """A card that is put away should be one that helps the others."""
        if card >= self.mine.deck.playable:
            return 0
        return -self.keeping(card)

    def keeping(self, card: i64) -> i64:
        """How gladly a card is kept: the less, the sooner it is put away."""
        deed = self.mine.deck.deed[card]
        if deed == IS_TUNNEL:
            shapes = self.mine.maze.shapes
            ways = ways_of(shapes.edges[face_of(card, 0)])
            if shapes.joins[face_of(card, 0)] == 0:
                ways = 0
            if self.digs:
                return 300 + 60 * ways if ways > 0 else 100
            return 250 - 30 * ways if ways > 0 else 700
        if deed == IS_MAP:
            return 500 if self.digs and self.survey.count > 1 else 120
        if deed == IS_MEND:
            return 450 if self.digs else 300
        if deed == IS_BREAK:
            return 200 if self.digs else 800
        return 300 if self.digs else 600

    def is_useless(self, card: i64) -> bool:
        """Whether a card does not serve this seat's side."""
        return self.keeping(card) <= 250

    def worth_of_break(self, seat: i64) -> i64:
        if seat == self.seat:
            return -9000
        doubt = self.doubts[seat]
        less: i64 = 0
        if self.mine.tools[seat] & 7 != 0:
            less = 600
        if self.digs:
            return min(doubt - SUSPECT, self.taste.most_break) - less
        if (self.fellows >> seat) & 1 == 1:
            return -3000
        return 1500 - min(max(doubt, -1500), 1500) // 2 - less

    def worth_of_mend(self, seat: i64) -> i64:
        if seat == self.seat:
            return 6000
        return self.taste.mend - 4 * max(self.doubts[seat], -200) if self.digs else -1000

    def worth_of_rockfall(self, move: i64) -> i64:
        if c_of(move) != 0:
            return -1000
        maze = self.mine.maze
        cell = maze.cell_at(x_of(move), y_of(move))
        is_dead = maze.shapes.joins[maze.face_in(cell)] == 0
        if self.digs and (is_dead or self.looks_closely):
            return -2 * self.lost(maze, cell) - 700
        if self.digs or is_dead or not self.is_near:
            return -700
        return 2 * self.lost(maze, cell)

    def hope_of_rockfall(self, move: i64) -> i64:
        """The most that a rockfall may be worth to one who digs, at a glance."""
        if c_of(move) != 0 or not self.digs:
            return self.worth_of_rockfall(move)
        maze = self.mine.maze
        most = self.survey.hope_without(maze, maze.cell_at(x_of(move), y_of(move)))
        return REACH if most == NO_LIMIT else 2 * most + 2 - 700

    def lost(self, maze: Maze, cell: i64) -> i64:
        """How much farther the targets are once a card is gone; only the last cards are tried."""
        reach: i64 = 0
        for end in maze.walks[0].frontier:
            reach = max(reach, maze.x_of(end))
        back: i64 = LAST_CARDS if self.looks_closely else 1
        if maze.x_of(cell) + back < reach:
            return 0
        mine = Mine(self.mine.deck, maze.copy(), 0)
        mine.maze.remove(cell)
        self.other.look(mine, self.survey.targets)
        return self.other.distance - self.survey.distance

    def worth_of_look(self, goal: i64) -> i64:
        if self.survey.count < 2 or (self.survey.targets >> goal) & 1 == 0:
            return -500
        if not self.digs:
            return 600
        return self.taste.near_look if self.is_near else self.taste.look


def among(targets: i64, believed: i64) -> i64:
    """The targets that are believed in; all of them if none is."""
    left = targets & believed
    return left if left != 0 else targets


def targets_in(goals: vec[i64], seen: vec[i64], treasure: i64) -> i64:
    """The goals that may hide the treasure to a seat that has seen some."""
    left: i64 = 0
    for goal in range(GOALS):
        face = goals[goal] if goals[goal] != 0 else seen[goal]
        if face == treasure:
            return 1 << goal
        if face == 0:
            left |= 1 << goal
    return left


def ways_of(sides: i64) -> i64:
    """How many sides are in a bit set of them."""
    return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + ((sides >> 3) & 1)


def hiding_worth(progress: i64) -> i64:
    """What a laid card is worth to one who hinders while the tunnel is far: better idle."""
    if progress > 0:
        return -progress - 300
    return 500 if progress == 0 else 300
