"""Does the cost of a move grow faster than the maze's frontier? Prints both, by cards laid.

Run: python benchmarks/frontier.py   (with dwarrow installed; compiled figures are the ones to read)
"""

from __future__ import annotations

from collections import defaultdict
from statistics import median
from time import perf_counter_ns

import dwarrow
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import DEALER, NOBODY, Moves
from dwarrow.parts.deeds import LAY
from dwarrow.parts.packing import deed_of

GAMES = 400
STEP = 5


def main() -> None:
    """Time list_moves and step of every turn, grouped by how many cards lie in the maze."""
    saboteur, dice, moves = dwarrow.GAMES["saboteur"], Seeded(1), Moves()
    times: dict[int, list[int]] = defaultdict(list)
    frontiers: dict[int, list[int]] = defaultdict(list)
    for _ in range(GAMES):
        state = saboteur.start(saboteur.EDITIONS["house"], 5, None)
        while state.turn() != NOBODY:
            if state.turn() == DEALER:
                state.deal(state.shuffled(dice))
            laid = len(state.public.maze.laid) // STEP * STEP
            frontier = len(state.public.maze.walks[0].frontier)
            moves.n = 0
            began = perf_counter_ns()
            state.list_moves(moves)
            spent = perf_counter_ns() - began
            offered = moves.to_list()
            lays = [move for move in offered if deed_of(move) == LAY]
            move = (lays or offered)[dice.below(len(lays or offered))]
            began = perf_counter_ns()
            state.step(move)
            times[laid].append(spent + perf_counter_ns() - began)
            frontiers[laid].append(frontier)
    print("cards laid   median ns a move   mean frontier   ns per frontier place")
    for laid in sorted(times):
        cost, places = median(times[laid]), sum(frontiers[laid]) / len(frontiers[laid])
        print(f"{laid:10}   {cost:16.0f}   {places:13.1f}   {cost / max(places, 1):21.0f}")


if __name__ == "__main__":
    main()
