"""A maze as data and as text: for views, positions, tests and the terminal."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.shapes import (
    COLOURS,
    EAST,
    NORTH,
    SOUTH,
    Shape,
    Shapes,
    is_turned,
    kind_of,
    letters_of,
)
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze, face_of
from dwarrow.parts.walk import joined_from

# The middle of a card by the sides joined there (N E S W bits); a lone arm ends in the middle.
JOINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
WIDTH, HEIGHT = 5, 3
DOORSTEPS = ((0, 2), (1, 3), (2, 2), (1, 1))  # row and column where an arm leaves the middle


def maze_data(maze: Maze, words: tuple[str, ...]) -> list[dict[str, object]]:
    """The face-up cards in order of place: where, which card, turned or not."""
    return [
        {
            "x": int(maze.x_of(cell)),
            "y": int(maze.y_of(cell)),
            "card": words[kind_of(maze.face_in(cell))],
            "turned": is_turned(maze.face_in(cell)),
            **feature_data(maze.shapes.faces[maze.face[cell]]),
        }
        for cell in maze.laid
    ]


def feature_data(shape: Shape) -> dict[str, object]:
    """What stands on the arms of a card as it lies: door, troll and nuggets, each by its sides."""
    data: dict[str, object] = {}
    if shape.door:
        data["door"] = {"side": letters_of(shape.door), "colour": COLOURS[shape.colour]}
    if shape.troll:
        data["troll"] = letters_of(shape.troll)
    if shape.gold:
        data["gold"] = {"nuggets": shape.gold, "sides": letters_of(shape.gold_sides)}
    return data


def drawn_maze(maze: Maze, marks: list[str], notes: dict[int, str] | None = None) -> str:
    """The maze in letters with its coordinates; `marks` are one letter a card kind, or empty.

    `notes` are one letter for the corner of the card in a place: a token or a key on it, or the
    number of a goal that lies face down.
    """
    cells = [*maze.laid, *maze.goals]
    xs = range(min(int(maze.x_of(c)) for c in cells), max(int(maze.x_of(c)) for c in cells) + 1)
    ys = range(min(int(maze.y_of(c)) for c in cells), max(int(maze.y_of(c)) for c in cells) + 1)
    lines = ["     " + "".join(f"{x:^{WIDTH}}" for x in xs).rstrip()]
    for y in ys:
        cards = [card_lines(maze, x, y, marks, notes) for x in xs]
        for row in range(HEIGHT):
            label = f"{y:>3}  " if row == 1 else "     "
            lines.append((label + "".join(card[row] for card in cards)).rstrip())
    return "\n".join(lines)


def small_maze(maze: Maze, marks: list[str], notes: dict[int, str] | None = None) -> str:
    """The maze with one line a row and three letters a card, for a small window."""
    cells = [*maze.laid, *maze.goals]
    xs = range(min(int(maze.x_of(c)) for c in cells), max(int(maze.x_of(c)) for c in cells) + 1)
    ys = range(min(int(maze.y_of(c)) for c in cells), max(int(maze.y_of(c)) for c in cells) + 1)
    lines = ["   " + "".join(f"{x:>2} " for x in xs).rstrip()]
    for y in ys:
        row = "".join(small_card(maze, x, y, marks, notes) for x in xs)
        lines.append(f"{y:>2} {row}".rstrip())
    return "\n".join(lines)


def small_card(
    maze: Maze, x: int, y: int, marks: list[str], notes: dict[int, str] | None = None
) -> str:
    """One place as three letters: what leads on, and `×` for a side that leads nowhere."""
    face = int(maze.face_at(x, y))
    if face == EMPTY:
        return " · "
    note = (notes or {}).get(int(maze.cell_at(x, y)), "")
    if face == FACE_DOWN:
        return f"░?{note or '░'}"
    shape = maze.shapes.faces[face]
    return small_shape(shape, note or marks[kind_of(face)])


def small_shape(shape: Shape, mark: str = "") -> str:
    """A card in three letters: its left side, its middle, its right side."""
    joins = shape.joins()
    left, right = (_small_arm(shape, joins, side) for side in (3, 1))
    return f"{left}{mark or _small_middle(shape, joins)}{right}"


def _small_arm(shape: Shape, joins: int, side: int) -> str:
    if shape.door >> side & 1:
        return COLOURS[shape.colour][0]
    if shape.troll >> side & 1:
        return "t"
    arm = _arm(shape.edges, joins, side)
    return " " if arm == "▒" else arm


def _small_middle(shape: Shape, joins: int) -> str:
    """How the arms meet; nuggets as a digit; dead ends by the sides that are open."""
    if shape.gold:
        return str(shape.gold)
    middle = _middle(joins)
    if middle != "▒":
        return middle
    return "×" if shape.edges & (NORTH | SOUTH) else "▒"


def card_lines(
    maze: Maze, x: int, y: int, marks: list[str], notes: dict[int, str] | None = None
) -> tuple[str, str, str]:
    """One place as three lines of five letters."""
    face = int(maze.face_at(x, y))
    if face == EMPTY:
        return ("     ", "  ·  ", "     ")
    note = (notes or {}).get(int(maze.cell_at(x, y)), "")
    if face == FACE_DOWN:
        return ("░░░░░", f"░ ?{note or ' '}░", "░░░░░")
    return shape_lines(maze.shapes.faces[face], marks[kind_of(face)], note)


def drawn_cards(
    hand: vec[i64], shapes: Shapes, marks: list[str], tunnels: int, small: bool
) -> list[tuple[str, ...]]:
    """The cards of a hand as letters: tunnels as they look, others as nothing."""
    drawn: list[tuple[str, ...]] = []
    for card in hand:
        if card == NO_CARD:
            continue
        shape = shapes.faces[face_of(card, 0)]
        if card >= tunnels:
            drawn.append(("   ",) if small else (" " * WIDTH,) * HEIGHT)
        else:
            drawn.append((small_shape(shape),) if small else shape_lines(shape, marks[card]))
    return drawn


def shape_lines(shape: Shape, mark: str, note: str = "") -> tuple[str, str, str]:
    """A card with what stands on it: `g` or `b` for a door, `t` for a troll, nuggets as a digit."""
    lone = [side for side in range(4) if shape.gold_sides == 1 << side]
    stub = bool(lone) and not joined_from(shape.joins(), lone[0])
    middle = mark or (str(shape.gold) if shape.gold and not stub else "")
    rows = [list(row) for row in face_lines(shape.edges, shape.joins(), middle)]
    for side, (row, column) in enumerate(DOORSTEPS):
        if shape.door >> side & 1:
            rows[row][column] = COLOURS[shape.colour][0]
        elif shape.troll >> side & 1:
            rows[row][column] = "t"
        elif stub and shape.gold_sides >> side & 1:
            rows[row][column] = str(shape.gold)
    if note:
        rows[0][0] = note
    upper, across, lower = ("".join(row) for row in rows)
    return (upper, across, lower)


def face_lines(edges: int, joins: int, mark: str) -> tuple[str, str, str]:
    """A tunnel through rock: heavy lines lead on, `×` is an open side that leads nowhere."""
    arms = [_arm(edges, joins, side) for side in range(4)]
    middle = mark or _middle(joins)
    return (
        f"▒▒{arms[0]}▒▒",
        f"{arms[3]}{_inner(arms[3])}{middle}{_inner(arms[1])}{arms[1]}",
        f"▒▒{arms[2]}▒▒",
    )


def _arm(edges: int, joins: int, side: int) -> str:
    if not edges >> side & 1:
        return "▒"
    if not joined_from(joins, side):
        return "×"
    return "┃" if side % 2 == 0 else "━"


def _inner(arm: str) -> str:
    return "━" if arm == "━" else "▒"


def _middle(joins: int) -> str:
    """How the arms meet: `╬` on a bridge, and a double curve shows the rock between its two."""
    groups = {int(joined_from(joins, side)) for side in range(4)} - {0}
    if len(groups) > 1:
        return "╬" if NORTH | SOUTH in groups else "╲" if NORTH | EAST in groups else "╱"
    return JOINTS[groups.pop()] if groups else "▒"
