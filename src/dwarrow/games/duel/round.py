"""A round of the Duel: start, deal, and what follows each deed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.duel import deeds, goals, gold, score
from dwarrow.games.duel.cards import (
    ALL_GOALS,
    DECK_KINDS,
    FIRST_GOAL,
    GOAL_CARDS,
    WORDS,
    deck_without,
)
from dwarrow.games.duel.deeds import bribe, lay, list_moves, passing, rockfall
from dwarrow.games.duel.editions import DuelAnswers, Rules, check_first
from dwarrow.games.duel.state import (
    AFTER,
    GOALS,
    HAND,
    NONE,
    OPENINGS,
    OVER,
    PLAY,
    DuelView,
    Hidden,
    Private,
    Public,
    empty_drawer,
    nothing_hidden,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR, Deal, Moves, State, whose_turn
from dwarrow.parts.cards import bottom_up, zeros
from dwarrow.parts.events import BySeat, Dealt, GotHand, OwnCards
from dwarrow.parts.hand import NO_CARD, put_card
from dwarrow.parts.packing import deed_of
from dwarrow.parts.tunnel import Maze

NO_DRAWER: Final = empty_drawer()  # a spectator's


@dataclass(frozen=True)
class Drew(BySeat):
    count: int


class GotCards(OwnCards):
    """To the drawing seat only."""


class Skipped(BySeat):
    """A seat without cards misses its turn."""


class Duel(State):
    """One game of the Duel: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.public, self.private, self.hidden = public, private, hidden

    def copy(self) -> Duel:
        drawers = [drawer.copy() for drawer in self.private]
        return Duel(self.public.copy(), drawers, self.hidden.copy())

    def view(self, seat: i64) -> DuelView:
        """What a seat may know, over the drawers themselves: for the engine alone."""
        return DuelView(self.public, self.drawer(seat), seat)

    def drawer(self, seat: i64) -> Private:
        return NO_DRAWER if seat == SPECTATOR else self.private[seat]

    def turn(self) -> i64:
        return whose_turn(self.public.phase, OVER, self.public.seat)

    def list_moves(self, into: Moves) -> None:
        list_moves(self.view(self.public.seat), into)

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        """DUEL-06, DUEL-10, DUEL-64 to DUEL-66: the goals and cards that are still in the game."""
        public = self.public
        stock = vec[i64]()
        for i in range(GOAL_CARDS):
            if (public.goal_stock >> i) & 1 == 1:
                stock = append(stock, FIRST_GOAL + i)
        deck = deck_without(public.taken | public.answers.left_out)
        dice.shuffle(stock)
        dice.shuffle(deck)
        return Deal({"goals": stock, "deck": deck})

    def deal(self, deal: Deal) -> None:
        """Lay out a round as dealt: the first six goals lie on the table."""
        public = self.public
        public.round += 1
        public.phase = PLAY
        public.seat = public.first
        public.active = public.first
        self.lay_out()
        public.before = public.purses
        self.hidden.goals = deal.piles["goals"][:GOALS]  # DUEL-67: so many are always left
        if self.told is not None:
            self.tell(Dealt(int(public.round), int(public.first)))
        self.deal_hands(deal.piles["deck"])
        if self.told is not None:
            self._tell_hands()

    def lay_out(self) -> None:
        """A table before its cards are dealt."""
        self.public.clear(self.opening().copy())
        for drawer in self.private:  # DUEL-74: what was seen in an earlier round lies elsewhere
            drawer.seen = zeros(GOALS)
            drawer.buried = zeros(DECK_KINDS)

    def opening(self) -> Maze:
        return OPENINGS[1 if self.public.answers.past_hindrance else 0]

    def deal_hands(self, deck: vec[i64]) -> None:
        """DUEL-10: six cards each in turn off the top."""
        public = self.public
        self.hidden.deck = bottom_up(deck)
        public.deck_size = len(deck)
        for seat in range(public.seats):
            self.private[seat].hand = vec[i64]([NO_CARD] * HAND)
            for _ in range(HAND):
                self.draw_one(seat)

    def _tell_hands(self) -> None:
        for seat, drawer in enumerate(self.private):
            cards = [WORDS[drawer.hand[i]] for i in range(self.public.hands[seat])]
            self.tell(GotHand(cards), seat)

    # ---- a deed

    def step(self, move: i64) -> None:
        deed = deed_of(move)
        if deed == lay.LAY:
            self.lay(move)
        elif deed <= passing.PASS:
            deeds.act(self, move, deed)
        elif deed == bribe.END:
            self._end_turn()
        else:
            deeds.decide(self, move, deed)

    def lay(self, move: i64) -> None:
        lay.do(self, move)

    # ---- after an act: goals turn, claims, the end of the round, bribes, the draw

    def resolve(self, goals_turn: bool) -> None:
        """What joins starts, goals and gold was changed."""
        joined = goals.joined_goals(self.public)
        if goals_turn and joined != 0:
            goals.reach(self, joined)
        else:
            self.claim_gold()

    def act_done(self) -> None:
        """An act that joins nothing; by option declined gold is due with it (DUEL-39)."""
        if self.public.answers.claims_later:
            self.claim_gold()
        else:
            self._finish_act()

    def claim_gold(self) -> None:
        if not gold.make_claims(self):
            self._finish_act()

    def _finish_act(self) -> None:
        """C-23: the end-of-round test comes after the claims of an act."""
        public = self.public
        clause = score.ending(public)
        public.seat = public.active
        if clause != 0:
            score.end_round(self, clause)
        elif public.draw == 0:
            public.phase = PLAY
        elif len(public.trolls) > 0 and bribe.can_bribe(self.view(public.active)):
            public.phase = AFTER
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """DUEL-14, DUEL-16: draw, then the other; who has no cards is passed over."""
        public = self.public
        self.draw_cards(public.active, public.draw)
        public.draw = 0
        public.has_laid = False
        if public.answers.claims_later:
            public.declined = zeros(public.seats)
        if score.nobody_holds(public):
            score.end_round(self, score.CARDS_OUT)
            return
        other = public.active + 1
        if other == public.seats:
            other = 0
        if public.hands[other] != 0:
            public.active = other
        elif self.told is not None:
            self.tell(Skipped(int(other)))
        public.seat = public.active
        public.phase = PLAY

    # ---- a draw

    def draw_cards(self, seat: i64, count: i64) -> None:
        """DUEL-14, DUEL-15: so many cards, as far as the deck lasts."""
        if self.told is not None:
            self._draw_and_tell(seat, count)
            return
        for i in range(count):  # noqa: B007 - the name `_` would be boxed once compiled
            self.draw_one(seat)

    def _draw_and_tell(self, seat: i64, count: i64) -> None:
        drawn = [self.draw_one(seat) for _ in range(count)]
        words = [WORDS[card] for card in drawn if card != NONE]
        if words:
            self.tell_drawn(int(seat), len(words))
            self.tell(GotCards(words), int(seat))

    def draw_one(self, seat: i64) -> i64:
        """The card that comes to the hand, or NONE."""
        public = self.public
        if public.deck_size == 0:
            return NONE
        size = public.deck_size - 1
        public.deck_size = size
        card = self.hidden.deck[size]
        hands = public.hands
        held = hands[seat]
        put_card(self.private[seat].hand, held, card)
        hands[seat] = held + 1
        return card

    # ---- what the solo game says otherwise

    def tell_drawn(self, seat: int, count: int) -> None:
        self.tell(Drew(seat, count))

    def tell_key_fell(self) -> None:
        self.tell(rockfall.KeyFell(self.public.answers.loses_key))

    def tell_round_end(self, clause: str) -> None:
        self.tell(score.RoundEnded(int(self.public.round), clause))

    def next_first(self) -> i64:
        return score.next_first(self.public)

    def tell_end(self) -> None:
        public = self.public
        self.tell(score.GameEnded(score.totals(public), score.winners(public), ""))


def made_ready(state: Duel, first: int) -> Duel:
    """A new game before its first deal."""
    public = state.public
    public.first = first
    public.goal_stock = ALL_GOALS
    public.purses = zeros(public.seats)
    public.before = zeros(public.seats)
    state.lay_out()
    return state


def start(rules: Rules, seats: int, first: int | None = None) -> Duel:
    """DUEL-12: green starts, unless the host says otherwise and may."""
    check_first(rules, first)
    public = Public(rules, DuelAnswers(rules), seats)
    state = Duel(public, [empty_drawer() for _ in range(seats)], nothing_hidden())
    return made_ready(state, 0 if first is None else first)
