"""One bout of the arena: a round between two sides, or a game among guests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from time import process_time
from typing import TYPE_CHECKING, Any

import dwarrow
from dwarrow.bots import SIDES
from dwarrow.bots.digging.sides import HINDERS
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.shuffles import FromSeed, with_pile
from dwarrow.kernel.state import DEALER, Deal, Refused
from dwarrow.kernel.table import Entry, Table
from dwarrow.lab.seats import Stories, ask, dice_of, seated

if TYPE_CHECKING:
    from dwarrow.lab.arena import Contest

# The games in which two bots meet as the two sides of a round.
SIDED = {name: sides.pool for name, sides in SIDES.items() if sides.pool is not None}
AS_DEALT = -2  # as many who hinder as the cards say


@dataclass(frozen=True)
class Bout:
    """Who meets whom on which deal."""

    contest: Contest
    first: str
    second: str
    cell: int
    number: int


@dataclass
class Outcome:
    """What came of a bout."""

    cell: int
    number: int
    win: float = 0.0
    scores: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)
    megabytes: float = 0.0


def play(bout: Bout) -> Outcome:
    """Play one bout to its end."""
    outcome = Outcome(bout.cell, bout.number)
    if bout.contest.is_sided:
        _play_sides(bout, outcome)
    else:
        _play_guests(bout, outcome)
    outcome.megabytes = most_megabytes()
    return outcome


def most_megabytes() -> float:
    """The most memory this process ever had, where the system tells."""
    if sys.platform == "win32":
        return 0.0
    import resource

    kilo = 1 << 20 if sys.platform == "darwin" else 1 << 10  # macOS counts bytes
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / kilo


def deal_seed(bout: Bout) -> int:
    return (bout.contest.seed << 20) + bout.number


def set_up(bout: Bout) -> tuple[Table, list[str], Callable[[], bool]]:
    """The dealt table of a bout, the bots by seat, and whether it is decided."""
    return set_up_sides(bout) if bout.contest.is_sided else set_up_guests(bout)


# ---- the two sides of a round


def _play_sides(bout: Bout, outcome: Outcome) -> None:
    """A round in which the first bot plays all who dig, the second all who hinder."""
    table, names, is_done = set_up_sides(bout)
    play_on(table, bout, names, outcome, is_done)
    outcome.win = SIDES[bout.contest.game].teams.won(table.state)[0]


def set_up_sides(bout: Bout) -> tuple[Table, list[str], Callable[[], bool]]:
    """The table of such a round, the bots by seat, and whether the round is decided."""
    contest, roles = bout.contest, roles_of(bout)
    players, digger = contest.players, SIDED[contest.game].kinds[0]
    names = [bout.first if role == digger else bout.second for role in roles[:players]]
    table = _table(bout, bout.number % players)
    deal = table.state.shuffled(Seeded(deal_seed(bout)))
    _deal(table, with_pile(deal, "roles", roles))
    is_settled = SIDES[contest.game].teams.is_settled
    return table, names, lambda: is_settled(table.state)


def roles_of(bout: Bout) -> list[int]:
    """The roles by seat, through all arrangements in turn, then the role left over."""
    contest = bout.contest
    pool = SIDED[contest.game]
    digger, hinderer = pool.kinds
    state = dwarrow.game_named(contest.game).start(rules_of(contest), contest.players, None)
    diggers, hinderers = pool.size(state)
    if contest.saboteurs == AS_DEALT:
        dealt = [digger] * diggers + [hinderer] * hinderers
        return Seeded(deal_seed(bout)).shuffled(dealt)
    wanted = hinderers if contest.saboteurs < 0 else contest.saboteurs
    if not 0 <= contest.players - wanted <= diggers or wanted > hinderers:
        raise Refused(f"{contest.players} cannot be dealt {wanted} {HINDERS}s of {hinderers}")
    arranged = list(combinations(range(contest.players), wanted))
    chosen = arranged[bout.number % len(arranged)]
    roles = [hinderer if seat in chosen else digger for seat in range(contest.players)]
    spare = [digger] * (diggers - roles.count(digger)) + [hinderer] * (hinderers - wanted)
    return roles + spare


# ---- guests at a table of another game


def _play_guests(bout: Bout, outcome: Outcome) -> None:
    table, names, is_done = set_up_guests(bout)
    play_on(table, bout, names, outcome, is_done)
    winners = table.winners()
    ours = guest_seats(bout)
    outcome.win = sum(1 for seat in winners if seat in ours) / max(1, len(winners))
    for seat, score in enumerate(table.scores()):
        (outcome.scores if seat in ours else outcome.others).append(float(score))


def set_up_guests(bout: Bout) -> tuple[Table, list[str], Callable[[], bool]]:
    """A table at which the first bot takes some seats, rotated, and the second all others."""
    table = _table(bout, None)
    _deal(table, table.state.shuffled(Seeded(deal_seed(bout))))
    return table, seating(bout), lambda: table.is_over


def guest_seats(bout: Bout) -> list[int]:
    """The guests' seats, spread evenly and rotated from bout to bout."""
    players, guests = bout.contest.players, bout.contest.guests
    return sorted((bout.number + i * players // guests) % players for i in range(guests))


def seating(bout: Bout) -> list[str]:
    ours = guest_seats(bout)
    return [bout.first if seat in ours else bout.second for seat in range(bout.contest.players)]


# ---- the table


def rules_of(contest: Contest) -> Any:
    """The rules of a contest; Refused if its edition or options are not the game's."""
    game = dwarrow.game_named(contest.game)
    edition = contest.edition or next(iter(game.EDITIONS))
    if edition not in game.EDITIONS:
        known = ", ".join(game.EDITIONS)
        raise Refused(f"{contest.game} has no edition {edition!r}; there are: {known}")
    return with_options(game.EDITIONS[edition], game.OPTIONS, dict(contest.options))


def _table(bout: Bout, first: int | None) -> Table:
    contest = bout.contest
    names = [f"Dwarf {seat}" for seat in range(contest.players)]
    game, rules = dwarrow.game_named(contest.game), rules_of(contest)
    return Table(game, contest.edition, rules, names, FromSeed(deal_seed(bout)), first)


def _deal(table: Table, deal: Deal) -> None:
    table.deals = 1
    table.fold(Entry(DEALER, 0, deal))


def play_on(
    table: Table, bout: Bout, names: list[str], outcome: Outcome, is_done: Callable[[], bool]
) -> None:
    """Let the bots of a bout play until it is done."""
    bots = seated(names, bout.contest.own, bout.contest.game)
    dice = [dice_of(deal_seed(bout), seat) for seat in range(len(names))]
    stories = Stories(table)
    while not is_done():
        seat = table.turn
        began = process_time()
        move = ask(bots[seat], table, stories, dice[seat], bout.contest.seconds)
        outcome.times.setdefault(names[seat], []).append(process_time() - began)
        table.fold(Entry(seat, move, None))
        if not is_done():  # a round that has been won is not dealt over
            table.deal()
            stories.hear_out(bots[seat], seat, dice[seat])
