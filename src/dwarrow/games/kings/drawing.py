"""Kings Under Mountains has no board to draw: all that lies on its table is told in words."""

from __future__ import annotations

from dwarrow.games.kings.state import KingsView


def drawn(view: KingsView, small: bool = False) -> str:
    return ""


def drawn_hand(view: KingsView, small: bool = False) -> list[tuple[str, ...]]:
    return []
