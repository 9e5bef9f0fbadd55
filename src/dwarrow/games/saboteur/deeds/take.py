"""Choose a gold card of the set that goes round the diggers: SAB-090 to SAB-097."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur.cards import DIGGER, SABOTEUR
from dwarrow.games.saboteur.pay import GotGold, add_gold
from dwarrow.games.saboteur.state import DRAFT, Pick, Public, SaboteurView, Sight
from dwarrow.kernel.drawers import logged
from dwarrow.kernel.phrases import Phrase, Slot
from dwarrow.kernel.state import Moves, Refusal, Revealing
from dwarrow.parts.events import ShownBy
from dwarrow.parts.goals import reacher
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import a_of, pack
from dwarrow.parts.purses import coin, count_of, list_coins, purse_cards, purse_of

if TYPE_CHECKING:
    from dwarrow.games.saboteur.round import Saboteur

TAKE: Final = 9


NUGGETS: Final = Slot("NUGGETS", "nuggets", 12, 8, "[123]", str, int, int, int)
PHRASES: Final = (Phrase("take NUGGETS", int(pack(TAKE, NO_CARD, 0, 0, 0)), NUGGETS),)


# ---- the choice


def why_not(view: SaboteurView, move: i64) -> Refusal | None:
    value = a_of(move)
    if move != pack(TAKE, NO_CARD, value, 0, 0):
        return Refusal("SAB-093", "choose-gold")
    if 1 <= value <= 3 and count_of(view.private.offer, value) != 0:
        return None
    return Refusal("SAB-093", "not-in-set")


def list_gold(view: SaboteurView, into: Moves) -> None:
    list_coins(view.private.offer, TAKE, into)


@dataclass(frozen=True)
class Took(ShownBy):
    """A digger took a gold card; the value is told only if gold lies open."""

    left: int
    value: int | None


def do(state: Saboteur, move: i64) -> None:
    """SAB-093 to SAB-096: keep one card, pass the rest counter-clockwise to the next digger."""
    public = state.public
    seat = public.seat
    offer = _keep(state, seat, a_of(move))
    if public.offer_size == 0:
        state.settle()
        return
    _remember(state, seat, offer)
    _offer(state, _next_chooser(public, seat - 1, -1), offer)


def _keep(state: Saboteur, seat: i64, value: i64) -> i64:
    """The set without the card that is kept."""
    public = state.public
    offer = state.private[seat].offer - coin(value)
    state.private[seat].offer = 0
    told = 0 if public.answers.gold_secret else int(value)
    public.picks = logged(public.picks, Pick, public.round, seat, told)
    public.offer_size -= 1
    add_gold(state, seat, coin(value))
    if state.told is not None:
        state.tell(Took(int(seat), int(public.offer_size), told or None))
        state.tell(GotGold(int(value)), int(seat))
    return offer


# ---- who chooses, and from what


def shares(public: Public, seat: i64) -> bool:
    """Whether a seat takes part in the sharing: SAB-094, SAB-136."""
    if public.roles[seat] != DIGGER:
        return False
    return not (public.answers.forfeits and public.tools[seat] != 0)


def set_size(public: Public) -> i64:
    """SAB-090, SAB-091: how many gold cards are shared."""
    sharers: i64 = 0
    for seat in range(public.seats):
        if shares(public, seat):
            sharers += 1
    if sharers == 0:
        return 0
    wanted = sharers if public.rules.gold_set == "diggers" else min(public.seats, 9)
    return min(wanted, public.gold_size)


def open_draft(state: Saboteur) -> bool:
    """SAB-092, SAB-093: the set is drawn and goes to the first chooser, if there is one."""
    public = state.public
    size = set_size(public)
    if size == 0:
        return False
    offer = purse_of([int(state.hidden.gold[i]) for i in range(size)])
    state.hidden.gold = state.hidden.gold[size:]
    public.gold_size -= size
    public.gold_drawn += size
    public.offer_size = size
    public.phase = DRAFT
    found_by = reacher(public)
    if public.roles[found_by] == SABOTEUR and public.rules.draft_start == "saboteur_hands_over":
        _show(state, found_by, offer)
    # SAB-097: a saboteur leaves it to the first digger beside him.
    step: i64 = 1 if public.rules.draft_start == "nearest_clockwise" else -1
    _offer(state, _next_chooser(public, found_by, step), offer)
    return True


def _next_chooser(public: Public, seat: i64, step: i64) -> i64:
    """The first who shares, from a seat on."""
    seat = (seat + public.seats) % public.seats
    while not shares(public, seat):
        seat = (seat + step + public.seats) % public.seats
    return seat


def _offer(state: Saboteur, seat: i64, offer: i64) -> None:
    state.public.seat = seat
    state.private[seat].offer = offer
    _show(state, seat, offer)


@dataclass(frozen=True)
class Offered(Revealing):
    """To the chooser only: the gold cards to choose from."""

    cards: list[int]


def _show(state: Saboteur, seat: i64, offer: i64) -> None:
    """A seat sees the set and may remember it: SAB-128, SAB-129."""
    _remember(state, seat, offer)
    if state.told is not None:
        state.tell(Offered(purse_cards(offer)), int(seat))


def _remember(state: Saboteur, seat: i64, offer: i64) -> None:
    public = state.public
    drawer = state.private[seat]
    drawer.sights = logged(drawer.sights, Sight, public.round, len(public.picks), offer)
