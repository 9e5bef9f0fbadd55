"""Two cards out of a hand, unseen: what passing and throwing sabotage off have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dwarrow.games.duel.cards import WORDS
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.state import Event, Refusal
from dwarrow.parts.events import Discarded
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import a_of, card_of

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel


def why_no_pair(view: DuelView, move: i64, clause: str) -> Refusal | None:
    """Two cards of the hand, the smaller kind first; twice the same kind takes two of it."""
    first = card_of(move)
    second = a_of(move)
    held: i64 = 0
    for card in view.private.hand:
        if card == second and card != NO_CARD:
            held += 1
    if held < (2 if first == second else 1):
        return Refusal(clause, "not-in-hand")
    return None if first <= second else Refusal(clause, "two-in-order")


def tell_discards(state: Duel, openly: Event, move: i64) -> None:
    """All hear how many, the discarding seat which (DUEL-75)."""
    cards = [WORDS[card] for card in (card_of(move), a_of(move)) if card != NO_CARD]
    state.tell(openly)
    state.tell(Discarded(cards), int(state.public.active))
