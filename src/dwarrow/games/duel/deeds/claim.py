"""Claim gold, or by option leave what the rival's act has linked: DUEL-39 to DUEL-43."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel import gold
from dwarrow.games.duel.deeds.slots import X, Y
from dwarrow.games.duel.forms import kind_words
from dwarrow.games.duel.places import cell_of, place_in
from dwarrow.games.duel.state import DuelView, laid_kind
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import BySeat
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import A_AT, CARD_AT

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

TAKE: Final = 13
DECLINE: Final = 14
BASE: Final = TAKE | (NO_CARD << CARD_AT)
NOTHING: Final = DECLINE | (NO_CARD << CARD_AT)
PHRASES: Final = (Phrase("claim X,Y", BASE, X, Y), Phrase("claim nothing", NOTHING))
# Kept: asked of every candidate in a playout.
NOT_REACHED: Final = Refusal("DUEL-42", "gold-not-reached")
MUST_CLAIM: Final = Refusal("DUEL-39", "must-claim")


@dataclass(frozen=True)
class Declined(BySeat):
    """The rival left gold alone that the other's act had linked."""

    cards: list[str]


def why_not(view: DuelView, move: i64) -> Refusal | None:
    public = view.public
    if move == NOTHING:
        may = public.answers.may_decline and view.seat != public.active
        return None if may else MUST_CLAIM
    place = place_in(move)
    if move != BASE | (place << A_AT):
        return Refusal("DUEL-39", "choose-gold")
    for there in public.golds:
        if there == place:
            kind = laid_kind(public.maze, cell_of(public.maze, place))
            due = gold.due_claims(public, view.seat)
            return None if (due >> kind) & 1 == 1 else NOT_REACHED
    return Refusal("DUEL-41", "no-free-gold")


def list_claims(view: DuelView, into: Moves) -> None:
    for place in view.public.golds:
        if why_not(view, BASE | (place << A_AT)) is None:
            into.add(BASE | (place << A_AT))
    if why_not(view, NOTHING) is None:
        into.add(NOTHING)


def do(state: Duel, move: i64) -> None:
    public = state.public
    if move == NOTHING:
        due = gold.due_claims(public, public.seat)
        public.declined[public.seat] |= due
        if state.told is not None:
            state.tell(Declined(int(public.seat), kind_words(due)))
    else:
        gold.claim(state, public.seat, place_in(move))
    state.claim_gold()
