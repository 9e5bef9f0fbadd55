"""Saboteur 2 from the first deal to the last: start, deal, the turn, the end of a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.saboteur2 import deeds, score
from dwarrow.games.saboteur2.cards import (
    ASIDE,
    DECK,
    DECK_KINDS,
    HAND,
    NO_CARDS,
    ROLE_COUNTS,
    ROLES,
    STOCKS,
    SWAPS,
    WORDS,
)
from dwarrow.games.saboteur2.deeds.plays import list_plays
from dwarrow.games.saboteur2.deeds.swap_hats import GotRole
from dwarrow.games.saboteur2.editions import Answers, Rules
from dwarrow.games.saboteur2.forms import DREW, PLAYED, trail_entry
from dwarrow.games.saboteur2.state import (
    OPENING,
    Hidden,
    Private,
    Public,
    Saboteur2View,
    empty_drawer,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR, Deal, Moves, State, whose_turn
from dwarrow.parts.cards import bottom_up, pile, zeros
from dwarrow.parts.events import Dealt, GotHand
from dwarrow.parts.goals import DONE, FOUND, close_goals, reacher
from dwarrow.parts.hand import kinds_in
from dwarrow.parts.mine import (
    GOALS,
    NO_SEAT,
    OVER,
    PLAY,
    fill_hand,
    is_exhausted,
    leave_hand,
    take_top,
    tell_drawn,
)

SPECTATORS_DRAWER: Final = empty_drawer()


class Saboteur2(State):
    """One game of Saboteur 2: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.public, self.private, self.hidden = public, private, hidden

    def copy(self) -> Saboteur2:
        private = [drawer.copy() for drawer in self.private]
        return Saboteur2(self.public.copy(), private, self.hidden.copy())

    def view(self, seat: i64) -> Saboteur2View:
        """What a seat may know: public plus its own drawer, shared with the state."""
        if seat == SPECTATOR:
            return Saboteur2View(self.public, SPECTATORS_DRAWER, seat)
        return Saboteur2View(self.public, self.private[seat], seat)

    def turn(self) -> i64:
        return whose_turn(self.public.phase, OVER, self.public.seat)

    def list_moves(self, into: Moves) -> None:
        deeds.list_moves(self.view(self.public.seat), into)

    def step(self, move: i64) -> None:
        deeds.take(self, move)

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        """SB2-007, SB2-011, SB2-090, SB2-091: all roles and all cards, every round."""
        public = self.public
        piles = {
            "roles": pile(list(ROLE_COUNTS)),
            "goals": DECK.goals(),
            "deck": STOCKS[public.rules.sb2_extra_card][:],
        }
        for lot in range(SWAPS if public.rules.role_discard != "stays_out" else 0):
            piles[f"lot{lot + 1}"] = vec[i64](list(range(lots_in(public))))
        for name in piles:
            dice.shuffle(piles[name])
        if public.first == NO_SEAT:
            piles["first"] = vec[i64]([dice.below(public.seats)])
        return Deal(piles)

    def deal(self, deal: Deal) -> None:
        """SB2-006 to SB2-014: lay out a round as dealt."""
        public = self.public
        public.round += 1
        public.phase = PLAY
        if "first" in deal.piles:
            public.first = deal.piles["first"][0]
        public.seat = public.first
        self.clear_table()
        self._deal_roles(deal.piles["roles"])
        self.hidden.goals = deal.piles["goals"]
        lots = [deal.piles[name][0] for name in ("lot1", "lot2") if name in deal.piles]
        self.hidden.lots = vec[i64](lots)
        self._deal_hands(bottom_up(deal.piles["deck"]))
        if self.told is not None:
            self._tell_deal()

    def clear_table(self) -> None:
        """SB2-094: nothing carries over but gold."""
        public = self.public
        public.clear(OPENING.copy())
        self.hidden.circle = 0
        public.turns = public.reaching = public.winners = public.thieves = public.marks = 0
        public.last_thief = public.completer = NO_SEAT
        public.pays = zeros(public.seats)
        public.trail = vec[i64]()
        public.hats = ()
        public.looks = ()

    def _deal_roles(self, roles: vec[i64]) -> None:
        seats = self.public.seats
        for seat in range(seats):
            drawer = self.private[seat]
            drawer.role = roles[seat]  # SB2-013
            drawer.seen = zeros(GOALS)
            drawer.buried = zeros(DECK_KINDS)
            drawer.wore = ()
            drawer.saw = ()
            drawer.swapped = ()
        self.hidden.stock = roles[seats:]  # SB2-012
        self.hidden.dropped = vec[i64]()

    def _deal_hands(self, deck: vec[i64]) -> None:
        """SB2-008, SB2-009, SB2-028: ten cards aside from the top, then a whole hand to each."""
        public = self.public
        n: i64 = len(deck)
        self.hidden.deck = deck
        self.hidden.aside = deck[n - ASIDE :]
        public.deck_size = n - ASIDE
        public.hands = zeros(public.seats)
        for seat in range(public.seats):
            hand = NO_CARDS[:]
            self.private[seat].hand = hand
            fill_hand(public, deck, hand, seat, HAND)

    def _tell_deal(self) -> None:
        self.tell(Dealt(int(self.public.round), int(self.public.first)))
        for seat, drawer in enumerate(self.private):
            self.tell(GotRole(ROLES[drawer.role]), seat)
            self.tell(GotHand([WORDS[drawer.hand[i]] for i in range(HAND)]), seat)

    # ---- cards that come and go

    def play_card(self, card: i64) -> None:
        """A card leaves the hand openly."""
        seat = self.public.seat
        leave_hand(self.public, self.private[seat].hand, seat, card)
        self.track(PLAYED, seat, card)
        self.break_circle()

    def spend(self, card: i64) -> None:
        """An action card is played and discarded."""
        self.play_card(card)
        self.public.spent[card] += 1

    def draw(self, seat: i64) -> None:
        """SB2-017, SB2-018: draw a card, if there is one."""
        public = self.public
        if public.deck_size > 0:
            card = take_top(public, self.hidden.deck, self.private[seat].hand, seat)
            self.track(DREW, seat, 0)
            tell_drawn(self, public, seat, card)

    def track(self, what: i64, seat: i64, number: i64) -> None:
        """What happens to hands is remembered from the first swap of hands on (SB2-101)."""
        if len(self.public.trail) > 0:
            self.public.trail = append(self.public.trail, trail_entry(what, seat, number))

    # ---- the circle of passes: SB2-060

    def break_circle(self) -> None:
        """Whatever is no pass starts it anew."""
        self.public.passes = 0
        self.hidden.circle = 0

    def close_circle(self) -> None:
        """A pass: for want of a play it closes the circle further, else it starts it anew."""
        if self._counts_passes():
            self.public.passes += 1
            self.hidden.circle = 0 if self._could_play() else self.hidden.circle + 1

    def _is_exhausted(self) -> bool:
        by_circle = self.public.answers.ends_by_circle
        return self._counts_passes() and is_exhausted(self.public, by_circle, self.hidden.circle)

    def _counts_passes(self) -> bool:
        """B-27: passes end a round when the deck is empty, by option whatever it holds."""
        return self.public.deck_size == 0 or self.public.answers.circle_any_deck

    def _could_play(self) -> bool:
        """Whether the seat has a card to play; asked only where a pass for want of one counts."""
        if not self.public.answers.ends_by_circle:
            return False
        moves = Moves()
        view = self.view(self.public.seat)
        list_plays(view, kinds_in(view.private.hand)[0], moves)
        return moves.n > 0

    # ---- the end of a turn and of a round

    def end_turn(self, draws: i64) -> None:
        """SB2-015: draw what is due, then the next seat; or the round is exhausted."""
        public = self.public
        seat = public.seat
        public.last_turn = seat
        public.turns += 1
        while draws > 0:
            self.draw(seat)
            draws -= 1
        if self._is_exhausted():
            self._exhaust()
            return
        public.phase = PLAY
        public.seat = public.next_seat()

    def _exhaust(self) -> None:
        """The round ends, but first the goals that were joined and left face down (SAB-087)."""
        public = self.public
        outcome = close_goals(self, public, public.answers.goals, self.hidden.goals)
        if outcome == FOUND:
            self.after_goals(FOUND)
        elif outcome == DONE:
            score.end_round(self)

    def after_goals(self, outcome: i64) -> None:
        """A tunnel may have come to goals: the round or the turn is over, or a choice is asked."""
        if outcome == FOUND:  # SB2-059
            self.public.completer = reacher(self.public)
            score.end_round(self)
        elif outcome == DONE:  # SB2-061
            self.end_turn(1)


def lots_in(public: Public) -> i64:
    """From how many roles a swap of hats draws, if those given up are shuffled in (B-21)."""
    undealt: i64 = sum(ROLE_COUNTS) - public.seats
    return undealt + 1 if public.rules.role_discard == "shuffled_before" else undealt


def start(rules: Rules, seats: int, first: int | None = None) -> Saboteur2:
    """A new game before its first deal; `first` is the seat that starts, or by lot."""
    public = Public(rules, Answers(rules), seats)
    public.first = NO_SEAT if first is None else first
    state = Saboteur2(public, [empty_drawer() for _ in range(seats)], Hidden())
    state.clear_table()
    public.hands = zeros(seats)
    public.gold = zeros(seats)
    return state
