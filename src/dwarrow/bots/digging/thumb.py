"""Rules of thumb for every mine: what one who digs, and one who hinders, makes of a move.

A digger digs towards the goals that may still hide the treasure, mends, looks, and breaks the
tools of those it doubts. One who hinders idles while the tunnel is far, then does the opposite.
Worths are whole thousandths of half a card's progress, so that playouts stay in native ints.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.field import MILLI, Survey
from dwarrow.bots.digging.flex import Flex
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Moves
from dwarrow.parts.cards import IS_BREAK, IS_MAP, IS_MEND, IS_TUNNEL
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, OPEN, PASS, ROCKFALL
from dwarrow.parts.mine import GOALS, Mine
from dwarrow.parts.packing import a_of, c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.tunnel import Maze, face_of

NEAR: Final = 4500  # the tunnel is this close when one who hinders stops idling
SUSPECT: Final = 900  # doubt from which on a digger acts against a seat
REACH: Final = 100_000
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


class Thumb:
    """Finds what each legal move is worth to a seat that digs or hinders."""

    def __init__(self, mine: Mine) -> None:
        self.taste = Taste()
        flex = Flex(mine.deck)
        self.survey = Survey(flex)
        self.other = Survey(flex)  # of mines that are only thought of
        self.mine = mine
        self.seat: i64 = 0
        self.fellows: i64 = 0  # bit set of seats known to be on the same side
        self.doubts = vec[i64]()  # by seat, in thousandths: above 0 more likely to hinder
        self.digs = True
        self.is_near = False
        self.looks_closely = False  # too slow for playouts, right for a move that counts

    def forget(self) -> None:
        """The maze has changed: survey it anew."""
        self.survey.fresh = 0

    def face(self, mine: Mine, seat: i64, digs: bool, targets: i64, doubts: vec[i64]) -> None:
        """Look at a mine with the eyes of a seat."""
        self.mine = mine
        self.seat = seat
        self.digs = digs
        self.doubts = doubts
        self.survey.look_again(mine, targets)
        self.is_near = self.survey.distance <= NEAR

    def best_of(self, moves: Moves, dice: Dice) -> i64:
        """The best of the listed moves; of equal ones any."""
        best: i64 = moves.items[0]
        most: i64 = -1_000_000_000
        for i in range(moves.n):
            move = moves.items[i]
            worth = self.worth(move) * 64 + (dice.word() & 63)
            if worth > most:
                most = worth
                best = move
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
        reached = self.survey.reaches(maze, cell, exits)
        if reached != 0 and (self.digs or self.survey.count == 1):
            return REACH if self.digs else -REACH
        if self.looks_closely:
            self.imagine_laid(cell, face)
            eased = self.other.ease - self.survey.ease
            progress = self.survey.distance - self.other.distance
        else:
            progress = self.survey.progress_by(maze, cell, exits, reached)
            eased = 0
            if self.digs and progress >= 0:
                eased = self.survey.eased(maze, cell, exits)
        if self.digs:
            return self.worth_of_digging(exits, progress, eased)
        return -2 * progress - 100 if self.is_near else hiding_worth(progress)

    def imagine_laid(self, cell: i64, face: i64) -> None:
        """Survey the mine as it would be with one more card; slow, but it sees ways closed."""
        mine = Mine(self.mine.deck, self.mine.maze.copy(), 0)
        mine.maze.lay(cell, face)
        self.other.look(mine, self.survey.targets)

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
