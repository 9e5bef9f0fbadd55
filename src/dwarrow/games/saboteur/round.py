"""A round of Saboteur: the deal, the turns, and when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur import score
from dwarrow.games.saboteur.cards import (
    DECK_KINDS,
    DIGGER,
    FEWEST,
    GOAL_CARDS,
    GOLD,
    NO_CARDS,
    POOLS,
    ROLES,
    SABOTEUR,
    STOCKS,
    TUNNELS,
    UNKNOWN,
    WORDS,
    hand_size,
)
from dwarrow.games.saboteur.deeds import do, list_moves, list_plays
from dwarrow.games.saboteur.editions import Answers, Rules
from dwarrow.games.saboteur.state import (
    OPENING,
    Hidden,
    Private,
    Public,
    SaboteurView,
    empty_drawer,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR, Deal, Moves, Refused, Revealing, State, whose_turn
from dwarrow.parts.cards import bottom_up, zeros
from dwarrow.parts.events import Dealt, GotHand
from dwarrow.parts.goals import ASKED, DONE, FOUND, close_goals
from dwarrow.parts.hand import parted
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


@dataclass(frozen=True)
class GotRole(Revealing):
    """To its owner: the role, and the fellow saboteurs if the option lets them meet."""

    role: str
    fellows: list[int]


class Saboteur(State):
    """One game of Saboteur: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.public, self.private, self.hidden = public, private, hidden
        self.asked = SaboteurView(public, private[0], 0)  # made once: moves are listed every turn

    def copy(self) -> Saboteur:
        private = [drawer.copy() for drawer in self.private]
        return Saboteur(self.public.copy(), private, self.hidden.copy())

    def view(self, seat: i64) -> SaboteurView:
        """What a seat may know: public plus its own drawer."""
        if seat == SPECTATOR:
            return SaboteurView(self.public, SPECTATORS_DRAWER, seat)
        return SaboteurView(self.public, self.private[seat], seat)

    def turn(self) -> i64:
        return whose_turn(self.public.phase, OVER, self.public.seat)

    def list_moves(self, into: Moves) -> None:
        view = self.asked
        seat = self.public.seat
        view.seat, view.private = seat, self.private[seat]
        list_moves(view, into)

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        public = self.public
        # SAB-007, SAB-107: the same pool every round
        roles = POOLS[int(public.rules.known_saboteurs)][public.seats - FEWEST][:]
        goals = GOAL_CARDS[:]  # SAB-011
        deck = STOCKS[public.rules.maps][:]  # SAB-016, SAB-108
        dice.shuffle(roles)
        dice.shuffle(goals)
        dice.shuffle(deck)
        piles = {"roles": roles, "goals": goals, "deck": deck}
        if public.round == 0 or public.rules.reshuffle_gold:
            gold = GOLD[:] if public.round == 0 else self.hidden.gold[:]
            dice.shuffle(gold)
            piles["gold"] = gold
        if public.first == NO_SEAT:
            piles["first"] = vec[i64]([dice.below(public.seats)])
        return Deal(piles)

    def deal(self, deal: Deal) -> None:
        """SAB-106: lay out a round as dealt."""
        public = self.public
        public.round += 1
        public.phase = PLAY
        if "first" in deal.piles:
            public.first = deal.piles["first"][0]
        public.seat = public.first
        self._clear_table()
        self._deal_gold(deal)
        self.deal_roles(deal.piles["roles"])
        self.hidden.goals = deal.piles["goals"]
        self._deal_hands(deal.piles["deck"])
        if self.told is not None:
            self._tell_deal()

    def _clear_table(self) -> None:
        """SAB-019, SAB-109: nothing is laid, discarded or broken."""
        public = self.public
        public.clear(OPENING.copy())
        self.hidden.circle = 0
        public.winner = UNKNOWN
        public.aside = UNKNOWN
        if public.answers.adjacent:
            public.maze.keep_edge(public.answers.beside_goals)

    def _deal_gold(self, deal: Deal) -> None:
        """SAB-020, SAB-110 to SAB-112: what was won stays won, the rest is shuffled by option."""
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

    def deal_roles(self, roles: vec[i64]) -> None:
        """SAB-007, SAB-009: one each, known to its owner; one may be left over (SAB-010)."""
        saboteurs: i64 = 0
        unseen = zeros(GOALS)  # replaced, never changed in place
        for seat in range(self.public.seats):
            drawer = self.private[seat]
            drawer.role = roles[seat]
            drawer.fellows = 0
            drawer.seen = unseen
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
        """SAB-017, SAB-018: the first cards go to the seats in turn, a whole hand each."""
        public = self.public
        size: i64 = hand_size(public.seats)
        turned = bottom_up(deck)
        self.hidden.deck = turned
        public.deck_size = len(deck)
        public.hands = zeros(public.seats)
        for seat in range(public.seats):
            hand = NO_CARDS[:size]
            self.private[seat].hand = hand
            fill_hand(public, turned, hand, seat, size)

    def _tell_deal(self) -> None:
        self.tell(Dealt(int(self.public.round), int(self.public.first)))
        for seat, drawer in enumerate(self.private):
            fellows = [s for s in range(self.public.seats) if drawer.fellows >> s & 1]
            self.tell(GotRole(ROLES[drawer.role], fellows), seat)
            self.tell(GotHand([WORDS[card] for card in drawer.hand]), seat)

    # ---- a turn

    def step(self, move: i64) -> None:
        do(self, move)

    def play_card(self, card: i64) -> None:
        """A card leaves the hand openly; SAB-082, SAB-083: the circle of passes begins anew."""
        public = self.public
        leave_hand(public, self.private[public.seat].hand, public.seat, card)
        public.passes = 0
        self.hidden.circle = 0

    def count_pass(self) -> None:
        """SAB-082, A-16: with an empty deck, a pass by who could play begins the circle anew."""
        if self.public.deck_size == 0:
            self.public.passes += 1
            self.hidden.circle = 0 if self._could_play() else self.hidden.circle + 1

    def _could_play(self) -> bool:
        if not self.public.answers.ends_by_circle:
            return False
        moves = Moves()
        view = self.view(self.public.seat)
        _, tunnels, held, actions = parted(view.private.hand, TUNNELS)
        list_plays(view, tunnels, held, actions, moves)
        return moves.n > 0

    def after_goals(self, outcome: i64) -> None:
        """SAB-069, SAB-070, SAB-081: the treasure ends the round, a stone does not."""
        if outcome == FOUND:  # SAB-079: whoever laid the card
            score.end_round(self, DIGGER)
        elif outcome == DONE:
            self.end_turn()

    def end_turn(self) -> None:
        """SAB-025, SAB-026: draw, then the next seat; or the round is exhausted.

        SAB-027, SAB-028: an empty deck stays empty, and turns go on without a draw.
        """
        public = self.public
        seat = public.seat
        public.last_turn = seat
        if public.deck_size > 0:
            card = take_top(public, self.hidden.deck, self.private[seat].hand, seat)
            tell_drawn(self, public, seat, card)
        elif is_exhausted(public, public.answers.ends_by_circle, self.hidden.circle):
            self._end_round()
            return
        public.phase = PLAY
        public.seat = public.next_seat()

    def _end_round(self) -> None:
        """SAB-082 to SAB-084, but first the goals that were joined and left face down."""
        public = self.public
        outcome = close_goals(self, public, public.answers.goals, self.hidden.goals)
        if outcome != ASKED:
            score.end_round(self, DIGGER if outcome == FOUND else SABOTEUR)

    def settle(self) -> None:
        """The gold is shared."""
        score.settle(self)


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
