"""The drawers of Saboteur 2: what lies open, what each seat holds, what nobody sees.

Every fact is declared once, in one drawer; its JSON and its line in a position follow from that
(`FORMS` says how each type is told). A view is the public drawer and one private drawer, so a
fact that somebody forgets to show stays hidden. Only the deeds, `round.py` and `score.py` write.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.saboteur2.cards import ASIDE, DECK, DECK_KINDS, NO_CARDS, UNKNOWN
from dwarrow.games.saboteur2.editions import Answers, Rules
from dwarrow.games.saboteur2.forms import PARTS, PLAIN
from dwarrow.kernel.drawers import Derived, Drawers, Kept, Log, Number, Numbers, Seat, Unwritten
from dwarrow.kernel.forms import Form, Row
from dwarrow.kernel.state import View
from dwarrow.parts.forms import MINE_DERIVED, TOLD_AS
from dwarrow.parts.mine import NO_SEAT, Drawer, Mine, layout

ROB: Final = 4  # the phase in which a thief chooses a victim

# What may lie in front of a seat besides the bits of broken tools (SB2-103).
TRAPPED: Final = 8
THIEF: Final = 16
IN_FRONT: Final = ("pick", "lamp", "cart", "trap", "theft")

# The types of facts; `forms.py` says how each is told.
SeatSet: TypeAlias = i64
TeamSet: TypeAlias = i64
Role: TypeAlias = i64
Sums: TypeAlias = "vec[i64]"  # one a seat, below nothing if robbed
Trail: TypeAlias = "vec[i64]"
Kinds: TypeAlias = "vec[i64]"
RoleCards: TypeAlias = "vec[i64]"
Deck: TypeAlias = "vec[i64]"
Payer: TypeAlias = int
Handed: TypeAlias = tuple[int, ...]


class Payment(NamedTuple):
    """Nuggets that came to a seat from the bank or from whom it robbed."""

    round: Number
    to: Seat
    payer: Payer
    nuggets: Number


class NewHat(NamedTuple):
    """All see who drew a new role, and when."""

    turn: Number
    seat: Seat


class OldHat(NamedTuple):
    """A role somebody gave up."""

    turn: Number
    role: Role


class Look(NamedTuple):
    """All see who inspected whom, and when."""

    turn: Number
    seat: Seat
    target: Seat


class Sight(NamedTuple):
    """A role as an inspector saw it."""

    turn: Number
    target: Seat
    role: Role


class Swap(NamedTuple):
    """Two hands that changed places, as one of the two knows them: its place in the trail."""

    place: Number
    other: Seat
    gave: Handed
    got: Handed


# ---- the drawers


@mypyc_attr(acyclic=True)
class Public(Mine):
    """Face up on the table."""

    turns: Number = 0  # turns taken in this round: the stamp of what was seen when (SB2-095)
    last_thief: Seat = NO_SEAT  # who last played a Theft in this round (SB2-087)
    rich: Kept[Unwritten[SeatSet]] = 0  # who has any gold (SB2-104)
    completer: Seat = NO_SEAT  # who completed the tunnel to the treasure (SB2-059)
    reaching: TeamSet = 0  # the teams that can reach it (SB2-062)
    winners: SeatSet = 0  # who won the round (SB2-073)
    thieves: SeatSet = 0  # who has yet to choose a victim (SB2-086)
    marks: SeatSet = 0  # who may be robbed, as far as it hangs on what they had before (SB2-086)
    pays: Sums = vec[i64]()  # what each seat got in this round, thefts included (SB2-105)
    gold: Kept[Unwritten[Numbers]] = vec[i64]()  # all gold, open when the game is over (SB2-093)
    trail: Unwritten[Trail] = vec[i64]()  # of the hands since the first swap of hands (SB2-101)
    hats: Log[NewHat] = ()  # SB2-097
    looks: Log[Look] = ()  # SB2-096
    ledger: Kept[Log[Payment]] = ()  # every payment and theft of the game (SB2-105)

    def __init__(self, rules: Rules, answers: Answers, seats: i64) -> None:
        super().__init__(DECK, OPENING, seats)
        self.rules = rules
        self.answers = answers

    def copy(self) -> Public:
        other = Public(self.rules, self.answers, self.seats)
        self.copy_into(other)
        other.turns, other.last_thief, other.rich = self.turns, self.last_thief, self.rich
        other.completer, other.reaching = self.completer, self.reaching
        other.winners, other.thieves, other.marks = self.winners, self.thieves, self.marks
        other.pays, other.gold = self.pays, self.gold  # replaced, never changed in place
        other.trail = self.trail[:]
        other.hats, other.looks, other.ledger = self.hats, self.looks, self.ledger
        return other

    def unshare(self) -> None:
        super().unshare()
        self.pays, self.gold = self.pays[:], self.gold[:]


@mypyc_attr(acyclic=True)
class Private(Drawer):
    """One seat's drawer, with its role and gold, and the roles and hands it has seen."""

    role: Unwritten[Role] = UNKNOWN  # SB2-095
    gold: Kept[Unwritten[Number]] = 0  # only the sum matters (SB2-084, SB2-085, SB2-104)
    wore: Log[OldHat] = ()  # roles it gave up (SB2-098)
    saw: Log[Sight] = ()  # roles it inspected (SB2-095)
    swapped: Log[Swap] = ()  # hands it swapped (SB2-101)

    def copy(self) -> Private:
        other = Private()
        other.role, other.gold = self.role, self.gold
        other.hand = self.hand[:]
        other.seen, other.buried = self.seen, self.buried  # replaced, never changed in place
        other.wore, other.saw, other.swapped = self.wore, self.saw, self.swapped
        return other


