"""Who wins a round and who is paid: one decision, read off the public table when roles are up.

Nothing here changes a drawer; `score.py` does, and `why.py` puts the decision in words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import (
    BLUE,
    BLUE_JOINS,
    BOSS,
    CRYSTALS,
    GEOLOGIST,
    GREEN,
    GREEN_JOINS,
    PROFITEER,
    SABOTEUR,
    TREASURE,
)
from dwarrow.games.saboteur2.routes import is_barred_by_a_door
from dwarrow.games.saboteur2.state import TRAPPED, Public
from dwarrow.parts.base_deck import HOME
from dwarrow.parts.mine import GOALS, NO_SEAT
from dwarrow.parts.tunnel import NOWHERE, Maze, Walk

SHARE: Final = vec[i64]([0, 5, 4, 3, 2, 1])  # SB2-076, by the number of winners


# ---- who can reach the treasure


def treasure_cell(public: Public) -> i64:
    for goal in range(GOALS):
        if public.goals[goal] == TREASURE:
            return public.maze.goals[goal]
    return NOWHERE


def teams_reaching(public: Public) -> i64:
    """SB2-062, B-6: the bit set of the teams that can walk to the treasure."""
    maze = public.maze
    cell = treasure_cell(public)
    teams: i64 = 0
    if walks_to(maze, GREEN_JOINS, cell):
        teams |= 1 << GREEN
    if walks_to(maze, BLUE_JOINS, cell):
        teams |= 1 << BLUE
    if public.rules.team_reach == "any_door":
        for team in (GREEN, BLUE):
            if is_barred_by_a_door(maze, team, int(cell)):
                teams &= ~(1 << team)
    return teams


def walks_to(maze: Maze, joins: vec[i64], cell: i64) -> bool:
    """Whether somebody for whom these sides are joined gets from the start to a place."""
    walk = Walk(joins, 1 << HOME, 0)
    walk.rebuild(maze)
    return walk.open_in(cell) != 0


def reaches(public: Public, role: i64) -> bool:
    """SB2-038: diggers mind the other team's doors; Boss, Profiteer and Geologist pass all."""
    if role in (GREEN, BLUE):
        return (public.reaching >> role) & 1 == 1
    return True


# ---- who wins: the decision table under SB2-075


def winning_teams(completer: i64, reaching: i64) -> i64:
    """The bit set of the teams that win when somebody with this role completed the tunnel."""
    if completer in (GREEN, BLUE):
        own: i64 = 1 << completer
        return own if reaching & own != 0 else reaching  # SB2-063, SB2-064
    return reaching  # SB2-065, SB2-066


def winning_seats(public: Public) -> i64:
    """The bit set of the winners: SB2-062 to SB2-074, trapped players left out (SB2-055)."""
    if public.completer == NO_SEAT:
        return free_seats(public, SABOTEUR) | free_seats(public, PROFITEER)  # SB2-073, SB2-069
    teams = winning_teams(public.roles[public.completer], public.reaching)
    won: i64 = 0
    if (teams >> GREEN) & 1 == 1:
        won |= free_seats(public, GREEN)
    if (teams >> BLUE) & 1 == 1:
        won |= free_seats(public, BLUE)
    if _boss_wins(public, teams):
        won |= free_seats(public, BOSS)
    if _profiteer_wins(public, teams):
        won |= free_seats(public, PROFITEER)
    if won == 0 and teams == 0 and public.rules.both_barred == "saboteurs":
        won = free_seats(public, SABOTEUR)  # B-2
    return won


def free_seats(public: Public, role: i64) -> i64:
    """The bit set of the seats with a role that are not trapped."""
    seats: i64 = 0
    for seat in range(public.seats):
        if public.roles[seat] == role and public.tools[seat] & TRAPPED == 0:
            seats |= 1 << seat
    return seats


def _boss_wins(public: Public, teams: i64) -> bool:
    """SB2-067, SB2-068; B-5: with a team of which nobody is in play, by option not."""
    if teams == 0 or public.rules.boss_wins == "wins":
        return True
    for role in public.roles:
        if (role in (GREEN, BLUE)) and (teams >> role) & 1 == 1:
            return True
    return False


def _profiteer_wins(public: Public, teams: i64) -> bool:
    """SB2-069, SB2-070; B-3: with both teams barred, by option only if he completed."""
    if teams != 0 or public.rules.profiteer_barred == "any_completer":
        return True
    return public.roles[public.completer] == PROFITEER


# ---- payment


def crystals(public: Public) -> i64:
    """SB2-081, B-10: the crystals that count on the cards in the maze."""
    maze = public.maze
    joined_only = public.rules.crystals_count == "joined"
    total: i64 = 0
    for cell in maze.laid:
        if not joined_only or maze.walks[0].reach[cell] != 0:
            total += CRYSTALS[(maze.face_in(cell) - 1) // 2]
    return total


def geologist_pay(public: Public) -> i64:
    """SB2-081, SB2-082, B-11: what each Geologist who is not trapped gets."""
    total = crystals(public)
    present: i64 = 0
    free: i64 = 0
    for seat in range(public.seats):
        if public.roles[seat] == GEOLOGIST:
            present += 1
            if public.tools[seat] & TRAPPED == 0:
                free += 1
    sharing = present if public.rules.trapped_geologist == "half_forfeited" else free
    return total // 2 if sharing > 1 else total


def counted(public: Public) -> i64:
    """SB2-076, SB2-077: the number of those who share, Boss and Profiteer among them."""
    sharers = public.winners
    if public.rules.geologist_counts == "yes" and geologist_pay(public) > 0:
        sharers |= free_seats(public, GEOLOGIST)
    n: i64 = 0
    for seat in range(public.seats):
        n += (sharers >> seat) & 1
    return n


def share(public: Public) -> i64:
    """SB2-076: five nuggets for one, down to one for five and more."""
    return SHARE[min(counted(public), 5)]


def pay_of(public: Public, seat: i64) -> i64:
    """SB2-076 to SB2-083: what a seat gets, never less than nothing."""
    role = public.roles[seat]
    if role == GEOLOGIST:
        return 0 if public.tools[seat] & TRAPPED != 0 else geologist_pay(public)
    if (public.winners >> seat) & 1 == 0:
        return 0
    less: i64 = 1 if role == BOSS else 2 if role == PROFITEER else 0  # SB2-078, SB2-079
    return max(share(public) - less, 0)  # SB2-080
