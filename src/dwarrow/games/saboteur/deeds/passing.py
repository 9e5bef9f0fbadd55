"""Pass for a card of the hand, or for nothing with an empty one: SAB-063 to SAB-067."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur.cards import DECK, WORDS
from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Event, Moves, Refusal
from dwarrow.parts.deeds import PASS
from dwarrow.parts.deeds.slots import card_slot
from dwarrow.parts.events import Passed
from dwarrow.parts.hand import KIND, NEXT, NO_CARD, holds
from dwarrow.parts.mine import leave_hand
from dwarrow.parts.packing import CARD_AT, card_of, pack

if TYPE_CHECKING:
    from dwarrow.games.saboteur.round import Saboteur


PHRASES: Final = (
    Phrase("pass", int(pack(PASS, NO_CARD, 0, 0, 0))),
    Phrase("pass CARD", PASS, card_slot(DECK)),
)


@dataclass(frozen=True)
class Discarded(Event):
    """To the passing seat only."""

    card: str


def why_not(view: SaboteurView, move: i64) -> Refusal | None:
    if move != pack(PASS, card_of(move), 0, 0, 0):
        return Refusal("SAB-064", "one-card")
    if card_of(move) == NO_CARD:
        return Refusal("SAB-024", "must-discard") if view.public.hands[view.seat] > 0 else None
    return None if holds(view.private.hand, card_of(move)) else Refusal("SAB-064", "not-in-hand")


def list_passes(kinds: i64, into: Moves) -> None:
    """SAB-063, SAB-064: any card of the hand, each kind once; SAB-066 with an empty hand."""
    if kinds == 0:
        into.add(pack(PASS, NO_CARD, 0, 0, 0))
    items = into.items
    n = into.n
    while kinds != 0:
        items[n] = PASS | ((kinds & KIND) << CARD_AT)
        n += 1
        kinds >>= NEXT
    into.n = n


def do(state: Saboteur, move: i64) -> None:
    """SAB-065: a draw follows as ever."""
    card = card_of(move)
    state.count_pass()
    if card != NO_CARD:
        _discard(state, card)
    if state.told is not None:
        seat = int(state.public.seat)
        state.tell(Passed(seat, int(card != NO_CARD)))
        if card != NO_CARD:
            state.tell(Discarded(WORDS[card]), seat)
    state.end_turn()


def _discard(state: Saboteur, card: i64) -> None:
    """SAB-064, SAB-067, SAB-123: face down, known to its giver alone."""
    public = state.public
    seat = public.seat
    drawer = state.private[seat]
    leave_hand(public, drawer.hand, seat, card)
    public.buried[seat] += 1
    drawer.buried[card] += 1
