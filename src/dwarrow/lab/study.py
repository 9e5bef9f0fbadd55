"""What a report is made of: games played for it over players, editions and options, or a file's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import dwarrow
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import Refused
from dwarrow.lab.known import GAMES as KNOWN_GAMES
from dwarrow.lab.known import Suspicion, suspicion
from dwarrow.lab.rows import read_rows
from dwarrow.lab.run import block_of
from dwarrow.lab.sim import Plan, Report, planned
from dwarrow.lab.spread import Workers, spread
from dwarrow.lab.tally import Setting, Tallies, Tally


@dataclass(frozen=True)
class Scope:
    """What is asked for."""

    game: str
    players: tuple[int, ...]
    editions: tuple[str, ...]
    games: int  # a setting
    bot: str = "habit"
    seed: int = 1
    with_options: bool = True

    @property
    def usual(self) -> int:
        """The number of players by which options are compared."""
        usual = dwarrow.game_named(self.game).USUAL_SEATS
        return usual if usual in self.players else self.players[len(self.players) // 2]


@dataclass
class Study:
    """What was found of one game."""

    game: str
    tallies: dict[Setting, Tally]
    source: str  # how it was found, in words
    known: dict[int, Suspicion] = field(default_factory=dict)  # by players

    def plain(self, edition: str) -> dict[int, Tally]:
        """By players, with no option answered differently."""
        return {s.players: t for s, t in self.settings(edition).items() if not s.options}

    def settings(self, edition: str) -> dict[Setting, Tally]:
        return {s: t for s, t in sorted(self.tallies.items()) if s.edition == edition}

    @property
    def editions(self) -> list[str]:
        return list(dict.fromkeys(setting.edition for setting in self.tallies))


@dataclass(frozen=True)
class Plans:
    """So many games of each plan, one plan after the other, as one work: workers begin once."""

    plans: tuple[Plan, ...]
    games: int

    def blocks(self) -> Iterator[range]:
        for i, plan in enumerate(self.plans):
            first, size = i * self.games, block_of(plan.bots)
            for at in range(first, first + self.games, size):
                yield range(at, min(at + size, first + self.games))

    def play(self, numbers: range) -> Report:
        which, first = divmod(numbers.start, self.games)
        return self.plans[which].play(range(first, first + len(numbers)))


def plans_of(scope: Scope) -> list[Plan]:
    """Every number of players and edition, then every other answer to every option."""
    plans = [
        _plan(scope, players, edition, {})
        for edition in scope.editions
        for players in scope.players
    ]
    if scope.with_options:
        edition = scope.editions[0]
        for answers in other_answers(scope.game, edition):
            try:
                plans.append(_plan(scope, scope.usual, edition, answers))
            except Refused:
                continue  # an answer that does not go with the others
    return plans


def _plan(scope: Scope, players: int, edition: str, options: dict[str, object]) -> Plan:
    return planned(scope.game, players, [scope.bot], scope.seed, edition, options, keeps_rows=True)


def other_answers(game: str, edition: str) -> Iterator[dict[str, object]]:
    """One option at a time answered otherwise than the edition does."""
    played = dwarrow.game_named(game)
    said = values_of(played.EDITIONS[edition])
    for name, option in played.OPTIONS.items():
        for value in option.values:
            if value != said[name]:
                yield {name: value}


def studied(
    scope: Scope, workers: Workers, tick: Callable[[int], None] = lambda games: None
) -> Study:
    """Play all that is asked for."""
    tallies, plans = Tallies(), Plans(tuple(plans_of(scope)), scope.games)
    blocks = list(plans.blocks())
    for numbers, part in zip(blocks, spread(plans, blocks, workers)):
        tallies.add(part.rows)
        tick(len(numbers))
        if numbers.stop % scope.games == 0:  # a plan is through
            tallies.flush()
    known: dict[int, Suspicion] = {}
    if scope.game in KNOWN_GAMES:
        asked = (scope.game, scope.usual, max(2, scope.games // 5), scope.bot, scope.seed)
        known[scope.usual] = suspicion(*asked, workers)
    source = f"{scope.games} games a setting, `{scope.bot}` at every seat, seed {scope.seed}"
    return Study(scope.game, tallies.by_setting, source, known)


def studies_in(file: Path) -> list[Study]:
    """What a file of rows says, game by game."""
    tallies = Tallies()
    for rows in read_rows(file):
        tallies.add(rows)
    tallies.flush()
    games = dict.fromkeys(setting.game for setting in tallies.by_setting)
    found = tallies.by_setting.items()
    return [
        Study(game, {s: t for s, t in found if s.game == game}, f"The rows of `{file.name}`")
        for game in games
    ]
