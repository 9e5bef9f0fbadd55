"""The drawers of Saboteur: what lies open, what each seat holds, what nobody sees.

Every fact lies in one drawer. A view is the public drawer and one private drawer, so a fact
that somebody forgets to show stays hidden. Only `play.py` writes in a drawer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.saboteur.cards import DECK, DECK_KINDS, POOL, WORDS
from dwarrow.games.saboteur.editions import Answers, Rules
from dwarrow.kernel.state import Data, View
from dwarrow.parts.cards import zeros
from dwarrow.parts.mine import GOALS, Drawer, Mine, held_by, layout, view_data

DRAFT: Final = 4  # the phase in which the diggers choose gold
PHASES: Final = ("deal", "play", "choose", "orient", "draft", "over")

UNKNOWN: Final = 0
DIGGER: Final = 1
SABOTEUR: Final = 2
ROLES: Final = ("unknown", "digger", "saboteur")

HAND_ROOM: Final = 6


def purse_values(purse: i64) -> list[int]:
    """The gold cards of a purse: eight bits each for those of 1, 2 and 3, then bank nuggets."""
    return [value for value in (1, 2, 3) for _ in range((purse >> (8 * value - 8)) & 255)]


def purse_data(purse: i64) -> Data:
    return {"cards": purse_values(purse), "bank": int(purse >> 24)}


def nuggets(purse: i64) -> i64:
    return (purse & 255) + 2 * ((purse >> 8) & 255) + 3 * ((purse >> 16) & 255) + (purse >> 24)


def coin(value: i64) -> i64:
    """One gold card of a value, packed as in a purse."""
    return 1 << (8 * value - 8)


def cards_in(purse: i64) -> i64:
    return (purse & 255) + ((purse >> 8) & 255) + ((purse >> 16) & 255)


@mypyc_attr(acyclic=True)
class Public(Mine):
    """Face up on the table."""

    def __init__(self, rules: Rules, answers: Answers, seats: i64) -> None:
        super().__init__(DECK, OPENING, seats)
        self.rules = rules
        self.answers = answers
        self.gold_cards = vec[i64]()  # how many gold cards each seat owns
        self.purses = vec[i64]()  # gold that lies open
        self.gold_size: i64 = 0
        self.gold_drawn: i64 = 0  # cards ever taken from the top of this gold deck
        self.offer_size: i64 = 0
        self.winner: i64 = UNKNOWN  # the side that won the round
        self.aside: i64 = UNKNOWN  # the role left over, once the roles are up (SAB-133)
        # Gold chosen in a draft: round << 16 | seat << 8 | value, 0 if that is a secret.
        self.picks: tuple[int, ...] = ()
        # Saboteurs' pay: seat << 24 | cards << 16 | nuggets on them << 8 | nuggets from the bank.
        self.pays: tuple[int, ...] = ()

    def copy(self) -> Public:
        other = Public(self.rules, self.answers, self.seats)
        self.copy_into(other)
        other.gold_cards = self.gold_cards
        other.purses = self.purses  # replaced, never changed in place
        other.gold_size = self.gold_size
        other.gold_drawn = self.gold_drawn
        other.offer_size = self.offer_size
        other.winner = self.winner
        other.aside = self.aside
        other.picks = self.picks
        other.pays = self.pays
        return other

    def pool(self) -> list[int]:
        """SAB-004, SAB-005, SAB-118: how many of each role are dealt; a spare digger may be out."""
        saboteurs, diggers = POOL[int(self.seats)]
        return [0, diggers - int(self.rules.known_saboteurs), saboteurs]

    def data(self) -> Data:
        """The public drawer in its JSON form."""
        return {
            **self.mine_data(),
            "phase": PHASES[self.phase],
            "roles": [ROLES[role] for role in self.roles],
            "pool": {ROLES[role]: n for role, n in enumerate(self.pool()) if n},
            "winner": ROLES[self.winner],
            "aside": ROLES[self.aside],
            "gold_cards": list(self.gold_cards),
            "purses": [purse_data(purse) for purse in self.purses],
            "gold_deck": int(self.gold_size),
            "gold_drawn": int(self.gold_drawn),
            "offer": int(self.offer_size),
            "picks": [[pick >> 16, pick >> 8 & 255, pick & 255] for pick in self.picks],
            "pays": [[p >> 24, p >> 16 & 255, p >> 8 & 255, p & 255] for p in self.pays],
        }


@mypyc_attr(acyclic=True)
class Private(Drawer):
    """One seat's drawer, with its role and gold."""

    def __init__(self) -> None:
        super().__init__()
        self.role: i64 = UNKNOWN
        self.fellows: i64 = 0  # bit set of saboteurs it knows (option saboteurs_meet)
        self.purse: i64 = 0
        self.offer: i64 = 0  # the gold set while it chooses, packed as a purse
        # Gold sets it has seen: round << 48 | picks made before << 32 | the set as a purse.
        self.sights: tuple[int, ...] = ()
        # Gold cards it sent under the deck: place << 2 | value.
        self.under: tuple[int, ...] = ()

    def copy(self) -> Private:
        other = Private()
        other.role = self.role
        other.fellows = self.fellows
        other.hand = self.hand[:]
        other.seen = self.seen
        other.buried = self.buried
        other.purse = self.purse
        other.offer = self.offer
        other.sights = self.sights
        other.under = self.under
        return other

    def data(self, held: i64, seats: i64) -> Data:
        """The private drawer in its JSON form."""
        return {
            "role": ROLES[self.role],
            "fellows": [seat for seat in range(seats) if self.fellows >> seat & 1],
            "hand": [WORDS[self.hand[i]] for i in range(held)],
            "seen": [WORDS[kind] if kind else None for kind in self.seen],
            "buried": {WORDS[kind]: n for kind, n in enumerate(self.buried) if n},
            "purse": purse_data(self.purse),
            "offer": purse_values(self.offer),
            "sights": [
                [s >> 48, s >> 32 & 0xFFFF, purse_values(s & 0xFFFFFFFF)] for s in self.sights
            ],
            "under": [[card >> 2, card & 3] for card in self.under],
        }


