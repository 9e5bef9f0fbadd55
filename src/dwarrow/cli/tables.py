"""Lists and figures as tables for the terminal."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table as Grid

import dwarrow
from dwarrow import words
from dwarrow.bots import bot_names
from dwarrow.kernel.rules import values_of
from dwarrow.lab.samples import number, share
from dwarrow.lab.sim import Report

HEADS = ("game", "players", "editions", "bots")


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


def games_table(language: str) -> Grid:
    """What there is to play: each game as it is typed, and as the language calls it."""
    heads = (words.say(f"terminal-{head}", language) for head in HEADS)
    grid = Grid(*heads, box=None, header_style="bold")
    for name, game in dwarrow.GAMES.items():
        players = "–".join(dict.fromkeys((str(game.SEATS[0]), str(game.SEATS[-1]))))
        called = f"{name}\n[dim]{escape(words.say(f'game-{name}', language))}[/dim]"
        grid.add_row(called, players, ", ".join(game.EDITIONS), escape(", ".join(bot_names(name))))
    return grid


def report_table(report: Report) -> Grid:
    """Seats first, then what the game says of its rounds."""
    title = f"{report.game} ({report.edition}), {report.games} games, seed {report.seed}"
    grid = Grid("", "wins", "score", title=title, title_justify="left", box=None)
    for seat, bot in enumerate(report.bots):
        wins, score = share(report.wins[seat]), number(report.scores[seat])
        grid.add_row(f"seat {seat} {escape(bot)}", wins, score)
    grid.add_section()
    grid.add_row("moves a game", "", number(report.moves))
    for name, sample in report.facts.items():
        grid.add_row(name, "", share(sample) if name.endswith(" win") else number(sample))
    return grid


def bench_table(figures: list[dict[str, object]]) -> Grid:
    grid = Grid("", *(str(row["game"]) for row in figures), box=None, header_style="bold")
    for name in list(figures[0])[1:]:
        grid.add_row(name, *(_figure(row[name]) for row in figures))
    return grid


def _figure(value: object) -> str:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return f"{value:,}" if is_number else str(value)
