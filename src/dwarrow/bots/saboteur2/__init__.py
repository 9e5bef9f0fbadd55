"""The bots of Saboteur 2, by name."""

from __future__ import annotations

from typing import Any, Final

from dwarrow.bots.bot import Makers
from dwarrow.bots.digging.sides import Sides, Teams
from dwarrow.bots.digging.thinker import thinkers
from dwarrow.bots.saboteur2.belief import Belief2, side_of
from dwarrow.bots.saboteur2.habit import Saboteur2Company, Saboteur2Habit
from dwarrow.bots.saboteur2.thinker import Saboteur2Thinker
from dwarrow.games.saboteur2.cards import BLUE, GREEN, ROLES, SABOTEUR
from dwarrow.games.saboteur2.decision import winning_teams
from dwarrow.games.saboteur2.deeds.swap_hats import SwappedHats
from dwarrow.games.saboteur2.score import RoundEnded
from dwarrow.games.saboteur2.state import ROB
from dwarrow.parts.mine import NO_SEAT

COMPANY: Final = Saboteur2Company
BOTS: Final[Makers] = {"habit": Saboteur2Habit, **thinkers(Saboteur2Thinker)}


def won_by_team(state: Any) -> list[float]:
    """Either tunnel's team, and whether anybody won who wants none."""
    public = state.public
    is_dug = public.completer != NO_SEAT
    teams = winning_teams(public.roles[public.completer], public.reaching) if is_dug else 0
    paid = [role for seat, role in enumerate(public.roles) if int(public.winners) >> seat & 1]
    hindered = not is_dug or SABOTEUR in paid
    return [float(teams >> GREEN & 1), float(teams >> BLUE & 1), float(hindered)]


SIDES: Final = Sides(
    lambda view: Belief2(int(view.public.seats)),
    lambda role: int(side_of(ROLES.index(role))),
    RoundEnded,
    Teams(
        {"green": ROLES[GREEN], "blue": ROLES[BLUE], "saboteurs": ROLES[SABOTEUR]},
        lambda state: bool(state.public.phase == ROB or state.turn() < 0),
        won_by_team,
    ),
    new_hats=(SwappedHats,),
)
