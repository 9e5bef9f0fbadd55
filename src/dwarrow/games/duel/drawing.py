"""The mine of the Duel in letters: the picture alone, without a word."""

from __future__ import annotations

from dwarrow.games.duel.cards import MARKS, SHAPES, TUNNELS
from dwarrow.games.duel.state import DuelView, Public
from dwarrow.parts.drawing import drawn_cards, drawn_maze, small_maze
from dwarrow.parts.features import COLOURS
from dwarrow.parts.shapes import kind_of
from dwarrow.parts.tunnel import FACE_DOWN


def drawn(view: DuelView, small: bool = False) -> str:
    """The maze, large or with one line a row, with tokens and keys on it."""
    public = view.public
    return (small_maze if small else drawn_maze)(public.maze, MARKS, _notes(public))


def drawn_hand(view: DuelView, small: bool = False) -> list[tuple[str, ...]]:
    """The cards of the own hand in letters, as many lines each."""
    return drawn_cards(view.private.hand, SHAPES, MARKS, TUNNELS, small)


def _notes(public: Public) -> dict[int, str]:
    """The goals by number, as they are spoken of; a letter on cards with a token or a key (k)."""
    maze = public.maze
    notes = {int(c): str(n) for n, c in enumerate(maze.goals, 1) if maze.face[c] == FACE_DOWN}
    for cell in maze.laid:
        kind = int(kind_of(maze.face_in(cell)))
        for seat in range(len(public.tokens)):
            if public.tokens[seat] >> kind & 1:
                notes[int(cell)] = COLOURS[public.colour(seat)][0]
            elif public.keys[seat] >> kind & 1:
                notes[int(cell)] = "k"
    return notes
