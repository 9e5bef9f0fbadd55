"""How hard the thinkers of the solo game try."""

from __future__ import annotations

from typing import Final

from dwarrow.bots.search import Level

EASY: Final = Level(playouts=24, candidates=5, depth=0, remembers=False)
NORMAL: Final = Level(playouts=800, candidates=10, depth=0, remembers=True)
HARD: Final = Level(playouts=4000, candidates=14, depth=0, remembers=True)
