"""Finds puzzles: positions of bots' games in which one move is clearly best from a seat's view.

`python -m dwarrow.review.finding GAME PLAYERS COUNT SEED [FOLDER/x]` adds to `puzzles.json` here or
there. The candidates of a thinker are tried first; if one of them stands out, every legal move is
tried in the same worlds, and the best must stay ahead of each that comes near it, by much and
beyond chance.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask, dice_of
from dwarrow.review.again import THINKER
from dwarrow.review.contents import Unit
from dwarrow.review.judging import Effort, Judge, Turn, role_in
from dwarrow.review.playouts import Luck, Trial, Trials
from dwarrow.review.puzzles import PuzzleRow
from dwarrow.review.scales import SCALES, Scale

NAMES: Final = ("Thrain", "Durin", "Balin", "Dis", "Gloin", "Nori", "Ori", "Fili", "Kili", "Oin")
CLEARLY: Final[dict[Unit, float]] = {"chance": 0.15, "nuggets": 1.0}
SURELY: Final = 3.0  # standard errors
GLANCE, FIRST, SECOND, LAST = 6, 6, 24, 120  # worlds: candidates, all moves, better ones, best
CLOSE, FEW = 8, 5  # moves that are tried longer
OWN: Final = "habit"
DULL: Final = ("pass", "end")  # to do nothing is no answer


class Finder:
    """Looks at one turn of one table."""

    def __init__(self, table: Table, stories: Stories) -> None:
        self.table, self.stories = table, stories
        self.scale: Scale = SCALES[table.game.NAME](table.game, len(table.names))

    def look(self, luck: Luck) -> PuzzleRow | None:
        """The puzzle of this turn, if it is one."""
        table, moves = self.table, self.table.moves()
        if len(moves) < 4 or self.scale.is_settled(table.state):
            return None
        turn = self.turn(moves)
        mind: Any = bot_named(THINKER, table.game.NAME)
        asks = mind.ponder(turn.view, turn.story, moves)
        trials = Trials(self.scale, asks.guide, turn.role, moves, luck.dice(len(table.log)))
        found = best_of(trials) if stands_out(trials, asks.moves) else None
        if found is None:
            return None
        order, weights = found
        best = order[0]
        reason = Judge(self.scale, Effort(0, 0, 0)).reason(mind, turn, best, order[1], weights)
        tried = [(table.words(t.move), round(trials.share(t, weights), 3)) for t in order]
        return PuzzleRow(dwarrow.record(table), self.scale.unit, tried, reason)

    def turn(self, moves: list[int]) -> Turn:
        seat = self.table.turn
        view: Any = self.table.view(seat)
        return Turn(view, self.stories.of(seat), moves, moves[0], role_in(self.scale, view))


def stands_out(trials: Trials, moves: list[int]) -> bool:
    """Whether one of a thinker's candidates seems better than the others, at a glance."""
    glanced = [trial for trial in trials.trials if trial.move in moves]
    weights = trials.go_on(glanced, GLANCE)
    shares = sorted((trials.share(trial, weights) for trial in glanced), reverse=True)
    for trial in glanced:
        trial.forget()
    return len(shares) > 1 and shares[0] - shares[1] >= CLEARLY[trials.scale.unit]


def best_of(trials: Trials) -> tuple[list[Trial], list[float]] | None:
    """The best few moves, best first, and the weights of their worlds; None if none is clear."""
    alive, weights = trials.trials, list[float]()
    for keep, worlds in ((CLOSE, FIRST), (FEW, SECOND)):
        weights += trials.go_on(alive, worlds)
        alive = sorted(alive, key=lambda trial: -trial.mean(weights))[:keep]
    if not is_clear(trials, alive, weights, 1.0):
        return None
    for trial in alive:
        trial.forget()
    weights = trials.go_on(alive, LAST)
    ranked = sorted(alive, key=lambda trial: -trial.mean(weights))
    is_same = ranked[0] is alive[0]
    return (ranked, weights) if is_same and is_clear(trials, ranked, weights, SURELY) else None


def is_clear(trials: Trials, order: list[Trial], weights: list[float], surely: float) -> bool:
    """Whether the first is ahead of each of the others, by much and beyond chance."""
    least = CLEARLY[trials.scale.unit]
    return all(
        gain >= max(least, surely * error)
        for gain, error in (trials.compared(order[0], other, weights) for other in order[1:])
    )


def found_in(game: str, players: int, seed: int) -> Iterator[PuzzleRow]:
    """The puzzles of one game among bots."""
    rounds = {"rounds": 1} if "rounds" in dwarrow.game_named(game).OPTIONS else {}
    table = dwarrow.new(game, seed=seed, names=NAMES[:players], options=rounds)
    stories = Stories(table)
    bots = [bot_named(OWN, game) for _ in range(players)]
    dice = [dice_of(seed, seat) for seat in range(players)]
    finder, luck = Finder(table, stories), Luck(f"puzzle {game} {players} {seed}")
    while not table.is_over and table.deals == 1:
        found = finder.look(luck)
        if found is not None:
            yield found
        table.play(ask(bots[table.turn], table, stories, dice[table.turn]))


def find(game: str, players: int, count: int, seed: int) -> Iterator[PuzzleRow]:
    """So many puzzles: at most one a game, never the same deed twice in a row."""
    last = ""
    while count > 0:
        for row in found_in(game, players, seed):
            deed = row.tried[0][0].partition(" ")[0]
            if deed != last and deed not in DULL:
                last, count = deed, count - 1
                yield row
                break
        seed += 1


def add(path: Path, row: PuzzleRow) -> None:
    kept = msgspec.json.decode(path.read_bytes()) if path.exists() else []
    encoded = [msgspec.json.encode(item) for item in (*kept, row)]
    path.write_bytes(b"[\n" + b",\n".join(encoded) + b"\n]\n")


if __name__ == "__main__":
    game, players, count, seed = sys.argv[1], *map(int, sys.argv[2:5])
    kept = Path(sys.argv[5] if len(sys.argv) > 5 else __file__).with_name("puzzles.json")
    for row in find(game, players, count, seed):
        add(kept, row)
        print(game, row.tried[:3], flush=True)
