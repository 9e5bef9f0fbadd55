"""The plays of a turn: what can be done with one card of the hand, tunnel or action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import NEW_ACTS, TUNNELS
from dwarrow.games.saboteur2.deeds import lay
from dwarrow.games.saboteur2.deeds.acting import ACT
from dwarrow.games.saboteur2.deeds.acts import act_with
from dwarrow.games.saboteur2.state import Public, Saboteur2View
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.deeds import LAY
from dwarrow.parts.deeds.action import (
    deed_for,
    list_base_actions,
    play_base_action,
    refuse_base_action,
)
from dwarrow.parts.hand import KIND, NEXT, holds
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, deed_of

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2

NOT_A_TURN: Final = Refusal("SB2-015", "not-a-turn")


def list_plays(view: Saboteur2View, kinds: i64, into: Moves) -> None:
    """Tunnels, then the actions of the hand card by card."""
    lay.list_tunnels(view, kinds, into)
    public = view.public
    first = TUNNELS  # globals are slower to read
    while kinds != 0 and kinds & KIND < first:
        kinds >>= NEXT
    # SB2-001, SB2-041, SB2-057
    kinds = list_base_actions(public, public.answers.actions, view.seat, kinds, into)
    while kinds != 0:
        card = kinds & KIND
        act_with(card).list_moves(view, card, into)
        kinds >>= NEXT


def why_not(view: Saboteur2View, move: i64) -> Refusal | None:
    """SB2-015: one card of the hand, used as it can be."""
    public = view.public
    card = card_of(move)
    deed = deed_of(move)
    if deed == 0 or deed > ACT:
        return NOT_A_TURN
    if not holds(view.private.hand, card):
        return Refusal("SB2-015", "not-in-hand")
    if deed != deed_with(public, card):
        return Refusal("SAB-043", "wrong-use")
    if deed == LAY:
        return lay.why_not(view, move)
    if deed != ACT:
        return refuse_base_action(public, public.answers.actions, view.seat, move)
    if a_of(move) >= public.seats or b_of(move) != 0 or c_of(move) != 0:
        return Refusal("SAB-042", "no-such-seat")
    return act_with(card).why_not(view, move)


def deed_with(public: Public, card: i64) -> i64:
    """The deed a card of the deck is played with."""
    if card < TUNNELS:
        return LAY
    return ACT if card >= NEW_ACTS else deed_for(public, card)


def do(state: Saboteur2, move: i64) -> None:
    deed = deed_of(move)
    if deed == LAY:
        lay.do(state, move)
    elif deed == ACT:
        act_with(card_of(move)).do(state, card_of(move), a_of(move))
    else:
        _do_base_action(state, move)


def _do_base_action(state: Saboteur2, move: i64) -> None:
    """SAB-042, SB2-057: an action card of the base game, openly."""
    public = state.public
    state.play_card(card_of(move))
    play_base_action(state, public, state.private[public.seat], state.hidden.goals, move)
    state.end_turn(1)
