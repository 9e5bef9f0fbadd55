"""What a seat can do in every game that builds on Saboteur, as packed in a move."""

from __future__ import annotations

from typing import Final

LAY: Final = 1
BREAK: Final = 2
MEND: Final = 3
ROCKFALL: Final = 4
LOOK: Final = 5
PASS: Final = 6
OPEN: Final = 7
ORIENT_GOAL: Final = 8

NO_GOAL: Final = 255  # OPEN: leave the joined goals face down
