"""A way through the maze, place by place."""

from __future__ import annotations

from typing import Any

from dwarrow.games import saboteur
from dwarrow.parts.routes import way_to


def way(cards: str, x: int) -> list[tuple[int, int]]:
    state: Any = saboteur.read_position(f"seats 3\nmaze {cards}")
    maze = state.public.maze
    return way_to(maze, int(maze.cell_at(x, 0)))


def test_a_way_leads_from_the_start_over_joined_sides() -> None:
    """SAB-035: through cards that are joined, around what is not."""
    assert way("1,0:EW 2,0:EW", 2) == [(0, 0), (1, 0), (2, 0)]
    assert way("1,0:NESW/- 0,1:NESW 1,1:NESW 2,1:NESW 2,0:NESW", 2) == [
        (0, 0), (0, 1), (1, 1), (2, 1), (2, 0),
    ]  # fmt: skip


def test_a_dead_end_leads_nowhere() -> None:
    """SAB-037."""
    assert way("1,0:EW/-", 1) == []
