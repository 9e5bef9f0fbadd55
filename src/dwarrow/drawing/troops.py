"""The table of a game of troops: mines with the troops on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dwarrow.drawing import cards
from dwarrow.drawing.cards import CHALK, MARGIN, NIGHT, STEP_X, STEP_Y
from dwarrow.drawing.pen import Box, Disc, Label, Picture, Shape

RACES = {"dwarf": "#c8963f", "orc": "#6e8f46", "goblin": "#a05a9c", "giant": "#5a82aa"}
PLOTS = 10  # mines of a king in one row


def table(data: Any, wish: Mapping[str, Any] | None = None) -> Picture:
    """The centre in the first row, then the captured mines of each king; a wish is framed."""
    rows = [
        ("centre", data["centre"]),
        *((race, p) for race, p in zip(data["races"], data["open"])),
    ]
    widest = min(PLOTS, max(5, *(len(plots) for _, plots in rows)))
    found = Picture(MARGIN + 70 + widest * STEP_X, MARGIN * 2 + len(rows) * STEP_Y, NIGHT)
    for row, (name, plots) in enumerate(rows):
        y = MARGIN + row * STEP_Y
        if name in RACES:
            found.shapes.append(Disc(40, y + 26, 15, RACES[name]))
        found.shapes.append(Label(40, y + 54, 12, CHALK, name))
        for column, plot in enumerate(plots[:PLOTS]):
            is_wished = wish is not None and spot_of(wish) == (row, column)
            shapes = [*plot_card(plot), cards.frame()] if is_wished else plot_card(plot)
            found.shapes += cards.moved(shapes, 70 + column * STEP_X, y)
    return found


def has_place(move: Mapping[str, Any]) -> bool:
    """Whether a move goes to a mine."""
    return "index" in move


def spot_of(move: Mapping[str, Any]) -> tuple[int, int] | None:
    """The row and the column of the mine that a card would be played on."""
    if not has_place(move):
        return None
    return (0 if move["place"] == "centre" else 1 + move["owner"]), move["index"]


def plot_card(plot: Any) -> list[Shape]:
    """A mine: what it is worth, and the troops on it."""
    shapes = cards.rock(str(plot["mine"]))
    shapes += [
        Box(8, 50, 34, 15, 4, cards.INK),
        Box(9.5, 51.5, 31, 12, 3, cards.GOLD),
        Label(25, 57.5, 11, cards.INK, str(plot["value"])),
    ]
    for i, troop in enumerate(plot["troops"]):
        race, _, strength = str(troop).partition("-")
        x, y = 13 + 24 * (i % 2), 14 + 20 * (i // 2)
        shapes += [Disc(x, y, 9, cards.INK), Disc(x, y, 7.8, RACES[race])]
        shapes.append(Label(x, y, 10, cards.PALE, strength.partition("/")[0]))
    return shapes
