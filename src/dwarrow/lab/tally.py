"""Rows folded into what a report shows: one `Tally` a setting, in memory that does not grow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from dwarrow.bots import SIDES
from dwarrow.bots.digging.sides import HINDERS
from dwarrow.games import GAMES
from dwarrow.lab.bout import SIDED
from dwarrow.lab.rows import Row
from dwarrow.lab.samples import Sample

MOST_PAIRED = 20_000  # games whose outcome is kept one by one, to compare options on the same deals


class Setting(NamedTuple):
    """What was played."""

    game: str
    edition: str
    options: str
    players: int


@dataclass
class Tally:
    """What the rows of one setting say."""

    games: int = 0
    bots: tuple[str, ...] = ()
    roles: dict[str, Sample] = field(default_factory=dict)  # rounds with a role: its side's wins
    gold_of: dict[str, Sample] = field(default_factory=dict)  # what a role won in a round
    places: dict[int, Sample] = field(default_factory=dict)  # gold by order of play in a round
    seats: dict[int, Sample] = field(default_factory=dict)  # whether a seat won the game
    lengths: Counter[int] = field(default_factory=Counter)  # moves of a round
    gold: Counter[int] = field(default_factory=Counter)  # gold of a seat in a whole game
    heat: Counter[tuple[int, int]] = field(default_factory=Counter)  # rounds with a card there
    rounds: int = 0
    whys: Counter[str] = field(default_factory=Counter)  # rounds and seats by clause
    headlines: dict[int, float] = field(default_factory=dict)  # by game: its headline number

    def add(self, row: Row) -> None:
        role, seat = row["role"], row["seat"]
        self.gold_of.setdefault(role, Sample()).add(row["gold"])
        self.places.setdefault(row["place"], Sample()).add(row["gold"])
        self.whys[row["why"]] += 1
        if seat == 0:
            self._add_round(row)

    def _add_round(self, row: Row) -> None:
        """What is the same in the rows of all seats."""
        self.rounds += 1
        self.lengths[row["moves"]] += 1
        for cell in row["mine"].split():
            x, _, y = cell.partition(",")
            self.heat[int(x), int(y)] += 1

    def end_game(self, rows: list[Row]) -> None:
        """All the rows of one game."""
        self.games += 1
        self._add_sides(rows)
        last = max(row["round"] for row in rows)
        final = [row for row in rows if row["round"] == last]
        self.bots = tuple(row["bot"] for row in final)
        for row in final:
            self.gold[row["total"]] += 1
            self.seats.setdefault(row["seat"], Sample()).add(float(row["won_game"]))
        if len(self.headlines) < MOST_PAIRED:
            self.headlines[rows[0]["number"]] = headline(rows)

    def _add_sides(self, rows: list[Row]) -> None:
        """A round counts once a role, however many seats have it: they win and lose together."""
        sides: dict[tuple[int, str], list[bool]] = {}
        for row in rows:
            if row["won"] is not None:
                sides.setdefault((row["round"], row["role"]), []).append(row["won"])
        for (_, role), won in sides.items():
            self.roles.setdefault(role, Sample()).add(sum(won) / len(won))


def _by_who_hinder(rows: list[Row]) -> float:
    return sum(1.0 for row in rows if row["won"] == (row["role"] == HINDERS)) / len(rows)


def _by_seats(rows: list[Row]) -> float:
    return sum(1.0 for row in rows if row["won"]) / len(rows)


def _in_the_end(rows: list[Row]) -> float:
    return float(max(row["total"] for row in rows))


def _by_who_began(rows: list[Row]) -> float:
    began = next(row["seat"] for row in rows if row["round"] == 1 and row["place"] == 0)
    return float(any(row["won_game"] for row in rows if row["seat"] == began))


# The number by which settings of a game are compared, and how it is found in one game's rows.
Headline = tuple[str, Callable[[list[Row]], float]]


@cache
def _headline_of(game: str) -> Headline:
    """By what there is to win: the round of a side or a seat, nuggets alone, or the game."""
    if game in SIDED:
        return f"rounds won by the {HINDERS}s", _by_who_hinder
    if game in SIDES:
        return "seats that win a round", _by_seats
    if GAMES[game].SEATS[-1] == 1:
        return "nuggets in the end", _in_the_end
    return "games won by who began", _by_who_began


def headline_name(game: str) -> str:
    return _headline_of(game)[0]


def headline(rows: list[Row]) -> float:
    """Of one game."""
    return _headline_of(rows[0]["game"])[1](rows)


class Tallies:
    """Rows by setting, as they come: those of one game come one after the other."""

    def __init__(self) -> None:
        self.by_setting: dict[Setting, Tally] = {}
        self._game: list[Row] = []

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            game = (row["number"], setting_of(row))
            if self._game and game != (self._game[0]["number"], setting_of(self._game[0])):
                self.flush()
            self._game.append(row)

    def flush(self) -> None:
        """The last game is whole."""
        if self._game:
            tally = self.by_setting.setdefault(setting_of(self._game[0]), Tally())
            for row in self._game:
                tally.add(row)
            tally.end_game(self._game)
        self._game = []


def setting_of(row: Row) -> Setting:
    return Setting(row["game"], row["edition"], row["options"], row["players"])


def difference(one: Tally, other: Tally) -> Sample:
    """How the headlines differ on the same deals."""
    sample = Sample()
    for number in sorted(one.headlines.keys() & other.headlines.keys()):
        sample.add(one.headlines[number] - other.headlines[number])
    return sample


def quantile(counts: Counter[int], share: float) -> int:
    """The value that this share of the values does not exceed."""
    seen, total = 0, sum(counts.values())
    for value in sorted(counts):
        seen += counts[value]
        if seen >= share * total:
            return value
    return 0


def mean(counts: Counter[int]) -> float:
    return sum(value * n for value, n in counts.items()) / max(1, sum(counts.values()))
