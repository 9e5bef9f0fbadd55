"""The table in a terminal, in colour."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from dwarrow.kernel.state import View
from dwarrow.kernel.table import Table
from dwarrow.words import window

COLOURS = {
    "▒": "grey30",
    "░": "blue",
    "×": "red",
    "·": "grey23",
    "?": "bold cyan",
    "$": "bold gold1",
}


def draw(table: Table, view: View, out: Console, language: str) -> None:
    """What a seat sees, as large as the window lets it."""
    drawn = window.drawn(table.game, view, table.names, language, out.width, out.height)
    out.print(coloured(drawn))


def coloured(drawing: str) -> Text:
    text = Text(drawing)
    for letter, style in COLOURS.items():
        text.highlight_words([letter], style=style)
    text.highlight_words(list("━┃┏┓┗┛┣┫┳┻╋╬╸╹╺╻╱╲"), style="bold yellow")
    return text
