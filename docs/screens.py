"""Writes the screens of docs/terminal.md, one a game on 80 × 24: `python docs/screens.py`."""

from __future__ import annotations

import contextlib
import re
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import dwarrow
from dwarrow import words
from dwarrow.cli.choosing import Leaves
from dwarrow.cli.play import DWARFS, ME, Screen
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.table import Table

PAGE = Path(__file__).parent / "terminal.md"
HEAD = "## The five games on a small screen\n"
SCREENS = re.compile(re.escape(HEAD) + r"(?:.|\n)*?(?=\n## )")
# Each game in the words of one of its boxes, or of a language that has none.
SHOWN = (
    ("saboteur", "uk16", "uk", 14),
    ("saboteur2", "ru-ls", "ru", 20),
    ("duel", "uk-duel", "uk", 12),
    ("solo", "uk-solo", "cs", 9),
    ("kings", "ru13", "en", 13),
)


class Shown(Screen):
    """A screen up to the line in which somebody would type."""

    def ask_person(self, prompt: str) -> str:
        self.out.print(prompt)
        raise Leaves


def played(game: str, edition: str, moves: int) -> Table:
    """A table some way into its first round, dug eastwards, with seat 0 to choose."""
    seats = dwarrow.game_named(game).USUAL_SEATS
    table = dwarrow.new(game, seats, edition, seed=5, names=["Thrain", *DWARFS[: seats - 1]])
    dice = Seeded(5)
    while len(table.log) <= moves or table.turn != ME or len(table.moves()) == 1:
        table.play(max(table.moves(), key=lambda move: liked(table.game.move_data(move), dice)))
    return table


def liked(move: dict[str, Any], dice: Seeded) -> tuple[bool, int, int]:
    leads_on = move["do"] == "lay" and "/-" not in move["card"]
    return leads_on, move["x"] if leads_on else 0, dice.below(100)


def screen(game: str, edition: str, language: str, moves: int) -> str:
    table = played(game, edition, moves)
    spoken = words.voice(language, game, edition)
    out = Console(width=80, height=24, file=StringIO(), highlight=False)
    shown = Shown(table, [], out, spoken, None)
    with contextlib.suppress(Leaves):
        shown.choose([*map(table.game.move_data, table.moves())])
    assert isinstance(out.file, StringIO)
    lines = [line.rstrip() for line in out.file.getvalue().splitlines()]
    called = f"`dwarrow play {game} --edition {edition} --language {language}`"
    return "\n".join([called, "", "```", *lines, "```", ""])


def page(text: str) -> str:
    """The page with the screens of today."""
    told = "\n".join([HEAD, *(screen(*each) for each in SHOWN)])
    return SCREENS.sub(lambda _: told, text, count=1)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
