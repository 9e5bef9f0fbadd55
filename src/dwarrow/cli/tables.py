"""Lists and figures as tables for the terminal."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table as Grid

import dwarrow
from dwarrow import words
from dwarrow.bots import bot_names
from dwarrow.kernel.rules import values_of
from dwarrow.lab.samples import Sample
from dwarrow.lab.sim import Report


def games_data() -> list[dict[str, object]]:
    """Every game with its seats, editions, options and bots, in JSON form."""
    return [
        {
            "game": name,
            "players": [game.SEATS[0], game.SEATS[-1]],
            "editions": {edition: values_of(rules) for edition, rules in game.EDITIONS.items()},
            "options": {
                option: {
                    "values": list(o.values),
                    "clauses": list(o.clauses),
                    "means": words.say(f"option-{name}-{option}"),
                }
                for option, o in game.OPTIONS.items()
            },
            "bots": bot_names(name),
        }
        for name, game in dwarrow.GAMES.items()
    ]


def games_table() -> Grid:
    grid = Grid("game", "players", "editions", "bots", box=None, header_style="bold")
    for name, game in dwarrow.GAMES.items():
        players = f"{game.SEATS[0]}-{game.SEATS[-1]}"
        bots = escape(", ".join(bot_names(name)))
        grid.add_row(name, players, ", ".join(game.EDITIONS), bots)
    return grid


def interval(sample: Sample, percent: bool = False) -> str:
    if percent:
        return f"{100 * sample.mean:.1f} % ± {100 * sample.margin:.1f}"
    return f"{sample.mean:.2f} ± {sample.margin:.2f}"


def report_table(report: Report) -> Grid:
    """Seats first, then what the game says of its rounds."""
    title = f"{report.game} ({report.edition}), {report.games} games, seed {report.seed}"
    grid = Grid("", "wins", "score", title=title, title_justify="left", box=None)
    for seat, bot in enumerate(report.bots):
        wins, score = interval(report.wins[seat], True), interval(report.scores[seat])
        grid.add_row(f"seat {seat} {escape(bot)}", wins, score)
    grid.add_section()
    grid.add_row("moves a game", "", interval(report.moves))
    for name, sample in report.facts.items():
        grid.add_row(name, "", interval(sample, percent=name.endswith(" win")))
    return grid


def bench_table(figures: list[dict[str, object]]) -> Grid:
    grid = Grid("", *(str(row["game"]) for row in figures), box=None, header_style="bold")
    for name in list(figures[0])[1:]:
        grid.add_row(name, *(_figure(row[name]) for row in figures))
    return grid


def _figure(value: object) -> str:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return f"{value:,}" if is_number else str(value)
