"""The laid cards of a maze in a position text: written, read back and checked."""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.kernel.state import Refused
from dwarrow.parts.tunnel import EMPTY, Maze, agrees, face_of, needing

FARTHEST = 100  # no deck has as many tunnel cards


def card_word(maze: Maze, cell: i64, words: tuple[str, ...]) -> str:
    """A laid card as `x,y:CARD`, with `~` if it lies turned."""
    kind, turned = divmod(int(maze.face_in(cell)) - 1, 2)
    return f"{maze.x_of(cell)},{maze.y_of(cell)}:{words[kind]}{'~' * turned}"


def maze_words(maze: Maze, words: tuple[str, ...], tunnels: int) -> list[str]:
    """The played cards in order of place; kinds below `tunnels` are played."""
    played = [cell for cell in maze.laid if maze.face_in(cell) <= 2 * tunnels]
    return [card_word(maze, cell, words) for cell in played]


def lay_word(maze: Maze, word: str, words: tuple[str, ...], tunnels: int, clause: str) -> i64:
    """Lay a card written as `x,y:CARD` or `x,y:CARD~`; its place. `clause`: one card a place."""
    place, _, card = word.partition(":")
    x, _, y = place.partition(",")
    if card.removesuffix("~") not in words:
        raise Refused(f"there is no card {card!r}")
    if card.removesuffix("~") not in words[:tunnels]:
        raise Refused(f"{card} is no tunnel card")
    try:
        at = (int(x), int(y))
    except ValueError:
        raise Refused(f"{word!r} should be a place and a card, as in 1,0:NES~") from None
    if max(abs(at[0]), abs(at[1])) > FARTHEST:
        raise Refused(f"{place} is too far away: no deck has so many tunnel cards")
    if maze.face_at(*at) != EMPTY:
        raise Refused(f"two cards lie at {place} ({clause})")
    return maze.lay_at(*at, face_of(words.index(card.removesuffix("~")), int(card.endswith("~"))))


def check_sides(maze: Maze, clause: str) -> None:
    """Laid cards agree with their neighbours; only goals may disagree."""
    for cell in maze.laid:
        if maze.goal_at(cell) >= 0:
            continue
        need = maze.need_in(cell)
        for side in range(4):
            if maze.goal_at(maze.beside(cell, side)) >= 0:
                need = needing(need, side, 0)
        if not agrees(need, maze.shapes.edges[maze.face_in(cell)]):
            where = f"{maze.x_of(cell)},{maze.y_of(cell)}"
            raise Refused(f"the card at {where} disagrees with a neighbour ({clause})")
