"""Whether a position that was read could arise in a game: what its phase promises must be there."""

from __future__ import annotations

from dwarrow.games.saboteur.cards import TREASURE
from dwarrow.games.saboteur.play import Saboteur
from dwarrow.games.saboteur.state import DRAFT, UNKNOWN, Public
from dwarrow.kernel.state import Refused
from dwarrow.parts.mine import DEAL, ORIENT, OVER, PLAY


def check_possible(state: Saboteur) -> None:
    """Refuse a position no game can be in, with the reason."""
    public = state.public
    if public.phase == OVER and public.round < public.rules.rounds:
        raise Refused(f"the game is not over in round {public.round} (SAB-002)")
    if public.phase not in (DEAL, OVER) and public.seat < 0:
        raise Refused("turn -1 is no seat; somebody has to move")
    if PLAY <= public.phase <= ORIENT:
        _check_round_goes_on(public)
    _check_draft(state)


def _check_round_goes_on(public: Public) -> None:
    if public.winner != UNKNOWN:
        raise Refused("a winner and the roles are shown only when the round is over (SAB-085)")
    if TREASURE in list(public.goals):
        raise Refused("the treasure is up, but the round goes on (SAB-069)")


def _check_draft(state: Saboteur) -> None:
    public = state.public
    offered = [seat for seat, drawer in enumerate(state.private) if drawer.offer]
    if offered != ([int(public.seat)] if public.phase == DRAFT else []):
        raise Refused("the gold set lies with the seat whose turn it is in phase draft (SAB-093)")
    if public.phase == DRAFT and public.winner == UNKNOWN:
        raise Refused("gold is shared only after the diggers have won (SAB-087)")
