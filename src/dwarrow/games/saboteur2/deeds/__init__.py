"""What can be done in Saboteur 2, one file a deed: how it is said, why not, the list, the deed.

Legality reads the view alone, so a list of moves can never tell a secret. Moves stand in a pinned
order: tunnels by place, ladders by place, the hand card by card, what may be shed, then passes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import DECK
from dwarrow.games.saboteur2.deeds import acts, passing, plays, rob, shed
from dwarrow.games.saboteur2.deeds.acting import ACT as ACT
from dwarrow.games.saboteur2.deeds.rob import NO_VICTIM as NO_VICTIM
from dwarrow.games.saboteur2.deeds.rob import ROB_GOLD as ROB_GOLD
from dwarrow.games.saboteur2.deeds.shed import SHED as SHED
from dwarrow.games.saboteur2.state import ROB, Saboteur2View
from dwarrow.kernel.phrases import Phrases
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.deeds import OPEN, ORIENT_GOAL, PASS, goal_choice
from dwarrow.parts.deeds.base import base_phrases
from dwarrow.parts.hand import kinds_in
from dwarrow.parts.mine import CHOOSE, DEAL, ORIENT, OVER, PLAY
from dwarrow.parts.packing import deed_of, is_packed

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2

OWN_PHRASES: Final = [*acts.PHRASES, *passing.PHRASES, *shed.PHRASES, *rob.PHRASES]
PHRASES: Final = Phrases([*base_phrases(DECK), *OWN_PHRASES], acts.HELP)


# ---- the list


def list_moves(view: Saboteur2View, into: Moves) -> None:
    """All legal moves of the seat whose turn it is."""
    public = view.public
    if public.phase == PLAY:
        kinds, twice, thrice = kinds_in(view.private.hand)
        plays.list_plays(view, kinds, into)
        if public.tools[view.seat] != 0:
            shed.list_sheds(view, kinds, twice, into)
        passing.list_passes(kinds, twice, thrice, into)
    elif public.phase in (CHOOSE, ORIENT):
        goal_choice.list_choices(public, public.answers.goals, into)
    elif public.phase == ROB:
        rob.list_victims(view, into)


# ---- why not


def refusal(view: Saboteur2View, move: i64) -> Refusal | None:
    """The clause that forbids a move, or None if it is legal."""
    public = view.public
    if view.seat != public.seat or public.phase == DEAL or public.phase == OVER:
        return Refusal("SAB-022", "not-your-turn")
    if not is_packed(move):
        return plays.NOT_A_TURN
    if public.phase in (CHOOSE, ORIENT):
        return goal_choice.why_not(public, public.answers.goals, move)
    if public.phase == ROB:
        return rob.why_not(view, move)
    deed = deed_of(move)
    if deed == PASS:
        return passing.why_not(view, move)
    if deed == SHED:
        return shed.why_not(view, move)
    return plays.why_not(view, move)


# ---- the deed


def take(state: Saboteur2, move: i64) -> None:
    """A legal move of the seat to move is made."""
    deed = deed_of(move)
    if deed == PASS:
        passing.do(state, move)
    elif deed == SHED:
        shed.do(state, move)
    elif deed in (OPEN, ORIENT_GOAL):
        public, faces = state.public, state.hidden.goals
        state.after_goals(goal_choice.do(state, public, public.answers.goals, faces, move))
    elif deed == ROB_GOLD:
        rob.do(state, move)
    else:
        plays.do(state, move)
