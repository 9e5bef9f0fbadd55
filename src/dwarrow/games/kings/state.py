"""The drawers of Kings Under Mountains: what lies open, what each seat holds, what nobody sees.

Cards have two sides, so a fact is a side, not a card. Public are all mines on the table, the
deck's top mine, the backs of all hands and every face that was ever laid open (KUM-030 to
KUM-032). A seat's drawer holds its faces and the mines under its king. Nobody's are the deck below
its top mine, its faces, and the faces behind mines (KUM-033).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.kings.cards import CARDS, HAND, NO_CARD, NO_MINE, RACES
from dwarrow.games.kings.editions import Rules
from dwarrow.games.kings.forms import FORMS
from dwarrow.kernel.drawers import Drawers, Number, Numbers, Phase, Seat, Turn, Untold, Unwritten
from dwarrow.kernel.state import View
from dwarrow.parts.cards import zeros

DEAL: Final = 0
PLAY: Final = 1  # a troop and its place (KUM-009)
TAKE: Final = 2  # the card taken for it (KUM-024)
OVER: Final = 3

NO_SEAT: Final = -1
RACE_COUNT: Final = len(RACES)
PILE_ROOM: Final = 20  # a race has no more troops than this

# How the game ended (KUM-026).
NOT_YET: Final = 0
BY_DRAW: Final = 1
BY_MINE: Final = 2
BY_REDRAW: Final = 3

# The types of facts; FORMS says how each is told.
Ending: TypeAlias = i64
TopMine: TypeAlias = i64
Races: TypeAlias = "vec[i64]"  # one a seat
Plots: TypeAlias = "vec[i64]"
OwnPlots: TypeAlias = "vec[i64]"
Camp: TypeAlias = "vec[i64]"
Backs: TypeAlias = "vec[i64]"
Revealed: TypeAlias = "vec[i64]"
Cards: TypeAlias = "vec[i64]"
Deck: TypeAlias = "vec[i64]"
Kinds: TypeAlias = "vec[i64]"  # of mines
Troops: TypeAlias = "vec[i64]"  # counted as in TROOP_WORDS


def before(counts: vec[i64], seat: i64) -> i64:
    """How many there are of the seats before this one."""
    n: i64 = 0
    for other in range(seat):
        n += counts[other]
    return n


@mypyc_attr(acyclic=True)
class Public:
    """Face up on the table, or to be seen by everybody.

    Races, rulers, discard and what is revealed are replaced, never changed in place: copies share
    them.
    """

    phase: Phase = DEAL  # what is waited for (KUM-009, KUM-024)
    seat: Turn = NO_SEAT  # whose decision it is (KUM-008)
    first: Seat = NO_SEAT  # who starts (KUM-008)
    ended: Ending = NOT_YET  # by what the deck was emptied (KUM-026)
    deck_size: Unwritten[Number] = 0  # how many cards the deck has (KUM-007)
    top: Unwritten[TopMine] = NO_MINE  # the mine on top of the deck (KUM-031)
    races: Unwritten[Races] = vec[i64]()  # of which race each seat is king (KUM-003)
    rulers: Untold[Unwritten[Numbers]] = vec[i64]()  # each race's seat, or NO_SEAT
    centre: Unwritten[Plots] = vec[i64]()  # the mines to fight for (KUM-005)
    open: Unwritten[OwnPlots] = vec[i64]()  # captured mines to develop, seat by seat (KUM-019)
    opened: Untold[Unwritten[Numbers]] = vec[i64]()  # how many of them each seat has
    under: Unwritten[Numbers] = vec[i64]()  # how many mines lie under each king (KUM-030)
    # PILE_ROOM places a race, the lowest card first.
    camp: Unwritten[Camp] = vec[i64]()  # the Camp, a pile a race (KUM-006)
    piles: Untold[Unwritten[Numbers]] = vec[i64]()  # how many cards each race has there
    held: Untold[Unwritten[Numbers]] = vec[i64]()  # hand sizes
    # What all see of the hands, HAND places a seat, sorted: the whole card if its face was
    # seen in the Camp, else UNSEEN and its mine.
    shown: Unwritten[Backs] = vec[i64]()  # the hands as all see them (KUM-032)
    discard: Unwritten[Cards] = vec[i64]()  # out of the game, in order (KUM-023, KUM-025)
    revealed: Unwritten[Revealed] = vec[i64]()  # mines from under the kings, at the end (KUM-028)

    def __init__(self, rules: Rules, seats: i64) -> None:
        self.rules = rules
        self.seats = seats

    def copy(self) -> Public:
        other = Public(self.rules, self.seats)
        other.phase, other.ended = self.phase, self.ended
        other.seat, other.first = self.seat, self.first
        other.deck_size, other.top = self.deck_size, self.top
        other.races, other.rulers = self.races, self.rulers
        other.centre, other.under = self.centre[:], self.under[:]
        other.open, other.opened = self.open[:], self.opened[:]
        other.camp, other.piles = self.camp[:], self.piles[:]
        other.held, other.shown = self.held[:], self.shown[:]
        other.discard, other.revealed = self.discard, self.revealed
        return other

    def unshare(self) -> None:
        """A copy to give away shares nothing."""
        self.races, self.rulers = self.races[:], self.rulers[:]
        self.discard, self.revealed = self.discard[:], self.revealed[:]

    def first_open(self, seat: i64) -> i64:
        """Where a seat's captured mines begin in `open`."""
        return before(self.opened, seat)

    def own_plots(self, seat: i64) -> vec[i64]:
        at = self.first_open(seat)
        return self.open[at : at + self.opened[seat]]

    def pile(self, race: i64) -> vec[i64]:
        """A Camp pile, the top card last."""
        return self.camp[race * PILE_ROOM : race * PILE_ROOM + self.piles[race]]

    def hand_shown(self, seat: i64) -> vec[i64]:
        return self.shown[seat * HAND : seat * HAND + self.held[seat]]

    def first_under(self, seat: i64) -> i64:
        """Where the mines under a seat's king begin among those of all."""
        return before(self.under, seat)

    def revealed_of(self, seat: i64) -> vec[i64]:
        """The mines that lay under a king, once the game is over."""
        if len(self.revealed) == 0:
            return self.revealed
        at = self.first_under(seat)
        return self.revealed[at : at + self.under[seat]]