@mypyc_attr(acyclic=True)
class Hidden:
    """What nobody sees. The vecs are replaced when they change, so copies share them."""

    def __init__(self) -> None:
        self.deck = vec[i64]()  # the top is at public.deck_size - 1
        self.goals = vec[i64]()
        self.aside: i64 = UNKNOWN  # the role left over
        self.gold = vec[i64]()  # the top is the first
        # How many of the last passes were forced: a hand decides that, so nobody may see it.
        self.circle: i64 = 0

    def copy(self) -> Hidden:
        other = Hidden()
        other.deck = self.deck
        other.goals = self.goals
        other.aside = self.aside
        other.gold = self.gold
        other.circle = self.circle
        return other

    def data(self, deck_size: i64) -> Data:
        """The hidden drawer in its JSON form; it never leaves the table."""
        return {
            "deck": [WORDS[self.deck[deck_size - 1 - i]] for i in range(deck_size)],
            "goals": [WORDS[kind] for kind in self.goals],
            "aside": ROLES[self.aside],
            "gold": list(self.gold),
            "circle": int(self.circle),
        }


@mypyc_attr(free_list_len=1)
class SaboteurView(View):
    """What one seat may know: the public drawer and its own. Nothing else can be reached."""

    def __init__(self, public: Public, private: Private, seat: i64) -> None:
        self.public = public
        self.private = private
        self.seat = seat

    def data(self) -> Data:
        """The stable JSON form of the view."""
        return view_data("saboteur", self.public.rules, self.public, self)

    def public_data(self) -> Data:
        return self.public.data()

    def private_data(self) -> Data:
        return self.private.data(held_by(self.public, self.seat), self.public.seats)


OPENING: Final = layout(DECK)


def empty_drawer() -> Private:
    """A drawer with nothing in it, before the first deal and for spectators."""
    private = Private()
    private.hand = zeros(HAND_ROOM)
    private.seen = zeros(GOALS)
    private.buried = zeros(DECK_KINDS)
    return private
