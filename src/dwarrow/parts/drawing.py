"""A maze as data and as text: for views, positions, tests and the terminal."""

from __future__ import annotations

from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, Maze, Shapes, face_of

# The middle of a card by the sides joined there (N E S W bits); a lone arm ends in the middle.
JOINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
WIDTH, HEIGHT = 5, 3


def maze_data(maze: Maze, words: list[str]) -> list[dict[str, object]]:
    """The face-up cards in order of place: where, which card, turned or not."""
    return [
        {
            "x": int(maze.x_of(cell)),
            "y": int(maze.y_of(cell)),
            "card": words[(maze.face[cell] - 1) // 2],
            "turned": (maze.face[cell] - 1) % 2 == 1,
        }
        for cell in maze.laid
    ]


def drawn_maze(maze: Maze, marks: list[str]) -> str:
    """The maze in letters with its coordinates; `marks` are one letter a card kind, or empty."""
    cells = [*maze.laid, *maze.goals]
    xs = range(min(int(maze.x_of(c)) for c in cells), max(int(maze.x_of(c)) for c in cells) + 1)
    ys = range(min(int(maze.y_of(c)) for c in cells), max(int(maze.y_of(c)) for c in cells) + 1)
    lines = ["     " + "".join(f"{x:^{WIDTH}}" for x in xs).rstrip()]
    for y in ys:
        cards = [card_lines(maze, x, y, marks) for x in xs]
        for row in range(HEIGHT):
            label = f"{y:>3}  " if row == 1 else "     "
            lines.append((label + "".join(card[row] for card in cards)).rstrip())
    return "\n".join(lines)


def card_lines(maze: Maze, x: int, y: int, marks: list[str]) -> tuple[str, str, str]:
    """One place as three lines of five letters."""
    face = int(maze.face_at(x, y))
    if face == EMPTY:
        return ("     ", "  ·  ", "     ")
    if face == FACE_DOWN:
        return ("░░░░░", "░ ? ░", "░░░░░")
    mark = marks[(face - 1) // 2]
    return face_lines(int(maze.shapes.edges[face]), int(maze.shapes.joins[face]), mark)


def drawn_hand(
    cards: list[int], shapes: Shapes, words: list[str], marks: list[str], tunnels: int
) -> str:
    """Cards side by side: tunnels as they look, their words below."""
    columns: list[tuple[str, str, str]] = []
    for card in cards:
        face = face_of(card, 0)
        edges, joins = int(shapes.edges[face]), int(shapes.joins[face])
        is_tunnel = card < tunnels
        columns.append(face_lines(edges, joins, marks[card]) if is_tunnel else ("", "", ""))
    widths = [max(WIDTH, len(words[card])) + 2 for card in cards]
    rows = [*zip(*columns), [words[card] for card in cards]]
    lines = ["".join(f"{part:^{w}}" for part, w in zip(row, widths)).rstrip() for row in rows]
    return "\n".join(line for line in lines if line)


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
    if not joins >> 4 * side & 15:
        return "×"
    return "┃" if side % 2 == 0 else "━"


def _inner(arm: str) -> str:
    return "━" if arm == "━" else "▒"


def _middle(joins: int) -> str:
    """How the arms meet; `╬` where two tunnels pass without meeting."""
    groups = {joins >> 4 * side & 15 for side in range(4)} - {0}
    if len(groups) > 1:
        return "╬"
    return JOINTS[groups.pop()] if groups else "▒"