@mypyc_attr(acyclic=True)
class Private:
    """One seat's drawer."""

    hand: Unwritten[Cards] = vec[i64]()  # sorted; places of cards that are gone hold NO_CARD
    under: Unwritten[Kinds] = vec[i64]()  # mines in the order developed, replaced (KUM-030)

    def copy(self) -> Private:
        other = Private()
        other.hand, other.under = self.hand[:], self.under
        return other

    def unshare(self) -> None:
        """A copy to give away shares nothing."""
        self.under = self.under[:]


@mypyc_attr(acyclic=True)
class Hidden:
    """What nobody sees. The vecs are replaced, never changed in place, so copies share them."""

    deck: Unwritten[Deck] = vec[i64]()  # the top is at public.deck_size - 1
    # The troops behind mines (KUM-033).
    centre: Unwritten[Troops] = vec[i64]()  # as public.centre
    open: Unwritten[Troops] = vec[i64]()  # as public.open
    under: Unwritten[Troops] = vec[i64]()  # seat after seat, each in the order developed

    def copy(self) -> Hidden:
        other = Hidden()
        other.deck, other.centre = self.deck, self.centre
        other.open, other.under = self.open, self.under
        return other


TOLD_AS: Final = {"seat": "turn", "deck_size": "deck", "shown": "hands"}
DRAWERS: Final = Drawers("kings", FORMS, TOLD_AS)


@mypyc_attr(free_list_len=1, acyclic=True)
class KingsView(View):
    """What one seat may know: the public drawer and its own. Nothing else can be reached."""

    def __init__(self, public: Public, private: Private, seat: i64) -> None:
        self.public, self.private, self.seat = public, private, seat


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
