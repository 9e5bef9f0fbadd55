"""Start, deal, step: what happens to the drawers of Saboteur 2 in a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.saboteur2 import acts, score
from dwarrow.games.saboteur2 import events as ev
from dwarrow.games.saboteur2.cards import (
    ASIDE,
    DECK,
    DECK_KINDS,
    HAND,
    ROLE_COUNTS,
    ROLES,
    STOCK_20,
    STOCK_21,
    SWAPS,
    THEFT,
    TRAP,
    WORDS,
)
from dwarrow.games.saboteur2.editions import Answers, Rules
from dwarrow.games.saboteur2.moves import ACT, ROB_GOLD, SHED, list_moves, list_plays
from dwarrow.games.saboteur2.state import (
    BURIED,
    DREW,
    HAND_ROOM,
    IN_FRONT,
    OPENING,
    PLAYED,
    Hidden,
    Private,
    Public,
    Saboteur2View,
    empty_drawer,
    trail_entry,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import DEALER, NOBODY, SPECTATOR, Data, Deal, Moves, State
from dwarrow.parts.actions import lay_card, play_base_action
from dwarrow.parts.cards import pile, zeros
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
from dwarrow.parts.packing import a_of, b_of, card_of, deed_of

SPECTATORS_DRAWER: Final = empty_drawer()
FRONT_CARDS: Final = vec[i64]([DECK.breaks[0], DECK.breaks[1], DECK.breaks[2], TRAP, THEFT])


class Saboteur2(State):
    """One game of Saboteur 2: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.told = None
        self.public = public
        self.private = private
        self.hidden = hidden

    def copy(self) -> Saboteur2:
        private = [drawer.copy() for drawer in self.private]
        return Saboteur2(self.public.copy(), private, self.hidden.copy())

    def data(self) -> Data:
        held = self.public.hands
        return {
            "public": self.public.data(),
            "private": [drawer.data(held[seat]) for seat, drawer in enumerate(self.private)],
            "hidden": self.hidden.data(self.public.deck_size),
        }

    def view(self, seat: i64) -> Saboteur2View:
        """What a seat may know: public plus its own drawer."""
        if seat == SPECTATOR:
            return Saboteur2View(self.public, SPECTATORS_DRAWER, seat)
        return Saboteur2View(self.public, self.private[seat], seat)

    def turn(self) -> i64:
        phase = self.public.phase
        if phase == OVER:
            return NOBODY
        if phase == DEAL:
            return DEALER
        return self.public.seat

    def list_moves(self, into: Moves) -> None:
        list_moves(self.view(self.public.seat), into)

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        """SB2-007, SB2-011, SB2-090, SB2-091: all roles and all cards, every round."""
        public = self.public
        piles = {
            "roles": pile(list(ROLE_COUNTS)),
            "goals": DECK.goals(),
            "deck": STOCK_21[:] if public.rules.sb2_extra_card == 21 else STOCK_20[:],
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
        public.turns = 0
        public.last_thief = NO_SEAT
        public.completer = NO_SEAT
        public.reaching = 0
        public.winners = 0
        public.thieves = 0
        public.marks = 0
        public.pays = zeros(public.seats)
        public.trail = vec[i64]()
        public.hats = ()
        public.looks = ()

    def _deal_roles(self, roles: vec[i64]) -> None:
        seats = self.public.seats
        for seat in range(seats):
            drawer = self.private[seat]
            drawer.role = roles[seat]
            drawer.seen = zeros(GOALS)
            drawer.buried = zeros(DECK_KINDS)
            drawer.hats = ()
            drawer.inspected = ()
            drawer.swaps = ()
        self.hidden.stock = roles[seats:]  # SB2-012
        self.hidden.dropped = vec[i64]()

    def _deal_hands(self, deck: vec[i64]) -> None:
        """SB2-008, SB2-009: ten cards aside from the top, then a whole hand to each seat."""
        public = self.public
        n: i64 = len(deck)
        self.hidden.deck = deck
        self.hidden.aside = deck[n - ASIDE :]
        public.deck_size = n - ASIDE
        public.hands = zeros(public.seats)
        for seat in range(public.seats):
            hand = vec[i64]([NO_CARD] * HAND_ROOM)
            self.private[seat].hand = hand
            for _ in range(HAND):
                take_top(public, deck, hand, seat)

    def _tell_deal(self) -> None:
        self.tell(ev.Dealt(int(self.public.round), int(self.public.first)))
        for seat, drawer in enumerate(self.private):
            self.tell(ev.GotRole(ROLES[drawer.role]), seat)
            self.tell(ev.GotHand([WORDS[drawer.hand[i]] for i in range(HAND)]), seat)

    # ---- a move

    def step(self, move: i64) -> None:
        deed = deed_of(move)
        if deed == PASS:
            self._pass(move)
        elif deed == LAY:
            self._lay(move)
        elif deed == SHED:
            self._shed(move)
        elif deed in (OPEN, ORIENT_GOAL):
            self._turn_goal(move, deed)
        elif deed == ROB_GOLD:
            score.rob(self, a_of(move))
        else:
            self._act(move, deed)

    def _lay(self, move: i64) -> None:
        public = self.public
        self.play_card(public.seat, card_of(move))
        self._break_circle()
        lay_card(self, public, move)
        self._after_goals(reach_goals(self, public, public.answers.goals, self.hidden.goals))

    def _turn_goal(self, move: i64, deed: i64) -> None:
        public = self.public
        ways = public.answers.goals
        goals = self.hidden.goals
        if deed == OPEN:
            self._after_goals(open_chosen(self, public, ways, goals, a_of(move)))
        else:
            self._after_goals(orient_goal(self, public, ways, goals, move))

    def _after_goals(self, outcome: i64) -> None:
        if outcome == FOUND:  # SB2-059
            self.public.completer = self.public.seat
            score.end_round(self)
        elif outcome == DONE:  # SB2-061
            self._end_turn(1)

    def play_card(self, seat: i64, card: i64) -> None:
        """A card leaves a hand openly."""
        leave_hand(self.public, self.private[seat].hand, seat, card)
        self.track(PLAYED, seat, card)

    def track(self, what: i64, seat: i64, number: i64) -> None:
        """What happens to hands is remembered from the first swap of hands on (SB2-101)."""
        if len(self.public.trail) > 0:
            self.public.trail = append(self.public.trail, trail_entry(what, seat, number))

    def _act(self, move: i64, deed: i64) -> None:
        """Play an action card openly: SAB-042, SB2-057."""
        public = self.public
        drawer = self.private[public.seat]
        card = card_of(move)
        self.play_card(public.seat, card)
        self._break_circle()
        draws: i64 = 1
        if deed == ACT:
            draws = acts.act(self, card, a_of(move))
        else:
            drawer.seen = play_base_action(self, public, drawer.seen, self.hidden.goals, move)
        self._end_turn(draws)

    # ---- discards

    def _bury(self, one: i64, two: i64, three: i64) -> i64:
        """SB2-102: cards are discarded face down, known to their owner alone; how many."""
        public = self.public
        drawer = self.private[public.seat]
        buried = drawer.buried[:]
        count: i64 = 0
        cards = one | (two << 8) | (three << 16)
        while count < 3 and cards & 255 != NO_CARD:
            leave_hand(public, drawer.hand, public.seat, cards & 255)
            buried[cards & 255] += 1
            cards >>= 8
            count += 1
        drawer.buried = buried
        public.buried[public.seat] += count
        self.track(BURIED, public.seat, count)
        return count

    def _shed(self, move: i64) -> None:
        """SB2-020, SB2-023, SB2-024: two cards for one in front; only one is drawn."""
        public = self.public
        seat = public.seat
        thing = b_of(move)
        self._break_circle()
        self._bury(card_of(move), a_of(move), NO_CARD)
        public.tools[seat] &= ~(1 << thing)
        public.spent[FRONT_CARDS[thing]] += 1
        if self.told is not None:
            self.tell(ev.Shed(int(seat), IN_FRONT[thing]))
            self.tell(ev.Discarded([WORDS[card_of(move)], WORDS[a_of(move)]]), int(seat))
        self._end_turn(1)

    def _pass(self, move: i64) -> None:
        """SB2-025: discard one to three and draw as many; SB2-019 with an empty hand."""
        public = self.public
        if public.deck_size == 0:
            public.passes += 1
            self.hidden.circle = 0 if self._could_play() else self.hidden.circle + 1  # SB2-060
        count: i64 = 0
        if card_of(move) != NO_CARD:
            count = self._bury(card_of(move), a_of(move), b_of(move))
        if self.told is not None:
            self._tell_pass(move, int(count))
        self._end_turn(count)

    def _tell_pass(self, move: i64, count: int) -> None:
        seat = int(self.public.seat)
        self.tell(ev.Passed(seat, count))
        if count > 0:
            cards = (card_of(move), a_of(move), b_of(move))
            self.tell(ev.Discarded([WORDS[card] for card in cards[:count]]), seat)

    def _break_circle(self) -> None:
        """SB2-060: a play starts the circle of passes anew."""
        self.public.passes = 0
        self.hidden.circle = 0

    def _could_play(self) -> bool:
        if not self.public.answers.ends_by_circle:
            return False
        moves = Moves()
        list_plays(self.view(self.public.seat), moves)
        return moves.n > 0

    # ---- the end of a turn

    def draw(self, seat: i64) -> None:
        """SB2-017, SB2-018: draw a card, if there is one."""
        public = self.public
        if public.deck_size > 0:
            card = take_top(public, self.hidden.deck, self.private[seat].hand, seat)
            self.track(DREW, seat, 0)
            tell_drawn(self, public, seat, card)

    def _is_exhausted(self) -> bool:
        return is_exhausted(self.public, self.public.answers.ends_by_circle, self.hidden.circle)

    def _end_turn(self, draws: i64) -> None:
        """SB2-015: draw what is due, then the next seat; or the round is exhausted."""
        public = self.public
        seat = public.seat
        public.last_turn = seat
        public.turns += 1
        while draws > 0:
            self.draw(seat)
            draws -= 1
        if public.deck_size == 0 and self._is_exhausted():
            score.end_round(self)
            return
        public.phase = PLAY
        public.seat = (seat + 1) % public.seats


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
