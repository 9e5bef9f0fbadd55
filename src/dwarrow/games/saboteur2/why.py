"""The why of a round: for every seat the clause that paid or barred it, and the door behind it."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import (
    BLUE,
    BLUE_JOINS,
    BOSS,
    GEOLOGIST,
    GREEN,
    GREEN_JOINS,
    PROFITEER,
    ROLES,
    SABOTEUR,
    SHAPES,
)
from dwarrow.games.saboteur2.decision import (
    counted,
    crystals,
    free_seats,
    is_geologists_day,
    share,
    treasure_cell,
)
from dwarrow.games.saboteur2.routes import barring_route, rival_doors
from dwarrow.games.saboteur2.state import TRAPPED, Public
from dwarrow.kernel.state import Revealing
from dwarrow.parts.mine import NO_SEAT
from dwarrow.parts.routes import HUB, shortest, tunnels_in


@dataclass(frozen=True)
class Reach:
    """Whether a team can walk to the treasure: by which route, or which door on it bars."""

    team: str
    reaches: bool
    route: list[list[int]]
    door: list[int] | None


@dataclass(frozen=True)
class Share:
    """What one seat got, the clause that paid or barred it, and the door that decided it."""

    seat: int
    role: str
    trapped: bool
    won: bool
    nuggets: int
    clause: str
    door: list[int] | None


@dataclass(frozen=True)
class Settled(Revealing):
    """The why of a round: who could reach, who won, how many shared, and everyone's pay."""

    round: int
    completed_by: int | None
    clause: str
    winners: list[str]
    counted: int
    share: int
    crystals: int
    reaches: list[Reach]
    shares: list[Share]


def settled(public: Public) -> Settled:
    """Everything that decided a round whose payments are made."""
    reaches = [] if public.completer == NO_SEAT else [_reach(public, t) for t in (GREEN, BLUE)]
    doors = {reach.team: reach.door for reach in reaches}
    return Settled(
        int(public.round),
        None if public.completer == NO_SEAT else int(public.completer),
        round_clause(public),
        _sides(public),
        int(counted(public)),
        int(share(public)),
        int(crystals(public)),
        reaches,
        [_share(public, seat, doors) for seat in range(public.seats)],
    )


def round_clause(public: Public) -> str:
    """The clause of the decision table that this round came under."""
    if public.completer == NO_SEAT:
        return "SB2-071" if _is_alone(public, PROFITEER) else "SB2-073"
    role = public.roles[public.completer]
    if public.reaching == 0:
        return _barred_clause(public)
    if role in (GREEN, BLUE):
        return "SB2-063" if public.reaching >> role & 1 else "SB2-064"
    return "SB2-065" if public.reaching == 1 << GREEN | 1 << BLUE else "SB2-066"


def _barred_clause(public: Public) -> str:
    """Doors bar both teams: what is left for Boss and Profiteer."""
    boss = public.winners & free_seats(public, BOSS)
    profiteer = public.winners & free_seats(public, PROFITEER)
    if boss and profiteer:
        return "SB2-072"
    if boss:
        return "SB2-068"
    return "SB2-070" if _is_alone(public, PROFITEER) else "SB2-062"


def _is_alone(public: Public, role: int) -> bool:
    return public.winners != 0 and public.winners == free_seats(public, role)


def _sides(public: Public) -> list[str]:
    """The roles that won, each once."""
    won = {int(public.roles[seat]) for seat in range(public.seats) if public.winners >> seat & 1}
    return [ROLES[role] for role in sorted(won)]


# ---- routes


def _reach(public: Public, team: int) -> Reach:
    """The team's own way to the treasure, or the way on which a rival door stops it."""
    maze = public.maze
    treasure = int(treasure_cell(public))
    if public.reaching >> team & 1:
        joins = GREEN_JOINS if team == GREEN else BLUE_JOINS
        route = shortest(tunnels_in(maze, joins, []), HUB, treasure)
        return Reach(ROLES[team], True, _places(public, route), None)
    route = _barred_route(public, team, treasure)
    doors = rival_doors(maze, team)
    door = next(cell for cell in route if cell in doors)
    return Reach(ROLES[team], False, _places(public, route), _places(public, [door])[0])


def _barred_route(public: Public, team: int, treasure: int) -> list[int]:
    if public.rules.team_reach == "any_door":
        apart = public.rules.ladder_route == "each"
        return barring_route(public.maze, team, treasure, apart)
    return shortest(tunnels_in(public.maze, SHAPES.joins, []), HUB, treasure)


def _places(public: Public, route: list[int]) -> list[list[int]]:
    maze = public.maze
    return [[int(maze.x_of(cell)), int(maze.y_of(cell))] for cell in route if cell >= 0]


# ---- every seat's share


def _share(public: Public, seat: int, doors: dict[str, list[int] | None]) -> Share:
    role = ROLES[public.roles[seat]]
    trapped = public.tools[seat] & TRAPPED != 0
    won = public.winners >> seat & 1 == 1
    clause = "SB2-055" if trapped else seat_clause(public, seat, won)
    door = doors.get(role) if clause in ("SB2-062", "SB2-064", "SB2-066") and not won else None
    return Share(seat, role, trapped, won, int(public.pays[seat]), clause, door)


def seat_clause(public: Public, seat: i64, won: bool) -> str:
    """The clause that paid or barred a seat which is not trapped."""
    role = public.roles[seat]
    if role == GEOLOGIST:
        return _geologist_clause(public)
    if role == BOSS:
        return _boss_clause(public, won)
    if role == PROFITEER:
        return _profiteer_clause(public, won)
    if role == SABOTEUR or public.completer == NO_SEAT:
        return "SB2-062" if won and public.completer != NO_SEAT else "SB2-073"
    return _digger_clause(public, role, won)


def _geologist_clause(public: Public) -> str:
    if crystals(public) == 0 or not is_geologists_day(public):
        return "SB2-083"
    two = sum(1 for role in public.roles if role == GEOLOGIST) > 1
    return "SB2-082" if two else "SB2-081"


def _boss_clause(public: Public, won: bool) -> str:
    barred = public.completer != NO_SEAT and public.reaching == 0
    return _barred_clause(public) if won and barred else "SB2-067"


def _profiteer_clause(public: Public, won: bool) -> str:
    if public.completer == NO_SEAT:
        return round_clause(public) if _is_alone(public, PROFITEER) else "SB2-069"
    if public.reaching == 0 and not won:
        return "SB2-070"
    if public.reaching == 0 and not public.winners & free_seats(public, SABOTEUR):
        return _barred_clause(public)
    return "SB2-069"


def _digger_clause(public: Public, role: i64, won: bool) -> str:
    """A team loses to the completer's team, or to a door."""
    if won or public.reaching >> role & 1:
        return round_clause(public)
    if public.reaching == 0:
        return "SB2-062"
    completer = public.roles[public.completer]
    return (
        "SB2-064" if completer == role else "SB2-062" if completer in (GREEN, BLUE) else "SB2-066"
    )