@mypyc_attr(acyclic=True)
class Hidden:
    """What nobody sees. The vecs are replaced, never changed in place, so copies share them."""

    deck: Unwritten[Deck] = vec[i64]()  # the top is at public.deck_size - 1 (SB2-010)
    aside: Kinds = vec[i64]()  # SB2-008, SB2-100
    goals: Unwritten[Kinds] = vec[i64]()  # SB2-006
    stock: RoleCards = vec[i64]()  # undealt roles; the next to be drawn is the first (SB2-012)
    dropped: RoleCards = vec[i64]()  # roles given up that stay out (SB2-051)
    lots: Numbers = vec[i64]()  # which role of the stock each swap of hats draws, by option
    # How many of the last passes were forced: a hand decides that, so nobody may see it.
    circle: Number = 0  # SB2-060

    def copy(self) -> Hidden:
        other = Hidden()
        other.deck, other.aside, other.goals = self.deck, self.aside, self.goals
        other.stock, other.dropped, other.lots = self.stock, self.dropped, self.lots
        other.circle = self.circle
        return other


@mypyc_attr(free_list_len=1, acyclic=True)
class Saboteur2View(View):
    """What one seat may know: the public drawer and its own. Nothing else can be reached."""

    def __init__(self, public: Public, private: Private, seat: i64) -> None:
        self.public, self.private, self.seat = public, private, seat


OPENING: Final = layout(DECK)
OPENING.keep_edge()  # ladders may lie beside any laid card


def empty_drawer() -> Private:
    """A drawer with nothing in it, before the first deal and for spectators."""
    private = Private()
    private.empty(NO_CARDS[:], DECK_KINDS)
    return private


# ---- how the facts are told


FORMS: Final[dict[str, Form]] = {
    **PLAIN,
    "Payment": Row(Payment, PARTS, ("round", "to", "from", "nuggets")),
    "NewHat": Row(NewHat, PARTS, between=":"),
    "OldHat": Row(OldHat, PARTS, between=":"),
    "Look": Row(Look, PARTS, between=":"),
    "Sight": Row(Sight, PARTS, between=":"),
    "Swap": Row(Swap, PARTS, ("trail", "with", "gave", "got"), between=":"),
}


def seats_with(public: Public, thing: int) -> list[int]:
    """The seats in front of which something lies (SB2-103)."""
    return [seat for seat, front in enumerate(public.tools) if front & thing]


DERIVED: Final = {
    **MINE_DERIVED,
    "aside": Derived(lambda public, _: ASIDE if public.round else 0, int),
    "trapped": Derived(lambda public, _: seats_with(public, TRAPPED), list[int]),
    "thefts": Derived(lambda public, _: seats_with(public, THIEF), list[int]),
}
HISTORY: Final = {"wore": "hats", "saw": "inspected", "swapped": "swaps"}
DRAWERS: Final = Drawers(
    "saboteur2", FORMS, {**TOLD_AS, **HISTORY}, DERIVED, written_as={name: name for name in HISTORY}
)
