"""What do the rules of thumb of one's own gold earn among habit, without any search?

Run: python benchmarks/own_gold.py PLAYERS DEALS SEED   (with dwarrow installed and compiled)

Saboteur 2, one round a game. Half of the seats play by `bots/saboteur2/own_gold.py`, the others by
habit, and every deal is played twice with the halves exchanged; the interval is of the difference.
"""

from __future__ import annotations

import sys
from typing import Any

import dwarrow
from dwarrow.bots.digging.company import DiggingCompany
from dwarrow.bots.saboteur2.habit import Saboteur2Company
from dwarrow.bots.saboteur2.own_gold import OwnGold
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.state import Moves
from dwarrow.lab.samples import Sample, number

GAME = dwarrow.game_named("saboteur2")
RULES = with_options(next(iter(GAME.EDITIONS.values())), GAME.OPTIONS, {"rounds": "1"})


def main(players: int, deals: int, seed: int) -> None:
    own, habit, more = Sample(), Sample(), Sample()
    for deal in range(deals):
        earned = [
            halves(players, (seed << 20) + deal, half(players, deal, side)) for side in (0, 1)
        ]
        for sample, way in ((own, 0), (habit, 1)):
            sample.add(sum(each[way] for each in earned) / players)
        more.add(sum(each[0] - each[1] for each in earned) / players)
    gain, margin = (100 * part / habit.mean for part in (more.mean, more.margin))
    print(f"own gold {number(own)} nuggets, habit {number(habit)}: {gain:+.1f} ± {margin:.1f} %")


def half(players: int, deal: int, side: int) -> set[int]:
    """Every other seat, from another one in each deal; or the others."""
    chosen = {(deal + seat * players // (players // 2)) % players for seat in range(players // 2)}
    return chosen if side == 0 else set(range(players)) - chosen


def halves(players: int, seed: int, seats: set[int]) -> tuple[float, float]:
    """The nuggets of these seats, who play for their own gold, and of the others."""
    gold = played(players, seed, seats)
    own = float(sum(gold[seat] for seat in seats))
    return own, sum(gold) - own


def played(players: int, seed: int, seats: set[int]) -> list[int]:
    """The nuggets of all seats after a round in which these play for their own gold."""
    state: Any = GAME.start(RULES, players, None)
    state.deal(state.shuffled(Seeded(seed)))
    dice: list[Dice] = [Seeded(seed * 64 + seat + 1) for seat in range(players)]
    companies = habit, keen = Saboteur2Company(), keen_company()
    for company in companies:
        company.begins(state)
    moves = Moves()
    while (seat := state.turn()) >= 0:
        moves.n = 0
        state.list_moves(moves)
        move = moves.items[0]
        if moves.n > 1:
            move = (keen if seat in seats else habit).pick(state, dice[seat], moves)
        for company in companies:
            company.sees(state, move)
        state.step(move)
    return [int(nuggets) for nuggets in state.public.gold]


def keen_company() -> DiggingCompany:
    company, thumb = Saboteur2Company(), OwnGold()
    thumb.looks_closely = True
    company.thumb = thumb
    return company


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:4]))
