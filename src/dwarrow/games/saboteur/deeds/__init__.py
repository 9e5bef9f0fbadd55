"""What can be done in Saboteur: how it is said, the list, why not, and the deed.

Legality reads the view alone, so a list of moves can never tell a secret. Moves stand in a pinned
order: tunnels by place, then the hand card by card, then passes. The deeds that all games building
on Saboteur share are in `parts/deeds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur.cards import DECK, TUNNELS
from dwarrow.games.saboteur.deeds import lay, passing, take
from dwarrow.games.saboteur.deeds.take import TAKE as TAKE
from dwarrow.games.saboteur.state import DRAFT, SaboteurView
from dwarrow.kernel.phrases import Phrases
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.deeds import LAY, LOOK, OPEN, ORIENT_GOAL, PASS, goal_choice
from dwarrow.parts.deeds.action import (
    deed_for,
    list_base_actions,
    play_base_action,
    refuse_base_action,
)
from dwarrow.parts.deeds.base import base_phrases
from dwarrow.parts.hand import holds, parted
from dwarrow.parts.mine import CHOOSE, ORIENT, PLAY
from dwarrow.parts.packing import card_of, deed_of, is_packed

if TYPE_CHECKING:
    from dwarrow.games.saboteur.round import Saboteur

PHRASES: Final = Phrases([*base_phrases(DECK), *passing.PHRASES, *take.PHRASES])


# ---- the list


def list_moves(view: SaboteurView, into: Moves) -> None:
    """All legal moves of the seat whose turn it is."""
    public = view.public
    if public.phase == PLAY:
        kinds, tunnels, held, actions = parted(view.private.hand, TUNNELS)
        list_plays(view, tunnels, held, actions, into)
        passing.list_passes(kinds, into)
    elif public.phase in (CHOOSE, ORIENT):
        goal_choice.list_choices(public, public.answers.goals, into)
    elif public.phase == DRAFT:
        take.list_gold(view, into)


def list_plays(view: SaboteurView, tunnels: i64, held: i64, actions: i64, into: Moves) -> None:
    """Everything but a pass: what makes a later pass a voluntary one (SAB-082)."""
    if held != 0:
        lay.list_tunnels(view, tunnels, held, into)
    if actions != 0:  # SAB-045
        public = view.public
        list_base_actions(public, public.answers.actions, view.seat, actions, into)


# ---- why not

NOT_A_TURN: Final = Refusal("SAB-023", "not-a-turn")


def refusal(view: SaboteurView, move: i64) -> Refusal | None:
    """The clause that forbids a move, or None if it is legal."""
    public = view.public
    if view.seat != public.seat:
        return Refusal("SAB-022", "not-your-turn")
    if not is_packed(move):
        return NOT_A_TURN
    if public.phase in (CHOOSE, ORIENT):
        return goal_choice.why_not(public, public.answers.goals, move)
    if public.phase == DRAFT:
        return take.why_not(view, move)
    if deed_of(move) == PASS:
        return passing.why_not(view, move)
    return _why_not_play(view, move)


def _why_not_play(view: SaboteurView, move: i64) -> Refusal | None:
    """SAB-023: one card of the hand, used as it can be. SAB-029: a card drawn comes too late."""
    public = view.public
    card = card_of(move)
    deed = deed_of(move)
    if deed < LAY or deed > LOOK:
        return NOT_A_TURN
    if not holds(view.private.hand, card):
        return Refusal("SAB-023", "not-in-hand")
    if deed != (LAY if card < TUNNELS else deed_for(public, card)):
        return Refusal("SAB-043", "wrong-use")
    if deed == LAY:
        return lay.why_not(view, move)
    return refuse_base_action(public, public.answers.actions, view.seat, move)


# ---- the deed


def do(state: Saboteur, move: i64) -> None:
    """A legal move of the seat to move is made."""
    deed = deed_of(move)
    if deed == LAY:
        lay.do(state, move)
    elif deed == PASS:
        passing.do(state, move)
    elif deed == TAKE:
        take.do(state, move)
    elif deed in (OPEN, ORIENT_GOAL):
        public, faces = state.public, state.hidden.goals
        state.after_goals(goal_choice.do(state, public, public.answers.goals, faces, move))
    else:  # SAB-042, SAB-125: an action card is played openly
        state.play_card(card_of(move))
        mine = state.public
        play_base_action(state, mine, state.private[mine.seat], state.hidden.goals, move)
        state.end_turn()
