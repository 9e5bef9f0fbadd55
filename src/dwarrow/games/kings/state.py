"""The drawers of Kings Under Mountains: what lies open, what each seat holds, what nobody sees.

Cards have two sides, so a fact is a side, not a card. Public are all mines on the table, the
deck's top mine, the backs of all hands and every face that was ever laid open (KUM-030 to
KUM-032). A seat's drawer holds its faces and the mines under its king. Nobody's are the deck below
its top mine, its faces, and the faces behind mines (KUM-033). Only `play.py` writes in a drawer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.kings.cards import (
    CARDS,
    HAND,
    MINE_WORDS,
    MINES,
    NO_CARD,
    NO_MINE,
    RACES,
    TROOP_WORDS,
    UNSEEN,
    card_word,
    mine_word,
    troop_word,
)
from dwarrow.games.kings.editions import Rules
from dwarrow.games.kings.plots import mine_in, troop_at, troops_on
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import SPECTATOR, Data, View
from dwarrow.parts.cards import zeros

DEAL: Final = 0
PLAY: Final = 1  # a troop and its place (KUM-009)
TAKE: Final = 2  # the card taken for it (KUM-024)
OVER: Final = 3
PHASES: Final = ("deal", "play", "take", "over")

NO_SEAT: Final = -1
RACE_COUNT: Final = len(RACES)
PILE_ROOM: Final = 20  # a race has no more troops than this

# How the game ended (KUM-026).
NOT_YET: Final = 0
BY_DRAW: Final = 1
BY_MINE: Final = 2
BY_REDRAW: Final = 3
ENDS: Final = ("not-yet", "draw", "mine", "redraw")


@mypyc_attr(acyclic=True)
class Public:
    """Face up on the table, or to be seen by everybody."""

    def __init__(self, rules: Rules, seats: i64) -> None:
        self.rules = rules
        self.seats = seats
        self.phase: i64 = DEAL
        self.seat: i64 = NO_SEAT  # whose decision it is
        self.first: i64 = NO_SEAT
        self.ended: i64 = NOT_YET
        self.deck_size: i64 = 0
        self.top: i64 = NO_MINE  # KUM-031
        self.races = vec[i64]()  # each seat's race; replaced, never changed in place
        self.rulers = vec[i64]()  # each race's seat, or NO_SEAT; the same
        self.centre = vec[i64]()  # four plots
        self.open = vec[i64]()  # captured mines still to develop, as plots, seat after seat
        self.opened = vec[i64]()  # how many of them each seat has
        self.under = vec[i64]()  # how many mines lie under each king
        self.camp = vec[i64]()  # PILE_ROOM places a race, the lowest card first
        self.piles = vec[i64]()  # how many cards each race has in the Camp
        self.held = vec[i64]()  # hand sizes
        # What all see of the hands, HAND places a seat, sorted: the whole card if its face was
        # seen in the Camp, else UNSEEN and its mine (KUM-032).
        self.shown = vec[i64]()
        self.discard = vec[i64]()  # in order; replaced, never changed in place
        self.revealed = vec[i64]()  # mines from under the kings, turned up when the game is over

    def copy(self) -> Public:
        other = Public(self.rules, self.seats)
        other.phase = self.phase
        other.seat = self.seat
        other.first = self.first
        other.ended = self.ended
        other.deck_size = self.deck_size
        other.top = self.top
        other.races = self.races
        other.rulers = self.rulers
        other.centre = self.centre[:]
        other.open = self.open[:]
        other.opened = self.opened[:]
        other.under = self.under[:]
        other.camp = self.camp[:]
        other.piles = self.piles[:]
        other.held = self.held[:]
        other.shown = self.shown[:]
        other.discard = self.discard
        other.revealed = self.revealed
        return other

    def first_open(self, seat: i64) -> i64:
        """Where a seat's captured mines begin in `open`."""
        at: i64 = 0
        for other in range(seat):
            at += self.opened[other]
        return at

    def own_plots(self, seat: i64) -> vec[i64]:
        at = self.first_open(seat)
        return self.open[at : at + self.opened[seat]]

    def pile(self, race: i64) -> vec[i64]:
        """A Camp pile, the top card last."""
        return self.camp[race * PILE_ROOM : race * PILE_ROOM + self.piles[race]]

    def hand_shown(self, seat: i64) -> vec[i64]:
        return self.shown[seat * HAND : seat * HAND + self.held[seat]]

    def revealed_of(self, seat: i64) -> vec[i64]:
        """The mines that lay under a king, once the game is over."""
        if len(self.revealed) == 0:
            return self.revealed
        at: i64 = 0
        for other in range(seat):
            at += self.under[other]
        return self.revealed[at : at + self.under[seat]]

    def data(self) -> Data:
        """The public drawer in its JSON form."""
        seats = range(self.seats)
        return {
            "phase": PHASES[self.phase],
            "turn": int(self.seat),
            "first": int(self.first),
            "ended": ENDS[self.ended],
            "races": [RACES[race] for race in self.races],
            "deck": int(self.deck_size),
            "top": None if self.top == NO_MINE else mine_data(self.top),
            "centre": [plot_data(plot) for plot in self.centre],
            "open": [[plot_data(plot) for plot in self.own_plots(seat)] for seat in seats],
            "camp": {
                race: [card_word(card) for card in self.pile(kind)][::-1]
                for kind, race in enumerate(RACES)
            },
            "hands": [[shown_data(card) for card in self.hand_shown(seat)] for seat in seats],
            "under": [int(count) for count in self.under],
            "revealed": [[MINE_WORDS[kind] for kind in self.revealed_of(seat)] for seat in seats],
            "discard": [card_word(card) for card in self.discard],
        }


