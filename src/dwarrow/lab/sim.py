"""Simulation: play many games and report shares, means and how sure they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import dwarrow
from dwarrow.bots import bot_named, bot_names
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import DEALER, NOBODY, Moves, Refused
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask

Z95 = 1.959964


@dataclass
class Sample:
    """Numbers seen so far; their mean and a 95 % interval around it."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the normal 95 % interval."""
        if self.n < 2:
            return 0.0
        spread = max(0.0, self.squares / self.n - self.mean**2) * self.n / (self.n - 1)
        return Z95 * sqrt(spread / self.n)

    def data(self) -> dict[str, float]:
        return {"n": self.n, "mean": round(self.mean, 5), "margin95": round(self.margin, 5)}


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

    def data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "edition": self.edition,
            "players": self.players,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves.data(),
            "seats": [
                {"bot": bot, "wins": wins.data(), "score": score.data()}
                for bot, wins, score in zip(self.bots, self.wins, self.scores)
            ],
            "facts": {name: sample.data() for name, sample in self.facts.items()},
        }


def simulate(
    game: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Report:
    """Play so many games; the bots named are dealt to the seats in turn, again and again."""
    if not bots:
        raise Refused(f"name at least one bot; there are: {', '.join(bot_names(game))}")
    at_seats = [bots[seat % len(bots)] for seat in range(players)]
    chosen = edition or next(iter(dwarrow.game_named(game).EDITIONS))
    report = Report(game, chosen, players, at_seats, seed)
    report.wins = [Sample() for _ in range(players)]
    report.scores = [Sample() for _ in range(players)]
    runner = _by_chance if set(at_seats) == {"chance"} else _by_bots
    for number in range(games):
        listens = runner is _by_bots
        own = (seed << 20) + number
        table = dwarrow.new(game, players, chosen, options, own, listens=listens)
        moves = runner(table, at_seats, Seeded(own + 1), report)
        _count(report, table, moves)
        tick()
    return report


def _by_chance(table: Table, bots: list[str], dice: Seeded, report: Report) -> int:
    """Uniformly random play, straight on the engine."""
    state, moves, played = table.state, Moves(), 0
    while state.turn() != NOBODY:
        if state.turn() == DEALER:
            _count_round(report, table)
            table.deal()
        moves.n = 0
        state.list_moves(moves)
        state.step(moves.items[dice.below(moves.n)])
        played += 1
    return played


def _by_bots(table: Table, names: list[str], dice: Seeded, report: Report) -> int:
    bots = [bot_named(name, table.game.NAME) for name in names]
    stories, played = Stories(table), 0
    while not table.is_over:
        state: Any = table.state
        move = ask(bots[table.turn], table, stories, dice)
        state.step(move)
        played += 1
        if state.turn() == DEALER:
            _count_round(report, table)
            table.deal()
    return played


def _count_round(report: Report, table: Table) -> None:
    for name, value in table.game.facts(table.state).items():
        report.facts.setdefault(name, Sample()).add(value)


def _count(report: Report, table: Table, moves: int) -> None:
    report.games += 1
    report.moves.add(moves)
    _count_round(report, table)
    winners = table.winners()
    for seat, score in enumerate(table.scores()):
        report.scores[seat].add(score)
        report.wins[seat].add(1.0 if seat in winners else 0.0)
