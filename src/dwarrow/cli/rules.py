"""The clauses of a game in the terminal, read from the rules shipped with the package."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

import dwarrow
from dwarrow.kernel.rules import differences, values_of
from dwarrow.kernel.state import Refused

SOURCE = Path(__file__).parents[3] / "docs" / "rules"
ROW = re.compile(r"^\| ((?:SAB|SB2|DUEL|SOLO|KUM)-\d+) \| (.*?) \| (.*?) \|$", re.MULTILINE)


def text_of(game: str) -> str:
    """The rules page of a game: shipped in the package, or beside the source."""
    shipped = files("dwarrow.words").joinpath("rules", f"{game}.md")
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8")
    return (SOURCE / f"{game}.md").read_text(encoding="utf-8")


def clauses(game: str) -> dict[str, str]:
    """What each clause says, by its number."""
    return {number: says for number, says, _ in ROW.findall(text_of(game))}


def show(game: str, edition: str | None, out: Console) -> None:
    """All clauses; with an edition, its answers to the options first."""
    if edition is not None:
        out.print(answers(game, edition))
    out.print(Markdown(text_of(game)))


def edition_of(game: str, edition: str) -> object:
    editions = dwarrow.game_named(game).EDITIONS
    if edition not in editions:
        raise Refused(f"{game} has no edition {edition!r}; there are: {', '.join(editions)}")
    return editions[edition]


def answers(game: str, edition: str) -> Grid:
    options = dwarrow.game_named(game).OPTIONS
    grid = Grid("option", "answer", "clauses", "meaning", box=None, header_style="bold")
    for name, value in values_of(edition_of(game, edition)).items():
        grid.add_row(name, value, " ".join(options[name].clauses), options[name].meaning)
    return grid


def comparison(game: str, left: str, right: str) -> Grid:
    """The options on which two editions differ, with the clauses that say so."""
    says = clauses(game)
    options = dwarrow.game_named(game).OPTIONS
    grid = Grid("option", left, right, "clauses", header_style="bold", show_lines=True)
    found = differences(edition_of(game, left), edition_of(game, right))
    for name, (one, other) in found.items():
        told = [f"{number}: {says[number]}" for number in options[name].clauses if number in says]
        grid.add_row(name, one, other, "\n".join(told) or " ".join(options[name].clauses))
    if not found:
        grid.add_row("(they play alike)", "", "", "")
    return grid
