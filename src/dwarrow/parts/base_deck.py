"""The tunnels and actions of the base game as data; its expansion plays all of them too.

Tunnels are named by their open sides, then what is joined inside if not all of them:
`NES` runs through, `NES/-` is a dead end.
"""

from __future__ import annotations

from typing import Final

from dwarrow.parts.cards import Card
from dwarrow.parts.shapes import shape_of

HOME: Final = 1  # the hub of the start card

TUNNEL_COUNTS: Final = (
    ("NESW", 5),
    ("NES", 5),
    ("ESW", 5),
    ("NS", 4),
    ("EW", 3),
    ("NE", 5),
    ("NW", 4),
    ("NESW/-", 1),
    ("NES/-", 1),
    ("ESW/-", 1),
    ("NS/-", 1),
    ("EW/-", 1),
    ("NE/-", 1),
    ("NW/-", 1),
    ("S/-", 1),
    ("W/-", 1),
)
ACTION_COUNTS: Final = (
    ("map", 6),
    ("rockfall", 3),
    ("break-pick", 3),
    ("break-lamp", 3),
    ("break-cart", 3),
    ("mend-pick", 2),
    ("mend-lamp", 2),
    ("mend-cart", 2),
    ("mend-pick+lamp", 1),
    ("mend-pick+cart", 1),
    ("mend-lamp+cart", 1),
)
BASE_TUNNELS: Final = [Card(word, count, shape_of(word)) for word, count in TUNNEL_COUNTS]
BASE_ACTIONS: Final = [Card(word, count) for word, count in ACTION_COUNTS]
START_AND_GOALS: Final = [
    Card("start", 1, shape_of("NESW", HOME)),
    Card("treasure", 1, shape_of("NESW")),
    Card("stone-NE", 1, shape_of("NE")),
    Card("stone-NW", 1, shape_of("NW")),
]
