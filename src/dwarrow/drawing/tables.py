"""Cards laid out: the mine with its coordinates, or the table of the game that digs none."""

from __future__ import annotations

from typing import Any

from dwarrow.drawing import cards, kings
from dwarrow.drawing.cards import CHALK, MARGIN, NIGHT, STEP_X, STEP_Y
from dwarrow.drawing.pen import Label, Picture, Shape
from dwarrow.kernel.state import View
from dwarrow.parts.tunnel import FACE_DOWN, Maze


def picture(view: View) -> Picture:
    """What lies open, as a picture."""
    public: Any = view.public  # type: ignore[attr-defined]
    data: Any = view.public_data()
    maze = getattr(public, "maze", None)
    return kings.table(data) if maze is None else mine(maze, data, notes_of(data))


def mine(maze: Maze, data: Any, notes: dict[str, str]) -> Picture:
    cells = [*maze.laid, *maze.goals]
    xs = [int(maze.x_of(cell)) for cell in cells]
    ys = [int(maze.y_of(cell)) for cell in cells]
    left, top = min(xs), min(ys)
    columns, rows = max(xs) - left + 1, max(ys) - top + 1
    size = (MARGIN * 2 + columns * STEP_X, MARGIN * 2 + rows * STEP_Y)
    found = Picture(*size, NIGHT)
    found.shapes += _coordinates(left, top, columns, rows)
    words = {(card["x"], card["y"]): card["card"] for card in data["maze"]}
    for x, y in dict.fromkeys(zip(xs, ys)):
        shapes = _laid(maze, x, y, words.get((x, y), ""), notes)
        at = (MARGIN + (x - left) * STEP_X, MARGIN + (y - top) * STEP_Y)
        found.shapes += cards.moved(shapes, *at)
    return found


def _laid(maze: Maze, x: int, y: int, word: str, notes: dict[str, str]) -> list[Shape]:
    face = int(maze.face_at(x, y))
    if face == FACE_DOWN:
        return cards.back()
    shapes = cards.card(maze.shapes.faces[face], word)
    note = notes.get(word, "")
    return shapes + (cards.key() if note == "key" else cards.token(note) if note else [])


def _coordinates(left: int, top: int, columns: int, rows: int) -> list[Shape]:
    across: list[Shape] = [
        Label(MARGIN + (i + 0.5) * STEP_X, MARGIN / 2, 11, CHALK, str(left + i))
        for i in range(columns)
    ]
    return across + [
        Label(MARGIN / 2, MARGIN + (i + 0.5) * STEP_Y, 11, CHALK, str(top + i)) for i in range(rows)
    ]


def notes_of(data: Any) -> dict[str, str]:
    """Which cards bear a token or a key, in games that have them."""
    notes: dict[str, str] = {}
    for seat, colour in enumerate(("green", "blue")):
        for what in ("keys", "tokens"):
            held = data.get(what)
            if isinstance(held, list) and seat < len(held) and isinstance(held[seat], list):
                notes |= dict.fromkeys(held[seat], "key" if what == "keys" else colour)
    return notes
