"""What every act has in common: it is one act, and its cards leave the hand (DUEL-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dwarrow.games.duel.goals import note_links
from dwarrow.parts.hand import drop_card

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel


def begin(state: Duel, draw: i64) -> None:
    """An act begins that will draw so many cards."""
    state.public.draw = draw
    state.public.must_lay = False
    note_links(state.public)


def leave_hand(state: Duel, card: i64) -> None:
    """A card leaves the hand of the seat whose turn it is."""
    public = state.public
    seat = public.active
    hands = public.hands
    held = hands[seat]
    drop_card(state.private[seat].hand, held, card)
    hands[seat] = held - 1


def spend(state: Duel, card: i64) -> None:
    """An action card is played and lies in the discard."""
    begin(state, 1)
    leave_hand(state, card)
    state.public.spent[card] += 1


def bury(state: Duel, card: i64) -> None:
    """DUEL-75: a discard nobody else sees."""
    seat = state.public.active
    leave_hand(state, card)
    state.public.buried[seat] += 1
    state.private[seat].buried[card] += 1
