"""Start, deal, step: the only writer of the drawers of Kings Under Mountains."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.kings import score, telling
from dwarrow.games.kings.cards import (
    CAMP,
    CARDS,
    CENTRE,
    COPIES,
    DEFENCE,
    FIXED,
    HAND,
    KINDS,
    MINE_COPIES,
    NEEDED,
    NO_CARD,
    NO_MINE,
    TROOP_WORDS,
    UNSEEN,
    married,
    mine_of,
    race_of,
    troop_of,
)
from dwarrow.games.kings.editions import Rules
from dwarrow.games.kings.hands import drop, inserted, put, without
from dwarrow.games.kings.moves import (
    FROM_DECK,
    LAY,
    OWN,
    can_play,
    card_in,
    deed_of,
    index_of,
    list_moves,
    place_in,
)
from dwarrow.games.kings.plots import laid_on, mine_in, troop_at, troops_on
from dwarrow.games.kings.state import (
    BY_DRAW,
    BY_MINE,
    BY_REDRAW,
    DEAL,
    NO_SEAT,
    OVER,
    PILE_ROOM,
    PLAY,
    RACE_COUNT,
    TAKE,
    Hidden,
    KingsView,
    Private,
    Public,
    bare_table,
    empty_drawer,
    empty_hand,
)
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import DEALER, NOBODY, SPECTATOR, Data, Deal, Moves, Refused, State
from dwarrow.parts.cards import pile, zeros

SPECTATORS_DRAWER: Final = empty_drawer()


class Kings(State):
    """One game of Kings Under Mountains: the three drawers and what happens to them."""

    def __init__(self, public: Public, private: list[Private], hidden: Hidden) -> None:
        self.told = None
        self.public = public
        self.private = private
        self.hidden = hidden

    def copy(self) -> Kings:
        private = [drawer.copy() for drawer in self.private]
        return Kings(self.public.copy(), private, self.hidden.copy())

    def data(self) -> Data:
        return {
            "public": self.public.data(),
            "private": [drawer.data() for drawer in self.private],
            "hidden": self.hidden.data(self.public.deck_size),
        }

    def view(self, seat: i64) -> KingsView:
        """What a seat may know: public plus its own drawer."""
        if seat == SPECTATOR:
            return KingsView(self.public, SPECTATORS_DRAWER, seat)
        return KingsView(self.public, self.private[seat], seat)

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
        """KUM-003; the two sides of the cards are shuffled apart unless their pairing is fixed."""
        public = self.public
        piles = {"kings": vec[i64](list(range(RACE_COUNT)))}
        if public.rules.pairing == "fixed":
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
        self._crown(deal.piles["kings"])
        self._stack(deal)
        self._lay_centre()
        camp = [self._pitch() for _ in range(CAMP)]
        for seat in range(public.seats):
            for _ in range(HAND):
                self._draw(seat)
        if self.told is not None:
            telling.tell_deal(self, camp)

    def _crown(self, kings: vec[i64]) -> None:
        """KUM-003, KUM-004: who plays which race; the other kings leave the game."""
        public = self.public
        public.races = kings[: public.seats]
        rulers = vec[i64]([NO_SEAT] * RACE_COUNT)
        for seat in range(public.seats):
            rulers[kings[seat]] = seat
        public.rulers = rulers

    def _stack(self, deal: Deal) -> None:
        deck = zeros(CARDS)
        for i in range(CARDS):
            if "deck" in deal.piles:
                card = FIXED[deal.piles["deck"][i]]
            else:
                card = married(deal.piles["troops"][i], deal.piles["mines"][i])
            deck[CARDS - 1 - i] = card
        self.hidden.deck = deck
        self.public.deck_size = CARDS

    def _lay_centre(self) -> None:
        """KUM-005."""
        self.public.centre = zeros(CENTRE)
        self.hidden.centre = zeros(CENTRE)
        for place in range(CENTRE):
            self._open(place)

    def _pitch(self) -> i64:
        """KUM-006: a card from the deck to the Camp."""
        card = self._uncover()
        self._to_camp(card)
        return card

    # ---- the deck

    def _uncover(self) -> i64:
        """Take the deck's top card; KUM-031: the next mine is seen."""
        public = self.public
        deck = self.hidden.deck
        size = public.deck_size - 1
        public.deck_size = size
        public.top = NO_MINE if size == 0 else mine_of(deck[size - 1])
        return deck[size]

    def _open(self, place: i64) -> None:
        """KUM-005, KUM-018: the deck's top card becomes a mine; its face is nobody's (KUM-033)."""
        card = self._uncover()
        self.public.centre[place] = mine_of(card)
        behind = self.hidden.centre[:]
        behind[place] = troop_of(card)
        self.hidden.centre = behind

    def _draw(self, seat: i64) -> i64:
        """From the deck to a hand: all see the mine, the holder alone the troop (KUM-032)."""
        card = self._uncover()
        self._hold(seat, card, UNSEEN | mine_of(card))
        return card

    def _hold(self, seat: i64, card: i64, shown: i64) -> None:
        public = self.public
        held = public.held[seat]
        put(self.private[seat].hand, 0, held, card)
        put(public.shown, seat * HAND, held, shown)
        public.held[seat] = held + 1

    # ---- a move

    def step(self, move: i64) -> None:
        if deed_of(move) == LAY:
            self._play(card_in(move), place_in(move))
        else:
            self._take(place_in(move))

    def _play(self, card: i64, place: i64) -> None:
        """KUM-009: one troop from the hand to a mine; then, unless the game ended, take a card."""
        public = self.public
        public.phase = TAKE
        self._release(public.seat, card)
        if place < OWN:
            self._attack(card, place)
        else:
            self._develop(card, index_of(place))

    def _release(self, seat: i64, card: i64) -> None:
        """A card leaves the hand. Of two equal cards it is the one that all have seen."""
        public = self.public
        held = public.held[seat]
        drop(self.private[seat].hand, 0, held, card)
        if not drop(public.shown, seat * HAND, held, card):
            drop(public.shown, seat * HAND, held, UNSEEN | mine_of(card))
        public.held[seat] = held - 1

    def _attack(self, card: i64, place: i64) -> None:
        """KUM-014: as many troops as the mine has defence capture it."""
        public = self.public
        plot = laid_on(public.centre[place], card)
        if self.told is not None:
            telling.tell_play(self, card, "centre", place)
        if troops_on(plot) == DEFENCE[mine_in(plot)]:
            self._capture(plot, card, place)
        else:
            public.centre[place] = plot

    def _capture(self, plot: i64, last: i64, place: i64) -> None:
        """KUM-015 to KUM-018, in this order."""
        public = self.public
        for i in range(troops_on(plot)):  # the earliest comes to lie on top
            self._to_camp(troop_at(plot, troops_on(plot) - 1 - i))
        owner = public.rulers[race_of(last)]
        if owner == NO_SEAT:
            owner = public.seat  # KUM-017
        at = public.first_open(owner) + public.opened[owner]
        public.open = inserted(public.open, at, mine_in(plot))
        self.hidden.open = inserted(self.hidden.open, at, self.hidden.centre[place])
        public.opened[owner] += 1
        self._open(place)
        if self.told is not None:
            telling.tell_capture(self, plot, last, place, owner)
        if public.deck_size == 0:
            score.end_game(self, BY_MINE)

    def _to_camp(self, card: i64) -> None:
        """KUM-006, KUM-015: on top of the pile of its race."""
        public = self.public
        race = race_of(card)
        public.camp[race * PILE_ROOM + public.piles[race]] = card
        public.piles[race] += 1

    def _develop(self, card: i64, index: i64) -> None:
        """KUM-019 to KUM-023: a miner or the overseer; the last one completes the mine."""
        public = self.public
        seat = public.seat
        at = public.first_open(seat) + index
        plot = laid_on(public.open[at], card)
        if self.told is not None:
            telling.tell_play(self, card, "own", index)
        if troops_on(plot) == NEEDED[mine_in(plot)]:
            self._complete(seat, at, plot)
        else:
            public.open[at] = plot

    def _complete(self, seat: i64, at: i64, plot: i64) -> None:
        """KUM-023: the troops are gone for good, the mine goes under the king."""
        public = self.public
        discard = public.discard[:]
        for i in range(troops_on(plot)):
            discard = append(discard, troop_at(plot, i))
        public.discard = discard
        end: i64 = 0
        for other in range(seat + 1):
            end += public.under[other]
        public.under[seat] += 1
        drawer = self.private[seat]
        drawer.under = inserted(drawer.under, len(drawer.under), mine_in(plot))
        self.hidden.under = inserted(self.hidden.under, end, self.hidden.open[at])
        public.open = without(public.open, at)
        self.hidden.open = without(self.hidden.open, at)
        public.opened[seat] -= 1
        if self.told is not None:
            telling.tell_developed(self, seat, plot)

    def _take(self, source: i64) -> None:
        """KUM-024: the top of a Camp pile, or of the deck."""
        if source == FROM_DECK:
            self._take_from_deck()
        else:
            self._take_from_camp(source)
        if self.public.deck_size == 0:
            score.end_game(self, BY_DRAW)
        else:
            self._pass_turn()

    def _take_from_deck(self) -> None:
        seat = self.public.seat
        card = self._draw(seat)
        if self.told is not None:
            telling.tell_draw(self, seat, card)

    def _take_from_camp(self, race: i64) -> None:
        """Both its sides have been seen by all (KUM-032)."""
        public = self.public
        public.piles[race] -= 1
        card = public.camp[race * PILE_ROOM + public.piles[race]]
        self._hold(public.seat, card, card)
        if self.told is not None:
            telling.tell_taking(self, card)

    def _pass_turn(self) -> None:
        """KUM-008: clockwise; KUM-025: as often as needed, until something can be played."""
        public = self.public
        public.phase = PLAY
        public.seat = public.seat + 1 if public.seat + 1 < public.seats else 0
        view = self.view(public.seat)
        while not can_play(view):
            self._redraw(public.seat)
            if public.deck_size == 0:
                score.end_game(self, BY_REDRAW)
                return

    def _redraw(self, seat: i64) -> None:
        """KUM-025; with fewer than six cards left, those."""
        public = self.public
        discard = public.discard[:]
        for card in self.private[seat].hand:
            discard = append(discard, card)
        public.discard = discard
        self.private[seat].hand = empty_hand()
        for i in range(HAND):
            public.shown[seat * HAND + i] = NO_CARD
        public.held[seat] = 0
        while public.held[seat] < HAND and public.deck_size > 0:
            self._draw(seat)
        if self.told is not None:
            telling.tell_redraw(self, seat)


def start(rules: Rules, seats: int, first: int | None = None) -> Kings:
    """A new game before its deal; `first` is the seat that starts, or it falls by lot (KUM-008)."""
    public = bare_table(rules, seats)
    if first is not None and rules.first_player == "random":
        raise Refused("first_player=random draws the first seat by lot: do not name one (KUM-008)")
    public.first = NO_SEAT if first is None else first
    return Kings(public, [empty_drawer() for _ in range(seats)], Hidden())
