"""Cards laid out: the mine with its coordinates, or the table of a game of troops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from dwarrow.drawing import cards, troops
from dwarrow.drawing.cards import CHALK, MARGIN, NIGHT, STEP_X, STEP_Y
from dwarrow.drawing.pen import Label, Picture, Shape
from dwarrow.kernel.state import View
from dwarrow.parts.tunnel import FACE_DOWN, Maze


class Wish(NamedTuple):
    """A move that was not made: its facts, and the face of a card that it would lay."""

    move: Mapping[str, Any]
    face: int = 0


def picture(view: View, wish: Wish | None = None) -> Picture:
    """What lies open, as a picture; a wish is drawn as if it were made, in a frame."""
    public: Any = view.public  # type: ignore[attr-defined]
    data: Any = view.public_data()
    maze = getattr(public, "maze", None)
    if maze is None:
        return troops.table(data, wish.move if wish else None)
    return mine(maze, data, notes_of(data), wish)


def has_place(view: View, move: Mapping[str, Any]) -> bool:
    """Whether a move goes to a place that is drawn."""
    maze = getattr(view.public, "maze", None)  # type: ignore[attr-defined]
    return troops.has_place(move) if maze is None else place_of(maze, move) is not None


def place_of(maze: Maze, move: Mapping[str, Any]) -> tuple[int, int] | None:
    if "goal" in move:
        cell = maze.goals[move["goal"]]
        return int(maze.x_of(cell)), int(maze.y_of(cell))
    return (move["x"], move["y"]) if "x" in move else None


def mine(maze: Maze, data: Any, notes: dict[str, str], wish: Wish | None = None) -> Picture:
    cells = [*maze.laid, *maze.goals]
    places = [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in cells]
    wished = place_of(maze, wish.move) if wish else None
    xs, ys = zip(*(places + ([wished] if wished else [])))
    left, top = min(xs), min(ys)
    columns, rows = max(xs) - left + 1, max(ys) - top + 1
    size = (MARGIN * 2 + columns * STEP_X, MARGIN * 2 + rows * STEP_Y)
    found = Picture(*size, NIGHT)
    found.shapes += _coordinates(left, top, columns, rows)
    words = {(card["x"], card["y"]): card["card"] for card in data["maze"]}
    drawn = [(at, _laid(maze, *at, words.get(at, ""), notes)) for at in dict.fromkeys(places)]
    if wish and wished:
        drawn.append((wished, _wished(maze, wish)))
    for (x, y), shapes in drawn:
        at = (MARGIN + (x - left) * STEP_X, MARGIN + (y - top) * STEP_Y)
        found.shapes += cards.moved(shapes, *at)
    return found


def _wished(maze: Maze, wish: Wish) -> list[Shape]:
    """The card that would be laid, or the card that would be played on, in a frame."""
    laid = cards.card(maze.shapes.faces[wish.face], wish.move["card"]) if wish.face else []
    return [*laid, cards.frame()]


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
