"""The mine of Saboteur 2 in letters: the picture alone, without a word."""

from __future__ import annotations

from dwarrow.games.saboteur2.cards import MARKS, SHAPES, TUNNELS
from dwarrow.games.saboteur2.state import Saboteur2View
from dwarrow.parts.drawing import drawn_cards, drawn_maze, small_maze


def drawn(view: Saboteur2View, small: bool = False) -> str:
    """The maze, large or with one line a row."""
    return (small_maze if small else drawn_maze)(view.public.maze, MARKS)


def drawn_hand(view: Saboteur2View, small: bool = False) -> list[tuple[str, ...]]:
    """The cards of the own hand in letters, as many lines each."""
    return drawn_cards(view.private.hand, SHAPES, MARKS, TUNNELS, small)
