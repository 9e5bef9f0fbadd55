"""The drawers of Saboteur: what lies open, what each seat holds, what nobody sees.

Every fact is declared once, in one drawer; its JSON and its line in a position follow from that
(`FORMS` says how each type is told). A view is the public drawer and one private drawer, so a
fact that somebody forgets to show stays hidden. Only the deeds, `round.py`, `score.py` and `pay.py`
write.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.saboteur.cards import DECK, DECK_KINDS, NO_CARDS, ROLES, UNKNOWN, pool_of
from dwarrow.games.saboteur.editions import Answers, Rules
from dwarrow.games.saboteur.forms import PARTS, PLAIN
from dwarrow.kernel.drawers import Derived, Drawers, Kept, Log, Number, Numbers, Seat, Unwritten
from dwarrow.kernel.forms import Form, Row
from dwarrow.kernel.state import View
from dwarrow.parts.forms import MINE_DERIVED, TOLD_AS
from dwarrow.parts.mine import Drawer, Mine, layout

DRAFT: Final = 4  # the phase in which the diggers choose gold

# The types of facts; `forms.py` says how each is told.
SeatSet: TypeAlias = i64
Role: TypeAlias = i64
Purse: TypeAlias = i64
Offer: TypeAlias = i64  # the gold set that is shared, packed as a purse
Gold: TypeAlias = int
SecretGold: TypeAlias = int
Purses: TypeAlias = "vec[i64]"  # one a seat
Kinds: TypeAlias = "vec[i64]"
Deck: TypeAlias = "vec[i64]"


class Pick(NamedTuple):
    """A gold card chosen in a draft; its value is 0 if that is a secret."""

    round: Number
    seat: Seat
    value: SecretGold


class Pay(NamedTuple):
    """What a saboteur was paid: so many cards, the nuggets on them, and nuggets from the bank."""

    seat: Seat
    cards: Number
    nuggets: Number
    bank: Number


class Sight(NamedTuple):
    """A gold set somebody has looked through, after so many picks of the game."""

    round: Number
    picks: Number
    offer: Offer


class Under(NamedTuple):
    """A gold card somebody sent under the deck, by its place since the deck was shuffled."""

    place: Number
    value: Gold


# ---- the drawers


@mypyc_attr(acyclic=True)
class Public(Mine):
    """Face up on the table."""

    gold_cards: Kept[Unwritten[Numbers]] = vec[i64]()  # how many each seat owns (SAB-130)
    purses: Kept[Unwritten[Purses]] = vec[i64]()  # gold that lies open (SAB-105)
    gold_size: Kept[Unwritten[Number]] = 0  # SAB-111
    gold_drawn: Kept[Number] = 0  # cards ever taken from the top of this gold deck (SAB-132)
    offer_size: Unwritten[Number] = 0  # how many gold cards are still to be chosen (SAB-128)
    winner: Role = UNKNOWN  # the side that won the round (SAB-087, SAB-088)
    aside: Unwritten[Role] = UNKNOWN  # the role left over, once the roles are up (SAB-133)
    picks: Kept[Log[Pick]] = ()  # SAB-094
    pays: Kept[Log[Pay]] = ()  # SAB-131

    def __init__(self, rules: Rules, answers: Answers, seats: i64) -> None:
        super().__init__(DECK, OPENING, seats)
        self.rules = rules
        self.answers = answers

    def copy(self) -> Public:
        other = Public(self.rules, self.answers, self.seats)
        self.copy_into(other)
        # The vecs are replaced, never changed in place.
        other.gold_cards, other.purses = self.gold_cards, self.purses
        other.gold_size, other.gold_drawn = self.gold_size, self.gold_drawn
        other.offer_size, other.winner, other.aside = self.offer_size, self.winner, self.aside
        other.picks, other.pays = self.picks, self.pays
        return other

    def unshare(self) -> None:
        super().unshare()
        self.gold_cards, self.purses = self.gold_cards[:], self.purses[:]

    def pool(self) -> list[int]:
        """How many of each role are dealt."""
        return pool_of(int(self.seats), self.rules.known_saboteurs)


@mypyc_attr(acyclic=True)
class Private(Drawer):
    """One seat's drawer, with its role and gold."""

    role: Unwritten[Role] = UNKNOWN  # SAB-117
    fellows: Unwritten[SeatSet] = 0  # saboteurs it knows, by option (SAB-117)
    purse: Kept[Unwritten[Purse]] = 0  # SAB-130
    offer: Offer = 0  # the gold set while it chooses (SAB-128)
    sights: Kept[Log[Sight]] = ()  # gold sets it has seen (SAB-129)
    under: Kept[Log[Under]] = ()  # gold cards it sent under the deck (SAB-132)

    def copy(self) -> Private:
        other = Private()
        other.role, other.fellows = self.role, self.fellows
        other.hand, other.buried = self.hand[:], self.buried[:]
        other.seen = self.seen  # replaced, never changed in place
        other.purse, other.offer = self.purse, self.offer
        other.sights, other.under = self.sights, self.under
        return other


@mypyc_attr(acyclic=True)
class Hidden:
    """What nobody sees. The vecs are replaced when they change, so copies share them."""

    deck: Unwritten[Deck] = vec[i64]()  # the top is at public.deck_size - 1 (SAB-127)
    goals: Unwritten[Kinds] = vec[i64]()  # SAB-011
    aside: Unwritten[Role] = UNKNOWN  # the role left over (SAB-009)
    gold: Kept[Unwritten[Numbers]] = vec[i64]()  # the top is the first (SAB-020, SAB-132)
    # How many of the last passes were forced: a hand decides that, so nobody may see it.
    circle: Number = 0  # SAB-082

    def copy(self) -> Hidden:
        other = Hidden()
        other.deck, other.goals, other.aside = self.deck, self.goals, self.aside
        other.gold, other.circle = self.gold, self.circle
        return other


@mypyc_attr(free_list_len=1, acyclic=True)
class SaboteurView(View):
    """What one seat may know: the public drawer and its own. Nothing else can be reached."""

    def __init__(self, public: Public, private: Private, seat: i64) -> None:
        self.public, self.private, self.seat = public, private, seat


OPENING: Final = layout(DECK)


def empty_drawer() -> Private:
    """A drawer with nothing in it, before the first deal and for spectators."""
    private = Private()
    private.empty(NO_CARDS[:], DECK_KINDS)
    return private


# ---- how the facts are told


FORMS: Final[dict[str, Form]] = {
    **PLAIN,
    "Pick": Row(Pick, PARTS),
    "Pay": Row(Pay, PARTS),
    "Sight": Row(Sight, PARTS),
    "Under": Row(Under, PARTS),
}


def _pool(public: Public, _: Public) -> object:
    return {ROLES[role]: n for role, n in enumerate(public.pool()) if n}


DERIVED: Final = {**MINE_DERIVED, "pool": Derived(_pool, dict[str, int])}
GOLD_AS: Final = {"gold_size": "gold_deck", "offer_size": "offer"}
DRAWERS: Final = Drawers("saboteur", FORMS, {**TOLD_AS, **GOLD_AS}, DERIVED)
