"""How many instructions does a move take? Counted by callgrind, so a busy machine does not matter.

Run: python benchmarks/instructions.py [GAME ...] [--games 30] [--batch] [--where 20] [--json]
(with valgrind, and dwarrow compiled with names of functions: DWARROW_SYMBOLS=1 pip install .)

Whole games of uniformly random legal moves inside the engine, all legal moves listed at every turn;
what is not `kernel.state.playout` itself is not counted. `--batch` counts a step of a batch of 256
games with its arrays instead; `--where` also says which functions take the most.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import dwarrow
from dwarrow.envs.rate import GAMES as IN_BATCH
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Moves, playout

PLAYOUT = ("CPyPy_*playout",)  # as mypyc calls them
# Whole names: of two patterns alike up to their star callgrind heeds only one.
STEP = ("CPyPy_batch___Arrays___choose_any", "CPyPy_batch___Arrays___go")


def main() -> None:
    asked = _asked()
    if asked.inside:
        play = _batch if asked.batch else _play
        print(play(asked.name[0], asked.games))
        return
    if not dwarrow.is_compiled():
        sys.exit("the engine runs interpreted: only compiled instructions can be counted")
    for game in asked.name or dwarrow.GAMES:
        _show(game, asked)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--games", type=int, default=30, help="so many games, or steps of a batch")
    parser.add_argument("--batch", action="store_true")
    parser.add_argument("--where", type=int, default=0, metavar="N")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


# ---- what is counted


def _play(name: str, games: int) -> int:
    """How many moves these games took."""
    game, dice, moves = dwarrow.game_named(name), Seeded(1), Moves()
    rules = next(iter(game.EDITIONS.values()))
    starts = [game.start(rules, game.USUAL_SEATS, None) for _ in range(games)]
    return sum(int(playout(start, dice, moves)) for start in starts)


def _batch(name: str, steps: int) -> int:
    """How many moves these steps of a batch took."""
    from dwarrow.envs import Batch

    batch = Batch(name, n=IN_BATCH, seed=1)
    for _ in range(steps):
        batch.step_random()
    return steps * IN_BATCH


# ---- how


def _show(game: str, asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "callgrind.out"
        moves, instructions = _count(game, asked, profile)
        found = {"game": game, "moves": moves, "instructions_a_move": round(instructions / moves)}
        line = f"{game:10} {found['instructions_a_move']:6} instructions a move ({moves} moves)"
        print(json.dumps(found) if asked.json else line, flush=True)
        if asked.where:
            print(_where(profile, moves, asked.where))


def _count(game: str, asked: argparse.Namespace, profile: Path) -> tuple[int, int]:
    """The moves played and the instructions they took."""
    watched = [f"--toggle-collect={name}" for name in (STEP if asked.batch else PLAYOUT)]
    watch = ["valgrind", "--tool=callgrind", *watched]
    again = [sys.executable, __file__, game, "--inside", "--games", str(asked.games)]
    command = [*watch, f"--callgrind-out-file={profile}", *again, *["--batch"] * asked.batch]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if collected is None:
        raise RuntimeError(done.stderr)
    return int(done.stdout), int(collected[1])


def _where(profile: Path, moves: int, most: int) -> str:
    """The functions that take the most, in instructions a move."""
    told = subprocess.run(["callgrind_annotate", profile], capture_output=True, text=True).stdout
    rows = re.findall(r"^ *([\d,]+) .*?([^:/\s]+)(?: \[.*)?$", told, flags=re.M)[1:]
    numbers = [(round(int(count.replace(",", "")) / moves), name) for count, name in rows]
    return "\n".join(f"    {count:5}  {name}" for count, name in numbers[:most])


if __name__ == "__main__":
    main()
