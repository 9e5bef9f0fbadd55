"""The drawers of Saboteur 2: what lies open, what each seat holds, what nobody sees.

Every fact lies in one drawer. A view is the public drawer and one private drawer, so a fact
that somebody forgets to show stays hidden. Only `play.py` and `score.py` write in a drawer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.saboteur2.cards import ASIDE, DECK, DECK_KINDS, ROLES, UNKNOWN, WORDS
from dwarrow.games.saboteur2.editions import Answers, Rules
from dwarrow.kernel.state import Data, View
from dwarrow.parts.cards import zeros
from dwarrow.parts.mine import GOALS, NO_SEAT, Drawer, Mine, held_by, layout, view_data

ROB: Final = 4  # the phase in which a thief chooses a victim
PHASES: Final = ("deal", "play", "choose", "orient", "rob", "over")

HAND_ROOM: Final = 8  # six, and one more by each swap of hands if both draw

# What may lie in front of a seat besides the bits of broken tools (SB2-103).
TRAPPED: Final = 8
THIEF: Final = 16
IN_FRONT: Final = ("pick", "lamp", "cart", "trap", "theft")

# What the trail tells of a hand: the kind of entry, the seat and a number.
SWAPPED: Final = 0  # with which seat
PLAYED: Final = 1  # which kind, openly
BURIED: Final = 2  # how many, face down
DREW: Final = 3
TRAIL_WORDS: Final = ("swapped", "played", "buried", "drew")


def trail_entry(what: i64, seat: i64, number: i64) -> i64:
    return what | (seat << 2) | (number << 6)


def seats_in(bits: i64, seats: i64) -> list[int]:
    return [seat for seat in range(seats) if bits >> seat & 1]


@mypyc_attr(acyclic=True)
class Public(Mine):
    """Face up on the table."""

    def __init__(self, rules: Rules, answers: Answers, seats: i64) -> None:
        super().__init__(DECK, OPENING, seats)
        self.rules = rules
        self.answers = answers
        self.turns: i64 = 0  # turns taken in this round: the stamp of what was seen when
        self.last_thief: i64 = NO_SEAT  # who last played a Theft in this round
        self.rich: i64 = 0  # bit set of the seats that have any gold (SB2-104)
        self.completer: i64 = NO_SEAT  # who completed the tunnel to the treasure
        self.reaching: i64 = 0  # bit set of the teams that can reach it, by colour
        self.winners: i64 = 0  # bit set of the seats that won the round
        self.thieves: i64 = 0  # bit set of the thieves who have yet to choose
        self.marks: i64 = 0  # bit set of the seats that had gold before the thefts
        self.pays = vec[i64]()  # what each seat got in this round, thefts included
        self.gold = vec[i64]()  # all gold, open when the game is over
        # What happened to hands since the first swap of hands: entries of `trail_entry`.
        self.trail = vec[i64]()
        self.hats: tuple[int, ...] = ()  # swaps of hats: turn << 8 | whose
        self.looks: tuple[int, ...] = ()  # inspections: turn << 16 | who << 8 | whom
        # Every payment and theft of the game: round << 24 | to << 16 | from << 8 | nuggets.
        self.ledger: tuple[int, ...] = ()

    def copy(self) -> Public:
        other = Public(self.rules, self.answers, self.seats)
        self.copy_into(other)
        other.turns = self.turns
        other.last_thief = self.last_thief
        other.rich = self.rich
        other.completer = self.completer
        other.reaching = self.reaching
        other.winners = self.winners
        other.thieves = self.thieves
        other.marks = self.marks
        other.pays = self.pays  # replaced, never changed in place
        other.gold = self.gold
        other.trail = self.trail[:]
        other.hats = self.hats
        other.looks = self.looks
        other.ledger = self.ledger
        return other

    def data(self) -> Data:
        """The public drawer in its JSON form."""
        return {
            **self.mine_data(),
            "phase": PHASES[self.phase],
            "turns": int(self.turns),
            "aside": ASIDE if self.round else 0,
            "trapped": [seat for seat, front in enumerate(self.tools) if front & TRAPPED],
            "thefts": [seat for seat, front in enumerate(self.tools) if front & THIEF],
            "last_thief": int(self.last_thief),
            "rich": seats_in(self.rich, self.seats),
            "roles": [ROLES[role] for role in self.roles],
            "completer": int(self.completer),
            "reaching": [ROLES[team] for team in (1, 2) if self.reaching >> team & 1],
            "winners": seats_in(self.winners, self.seats),
            "thieves": seats_in(self.thieves, self.seats),
            "marks": seats_in(self.marks, self.seats),
            "pays": list(self.pays),
            "gold": list(self.gold),
            "trail": [trail_data(entry) for entry in self.trail],
            "hats": [[swap >> 8, swap & 255] for swap in self.hats],
            "looks": [[look >> 16, look >> 8 & 255, look & 255] for look in self.looks],
            "ledger": [ledger_data(entry) for entry in self.ledger],
        }


def trail_data(entry: i64) -> list[object]:
    number = int(entry >> 6)
    what = entry & 3
    return [TRAIL_WORDS[what], int(entry >> 2 & 15), WORDS[number] if what == PLAYED else number]


BANK: Final = 255  # who pays, when nobody is robbed


def ledger_data(entry: int) -> Data:
    payer = entry >> 8 & 255
    return {
        "round": entry >> 24,
        "to": entry >> 16 & 255,
        "from": None if payer == BANK else payer,
        "nuggets": entry & 255,
    }


@mypyc_attr(acyclic=True)
class Private(Drawer):
    """One seat's drawer, with its role and gold, and the roles and hands it has seen."""

    def __init__(self) -> None:
        super().__init__()
        self.role: i64 = UNKNOWN
        self.gold: i64 = 0
        self.hats: tuple[int, ...] = ()  # roles it gave up: turn << 8 | role
        self.inspected: tuple[int, ...] = ()  # roles seen: turn << 16 | whose << 8 | role
        # Hands swapped: place in the trail, with whom, how many given, the given, the got.
        self.swaps: tuple[tuple[int, ...], ...] = ()

    def copy(self) -> Private:
        other = Private()
        other.role = self.role
        other.gold = self.gold
        other.hand = self.hand[:]
        other.seen = self.seen  # replaced, never changed in place
        other.buried = self.buried
        other.hats = self.hats
        other.inspected = self.inspected
        other.swaps = self.swaps
        return other

    def data(self, held: i64) -> Data:
        """The private drawer in its JSON form."""
        return {
            "role": ROLES[self.role],
            "gold": int(self.gold),
            "hand": [WORDS[self.hand[i]] for i in range(held)],
            "seen": [WORDS[kind] if kind else None for kind in self.seen],
            "buried": {WORDS[kind]: n for kind, n in enumerate(self.buried) if n},
            "hats": [[swap >> 8, ROLES[swap & 255]] for swap in self.hats],
            "inspected": [[e >> 16, e >> 8 & 255, ROLES[e & 255]] for e in self.inspected],
            "swaps": [swap_data(swap) for swap in self.swaps],
        }


