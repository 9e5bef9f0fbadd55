"""A troop on a mine in the centre; the last one captures it (KUM-010 to KUM-018)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.kings.cards import CENTRE, DEFENCE, MINE_WORDS, race_of
from dwarrow.games.kings.deeds import troop
from dwarrow.games.kings.deeds.packing import LAY, PLACE_AT, card_in, place_in
from dwarrow.games.kings.hands import inserted
from dwarrow.games.kings.plots import (
    fitting,
    laid_on,
    mine_in,
    troop_at,
    troop_words,
    troops_on,
    why_not_on,
)
from dwarrow.games.kings.score import end_game
from dwarrow.games.kings.state import BY_MINE, NO_SEAT, KingsView
from dwarrow.kernel.phrases import Phrase, Slot
from dwarrow.kernel.state import Event, Moves, Refusal

if TYPE_CHECKING:
    from dwarrow.games.kings.round import Kings

NTH: Final = Slot(
    "N", "index", PLACE_AT, 2, "[1-4]", lambda n: str(n + 1), lambda n: int(n) - 1, int, int
)
PHRASES: Final = (Phrase("play CARD on centre N", LAY, troop.CARD, NTH, fixed={"place": "centre"}),)


@dataclass(frozen=True)
class Captured(Event):
    """A mine was captured: whose it is by which clause, its troops in the order sent to Camp."""

    by: int
    owner: int
    mine: str
    place: int
    troops: list[str]
    clause: str


@dataclass(frozen=True)
class Opened(Event):
    """The deck's top mine was laid in the centre."""

    mine: str
    place: int


def why_not(view: KingsView, move: i64) -> Refusal | None:
    refused = troop.why_not(view, move)
    if refused is not None:
        return refused
    return why_not_on(view.public.centre[place_in(move)], card_in(move))


def list_attacks(view: KingsView, faces: i64, into: Moves) -> None:
    """By the same sets of faces as `why_not`, a mine at a time."""
    centre = view.public.centre
    for place in range(i64(CENTRE)):
        fits = fitting(centre[place]) & faces
        if fits != 0:
            troop.list_fitting(view.private.hand, fits, place, into)


def do(state: Kings, move: i64) -> None:
    """KUM-014: as many troops as the mine has defence capture it."""
    public = state.public
    card, place = card_in(move), place_in(move)
    troop.release(state, card, "centre", place)
    plot = laid_on(public.centre[place], card)
    if troops_on(plot) == DEFENCE[mine_in(plot)]:
        _capture(state, plot, card, place)
    else:
        public.centre[place] = plot


def _capture(state: Kings, plot: i64, last: i64, place: i64) -> None:
    """KUM-015 to KUM-018, in this order."""
    public, hidden = state.public, state.hidden
    for i in range(troops_on(plot)):  # KUM-015: the earliest comes to lie on top
        state.to_camp(troop_at(plot, troops_on(plot) - 1 - i))
    owner = public.rulers[race_of(last)]  # KUM-016
    clause = "KUM-016"
    if owner == NO_SEAT:
        owner = public.seat
        clause = "KUM-017"
    at = public.first_open(owner) + public.opened[owner]
    public.open = inserted(public.open, at, mine_in(plot))
    hidden.open = inserted(hidden.open, at, hidden.centre[place])
    public.opened[owner] += 1
    state.open_mine(place)  # KUM-018
    if state.told is not None:
        _tell(state, plot, place, owner, clause)
    if public.deck_size == 0:
        end_game(state, BY_MINE)


def _tell(state: Kings, plot: i64, place: i64, owner: i64, clause: str) -> None:
    public = state.public
    spot = int(place) + 1
    mine, troops = MINE_WORDS[mine_in(plot)], troop_words(plot)[::-1]
    state.tell(Captured(int(public.seat), int(owner), mine, spot, troops, clause))
    state.tell(Opened(MINE_WORDS[mine_in(public.centre[place])], spot))
    state.tell_top()
