"""Rules of thumb for the Duel, for two or alone, quick enough to play rounds ahead with.

Dig towards the goals that promise most, spoil the rival's way, mend at once, and throw away what
is of no use. Only the view of the seat to move is read.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.duel.ends import Crow, Ends, hopes_of
from dwarrow.bots.duel.roads import Roads, kinds_left
from dwarrow.bots.duel.taste import Taste
from dwarrow.games.duel.cards import (
    DECK_KINDS,
    DEED,
    GOLD_SIDES,
    IS_BREAK,
    IS_KEY,
    IS_MEND,
    IS_ROCKFALL,
    SHAPES,
    TUNNELS,
    VALUE,
)
from dwarrow.games.duel.deeds.bribe import BRIBE
from dwarrow.games.duel.deeds.claim import TAKE
from dwarrow.games.duel.deeds.lay import LAY
from dwarrow.games.duel.deeds.look import LOOK
from dwarrow.games.duel.deeds.mend import MEND
from dwarrow.games.duel.deeds.open_goal import OPEN
from dwarrow.games.duel.deeds.passing import PASS
from dwarrow.games.duel.deeds.pay import GIVE
from dwarrow.games.duel.deeds.put_goal import ORIENT_GOAL
from dwarrow.games.duel.deeds.rockfall import ROCKFALL
from dwarrow.games.duel.deeds.sabotage import BREAK
from dwarrow.games.duel.deeds.throw_off import DISCARD
from dwarrow.games.duel.deeds.unlock import UNLOCK
from dwarrow.games.duel.places import cell_of, place_in
from dwarrow.games.duel.state import AFTER, DuelView, bits_in
from dwarrow.kernel.state import Moves
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import a_of, c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.shapes import BITS, EAST, WEST, kind_of
from dwarrow.parts.tunnel import FACE_DOWN, NOWHERE, Maze, face_of
from dwarrow.parts.walk import joined_to


def keeping(taste: Taste) -> vec[float]:
    """What each kind of card is worth in the hand."""
    worths = vec[float]([0.0] * DECK_KINDS)
    for kind in range(DECK_KINDS):
        worths[kind] = _keep(taste, kind)
    return worths


def _keep(taste: Taste, kind: i64) -> float:
    deed = DEED[kind]
    if kind < TUNNELS:
        face = face_of(kind, 0)
        worth = taste.tunnel + taste.nugget * float(VALUE[kind])
        worth += taste.exit * float(bits_in(SHAPES.edges[face]) - 2)
        runs = joined_to(SHAPES.joins[face], EAST) & WEST != 0
        return worth + taste.run if runs else worth
    if deed == IS_BREAK:
        return taste.breaks
    if deed == IS_MEND:
        return taste.mends
    if deed == IS_ROCKFALL:
        return taste.falls
    return taste.key if deed == IS_KEY else taste.map


class Habit:
    """A taste made ready for use."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.keeping = keeping(taste)