def swap_data(swap: tuple[int, ...]) -> Data:
    place, other, given = swap[:3]
    return {
        "trail": place,
        "with": other,
        "gave": [WORDS[card] for card in swap[3 : 3 + given]],
        "got": [WORDS[card] for card in swap[3 + given :]],
    }


@mypyc_attr(acyclic=True)
class Hidden:
    """What nobody sees. The vecs are replaced, never changed in place, so copies share them."""

    def __init__(self) -> None:
        self.deck = vec[i64]()  # the top is at public.deck_size - 1
        self.aside = vec[i64]()  # SB2-008
        self.goals = vec[i64]()
        self.stock = vec[i64]()  # undealt roles; the next to be drawn is the first (SB2-012)
        self.dropped = vec[i64]()  # roles given up that stay out
        self.lots = vec[i64]()  # which role of the stock each swap of hats draws, by option
        # How many of the last passes were forced: a hand decides that, so nobody may see it.
        self.circle: i64 = 0

    def copy(self) -> Hidden:
        other = Hidden()
        other.deck = self.deck
        other.aside = self.aside
        other.goals = self.goals
        other.stock = self.stock
        other.dropped = self.dropped
        other.lots = self.lots
        other.circle = self.circle
        return other

    def data(self, deck_size: i64) -> Data:
        """The hidden drawer in its JSON form; it never leaves the table."""
        return {
            "deck": [WORDS[self.deck[deck_size - 1 - i]] for i in range(deck_size)],
            "aside": [WORDS[card] for card in self.aside],
            "goals": [WORDS[kind] for kind in self.goals],
            "stock": [ROLES[role] for role in self.stock],
            "dropped": [ROLES[role] for role in self.dropped],
            "lots": list(self.lots),
            "circle": int(self.circle),
        }


@mypyc_attr(free_list_len=1)
class Saboteur2View(View):
    """What one seat may know: the public drawer and its own. Nothing else can be reached."""

    def __init__(self, public: Public, private: Private, seat: i64) -> None:
        self.public = public
        self.private = private
        self.seat = seat

    def data(self) -> Data:
        """The stable JSON form of the view."""
        return view_data("saboteur2", self.public.rules, self.public, self)

    def public_data(self) -> Data:
        return self.public.data()

    def private_data(self) -> Data:
        return self.private.data(held_by(self.public, self.seat))


OPENING: Final = layout(DECK)
OPENING.keep_edge()  # ladders may lie beside any laid card


def empty_drawer() -> Private:
    """A drawer with nothing in it, before the first deal and for spectators."""
    private = Private()
    private.hand = zeros(HAND_ROOM)
    private.seen = zeros(GOALS)
    private.buried = zeros(DECK_KINDS)
    return private
