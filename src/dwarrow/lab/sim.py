"""Simulation: play many games and report shares, means and how sure they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import dwarrow
from dwarrow.bots import COMPANIES
from dwarrow.bots.company import play_round
from dwarrow.given import answered, seats_of, whole
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.rules import spelled
from dwarrow.kernel.state import DEALER, NOBODY, Moves
from dwarrow.kernel.table import Table
from dwarrow.lab.rows import Row, Rows, rows_of
from dwarrow.lab.run import Run, block_of, seed_of
from dwarrow.lab.samples import Sample, merge_samples
from dwarrow.lab.seats import AnyBot, Own, Stories, ask, called, dice_of, seated
from dwarrow.lab.spread import Workers


@dataclass
class Report:
    """What a simulation found."""

    game: str
    edition: str
    players: int
    bots: list[str]
    seed: int
    games: int = 0
    moves: Sample = field(default_factory=Sample)
    wins: list[Sample] = field(default_factory=list)
    scores: list[Sample] = field(default_factory=list)
    facts: dict[str, Sample] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)  # of a block that is under way, if they are kept

    def merge(self, part: Report) -> None:
        """Add the games of a part."""
        self.games += part.games
        self.moves.merge(part.moves)
        for ours, theirs in zip([*self.wins, *self.scores], [*part.wins, *part.scores]):
            ours.merge(theirs)
        merge_samples(self.facts, part.facts)

    def data(self) -> dict[str, object]:
        """All figures, rounded, as `--json` prints them."""
        return {
            "game": self.game,
            "edition": self.edition,
            "players": self.players,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.options,
            "games": self.games,
            "moves": self.moves.data(),
            "seats": [
                {"bot": bot, "wins": wins.data(), "score": score.data()}
                for bot, wins, score in zip(self.bots, self.wins, self.scores)
            ],
            "facts": {name: sample.data() for name, sample in self.facts.items()},
        }


@dataclass(frozen=True)
class Plan:
    """What is to be played: enough for anybody to play any of the games."""

    game: str
    players: int
    bots: tuple[str, ...]  # by seat
    seed: int
    edition: str
    options: tuple[tuple[str, str], ...] = ()
    own: Own = ()
    keeps_rows: bool = False

    def identity(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in sorted(self.options))
        bots = ",".join(self.bots)
        return f"{self.game} {self.edition} {self.players} {bots} seed {self.seed} {said}".strip()

    def nothing(self) -> Report:
        """A report before the first game."""
        report = Report(self.game, self.edition, self.players, list(self.bots), self.seed)
        report.options = dict(self.options)
        report.wins = [Sample() for _ in range(self.players)]
        report.scores = [Sample() for _ in range(self.players)]
        return report

    def play(self, numbers: range) -> Report:
        report = self.nothing()
        for number in numbers:
            _play(self, number, report)
        return report

    def table(self, number: int) -> Table:
        """The table of one game, dealt."""
        asked = (self.game, self.players, self.edition, dict(self.options))
        return dwarrow.new(*asked, seed_of(self.seed, number), listens=self.listens)

    @property
    def runner(self) -> Callable[[Playing], None]:
        """How these bots are played: straight on the engine if all are of one quick kind."""
        if set(self.bots) == {"chance"} and not self.own:
            return _by_chance
        is_habit = set(self.bots) == {"habit"} and not self.own and self.game in COMPANIES
        return _by_habit if is_habit else _by_bots

    @property
    def listens(self) -> bool:
        """Whether anybody listens to the story."""
        return self.runner is _by_bots


def planned(
    game: str,
    players: int | None,
    bots: Sequence[AnyBot],
    seed: int,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    keeps_rows: bool = False,
) -> Plan:
    """A plan that can be played; Refused if it cannot."""
    played = dwarrow.game_named(game)
    seats = seats_of(players, played)
    chosen, _ = answered(played, edition or None, options, {})
    seed = whole(seed, "a seed")
    names, own = called(bots, game)
    said = tuple((name, spelled(value)) for name, value in (options or {}).items())
    at_seats = tuple(names[seat % len(names)] for seat in range(seats))
    plan = Plan(game, seats, at_seats, seed, chosen, said, own, keeps_rows)
    plan.table(0)
    return plan


def simulate(
    game: str,
    players: int | None = None,
    games: int = 1000,
    bots: Sequence[AnyBot] = ("chance",),
    seed: int = 1,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    tick: Callable[[], None] = lambda: None,
    processes: int = 1,
    on: str = "",
    games_to: str | Path | None = None,
    resume: str | Path | None = None,
) -> Report:
    """Play so many games and report what came of them.

    The bots are dealt to the seats in turn, again and again: names, bots of your own, or classes
    and functions that make them. `processes` is 0 for one a core, `on` the address of a Dask
    scheduler: the report is the same to the last digit. `games_to` writes a row for every round
    and seat to a `.parquet` or `.csv` file, `resume` keeps the run in a file and goes on from it.
    """
    plan = planned(game, players, bots, seed, edition, options, games_to is not None)
    games = whole(games, "the number of games", 0)
    run = run_of(plan, games, Path(resume) if resume else None)
    with Rows.opened(games_to, run.done) as rows:
        for numbers, part in run.parts(Workers(processes, on)):
            rows.write(part.rows)
            for _ in numbers:
                tick()
    return run.total


def run_of(plan: Plan, games: int, file: Path | None = None) -> Run[Report]:
    """A run of a plan, gone on with if its file is there."""
    block = 1 if plan.own else block_of(plan.bots)
    run = Run(plan, f"sim {plan.identity()}", games, block, plan.nothing(), Report, file)
    run.resume()
    return run


# ---- one game


def _play(plan: Plan, number: int, report: Report) -> None:
    table = plan.table(number)
    game = Playing(plan, number, table, report)
    plan.runner(game)
    _count(game)


class Playing:
    """One game that is being played, and what is written down of it."""

    def __init__(self, plan: Plan, number: int, table: Table, report: Report) -> None:
        self.plan = plan
        self.number = number
        self.table = table
        self.report = report
        self.seed = seed_of(plan.seed, number)
        self.moves = 0
        self.rows: list[Row] = []
        self.begin_round()

    def begin_round(self) -> None:
        self.round = self.table.deals
        self.first = self.table.turn
        self.counted = self.moves  # the moves of the rounds before
        self.scores = self.table.scores()  # what each seat had won until then

    def end_round(self) -> None:
        for name, value in self.table.game.facts(self.table.state).items():
            self.report.facts.setdefault(name, Sample()).add(value)
        if self.plan.keeps_rows:
            self.rows += rows_of(self)

    def deal(self) -> None:
        """Write down the round that has just ended, and deal the next."""
        self.end_round()
        self.table.deal()
        self.begin_round()


def _by_chance(game: Playing) -> None:
    """Uniformly random play, straight on the engine."""
    table, dice, moves = game.table, Seeded(game.seed + 1), Moves()
    state = table.state
    while state.turn() != NOBODY:
        if state.turn() == DEALER:
            game.deal()
        moves.n = 0
        state.list_moves(moves)
        state.step(moves.items[dice.below(moves.n)])
        game.moves += 1


def _by_habit(game: Playing) -> None:
    """Habit at every seat, straight on the engine; the same games as `_by_bots` plays."""
    table, plan, moves = game.table, game.plan, Moves()
    company = COMPANIES[plan.game]()
    dice: list[Dice] = [dice_of(game.seed, seat) for seat in range(plan.players)]
    while not table.is_over:
        game.moves += int(play_round(company, table.state, dice, moves))
        if table.state.turn() == DEALER:
            game.deal()


def _by_bots(game: Playing) -> None:
    table, plan = game.table, game.plan
    bots = seated(plan.bots, plan.own, plan.game)
    dice = [dice_of(game.seed, seat) for seat in range(plan.players)]
    stories, state = Stories(table), table.state
    while not table.is_over:
        seat = table.turn
        move = ask(bots[seat], table, stories, dice[seat])
        state.step(move)
        game.moves += 1
        if state.turn() == DEALER:
            game.deal()
        stories.hear_out(bots[seat], seat, dice[seat])


def _count(game: Playing) -> None:
    report, table = game.report, game.table
    report.games += 1
    report.moves.add(game.moves)
    game.end_round()
    winners: Any = table.winners()
    for row in game.rows:
        row["won_game"] = row["seat"] in winners
    report.rows += game.rows
    for seat, score in enumerate(table.scores()):
        report.scores[seat].add(score)
        report.wins[seat].add(1.0 if seat in winners else 0.0)
