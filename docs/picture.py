"""Draws the picture of docs/terminal.md: a game of Saboteur between bots, as the terminal shows it.

Run: python docs/picture.py
"""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

import dwarrow
from dwarrow import words
from dwarrow.bots import bot_named
from dwarrow.cli.screen import coloured
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL
from dwarrow.lab.seats import Stories, ask

NAMES = ["Thrain", "Bofi", "Dara", "Gim", "Hild"]


def main() -> None:
    table = dwarrow.new("saboteur", seed=6, names=NAMES)
    stories, dice, bot = Stories(table), Seeded(6), bot_named("habit", "saboteur")
    for _ in range(17):
        table.play(ask(bot, table, stories, dice))
    out = Console(record=True, width=84, file=StringIO(), highlight=False)
    out.print(coloured(table.game.drawn(table.view(0))))
    for told in [told for told in table.told if told.to == ALL][-5:]:
        out.print(words.tell("saboteur", told.event, table.names), style="italic")
    out.save_svg(str(Path(__file__).parent / "table.svg"), title="dwarrow play saboteur")


if __name__ == "__main__":
    main()
