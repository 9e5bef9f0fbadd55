"""The arena: bots against bots, every pairing on the same deals, with intervals.

In Saboteur two bots meet as the two sides, a round at a time: one plays every digger, the other
every saboteur. In the other games a bot sits down as a guest among seats of another bot.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from multiprocessing import get_context

import dwarrow
from dwarrow.bots import bot_named, bot_names
from dwarrow.kernel.state import Refused
from dwarrow.lab.bout import Bout, Outcome, play
from dwarrow.lab.sim import Z95, Sample

CHUNK = 4  # bouts a process takes at a time


@dataclass(frozen=True)
class Contest:
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    players: int
    rounds: int
    seed: int = 1
    edition: str = ""
    options: tuple[tuple[str, object], ...] = ()
    saboteurs: int = -1  # in Saboteur: how many; -1 for all of the pool, -2 as dealt
    guests: int = 1  # in other games: how many seats the first bot of a pairing takes
    seconds: float = 2.0
    sides: tuple[tuple[str, str], ...] = ()  # only these pairings, if given

    def pairings(self) -> list[tuple[str, str]]:
        """Every ordered pairing; with itself only where the two have different sides."""
        if self.sides:
            return list(self.sides)
        if self.players == 1:
            return [(bot, bot) for bot in self.bots]
        alone = self.game != "saboteur" and len(self.bots) > 1
        return [(a, b) for a in self.bots for b in self.bots if not (alone and a == b)]


@dataclass
class Cell:
    """One pairing and what came of it."""

    first: str
    second: str
    wins: Sample = field(default_factory=Sample)  # of the first bot's side or seats
    scores: Sample = field(default_factory=Sample)  # of the first bot's seats, if scored
    others: Sample = field(default_factory=Sample)  # of the second's
    times: dict[str, list[float]] = field(default_factory=dict)  # CPU seconds of each choice
    by_number: dict[int, float] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        self.by_number[outcome.number] = outcome.win
        self.wins.add(outcome.win)
        for score in outcome.scores:
            self.scores.add(score)
        for score in outcome.others:
            self.others.add(score)
        for bot, times in outcome.times.items():
            self.times.setdefault(bot, []).extend(times)

    def data(self) -> dict[str, object]:
        low, high = wilson(self.wins.total, self.wins.n)
        return {
            "first": self.first,
            "second": self.second,
            "rounds": self.wins.n,
            "share": round(self.wins.mean, 5),
            "interval95": [round(low, 5), round(high, 5)],
            "score": self.scores.data(),
            "others": self.others.data(),
            "seconds": {bot: pace(times) for bot, times in sorted(self.times.items())},
        }


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, which also holds near 0 and 1."""
    if n == 0:
        return 0.0, 1.0
    share, z = wins / n, Z95
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def pace(times: list[float]) -> dict[str, float]:
    """Mean and 95th percentile of CPU seconds a choice."""
    ranked = sorted(times)
    at = min(len(ranked) - 1, int(0.95 * len(ranked)))
    return {"mean": round(sum(ranked) / len(ranked), 6), "p95": round(ranked[at], 6)}


@dataclass
class Standing:
    """What a contest found."""

    contest: Contest
    cells: list[Cell]
    peak_megabytes: float = 0.0

    def differences(self) -> list[dict[str, object]]:
        """Of each two cells with the same second bot: how the first differ on the same deals."""
        pairs = [(a, b) for a, b in combinations(self.cells, 2) if a.second == b.second]
        return [_difference(a, b) for a, b in pairs]

    def data(self) -> dict[str, object]:
        contest = self.contest
        return {
            "game": contest.game,
            "edition": contest.edition,
            "players": contest.players,
            "rounds": contest.rounds,
            "seed": contest.seed,
            "options": dict(contest.options),
            "peak_megabytes": round(self.peak_megabytes, 1),
            "cells": [cell.data() for cell in self.cells],
            "differences": self.differences(),
        }


def _difference(a: Cell, b: Cell) -> dict[str, object]:
    sample = Sample()
    for number in sorted(a.by_number.keys() & b.by_number.keys()):
        sample.add(a.by_number[number] - b.by_number[number])
    return {"first": a.first, "less": b.first, "second": a.second, **sample.data()}


def compete(
    contest: Contest, processes: int = 0, tick: Callable[[], None] = lambda: None
) -> Standing:
    """Play a contest in several processes; every cell plays the same numbered deals."""
    check(contest)
    pairings = contest.pairings()
    cells = [Cell(first, second) for first, second in pairings]
    bouts = [
        Bout(contest, first, second, cell, number)
        for number in range(contest.rounds)
        for cell, (first, second) in enumerate(pairings)
    ]
    standing = Standing(contest, cells)
    for outcome in played(bouts, processes or os.cpu_count() or 1):
        cells[outcome.cell].add(outcome)
        standing.peak_megabytes = max(standing.peak_megabytes, outcome.megabytes)
        tick()
    return standing


def played(bouts: list[Bout], processes: int) -> Iterator[Outcome]:
    """The outcomes in the order of the bouts, whoever plays them."""
    if processes == 1:
        yield from map(play, bouts)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, bouts, CHUNK)


def check(contest: Contest) -> None:
    """Refuse what cannot be played, with what can."""
    game = dwarrow.game_named(contest.game)
    if not contest.bots:
        raise Refused(f"name some bots; there are: {', '.join(bot_names(contest.game))}")
    for bot in contest.bots:
        bot_named(bot, contest.game)
    if contest.players not in game.SEATS:
        least, most = game.SEATS[0], game.SEATS[-1]
        seats = "one player" if most == 1 else f"{least} to {most} players"
        raise Refused(f"{contest.game} is for {seats}, not {contest.players}")
    if not 0 < contest.guests <= contest.players:
        raise Refused(f"guests may be 1 to {contest.players}")
