"""The arena: bots against bots, every pairing on the same deals, with intervals.

Where a game has two sides two bots meet as these, a round at a time: one plays every digger, the
other every saboteur. In the other games a bot sits down as a guest among seats of another bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import dwarrow
from dwarrow.bots import SIDES
from dwarrow.given import answered, seats_of, several, whole
from dwarrow.kernel.rules import spelled
from dwarrow.kernel.state import Refused
from dwarrow.lab.bout import SIDED, Bout, Outcome, play, roles_of, rules_of
from dwarrow.lab.run import Run, block_of
from dwarrow.lab.samples import Pace, Sample, merge_samples, wilson
from dwarrow.lab.seats import AnyBot, Own, called, seated
from dwarrow.lab.spread import Workers


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
    saboteurs: int = -1  # of two sides: how many; -1 for all of the pool, -2 as dealt
    guests: int = 1  # in other games: how many seats the first bot of a pairing takes
    seconds: float = 2.0
    sides: tuple[tuple[str, str], ...] = ()  # only these pairings, if given
    own: Own = ()  # bots that are no names, by what they are called

    @property
    def is_sided(self) -> bool:
        return self.game in SIDED

    @property
    def called(self) -> tuple[str, str]:
        """What the two of a pairing are there."""
        first, second = SIDES[self.game].teams.roles if self.is_sided else ("bot", "among")
        return first, second

    def pairings(self) -> list[tuple[str, str]]:
        """Every ordered pairing; with itself only where the two have different sides."""
        if self.sides:
            return list(self.sides)
        if self.players == 1:
            return [(bot, bot) for bot in self.bots]
        alone = not self.is_sided and len(self.bots) > 1
        return [(a, b) for a in self.bots for b in self.bots if not (alone and a == b)]

    def identity(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in sorted(self.options))
        pairs = " ".join(f"{a}:{b}" for a, b in self.pairings())
        numbers = f"{self.players} {self.saboteurs} {self.guests} seed {self.seed}"
        return f"arena {self.game} {self.edition} {numbers} {pairs} {said}".strip()

    def nothing(self) -> Standing:
        """A standing before the first bout."""
        return Standing(self, [Cell(first, second) for first, second in self.pairings()])

    def play(self, numbers: range) -> Standing:
        """Every pairing on each of these deals."""
        standing = self.nothing()
        for number in numbers:
            for cell, (first, second) in enumerate(self.pairings()):
                standing.add(play(Bout(self, first, second, cell, number)))
            standing.compare()
        return standing


@dataclass
class Cell:
    """One pairing and what came of it."""

    first: str
    second: str
    wins: Sample = field(default_factory=Sample)  # of the first bot's side or seats
    scores: Sample = field(default_factory=Sample)  # of the first bot's seats, if scored
    others: Sample = field(default_factory=Sample)  # of the second's
    times: dict[str, Pace] = field(default_factory=dict)  # CPU seconds of each choice
    last: float = 0.0  # what came of the last deal

    def add(self, outcome: Outcome) -> None:
        """Add what came of one deal."""
        self.last = outcome.win
        self.wins.add(outcome.win)
        for score in outcome.scores:
            self.scores.add(score)
        for score in outcome.others:
            self.others.add(score)
        for bot, times in outcome.times.items():
            pace = self.times.setdefault(bot, Pace())
            for seconds in times:
                pace.add(seconds)

    def merge(self, part: Cell) -> None:
        """Add what others found."""
        self.wins.merge(part.wins)
        self.scores.merge(part.scores)
        self.others.merge(part.others)
        for bot, pace in part.times.items():
            self.times.setdefault(bot, Pace()).merge(pace)

    def data(self) -> dict[str, object]:
        """All figures, rounded."""
        low, high = wilson(self.wins.total, self.wins.n)
        return {
            "first": self.first,
            "second": self.second,
            "rounds": self.wins.n,
            "share": round(self.wins.mean, 5),
            "interval95": [round(low, 5), round(high, 5)],
            "score": self.scores.data(),
            "others": self.others.data(),
            "seconds": {bot: pace.data() for bot, pace in sorted(self.times.items())},
        }


@dataclass
class Found:
    """The cells of a contest, and how those with the same second bot differ on the same deals."""

    cells: list[Cell]
    apart: dict[str, Sample] = field(default_factory=dict)  # by the numbers of two cells
    peak_megabytes: float = 0.0


class Standing(Found):
    """What a contest found."""

    def __init__(self, contest: Contest, cells: list[Cell]) -> None:
        super().__init__(cells)
        self.contest = contest

    def add(self, outcome: Outcome) -> None:
        """Add what came of one bout."""
        self.cells[outcome.cell].add(outcome)
        self.peak_megabytes = max(self.peak_megabytes, outcome.megabytes)

    def compare(self) -> None:
        """A deal was played by every pairing: how did the first bots differ?"""
        for (i, a), (j, b) in combinations(enumerate(self.cells), 2):
            if a.second == b.second:
                self.apart.setdefault(f"{i} {j}", Sample()).add(a.last - b.last)

    def merge(self, part: Found) -> None:
        """Add what others found."""
        for ours, theirs in zip(self.cells, part.cells):
            ours.merge(theirs)
        merge_samples(self.apart, part.apart)
        self.peak_megabytes = max(self.peak_megabytes, part.peak_megabytes)

    def differences(self) -> list[dict[str, object]]:
        """Of each two cells with the same second bot: how the first differ on the same deals."""
        found: list[dict[str, object]] = []
        for pair, sample in self.apart.items():
            a, b = (self.cells[int(at)] for at in pair.split())
            said = {"first": a.first, "less": b.first, "second": a.second}
            found.append({**said, **sample.data()})
        return found

    def data(self) -> dict[str, object]:
        """All figures, rounded, as `--json` prints them."""
        contest = self.contest
        return {
            "game": contest.game,
            "edition": contest.edition,
            "players": contest.players,
            "rounds": self.cells[0].wins.n,
            "seed": contest.seed,
            "options": dict(contest.options),
            "peak_megabytes": round(self.peak_megabytes, 1),
            "cells": [cell.data() for cell in self.cells],
            "differences": self.differences(),
        }


def arena(
    game: str,
    bots: Sequence[AnyBot],
    players: int | None = None,
    rounds: int = 1000,
    seed: int = 1,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    saboteurs: int | None = None,
    guests: int | None = None,
    against: Sequence[AnyBot] = (),
    processes: int = 1,
    on: str = "",
) -> Standing:
    """Let bots meet on the same deals; names, bots of your own, or what makes them.

    Of two sides one bot plays every digger, the other every saboteur; elsewhere a bot is a guest
    (at `guests` seats) at a table of another. `against` pairs the bots with these only.
    """
    asked = (game, bots, players, rounds, seed, edition, options, saboteurs, guests, against)
    return compete(contest_of(*asked), processes, on=on)


def contest_of(
    game: str,
    bots: Sequence[AnyBot],
    players: int | None,
    rounds: int,
    seed: int,
    edition: str | None,
    options: Mapping[str, object] | None,
    saboteurs: int | None,
    guests: int | None,
    against: Sequence[AnyBot],
) -> Contest:
    """The contest that is asked for; Refused if it cannot be played."""
    played = dwarrow.game_named(game)
    seats = seats_of(players, played)
    chosen, _ = answered(played, edition or None, options, {})
    rounds, seed = whole(rounds, "the number of rounds", 0), whole(seed, "a seed")
    _check_numbers(game, saboteurs, guests)
    by_halves = game in SIDES and game not in SIDED  # guests of all hidden sides, as many as others
    listed, others = several(bots, "bots"), several(against, "bots")
    names, own = called([*listed, *others], game)
    firsts, seconds = names[: len(listed)], names[len(listed) :]
    contest = Contest(
        game,
        tuple(dict.fromkeys(names)),
        seats,
        rounds,
        seed,
        chosen,
        tuple((name, spelled(value)) for name, value in (options or {}).items()),
        -1 if saboteurs is None else saboteurs,
        guests or (max(1, seats // 2) if by_halves else 1),
        sides=tuple((a, b) for a in firsts for b in seconds),
        own=own,
    )
    check(contest)
    return contest


def _check_numbers(game: str, saboteurs: object, guests: object) -> None:
    """Refuse how many play for a side, where there are no such sides."""
    if saboteurs is not None and game not in SIDED:
        raise Refused(f"--saboteurs is for {', '.join(SIDED)}, not for {game}")
    if guests is not None and game in SIDED:
        raise Refused(f"--guests is for other games; in {game} a bot plays a whole side")
    for what, number in (("saboteurs", saboteurs), ("guests", guests)):
        if number is not None:
            whole(number, f"the number of {what}", 1)


def compete(
    contest: Contest, processes: int = 0, tick: Callable[[], None] = lambda: None, on: str = ""
) -> Standing:
    """Play a contest in several processes; every cell plays the same numbered deals."""
    check(contest)
    run = run_of(contest)
    for numbers, _ in run.parts(Workers(processes, on)):
        for _ in range(len(numbers) * len(run.total.cells)):
            tick()
    return run.total


def run_of(contest: Contest, file: Path | None = None) -> Run[Standing]:
    """A run of a contest, gone on with if its file is there."""
    block = 1 if contest.own else block_of(contest.bots)
    nothing = contest.nothing()
    run = Run(contest, contest.identity(), contest.rounds, block, nothing, Found, file)
    run.resume()
    return run


def check(contest: Contest) -> None:
    """Refuse what cannot be played, with what can."""
    game = dwarrow.game_named(contest.game)
    if not contest.bots:
        raise Refused("name at least one bot")
    seated(contest.bots, contest.own, contest.game)
    if contest.players not in game.SEATS:
        least, most = game.SEATS[0], game.SEATS[-1]
        seats = "one player" if most == 1 else f"{least} to {most} players"
        raise Refused(f"{contest.game} is for {seats}, not {contest.players}")
    if not 0 < contest.guests <= contest.players:
        raise Refused(f"guests may be 1 to {contest.players}")
    game.check(rules_of(contest), contest.players)
    if contest.is_sided:
        roles_of(Bout(contest, "", "", 0, 0))
