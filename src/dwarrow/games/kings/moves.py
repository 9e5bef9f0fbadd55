"""The moves of Kings Under Mountains: how one is packed, which are legal, and why another is not.

Legality reads the view alone, so a list of moves can never tell a secret. `list_moves` and
`refusal` are written apart from each other; a law holds them together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.kings.cards import CENTRE, FACE, HAND, NO_CARD, race_of, strength_of
from dwarrow.games.kings.plots import (
    fitting,
    fitting_own,
    top_strength,
    troops_on,
    wants_overseer,
)
from dwarrow.games.kings.state import OVER, PLAY, RACE_COUNT, TAKE, KingsView
from dwarrow.kernel.state import Moves, Refusal

LAY: Final = 1  # a troop on a mine
TAKE_CARD: Final = 2
PASS: Final = 3  # never legal; it has words so that it can be refused by its clause (KUM-013)
REDRAW: Final = 4  # the same (KUM-025)

FROM_DECK: Final = RACE_COUNT  # where a card is taken: a Camp pile by race, or here
OWN: Final = 64  # places: the centre's four, then 64 for the mines of each seat


def pack(deed: i64, card: i64, place: i64) -> i64:
    """Four bits of deed, twelve of the card from the hand, twelve of the place."""
    return deed | card << 4 | place << 16


def deed_of(move: i64) -> i64:
    return move & 15


def card_in(move: i64) -> i64:
    return (move >> 4) & 4095


def place_in(move: i64) -> i64:
    return move >> 16


def own_place(seat: i64, index: i64) -> i64:
    """The place of a seat's captured mine, counted from its oldest."""
    return OWN * (seat + 1) + index


def owner_of(place: i64) -> i64:
    return place // OWN - 1


def index_of(place: i64) -> i64:
    return place % OWN


# ---- the legal moves, in a pinned order: the centre, then own mines, card by card; Camp, then deck


def moves(view: KingsView) -> list[int]:
    """The legal moves as a list. Written here, because a function that is defined in a compiled
    package yields its name to the file of that name."""
    into = Moves()
    list_moves(view, into)
    return into.to_list()


def list_moves(view: KingsView, into: Moves) -> None:
    """All legal moves of the view's seat, if it is its turn."""
    public = view.public
    if view.seat != public.seat:
        return
    if public.phase == PLAY:
        _list_plays(view, into)
    elif public.phase == TAKE:
        _list_takes(view, into)


def _list_plays(view: KingsView, into: Moves) -> None:
    public = view.public
    hand = view.private.hand
    faces = _faces(hand)
    centre = public.centre
    for place in range(CENTRE):
        fits = fitting(centre[place]) & faces
        if fits != 0:
            _list_fitting(hand, fits, place, into)
    race = public.races[view.seat]
    at = public.first_open(view.seat)
    own = own_place(view.seat, 0)
    for i in range(public.opened[view.seat]):
        fits = fitting_own(public.open[at + i], race) & faces
        if fits != 0:
            _list_fitting(hand, fits, own + i, into)


def _faces(hand: vec[i64]) -> i64:
    """The set of a hand's faces."""
    faces: i64 = 0
    for i in range(HAND):
        faces |= FACE[hand[i] >> 5]
    return faces


def _list_fitting(hand: vec[i64], fits: i64, place: i64, into: Moves) -> None:
    before: i64 = NO_CARD
    for i in range(HAND):
        card = hand[i]
        if card == NO_CARD:
            return
        if (fits >> (card >> 5)) & 1 == 1 and card != before:  # equal cards are one move
            into.add(LAY | card << 4 | place << 16)
        before = card


def _list_takes(view: KingsView, into: Moves) -> None:
    """KUM-024; the deck is never empty here (KUM-026)."""
    piles = view.public.piles
    for race in range(RACE_COUNT):
        if piles[race] != 0:
            into.add(pack(TAKE_CARD, 0, race))
    into.add(pack(TAKE_CARD, 0, FROM_DECK))


def can_play(view: KingsView) -> bool:
    """Whether any card of the hand fits anywhere; if not, KUM-025."""
    public = view.public
    faces = _faces(view.private.hand)
    for plot in public.centre:
        if fitting(plot) & faces != 0:
            return True
    race = public.races[view.seat]
    at = public.first_open(view.seat)
    for i in range(public.opened[view.seat]):
        if fitting_own(public.open[at + i], race) & faces != 0:
            return True
    return False


# ---- why a move is not legal


def refusal(view: KingsView, move: i64) -> Refusal | None:
    """The clause that forbids a move, or None if it is legal."""
    public = view.public
    if public.phase == OVER:
        return Refusal("KUM-026", "game-over")
    if view.seat != public.seat:
        return Refusal("KUM-008", "not-your-turn")
    deed = deed_of(move)
    if move == PASS:
        return Refusal("KUM-013", "no-pass")
    if move == REDRAW:
        return Refusal("KUM-025", "no-choice")
    if deed == TAKE_CARD and move > 0:
        return _refuse_take(view, move)
    if deed == LAY and move > 0:
        return _refuse_lay(view, move)
    return Refusal("KUM-009", "not-a-turn")


def _refuse_take(view: KingsView, move: i64) -> Refusal | None:
    public = view.public
    source = place_in(move)
    if public.phase == PLAY:
        return Refusal("KUM-009", "play-first")
    if card_in(move) != 0 or source > FROM_DECK:
        return Refusal("KUM-024", "no-such-pile")
    if source < FROM_DECK and public.piles[source] == 0:
        return Refusal("KUM-024", "empty-pile")
    return None


def _refuse_lay(view: KingsView, move: i64) -> Refusal | None:
    public = view.public
    place = place_in(move)
    if public.phase == TAKE:
        return Refusal("KUM-024", "take-first")
    if not _holds(view, card_in(move)):
        return Refusal("KUM-009", "not-in-hand")
    if place < CENTRE:
        return _refuse_stacking(public.centre[place], card_in(move))
    return _refuse_own(view, place, card_in(move))


def _holds(view: KingsView, card: i64) -> bool:
    return card != NO_CARD and any(held == card for held in view.private.hand)


def _refuse_own(view: KingsView, place: i64, card: i64) -> Refusal | None:
    public = view.public
    owner = owner_of(place)
    if owner < 0 or owner >= public.seats or index_of(place) >= public.opened[owner]:
        return Refusal("KUM-009", "no-such-mine")
    if owner != view.seat:
        return Refusal("KUM-009", "not-your-mine")
    plot = public.open[public.first_open(owner) + index_of(place)]
    is_own_race = race_of(card) == public.races[owner]
    if wants_overseer(plot) and not is_own_race:
        return Refusal("KUM-022", "overseer-of-own-race")
    if is_own_race and not wants_overseer(plot):
        return Refusal("KUM-020", "miner-of-own-race")
    return _refuse_stacking(plot, card)


def _refuse_stacking(plot: i64, card: i64) -> Refusal | None:
    """KUM-010 to KUM-012, told apart."""
    if troops_on(plot) == 0:
        return None
    below = top_strength(plot)
    strength = strength_of(card)
    if below == 9 and strength != 0:
        return Refusal("KUM-012", "nine-needs-zero")
    if strength == 0 and below != 9:
        return Refusal("KUM-012", "zero-needs-nine")
    if strength <= below and below != 9:
        return Refusal("KUM-011", "not-stronger")
    return None
