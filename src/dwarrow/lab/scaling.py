"""How simulation scales over cores: `python -m dwarrow.lab.scaling`, as docs/scale.md tells it.

CPU-seconds are counted, of this process and of those that worked for it, because a busy machine
makes a wall clock lie.
"""

from __future__ import annotations

import argparse
import os
from multiprocessing import active_children
from time import monotonic

import dwarrow
from dwarrow.games import GAMES
from dwarrow.lab.sim import simulate


def spent() -> tuple[float, float]:
    """CPU seconds of this process, and of those that have ended."""
    now = os.times()
    return now.user + now.system, now.children_user + now.children_system


def measure(game: str, bot: str, games: int, processes: int) -> dict[str, float]:
    before, began = spent(), monotonic()
    simulate(game, games=games, bots=[bot], processes=processes)
    wall = monotonic() - began
    for worker in active_children():
        worker.join()  # its CPU time is known when it has ended
    after = spent()
    own, others = after[0] - before[0], after[1] - before[1]
    return {
        "processes": processes,
        "games a CPU-second": round(games / (own + others), 1),
        "of which the parent, ms a game": round(1000 * own / games, 3) if processes > 1 else 0.0,
        "games a second": round(games / wall, 1),
    }


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default=next(iter(GAMES)))
    words.add_argument("--bot", default="habit")
    words.add_argument("--games", type=int, default=8000)
    said = words.parse_args()
    print("compiled" if dwarrow.is_compiled() else "interpreted")
    for processes in range(1, (os.cpu_count() or 1) + 1):
        print(measure(said.game, said.bot, said.games, processes), flush=True)


if __name__ == "__main__":
    main()
