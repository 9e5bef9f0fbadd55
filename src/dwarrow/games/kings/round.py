"""The game from the deal to its end: start, deal, the turn, and a forced new hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.kings import deeds
from dwarrow.games.kings.cards import (
    CAMP,
    CARDS,
    CENTRE,
    COPIES,
    FIXED,
    HAND,
    KINDS,
    MINE_COPIES,
    MINE_WORDS,
    NO_CARD,
    NO_MINE,
    RACES,
    TROOP_WORDS,
    UNSEEN,
    card_word,
    married,
    mine_of,
    mine_word,
    race_of,
    troop_of,
)
from dwarrow.games.kings.deeds import attack, dig, take
from dwarrow.games.kings.deeds.packing import LAY, OWN, deed_of, place_in
from dwarrow.games.kings.editions import Rules
from dwarrow.games.kings.hands import put
from dwarrow.games.kings.plots import mine_in
from dwarrow.games.kings.score import end_game
from dwarrow.games.kings.state import (
    BY_REDRAW,
    NO_SEAT,
    OVER,
    PILE_ROOM,
    PLAY,
    RACE_COUNT,
    Hidden,
    KingsView,
    Private,
    Public,
    bare_table,
    empty_drawer,
    empty_hand,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import SPECTATOR, Deal, Moves, Refused, Revealing, State, whose_turn
from dwarrow.parts.cards import bottom_up, pile, zeros
from dwarrow.parts.events import GotHand

SPECTATORS_DRAWER: Final = empty_drawer()


@dataclass(frozen=True)
class Dealt(Revealing):
    """The game begins: who starts, all races, the centre, the Camp, the backs of all hands."""

    first: int
    races: list[str]
    centre: list[str]
    camp: list[str]
    hands: list[list[str]]


@dataclass(frozen=True)
class Redrew(Revealing):
    """A seat that could play nothing showed its hand, discarded it and drew; the new backs."""

    seat: int
    cards: list[str]
    drawn: list[str]


@dataclass(frozen=True)
class Uncovered(Revealing):
    """The mine that lies on top of the deck now, and how many cards are left (KUM-031)."""

    mine: str
    left: int


class Kings(State):
    """One game of Kings Under Mountains: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.public, self.private, self.hidden = public, private, hidden

    def copy(self) -> Kings:
        private = [drawer.copy() for drawer in self.private]
        return Kings(self.public.copy(), private, self.hidden.copy())

    def view(self, seat: i64) -> KingsView:
        """What a seat may know: public plus its own drawer."""
        if seat == SPECTATOR:
            return KingsView(self.public, SPECTATORS_DRAWER, seat)
        return KingsView(self.public, self.private[seat], seat)

    def turn(self) -> i64:
        return whose_turn(self.public.phase, OVER, self.public.seat)

    def list_moves(self, into: Moves) -> None:
        deeds.list_moves(self.view(self.public.seat), into)

    def step(self, move: i64) -> None:
        if deed_of(move) != LAY:
            take.do(self, move)
        elif place_in(move) < OWN:
            attack.do(self, move)
        else:
            dig.do(self, move)

    # ---- the deal

    def shuffled(self, dice: Dice) -> Deal:
        """KUM-003; the two sides of the cards are shuffled apart unless their pairing is fixed."""
        public = self.public
        piles = {"kings": vec[i64](list(range(RACE_COUNT)))}
        if public.rules.pairing == "fixed":  # KUM-002
            piles["deck"] = vec[i64](list(range(CARDS)))
        else:
            piles["troops"] = pile([COPIES] * len(TROOP_WORDS))
            piles["mines"] = pile([MINE_COPIES] * KINDS)
        for name in piles:
            dice.shuffle(piles[name])
        if public.first == NO_SEAT:
            piles["first"] = vec[i64]([dice.below(public.seats)])
        return Deal(piles)

    def deal(self, deal: Deal) -> None:
        """KUM-003 to KUM-008: lay the game out as dealt."""
        public = self.public
        if "first" in deal.piles:
            public.first = deal.piles["first"][0]
        public.seat = public.first
        public.phase = PLAY
        self.crown(deal.piles["kings"])
        self._stack(deal)
        public.centre = zeros(CENTRE)
        self.hidden.centre = zeros(CENTRE)
        for place in range(CENTRE):  # KUM-005
            self.open_mine(place)
        camp = [self._uncover() for _ in range(CAMP)]
        for card in camp:  # KUM-006
            self.to_camp(card)
        for seat in range(public.seats):  # KUM-007
            for _ in range(HAND):
                self.draw(seat)
        if self.told is not None:
            self._tell_deal([card_word(card) for card in camp])

    def crown(self, kings: vec[i64]) -> None:
        """KUM-003, KUM-004: who plays which race; the other kings leave the game."""
        public = self.public
        public.races = kings[: public.seats]
        rulers = vec[i64]([NO_SEAT] * RACE_COUNT)
        for seat in range(public.seats):
            rulers[kings[seat]] = seat
        public.rulers = rulers

    def _stack(self, deal: Deal) -> None:
        cards = zeros(CARDS)
        if "deck" in deal.piles:
            order = deal.piles["deck"]
            for i in range(i64(CARDS)):
                cards[i] = FIXED[order[i]]
        else:
            troops, mines = deal.piles["troops"], deal.piles["mines"]
            for i in range(i64(CARDS)):
                cards[i] = married(troops[i], mines[i])
        self.hidden.deck = bottom_up(cards)
        self.public.deck_size = CARDS

    def _tell_deal(self, camp: list[str]) -> None:
        public = self.public
        races = [RACES[race] for race in public.races]
        centre = [MINE_WORDS[mine_in(plot)] for plot in public.centre]
        hands = [self._backs(seat) for seat in range(public.seats)]
        self.tell(Dealt(int(public.first), races, centre, camp, hands))
        for seat in range(public.seats):
            self._tell_hand(seat)
        self.tell_top()

    def _backs(self, seat: i64) -> list[str]:
        return [mine_word(card) for card in self.public.hand_shown(seat)]

    def _tell_hand(self, seat: i64) -> None:
        held = self.private[seat].hand[: self.public.held[seat]]
        self.tell(GotHand([card_word(card) for card in held]), int(seat))

    # ---- what deeds do with the cards

    def _uncover(self) -> i64:
        """Take the deck's top card; KUM-031: the next mine is seen."""
        public = self.public
        deck = self.hidden.deck
        size = public.deck_size - 1
        public.deck_size = size
        public.top = NO_MINE if size == 0 else mine_of(deck[size - 1])
        return deck[size]

    def tell_top(self) -> None:
        """KUM-031: what lies on the deck now."""
        public = self.public
        if public.deck_size > 0:
            self.tell(Uncovered(MINE_WORDS[public.top], int(public.deck_size)))

    def open_mine(self, place: i64) -> None:
        """KUM-005, KUM-018: the deck's top card becomes a mine; its face is nobody's (KUM-033)."""
        card = self._uncover()
        self.public.centre[place] = mine_of(card)
        behind = self.hidden.centre[:]
        behind[place] = troop_of(card)
        self.hidden.centre = behind

    def draw(self, seat: i64) -> i64:
        """From the deck to a hand: all see the mine, the holder alone the troop (KUM-032)."""
        card = self._uncover()
        self.hold(seat, card, UNSEEN | mine_of(card))
        return card

    def hold(self, seat: i64, card: i64, shown: i64) -> None:
        public = self.public
        held = public.held[seat]
        put(self.private[seat].hand, 0, held, card)
        put(public.shown, seat * HAND, held, shown)
        public.held[seat] = held + 1

    def to_camp(self, card: i64) -> None:
        """KUM-006, KUM-015: on top of the pile of its race."""
        public = self.public
        race = race_of(card)
        public.camp[race * PILE_ROOM + public.piles[race]] = card
        public.piles[race] += 1

    # ---- the turn

    def pass_turn(self) -> None:
        """KUM-008: clockwise; KUM-025: as often as needed, until something can be played."""
        public = self.public
        public.phase = PLAY
        seat = public.seat + 1
        if seat == public.seats:
            seat = 0
        public.seat = seat
        view = self.view(public.seat)
        while not deeds.can_play(view):
            self._redraw(public.seat)
            if public.deck_size == 0:
                end_game(self, BY_REDRAW)
                return

    def _redraw(self, seat: i64) -> None:
        """KUM-025: the old hand is shown to all; with fewer than six cards left, those."""
        public = self.public
        hand = self.private[seat].hand
        discard = public.discard[:]
        for card in hand:
            discard = append(discard, card)
        public.discard = discard
        self.private[seat].hand = empty_hand()
        for i in range(HAND):
            public.shown[seat * HAND + i] = NO_CARD
        public.held[seat] = 0
        while public.held[seat] < HAND and public.deck_size > 0:
            self.draw(seat)
        if self.told is not None:
            gone = [card_word(card) for card in hand]
            self.tell(Redrew(int(seat), gone, self._backs(seat)))
            self._tell_hand(seat)
            self.tell_top()


def start(rules: Rules, seats: int, first: int | None = None) -> Kings:
    """A new game before its deal; `first` is the seat that starts, or it falls by lot (KUM-008)."""
    public = bare_table(rules, seats)
    if first is not None and rules.first_player == "random":
        raise Refused("first_player=random draws the first seat by lot: do not name one (KUM-008)")
    public.first = NO_SEAT if first is None else first
    return Kings(public, [empty_drawer() for _ in range(seats)], Hidden())