def mine_data(kind: i64) -> Data:
    """A mine with all that is printed on it, so that a page needs no card list."""
    mine = MINES[kind]
    return {
        "mine": MINE_WORDS[kind],
        "defence": mine.defence,
        "size": mine.size,
        "overseer": mine.overseer,
        "value": mine.value,
    }


def plot_data(plot: i64) -> Data:
    data = mine_data(mine_in(plot))
    data["troops"] = [card_word(troop_at(plot, i)) for i in range(troops_on(plot))]
    return data


def shown_data(card: i64) -> Data:
    """A card in a hand as all see it: its back, and its face if that is known."""
    return {"mine": mine_word(card), "troop": None if card >= UNSEEN else troop_word(card)}


@mypyc_attr(acyclic=True)
class Private:
    """One seat's drawer: its hand, and the mines under its king (KUM-030)."""

    def __init__(self) -> None:
        self.hand = vec[i64]()  # sorted; places of cards that are gone hold NO_CARD
        self.under = vec[i64]()  # kinds in the order developed; replaced, never changed in place

    def copy(self) -> Private:
        other = Private()
        other.hand = self.hand[:]
        other.under = self.under
        return other

    def data(self) -> Data:
        """The private drawer in its JSON form."""
        return {
            "hand": [card_word(card) for card in self.hand if card != NO_CARD],
            "under": [MINE_WORDS[kind] for kind in self.under],
        }


@mypyc_attr(acyclic=True)
class Hidden:
    """What nobody sees. The vecs are replaced, never changed in place, so copies share them."""

    def __init__(self) -> None:
        self.deck = vec[i64]()  # the top is at public.deck_size - 1
        # The troops behind mines (KUM-033), counted as in TROOP_WORDS.
        self.centre = vec[i64]()  # as public.centre
        self.open = vec[i64]()  # as public.open
        self.under = vec[i64]()  # seat after seat, each in the order developed

    def copy(self) -> Hidden:
        other = Hidden()
        other.deck = self.deck
        other.centre = self.centre
        other.open = self.open
        other.under = self.under
        return other

    def data(self, deck_size: i64) -> Data:
        """The hidden drawer in its JSON form; it never leaves the table."""
        return {
            "deck": [card_word(self.deck[deck_size - 1 - i]) for i in range(deck_size)],
            "centre": [TROOP_WORDS[troop] for troop in self.centre],
            "open": [TROOP_WORDS[troop] for troop in self.open],
            "under": [TROOP_WORDS[troop] for troop in self.under],
        }


@mypyc_attr(free_list_len=1)
class KingsView(View):
    """What one seat may know: the public drawer and its own. Nothing else can be reached."""

    def __init__(self, public: Public, private: Private, seat: i64) -> None:
        self.public = public
        self.private = private
        self.seat = seat

    def data(self) -> Data:
        """The stable JSON form of the view."""
        return {
            "game": "kings",
            "rules": values_of(self.public.rules),
            "seats": int(self.public.seats),
            "seat": None if self.seat == SPECTATOR else int(self.seat),
            "public": self.public_data(),
            "private": self.private_data(),
        }

    def public_data(self) -> Data:
        return self.public.data()

    def private_data(self) -> Data:
        return self.private.data()


def empty_hand() -> vec[i64]:
    return vec[i64]([NO_CARD] * HAND)


def empty_drawer() -> Private:
    """A drawer with nothing in it, before the deal and for spectators."""
    private = Private()
    private.hand = empty_hand()
    return private


def bare_table(rules: Rules, seats: i64) -> Public:
    """The table before the deal."""
    public = Public(rules, seats)
    public.opened = zeros(seats)
    public.under = zeros(seats)
    public.held = zeros(seats)
    public.piles = zeros(RACE_COUNT)
    public.camp = zeros(CARDS)
    public.shown = vec[i64]([NO_CARD] * (HAND * seats))
    return public
