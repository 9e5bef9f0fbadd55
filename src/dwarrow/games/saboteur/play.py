"""Start, deal, step: the only writer of the drawers of Saboteur."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur import events as ev
from dwarrow.games.saboteur import score
from dwarrow.games.saboteur.cards import (
    DECK_KINDS,
    GOLD_COUNTS,
    STOCKS,
    STONES,
    TREASURE,
    WORDS,
    hand_size,
)
from dwarrow.games.saboteur.editions import Answers, Rules
from dwarrow.games.saboteur.moves import TAKE, list_moves, list_plays
from dwarrow.games.saboteur.state import (
    DIGGER,
    OPENING,
    ROLES,
    SABOTEUR,
    UNKNOWN,
    Hidden,
    Private,
    Public,
    SaboteurView,
    empty_drawer,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import DEALER, NOBODY, SPECTATOR, Data, Deal, Moves, Refused, State
from dwarrow.parts.actions import lay_card, play_base_action
from dwarrow.parts.cards import pile, raised, zeros
from dwarrow.parts.deeds import LAY, OPEN, ORIENT_GOAL, PASS
from dwarrow.parts.goals import DONE, FOUND, open_chosen, orient_goal, reach_goals
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import (
    DEAL,
    GOALS,
    NO_SEAT,
    OVER,
    PLAY,
    bottom_up,
    is_exhausted,
    leave_hand,
    take_top,
    tell_drawn,
)
from dwarrow.parts.packing import a_of, card_of, deed_of

SPECTATORS_DRAWER: Final = empty_drawer()


class Saboteur(State):
    """One game of Saboteur: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.told = None
        self.public = public
        self.private = private
        self.hidden = hidden

    def copy(self) -> Saboteur:
        private = [drawer.copy() for drawer in self.private]
        return Saboteur(self.public.copy(), private, self.hidden.copy())

    def data(self) -> Data:
        public = self.public
        return {
            "public": public.data(),
            "private": [
                drawer.data(public.hands[seat] if len(public.hands) > 0 else 0, public.seats)
                for seat, drawer in enumerate(self.private)
            ],
            "hidden": self.hidden.data(public.deck_size),
        }

    def view(self, seat: i64) -> SaboteurView:
        """What a seat may know: public plus its own drawer."""
        if seat == SPECTATOR:
            return SaboteurView(self.public, SPECTATORS_DRAWER, seat)
        return SaboteurView(self.public, self.private[seat], seat)

    def turn(self) -> i64:
        if self.public.phase == DEAL:
            return DEALER
        if self.public.phase == OVER:
            return NOBODY
        return self.public.seat

    def list_moves(self, into: Moves) -> None:
        list_moves(self.view(self.public.seat), into)

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        public = self.public
        piles = {
            "roles": pile(public.pool()),
            "goals": vec[i64]([TREASURE, STONES[0], STONES[1]]),
            "deck": STOCKS[public.rules.maps][:],
        }
        for name in piles:
            dice.shuffle(piles[name])
        if public.round == 0 or public.rules.reshuffle_gold:
            gold = pile(list(GOLD_COUNTS)) if public.round == 0 else self.hidden.gold[:]
            dice.shuffle(gold)
            piles["gold"] = gold
        if public.first == NO_SEAT:
            piles["first"] = vec[i64]([dice.below(public.seats)])
        return Deal(piles)

    def deal(self, deal: Deal) -> None:
        """SAB-007 to SAB-020 and SAB-106 to SAB-112: lay out a round as dealt."""
        public = self.public
        public.round += 1
        public.phase = PLAY
        if "first" in deal.piles:
            public.first = deal.piles["first"][0]
        public.seat = public.first
        self._clear_table()
        self._deal_gold(deal)
        self._deal_roles(deal.piles["roles"])
        self.hidden.goals = deal.piles["goals"]
        self._deal_hands(deal.piles["deck"])
        if self.told is not None:
            self._tell_deal()

    def _clear_table(self) -> None:
        public = self.public
        public.clear(OPENING.copy())
        self.hidden.circle = 0
        public.winner = UNKNOWN
        public.aside = UNKNOWN
        if public.answers.adjacent:
            public.maze.keep_edge()

    def _deal_gold(self, deal: Deal) -> None:
        public = self.public
        if public.round == 1:
            public.gold_cards = zeros(public.seats)
            public.purses = vec[i64]([0] * public.seats)
        if "gold" in deal.piles:
            self.hidden.gold = deal.piles["gold"]
            public.gold_size = len(self.hidden.gold)
            public.gold_drawn = 0
            for drawer in self.private:
                drawer.under = ()

    def _deal_roles(self, roles: vec[i64]) -> None:
        saboteurs: i64 = 0
        for seat in range(self.public.seats):
            drawer = self.private[seat]
            drawer.role = roles[seat]
            drawer.fellows = 0
            drawer.seen = zeros(GOALS)
            drawer.buried = zeros(DECK_KINDS)
            if drawer.role == SABOTEUR:
                saboteurs |= 1 << seat
        spare = self.public.seats < len(roles)
        self.hidden.aside = roles[self.public.seats] if spare else UNKNOWN
        if self.public.rules.saboteurs_meet:
            for drawer in self.private:
                if drawer.role == SABOTEUR:
                    drawer.fellows = saboteurs

    def _deal_hands(self, deck: vec[i64]) -> None:
        """The first cards of the dealt order go to the seats in turn, a whole hand each."""
        public = self.public
        size: i64 = hand_size(public.seats)
        self.hidden.deck = bottom_up(deck)
        public.deck_size = len(deck)
        public.hands = zeros(public.seats)
        for seat in range(public.seats):
            self.private[seat].hand = zeros(size)
            while public.hands[seat] < size:
                take_top(public, self.hidden.deck, self.private[seat].hand, seat)

    def _tell_deal(self) -> None:
        self.tell(ev.Dealt(int(self.public.round), int(self.public.first)))
        for seat, drawer in enumerate(self.private):
            fellows = [s for s in range(self.public.seats) if drawer.fellows >> s & 1]
            self.tell(ev.GotRole(ROLES[drawer.role], fellows), seat)
            self.tell(ev.GotHand([WORDS[card] for card in drawer.hand]), seat)

    # ---- a move

    def step(self, move: i64) -> None:
        deed = deed_of(move)
        if deed == LAY:
            self._lay(move)
        elif deed == PASS:
            self._pass(move)
        elif deed == OPEN:
            goal = a_of(move)
            ways = self.public.answers.goals
            self._after_goals(open_chosen(self, self.public, ways, self.hidden.goals, goal))
        elif deed == ORIENT_GOAL:
            ways = self.public.answers.goals
            self._after_goals(orient_goal(self, self.public, ways, self.hidden.goals, move))
        elif deed == TAKE:
            score.take(self, a_of(move))
        else:
            self._act(move, deed)

    def _act(self, move: i64, deed: i64) -> None:
        """Play an action card openly: SAB-042."""
        public = self.public
        seat = public.seat
        drawer = self.private[seat]
        card = card_of(move)
        leave_hand(public, drawer.hand, seat, card)
        self._break_circle()
        drawer.seen = play_base_action(self, public, drawer.seen, self.hidden.goals, move)
        self._end_turn()

    def _lay(self, move: i64) -> None:
        public = self.public
        leave_hand(public, self.private[public.seat].hand, public.seat, card_of(move))
        self._break_circle()
        lay_card(self, public, move)
        self._after_goals(reach_goals(self, public, public.answers.goals, self.hidden.goals))

    def _after_goals(self, outcome: i64) -> None:
        if outcome == FOUND:
            score.end_round(self, DIGGER)
        elif outcome == DONE:
            self._end_turn()

    def _pass(self, move: i64) -> None:
        public = self.public
        seat = public.seat
        card = card_of(move)
        if public.deck_size == 0:
            public.passes += 1
            self.hidden.circle += 1
            if self._could_play():
                self.hidden.circle = 0
        if card != NO_CARD:
            leave_hand(public, self.private[seat].hand, seat, card)
            public.buried[seat] += 1
            drawer = self.private[seat]
            drawer.buried = raised(drawer.buried, card, 1)
        if self.told is not None:
            self.tell(ev.Passed(int(seat), int(card != NO_CARD)))
            if card != NO_CARD:
                self.tell(ev.Discarded(WORDS[card]), int(seat))
        self._end_turn()

    def _break_circle(self) -> None:
        """SAB-082, SAB-083: a play starts the circle of passes anew."""
        self.public.passes = 0
        self.hidden.circle = 0

    def _could_play(self) -> bool:
        if not self.public.answers.ends_by_circle:
            return False
        moves = Moves()
        list_plays(self.view(self.public.seat), moves)
        return moves.n > 0

    def _end_turn(self) -> None:
        """SAB-025, SAB-026: draw, then the next seat; or the round is exhausted."""
        public = self.public
        seat = public.seat
        public.last_turn = seat
        if public.deck_size > 0:
            card = take_top(public, self.hidden.deck, self.private[seat].hand, seat)
            tell_drawn(self, public, seat, card)
        elif is_exhausted(public, public.answers.ends_by_circle, self.hidden.circle):
            score.end_round(self, SABOTEUR)
            return
        public.phase = PLAY
        public.seat = (seat + 1) % public.seats


def start(rules: Rules, seats: int, first: int | None = None) -> Saboteur:
    """A new game before its first deal; `first` is the seat that starts, or by lot (SAB-021)."""
    if first is not None and rules.first_player == "random":
        raise Refused("first_player=random draws the first seat by lot: do not name one (SAB-021)")
    public = Public(rules, Answers(rules), seats)
    public.first = NO_SEAT if first is None else first
    state = Saboteur(public, [empty_drawer() for _ in range(seats)], Hidden())
    state._clear_table()
    public.hands = zeros(seats)
    public.gold_cards = zeros(seats)
    public.purses = vec[i64]([0] * seats)
    return state
