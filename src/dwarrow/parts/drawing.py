"""A maze as data and as text: for views, positions, tests and the terminal."""

from __future__ import annotations

from dwarrow.parts.tunnel import FACE_DOWN, Maze


def maze_data(maze: Maze, words: list[str]) -> list[dict[str, object]]:
    """The face-up cards in order of place: where, which card, turned or not, what is reached."""
    return [
        {
            "x": int(maze.x_of(cell)),
            "y": int(maze.y_of(cell)),
            "card": words[(maze.face[cell] - 1) // 2],
            "turned": (maze.face[cell] - 1) % 2 == 1,
        }
        for cell in maze.laid
    ]


def drawn(maze: Maze) -> str:
    """The maze in letters, five columns and three rows a card; `?` is a goal face down."""
    xs = [int(maze.x_of(cell)) for cell in occupied(maze)]
    ys = [int(maze.y_of(cell)) for cell in occupied(maze)]
    rows: list[str] = []
    for y in range(min(ys), max(ys) + 1):
        cards = [card_lines(maze, x, y) for x in range(min(xs), max(xs) + 1)]
        rows += ["".join(card[line] for card in cards).rstrip() for line in range(3)]
    return "\n".join(rows)


def occupied(maze: Maze) -> list[int]:
    return [cell for cell in range(len(maze.face)) if maze.face[cell] != 0]


def card_lines(maze: Maze, x: int, y: int) -> tuple[str, str, str]:
    """One card as three lines of five letters."""
    face = int(maze.face_at(x, y))
    if face == 0:
        return ("     ", "     ", "     ")
    if face == FACE_DOWN:
        return ("+---+", "| ? |", "+---+")
    edges, joins = int(maze.shapes.edges[face]), int(maze.shapes.joins[face])
    hub = maze.shapes.hub[face] != 0
    return face_lines(edges, joins, hub)


def face_lines(edges: int, joins: int, hub: bool) -> tuple[str, str, str]:
    """A dead end shows a gap before the middle; a ladder shows H in the middle."""
    north, east, south, west = (edges >> side & 1 for side in range(4))
    live = [joins >> 4 * side & 15 for side in range(4)]
    middle = "H" if hub else "#" if not any(live) else crossing(live)
    left = "=" if west and live[3] else "-" if west else "|"
    right = "=" if east and live[1] else "-" if east else "|"
    inner_left = "=" if west and live[3] else " "
    inner_right = "=" if east and live[1] else " "
    top = "!" if north and live[0] else "'" if north else "-"
    bottom = "!" if south and live[2] else "." if south else "-"
    return (f"+-{top}-+", f"{left}{inner_left}{middle}{inner_right}{right}", f"+-{bottom}-+")


def crossing(live: list[int]) -> str:
    """The middle of a card: `+` where everything is joined, `%` where two tunnels pass."""
    return "%" if len({group for group in live if group}) > 1 else "+"
