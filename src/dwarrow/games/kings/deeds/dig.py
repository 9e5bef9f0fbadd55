"""A troop on a captured mine of one's own: a miner, or the overseer (KUM-019 to KUM-023)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from dwarrow.games.kings.cards import MINE_WORDS, NEEDED
from dwarrow.games.kings.deeds import troop
from dwarrow.games.kings.deeds.packing import (
    LAY,
    OWN,
    OWN_BITS,
    PLACE_AT,
    card_in,
    index_of,
    own_place,
    owner_of,
    place_in,
)
from dwarrow.games.kings.hands import inserted, without
from dwarrow.games.kings.plots import (
    fitting_own,
    laid_on,
    mine_in,
    troop_at,
    troop_words,
    troops_on,
    why_not_own,
)
from dwarrow.games.kings.state import KingsView
from dwarrow.kernel.phrases import Phrase, Slot
from dwarrow.kernel.state import Event, Moves, Refusal, Refused

if TYPE_CHECKING:
    from dwarrow.games.kings.round import Kings


def _read_nth(text: str) -> int:
    if not 1 <= int(text) <= OWN:
        raise Refused(f"captured mines are counted from 1 to {OWN}, not {text}")
    return int(text) - 1


NTH: Final = Slot(
    "N", "index", PLACE_AT, OWN_BITS, r"\d{1,2}", lambda n: str(n + 1), _read_nth, int, int
)
OWNER: Final = Slot(
    "SEAT",
    "owner",
    PLACE_AT + OWN_BITS,
    3,
    "[0-3]",
    lambda owner: str(owner - 1),
    lambda seat: int(seat) + 1,
    int,
    lambda owner: owner - 1,
    knows=lambda owner: 1 <= owner <= 4,
)
PHRASES: Final = (
    Phrase("play CARD on mine N of SEAT", LAY, troop.CARD, NTH, OWNER, fixed={"place": "mine"}),
)


@dataclass(frozen=True)
class Developed(Event):
    """A mine is complete and goes under the king."""

    seat: int
    mine: str
    troops: list[str]


def why_not(view: KingsView, move: i64) -> Refusal | None:
    refused = troop.why_not(view, move)
    if refused is not None:
        return refused
    public = view.public
    owner, index = owner_of(place_in(move)), index_of(place_in(move))
    if owner < 0 or owner >= public.seats or index >= public.opened[owner]:
        return Refusal("KUM-009", "no-such-mine")
    if owner != view.seat:
        return Refusal("KUM-009", "not-your-mine")  # KUM-019
    plot = public.open[public.first_open(owner) + index]
    return why_not_own(plot, public.races[owner], public.rules, card_in(move))


def list_digs(view: KingsView, faces: i64, into: Moves) -> None:
    """By the same sets of faces as `why_not`, a mine at a time."""
    public = view.public
    race = public.races[view.seat]
    at = public.first_open(view.seat)
    own = own_place(view.seat, 0)
    for i in range(public.opened[view.seat]):
        fits = fitting_own(public.open[at + i], race, public.rules) & faces
        if fits != 0:
            troop.list_fitting(view.private.hand, fits, own + i, into)


def do(state: Kings, move: i64) -> None:
    """KUM-021, KUM-022: the last troop needed completes the mine."""
    public = state.public
    card, index = card_in(move), index_of(place_in(move))
    troop.release(state, card, "own", index)
    at = public.first_open(public.seat) + index
    plot = laid_on(public.open[at], card)
    if troops_on(plot) == NEEDED[mine_in(plot)]:
        _complete(state, at, plot)
    else:
        public.open[at] = plot


def _complete(state: Kings, at: i64, plot: i64) -> None:
    """KUM-023: the troops are gone for good, the mine goes under the king."""
    public, hidden, seat = state.public, state.hidden, state.public.seat
    discard = public.discard[:]
    for i in range(troops_on(plot)):
        discard = append(discard, troop_at(plot, i))
    public.discard = discard
    end = public.first_under(seat) + public.under[seat]
    public.under[seat] += 1
    drawer = state.private[seat]
    drawer.under = inserted(drawer.under, len(drawer.under), mine_in(plot))
    hidden.under = inserted(hidden.under, end, hidden.open[at])
    public.open = without(public.open, at)
    hidden.open = without(hidden.open, at)
    public.opened[seat] -= 1
    if state.told is not None:
        state.tell(Developed(int(seat), MINE_WORDS[mine_in(plot)], troop_words(plot)))
