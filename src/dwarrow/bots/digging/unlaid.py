"""What the others probably do not hold: tunnels that they would rather have laid.

Whoever digs lays what brings the goals nearest. One who does less with sound tools, or anything
else, does not hold what would have brought more, until it has drawn other cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.bots.digging.doubts import open_targets
from dwarrow.bots.digging.flex import flex_of
from dwarrow.bots.digging.retelling import Act
from dwarrow.bots.digging.survey import Survey
from dwarrow.kernel.dice import Dice
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import LAY, MEND, PASS
from dwarrow.parts.hand import hand_of
from dwarrow.parts.mine import Drawer, Mine
from dwarrow.parts.packing import a_of, c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.tunnel import BITS, Maze, face_of

WOULD: Final = 900  # of a thousand who could have brought the goals nearer
MORE: Final = 500  # thousandths of a card by which a tunnel must be better than what was done
MUCH_MORE: Final = 900  # than a look, a break or a mend
NEVER: Final = -1
OF_ALL: Final = 1000
TRIES: Final = 5  # other places that are looked at for a card that its seat would not hold
NOBODY: Final = -1  # holds what is in the deck or face down


class Unlaid:
    """By seat and tunnel: how many cards ago the seat would have laid it; NEVER if it did not."""

    def __init__(self, deck: Deck, seats: i64) -> None:
        self.deck = deck
        self.survey = Survey(flex_of(deck))
        self.since = vec[i64]([NEVER] * (seats * deck.tunnels))

    def clear(self) -> None:
        for i in range(len(self.since)):
            self.since[i] = NEVER

    def note(self, mine: Mine, act: Act) -> None:
        """A seat has acted; the mine is as it was before."""
        deed = deed_of(act.move)
        if mine.tools[act.seat] != 0 or (deed == MEND and a_of(act.move) == act.seat):
            return
        self.survey.look(mine, open_targets(mine))
        least: i64 = MORE if deed in (PASS, LAY) else MUCH_MORE
        if deed == LAY:
            least += self._brought(mine.maze, act.move)
        better = self._better(mine.maze, least)
        for kind in range(self.deck.tunnels):
            if better & BITS[kind] != 0:
                self.since[act.seat * self.deck.tunnels + kind] = 0

    def _brought(self, maze: Maze, move: i64) -> i64:
        """How much nearer a lay brings the goals, if at all."""
        cell = maze.cell_at(x_of(move), y_of(move))
        progress = self.survey.progress(maze, cell, face_of(card_of(move), c_of(move)))
        return progress if progress > 0 else i64(0)

    def _better(self, maze: Maze, least: i64) -> i64:
        """The tunnels, a bit each, that would bring the goals so much nearer somewhere."""
        better: i64 = 0
        for cell in maze.walks[0].frontier:
            need = maze.need_in(cell)
            for turned in range(2):
                fits = maze.shapes.fits_turned[need] if turned == 1 else maze.shapes.fits[need]
                for kind in range(self.deck.tunnels):
                    if fits & ~better & BITS[kind] == 0:
                        continue
                    if self.survey.progress(maze, cell, face_of(kind, turned)) >= least:
                        better |= BITS[kind]
        return better

    def drew(self, seat: i64) -> None:
        """A card came to a hand."""
        for kind in range(self.deck.tunnels):
            at = seat * self.deck.tunnels + kind
            if self.since[at] != NEVER:
                self.since[at] += 1

    def strange(self, seat: i64, card: i64, held: i64) -> i64:
        """In how many of a thousand worlds a card should not be in the hand of one who digs."""
        if card >= self.deck.tunnels:
            return 0
        since = self.since[seat * self.deck.tunnels + card]
        return 0 if since == NEVER or since >= held else WOULD * (held - since) // held


class Unseen:
    """The cards that one seat does not see, as a world deals them; strange ones are moved on."""

    def __init__(self, unlaid: Unlaid, mine: Mine, seat: i64, diggers: i64) -> None:
        self.unlaid = unlaid
        self.mine = mine
        self.seat = seat  # who imagines
        self.diggers = diggers  # bit set of the seats that dig in this world
        self.cards = vec[i64]()
        self.at = vec[i64]()  # whose hand each is in, or NOBODY's

    def spread(self, drawers: Sequence[Drawer], deck: vec[i64], dice: Dice) -> None:
        """Move cards between hands, deck and discards until few are where they would not be."""
        for seat in range(self.mine.seats):
            if seat != self.seat:
                self._gather(drawers[seat].hand, self.mine.hands[seat], seat)
        held: i64 = len(self.cards)
        for seat in range(self.mine.seats):
            if seat != self.seat:
                self._gather_buried(drawers[seat].buried)
        self._gather(deck, len(deck), NOBODY)
        if not self._moves_any(held, dice):
            return
        at = self._give_hands(drawers)
        for seat in range(self.mine.seats):
            if seat != self.seat:
                at = self._bury(drawers[seat].buried, self.mine.buried[seat], at)
        for i in range(len(deck)):
            deck[i] = self.cards[at + i]

    def _moves_any(self, held: i64, dice: Dice) -> bool:
        """Move on what is strange in hands; whether anything was."""
        moved = False
        for i in range(held):
            if self._is_strange(i, self.cards[i], dice):
                self._move(i, dice)
                moved = True
        return moved

    def _give_hands(self, drawers: Sequence[Drawer]) -> i64:
        at: i64 = 0
        for seat in range(self.mine.seats):
            if seat != self.seat:
                held: i64 = self.mine.hands[seat]
                room: i64 = len(drawers[seat].hand)
                drawers[seat].hand = hand_of(self.cards[at : at + held], room)
                at += held
        return at

    def _bury(self, buried: vec[i64], many: i64, at: i64) -> i64:
        """Put so many cards from here on face down; where the next ones are."""
        for kind in range(len(buried)):
            buried[kind] = 0
        for i in range(many):
            buried[self.cards[at + i]] += 1
        return at + many

    def _gather_buried(self, buried: vec[i64]) -> None:
        for kind in range(len(buried)):
            for _card in range(buried[kind]):
                self.cards = append(self.cards, kind)
                self.at = append(self.at, NOBODY)

    def _gather(self, cards: vec[i64], held: i64, seat: i64) -> None:
        for i in range(held):
            self.cards = append(self.cards, cards[i])
            self.at = append(self.at, seat)

    def _is_strange(self, i: i64, card: i64, dice: Dice) -> bool:
        """Whether a card should not be where another is."""
        seat = self.at[i]
        if seat == NOBODY or (self.diggers >> seat) & 1 == 0:
            return False
        share = self.unlaid.strange(seat, card, self.mine.hands[seat])
        return share > 0 and dice.below(OF_ALL) < share

    def _move(self, i: i64, dice: Dice) -> None:
        """Change a card's place with one that may be here, if that is found soon."""
        for _try in range(TRIES):
            j = dice.below(len(self.cards))
            card = self.cards[j]
            if self.at[j] == self.at[i] or self._is_strange(i, card, dice):
                continue
            if not self._is_strange(j, self.cards[i], dice):
                self.cards[j] = self.cards[i]
                self.cards[i] = card
                return
