"""Finds puzzles: positions of bots' games in which one move is clearly best from a seat's view.

`python -m dwarrow.review.finding GAME PLAYERS COUNT SEED [FOLDER/x]` adds to `puzzles.json` here or
there. The candidates of a thinker are tried first; if one of them stands out, every legal move is
tried in the same worlds, and the best must stay ahead of each that comes near it, by much and
beyond chance. In two other sets of worlds the same move must be ahead by two thirds of that.
`... finding again` does that with the puzzles there are, and drops those that do not hold.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask, dice_of
from dwarrow.review.again import THINKER
from dwarrow.review.contents import Unit
from dwarrow.review.judging import Effort, Judge, Turn, role_in
from dwarrow.review.playouts import Luck, Trial, Trials
from dwarrow.review.puzzles import PuzzleRow, rows, table_of
from dwarrow.review.scales import SCALES, Scale

NAMES: Final = ("Thrain", "Durin", "Balin", "Dis", "Gloin", "Nori", "Ori", "Fili", "Kili", "Oin")
CLEARLY: Final[dict[Unit, float]] = {"chance": 0.15, "nuggets": 1.0}
AGAIN: Final = ("puzzle again", "puzzle once more")  # other sets of worlds
GLANCE, FIRST, SECOND, LAST = 6, 6, 24, 120  # worlds: candidates, all moves, better ones, best
CLOSE, FEW = 8, 5  # moves that are tried longer
OWN: Final = "habit"
DULL: Final = ("pass", "end")  # to do nothing is no answer


class Clear(NamedTuple):
    """How far ahead a best move must be: in parts of CLEARLY, and in standard errors."""

    part: float
    surely: float


GLANCED, CLEAR, AHEAD = Clear(1.0, 1.0), Clear(1.0, 3.0), Clear(2 / 3, 2.0)


class TurnFinder:
    """Looks at one turn of one table."""

    def __init__(self, table: Table, stories: Stories) -> None:
        self.table, self.stories = table, stories
        self.scale: Scale = SCALES[table.game.NAME](table.game, len(table.names))

    def look(self, luck: Luck) -> PuzzleRow | None:
        """The puzzle of this turn, if it is one."""
        moves = self.table.moves()
        if len(moves) < 4 or self.scale.is_settled(self.table.state):
            return None
        mind: Any = bot_named(THINKER, self.table.game.NAME)
        turn = self.turn(moves)
        asks = mind.ponder(turn.view, turn.story, moves)
        trials = self.trials(mind, luck)
        found = best_of(trials) if stands_out(trials, asks.moves) else None
        return self.row(mind, trials, *found) if found else None

    def again(self, row: PuzzleRow) -> PuzzleRow | None:
        """The same puzzle from other worlds, if its answer stays ahead in both sets."""
        found = row
        for name in AGAIN:
            mind: Any = bot_named(THINKER, self.table.game.NAME)
            trials = self.trials(mind, Luck(f"{name} {row.record}"))
            order, weights = ranked(trials, close(trials)[0])
            found = self.row(mind, trials, order, weights)
            is_same = found.tried[0][0] == row.tried[0][0]
            if not is_same or not is_clear(trials, order, weights, AHEAD):
                return None
        return found

    def trials(self, mind: Any, luck: Luck) -> Trials:
        """Every move that is allowed, and worlds of this luck."""
        moves = self.table.moves()
        turn = self.turn(moves)
        guide = mind.ponder(turn.view, turn.story, moves).guide
        return Trials(self.scale, guide, turn.role, moves, luck.dice(len(self.table.log)))

    def row(self, mind: Any, trials: Trials, order: list[Trial], weights: list[float]) -> PuzzleRow:
        table, best = self.table, order[0]
        turn = self.turn(table.moves())
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
    alive, weights = close(trials)
    if not is_clear(trials, alive, weights, GLANCED):
        return None
    order, weights = ranked(trials, alive)
    is_best = order[0] is alive[0] and is_clear(trials, order, weights, CLEAR)
    return (order, weights) if is_best else None


def close(trials: Trials) -> tuple[list[Trial], list[float]]:
    """The few of all moves that come nearest to the best, best first; the weights of the worlds."""
    alive, weights = trials.trials, list[float]()
    for keep, worlds in ((CLOSE, FIRST), (FEW, SECOND)):
        weights += trials.go_on(alive, worlds)
        alive = sorted(alive, key=lambda trial: -trial.mean(weights))[:keep]
    return alive, weights


def ranked(trials: Trials, alive: list[Trial]) -> tuple[list[Trial], list[float]]:
    """These moves in fresh worlds, best first, and the weights of the worlds."""
    for trial in alive:
        trial.forget()
    weights = trials.go_on(alive, LAST)
    return sorted(alive, key=lambda trial: -trial.mean(weights)), weights


def is_clear(trials: Trials, order: list[Trial], weights: list[float], how: Clear) -> bool:
    """Whether the first is ahead of each of the others, by much and beyond chance."""
    least = how.part * CLEARLY[trials.scale.unit]
    return all(
        gain >= max(least, how.surely * error)
        for gain, error in (trials.compared(order[0], other, weights) for other in order[1:])
    )


def found_in(game: str, players: int, seed: int) -> Iterator[PuzzleRow]:
    """The puzzles of one game among bots."""
    rounds = {"rounds": 1} if "rounds" in dwarrow.game_named(game).OPTIONS else {}
    table = dwarrow.new(game, seed=seed, names=NAMES[:players], options=rounds)
    stories = Stories(table)
    bots = [bot_named(OWN, game) for _ in range(players)]
    dice = [dice_of(seed, seat) for seat in range(players)]
    finder, luck = TurnFinder(table, stories), Luck(f"puzzle {game} {players} {seed}")
    while not table.is_over and table.deals == 1:
        found = finder.look(luck)
        if found is not None and finder.again(found):
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
    write(path, [*kept, row])


def write(path: Path, rows: list[PuzzleRow]) -> None:
    encoded = [msgspec.json.encode(item) for item in rows]
    path.write_bytes(b"[\n" + b",\n".join(encoded) + b"\n]\n")


def still(row: PuzzleRow) -> PuzzleRow | None:
    """A puzzle that is kept, from other worlds."""
    table = table_of(row)
    return TurnFinder(table, Stories(table)).again(row)


def main(words: list[str]) -> None:
    if words == ["again"]:
        found = [(row, still(row)) for row in rows()]
        write(Path(__file__).with_name("puzzles.json"), [new for _, new in found if new])
        print("dropped:", [row.tried[:2] for row, new in found if new is None])
        return
    game, players, count, seed = words[0], *map(int, words[1:4])
    kept = Path(words[4] if len(words) > 4 else __file__).with_name("puzzles.json")
    for row in find(game, players, count, seed):
        add(kept, row)
        print(game, row.tried[:3], flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
