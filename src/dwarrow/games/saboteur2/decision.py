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
from dwarrow.parts.shapes import kind_of
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
        apart = public.rules.ladder_route == "each"
        for team in (GREEN, BLUE):
            if is_barred_by_a_door(maze, team, int(cell), apart):
                teams &= ~(1 << team)
    return teams


def walks_to(maze: Maze, joins: vec[i64], cell: i64) -> bool:
    """Whether somebody for whom these sides are joined gets from the start to a place."""
    walk = Walk(joins, 1 << HOME, 0)
    walk.rebuild(maze)
    return walk.open_in(cell) != 0


# ---- who wins: the decision table of the rules page


def winning_teams(completer: i64, reaching: i64) -> i64:
    """The bit set of the teams that win when somebody with this role completed the tunnel."""
    if completer in (GREEN, BLUE):
        own: i64 = 1 << completer
        return own if reaching & own != 0 else reaching  # SB2-063, SB2-064
    return reaching  # SB2-065, SB2-066


def winning_seats(public: Public) -> i64:
    """The bit set of the winners: SB2-062 to SB2-074, trapped players left out (SB2-055)."""
    if public.completer == NO_SEAT:
        return _saboteurs_side(public)
    teams = winning_teams(public.roles[public.completer], public.reaching)
    if teams == 0:
        return _behind_two_doors(public)
    won = free_seats(public, PROFITEER)  # SB2-069
    if (teams >> GREEN) & 1 == 1:
        won |= free_seats(public, GREEN)
    if (teams >> BLUE) & 1 == 1:
        won |= free_seats(public, BLUE)
    if _boss_wins_with(public, teams):
        won |= free_seats(public, BOSS)
    return won


def free_seats(public: Public, role: i64) -> i64:
    """The bit set of the seats with a role that are not trapped."""
    seats: i64 = 0
    for seat in range(public.seats):
        if public.roles[seat] == role and public.tools[seat] & TRAPPED == 0:
            seats |= 1 << seat
    return seats


def is_in_the_game(public: Public, role: i64) -> bool:
    """Whether a role is in the game as "no Boss in the game" means it; B-4: trapped is not."""
    if public.rules.in_the_game == "free":
        return free_seats(public, role) != 0
    for held in public.roles:
        if held == role:
            return True
    return False


def _saboteurs_side(public: Public) -> i64:
    return free_seats(public, SABOTEUR) | free_seats(public, PROFITEER)  # SB2-073, SB2-069


def _boss_wins_with(public: Public, teams: i64) -> bool:
    """SB2-067; B-5: with a team of which nobody is in play, by option not."""
    if public.rules.boss_wins == "wins":
        return True
    for role in public.roles:
        if (role in (GREEN, BLUE)) and (teams >> role) & 1 == 1:
            return True
    return False


# ---- doors bar both teams


def _behind_two_doors(public: Public) -> i64:
    """Boss and Profiteer come before the saboteurs: SB2-068, SB2-070, SB2-072, B-2."""
    always = public.rules.profiteer_always == "yes"  # SB2-069
    if is_in_the_game(public, BOSS):
        won = free_seats(public, BOSS)
        return won | free_seats(public, PROFITEER) if always or takes_all(public) else won
    if takes_all(public):
        return free_seats(public, PROFITEER)
    if public.rules.both_barred == "nobody":
        return 0
    return _saboteurs_side(public) if always else free_seats(public, SABOTEUR)


def takes_all(public: Public) -> bool:
    """SB2-070, B-3: whether doors that bar both teams leave the gold to a Profiteer, if no Boss.

    Who always wins (SB2-069) takes it also where nobody else would.
    """
    if not is_in_the_game(public, PROFITEER):
        return False
    if public.rules.profiteer_barred == "any_completer":
        return True
    if public.roles[public.completer] == PROFITEER:
        return True
    return public.rules.profiteer_always == "yes" and public.rules.both_barred == "nobody"


# ---- payment


def crystals(public: Public) -> i64:
    """SB2-081, B-10: the crystals that count on the cards in the maze."""
    maze = public.maze
    joined_only = public.rules.crystals_count == "joined"
    total: i64 = 0
    for cell in maze.laid:
        if not joined_only or maze.walks[0].reach[cell] != 0:
            total += CRYSTALS[kind_of(maze.face_in(cell))]
    return total


def is_geologists_day(public: Public) -> bool:
    """B-9: Geologists are paid in every round, by option only when the last one ends the game."""
    return public.rules.geologist_paid == "each_round" or public.round == public.rules.rounds


def geologist_pay(public: Public) -> i64:
    """SB2-081, SB2-082, B-9, B-11: what each Geologist who is not trapped gets."""
    if not is_geologists_day(public):
        return 0
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
    paid = public.rules.geologist_counts == "yes" and geologist_pay(public) > 0
    if paid and not is_printed_sum(public):
        sharers |= free_seats(public, GEOLOGIST)
    n: i64 = 0
    for seat in range(public.seats):
        n += (sharers >> seat) & 1
    return n


def is_printed_sum(public: Public) -> bool:
    """SB2-068, SB2-070, SB2-071: four for a lone Boss and three for a lone Profiteer are printed.

    They are what the share of one leaves them, so no Geologist is counted beside them.
    """
    if public.rules.printed_sums == "shared" or public.reaching != 0:
        return False
    if public.completer != NO_SEAT:
        if is_in_the_game(public, BOSS):
            return not is_in_the_game(public, PROFITEER)
        if takes_all(public):
            return True
    return not is_in_the_game(public, SABOTEUR)


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
