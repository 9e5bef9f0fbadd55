"""What a seat may do: its words, which moves there are, and why another is not one.

Legality reads the view alone, so a list of moves can never tell a secret.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.kings.cards import CENTRE
from dwarrow.games.kings.deeds import attack, dig, never, take
from dwarrow.games.kings.deeds.packing import LAY, TAKE_CARD, deed_of, place_in
from dwarrow.games.kings.deeds.troop import faces_of
from dwarrow.games.kings.plots import fitting, fitting_own
from dwarrow.games.kings.state import OVER, PLAY, TAKE, KingsView
from dwarrow.kernel.phrases import Phrases
from dwarrow.kernel.state import Moves, Refusal

HELP: Final = """
where CARD is both sides of a card, as in orc-5/M07; N counts from 1; SOURCE is deck or a race"""
PHRASES: Final = Phrases([*attack.PHRASES, *dig.PHRASES, *take.PHRASES], HELP, unsaid=never.PHRASES)


def list_moves(view: KingsView, into: Moves) -> None:
    """All legal moves of the seat whose turn it is, in a pinned order: the centre, then
    own mines, card by card; the Camp, then the deck."""
    public = view.public
    if public.phase == PLAY:
        faces = faces_of(view.private.hand)
        attack.list_attacks(view, faces, into)
        dig.list_digs(view, faces, into)
    elif public.phase == TAKE:
        take.list_takes(view, into)


def can_play(view: KingsView) -> bool:
    """Whether any card of the hand fits anywhere; if not, KUM-025."""
    public = view.public
    faces = faces_of(view.private.hand)
    for plot in public.centre:
        if fitting(plot) & faces != 0:
            return True
    race = public.races[view.seat]
    at = public.first_open(view.seat)
    for i in range(public.opened[view.seat]):
        if fitting_own(public.open[at + i], race, public.rules) & faces != 0:
            return True
    return False


def refusal(view: KingsView, move: i64) -> Refusal | None:
    """The clause that forbids a move, or None if it is legal."""
    if view.public.phase == OVER:
        return Refusal("KUM-026", "game-over")
    if view.seat != view.public.seat:
        return Refusal("KUM-008", "not-your-turn")
    deed = deed_of(move)
    if deed == TAKE_CARD and move > 0:
        return take.why_not(view, move)
    if deed == LAY and move > 0:
        is_attack = place_in(move) < CENTRE
        return attack.why_not(view, move) if is_attack else dig.why_not(view, move)
    return never.why_not(move)