class Mind:
    """What one seat makes of its view at one turn."""

    def __init__(self, view: DuelView, habit: Habit) -> None:
        taste = habit.taste
        public = view.public
        self.view = view
        self.taste = taste
        self.keeping = habit.keeping
        self.maze = public.maze
        self.hopes = hopes_of(view, taste.hope)
        self.has_rival = public.seats == 2
        self.left: i64 = 0  # alone: bit set of the tunnels that may still be laid
        if not self.has_rival:
            self.left = kinds_left(view)
        self.own = self._ends(public.maze, view.seat)
        self.rival = self.own
        if self.has_rival:
            self.rival = self._ends(public.maze, 1 - view.seat)
        self.uses = vec[float]([0.0] * DECK_KINDS)  # the most that a card of a kind would bring
        self.has_stood = False  # whether what both have before them now is known
        self.own_standing = 0.0
        self.rival_standing = 0.0

    def _ends(self, maze: Maze, seat: i64) -> Ends:
        public = self.view.public
        if self.has_rival:
            return Crow(public, maze, seat, self.hopes)
        return Roads(public, maze, seat, self.hopes, self.left, self.taste)

    def worth(self, move: i64) -> float:
        """How much the habit likes one legal move."""
        deed = deed_of(move)
        if deed == LAY:
            return self._worth_of_lay(move)
        if deed == PASS:
            return self._worth_of_discards(move) + self._worth_of_draw(move)
        if deed == DISCARD:
            return self.taste.throw + self._worth_of_discards(move)
        if deed in (ROCKFALL, UNLOCK, BRIBE, ORIENT_GOAL):
            return self._worth_of_change(move, deed)
        return self._worth_of_deed(move, deed)

    # ---- tunnels

    def _worth_of_lay(self, move: i64) -> float:
        cell = self.maze.cell_at(x_of(move), y_of(move))
        card = card_of(move)
        taste = self.taste
        worth = self.own.gain(cell, card, c_of(move), taste.gold)
        if worth > self.uses[card]:
            self.uses[card] = worth
        worth += taste.ends * float(self.own.opened) - taste.thrift * self.keeping[card]
        if self.has_rival:
            worth -= taste.spoil * self.rival.gain(cell, card, c_of(move), taste.gold)
        return worth

    # ---- what is weighed at a glance

    def _worth_of_deed(self, move: i64, deed: i64) -> float:
        taste = self.taste
        if deed == MEND:
            return taste.mend - self.keeping[card_of(move)]
        if deed == BREAK:
            whole = self.view.public.tools[1 - self.view.seat] == 0
            return taste.smash if whole else taste.again
        if deed == LOOK:
            return self._worth_of_look(move)
        if deed == TAKE:
            return float(VALUE[self._kind_at(place_in(move))])
        if deed == OPEN:
            return 1.0 - float(c_of(move))
        if deed == GIVE:
            return -float(a_of(move))
        return 0.0  # to decline, or to end the turn

    def _kind_at(self, place: i64) -> i64:
        return kind_of(self.maze.face_in(cell_of(self.maze, place)))

    def _worth_of_look(self, move: i64) -> float:
        goal = self.maze.goal_at(self.maze.cell_at(x_of(move), y_of(move)))
        if self.view.private.seen[goal] != 0 or self.view.public.goals[goal] != 0:
            return -1.0
        return self.taste.look - 0.01 * float(x_of(move))

    def _worth_of_draw(self, move: i64) -> float:
        taste = self.taste
        if self.view.public.deck_size == 0:
            return 0.0
        return taste.fresh if a_of(move) == NO_CARD else taste.fresh + taste.more

    def _worth_of_discards(self, move: i64) -> float:
        lost = self._kept(card_of(move))
        if a_of(move) != NO_CARD:
            lost += self._kept(a_of(move))
        return -lost

    def _kept(self, card: i64) -> float:
        return self.keeping[card] + self.taste.use * self.uses[card]

    # ---- what is tried on a copy of the maze

    def _worth_of_change(self, move: i64, deed: i64) -> float:
        view = self.view
        if deed == ROCKFALL:
            return self._worth_of_rockfall(move)
        if not self.has_rival and deed != ORIENT_GOAL:
            return self._worth_of_unlocking(move, deed)
        maze = self.maze.copy()
        if deed == BRIBE:
            cell = cell_of(maze, place_in(move))
            for walk in maze.walks:
                walk.unlock(maze, cell)
            return self._change(maze) - self.taste.bribe
        if deed == UNLOCK:
            maze.walks[view.seat].unlock(maze, maze.cell_at(x_of(move), y_of(move)))
            return self._change(maze) - self.keeping[card_of(move)]
        goal = view.public.orient
        maze.lay(maze.goals[goal], face_of(view.public.goals[goal], c_of(move)))
        return self._change(maze)

    def _worth_of_unlocking(self, move: i64, deed: i64) -> float:
        """Alone no copy is needed: nobody else walks there."""
        ends = cast(Roads, self.own)
        if deed == BRIBE:
            if self.view.public.phase == AFTER:  # it was weighed before the act
                return -1.0
            cell = cell_of(self.maze, place_in(move))
            return ends.unlocking(cell, self.taste.gold) - self.taste.bribe
        cell = self.maze.cell_at(x_of(move), y_of(move))
        return ends.unlocking(cell, self.taste.gold) - self.keeping[card_of(move)]

    def _worth_of_rockfall(self, move: i64) -> float:
        """Only what the rival walks on, and the own dwarf does not."""
        cell = self.maze.cell_at(x_of(move), y_of(move))
        if c_of(move) != 0 or cell == NOWHERE or not self.has_rival:
            return -1.0
        if self.rival.walk.reached_in(cell) == 0 or self.own.walk.reached_in(cell) != 0:
            return -1.0
        maze = self.maze.copy()
        maze.remove(cell)
        return self._change(maze) - self.keeping[card_of(move)]

    def _change(self, maze: Maze) -> float:
        """How much better a changed maze is."""
        seat = self.view.seat
        if not self.has_stood:
            self._stand(seat)
        worth = self.standing(maze, seat) - self.own_standing
        if self.has_rival:
            theirs = self.standing(maze, 1 - seat) - self.rival_standing
            worth -= self.taste.spoil * theirs
        return worth

    def _stand(self, seat: i64) -> None:
        """What both have before them as it is, reckoned once a turn."""
        self.has_stood = True
        self.own_standing = self.standing(self.maze, seat)
        if self.has_rival:
            self.rival_standing = self.standing(self.maze, 1 - seat)

    def standing(self, maze: Maze, seat: i64) -> float:
        """What a dwarf has before it: gold in reach, goals joined and its best open end."""
        worth = self._ends(maze, seat).promise()
        walk = maze.walks[seat]
        for goal in range(len(self.hopes)):
            if maze.face_in(maze.goals[goal]) == FACE_DOWN and (walk.goals >> goal) & 1 == 1:
                worth += self.taste.turn + self.taste.base + self.hopes[goal]
        gold: i64 = 0
        for cell in maze.laid:
            face = maze.face_in(cell)
            kind = kind_of(face)
            if walk.reached_in(cell) & GOLD_SIDES[face] != 0 and not self._is_taken(kind):
                gold += VALUE[kind]
        return worth + self.taste.gold * float(gold)

    def _is_taken(self, kind: i64) -> bool:
        for tokens in self.view.public.tokens:
            if tokens & BITS[kind] != 0:
                return True
        return False


def best_move(view: DuelView, moves: Moves, habit: Habit) -> i64:
    """The move the habit likes best; of equals the first."""
    best = moves.items[0]
    if moves.n == 1:
        return best
    if view.public.seats == 1 and view.public.phase == AFTER:  # no more bribes
        return moves.items[moves.n - 1]
    mind = Mind(view, habit)
    most = mind.worth(best)
    for i in range(1, moves.n):
        here = mind.worth(moves.items[i])
        if here > most:
            most = here
            best = moves.items[i]
    return best
