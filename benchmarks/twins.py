"""Can a seat tell two worlds apart, anywhere in whole games of bots, by any byte it can get?

Run: python benchmarks/twins.py [--pairs 10000]

Each pair is two servers that hold the same game as one seat has heard it, with the cards it never
saw in other places: all endpoints are read in both, then some more steps are taken, and every byte
is compared. `tests/server/test_wire_twins.py` holds the same law over a few.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from pathlib import Path

import pytest

import dwarrow

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))
from twins import stop_time
from whole_twins import whole_law

PART = 40  # pairs with one pair of servers


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--pairs", type=int, default=10_000, help="of all games together")
    words.add_argument("--first", type=int, default=0, help="go on after so many pairs")
    asked = words.parse_args()
    pairs = asked.pairs
    compared, began = 0, time.process_time()
    with pytest.MonkeyPatch.context() as patch:
        clock = stop_time(patch)
        for done in range(asked.first, pairs, PART * len(dwarrow.GAMES)):
            first = done // len(dwarrow.GAMES)
            compared += sum(whole_law(game, clock, first, PART) for game in dwarrow.GAMES)
            gc.unfreeze()  # every server freezes what it finds at its start
            seconds = time.process_time() - began
            until = done + PART * len(dwarrow.GAMES)
            print(f"{until} pairs, {compared} answers equal, {seconds:.0f} CPU s", flush=True)


if __name__ == "__main__":
    main()
