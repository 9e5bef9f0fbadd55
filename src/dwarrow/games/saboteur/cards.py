"""The deck of Saboteur as data: a correction is a change of one line here.

Tunnels are named by their open sides, then what is joined inside if not all of them:
`NES` runs through, `NES/-` is a dead end. Kinds are numbered in the order of this list.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.parts.cards import Card, pile, shapes_of
from dwarrow.parts.tools import TOOLS, tools_of
from dwarrow.parts.tunnel import shape_of

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
GOLD_COUNTS: Final = (0, 16, 8, 4)  # SAB-003: cards of 1, 2 and 3 nuggets, by value

HOME: Final = 1  # the hub of the start card

CARDS: Final = [
    *(Card(word, count, shape_of(word)) for word, count in TUNNEL_COUNTS),
    *(Card(word, count) for word, count in ACTION_COUNTS),
    Card("start", 1, shape_of("NESW", HOME)),
    Card("treasure", 1, shape_of("NESW")),
    Card("stone-NE", 1, shape_of("NE")),
    Card("stone-NW", 1, shape_of("NW")),
]
MARKS: Final = [{"start": "H", "treasure": "$"}.get(card.word, "") for card in CARDS]
WORDS: Final = [card.word for card in CARDS]
KINDS: Final = {card.word: kind for kind, card in enumerate(CARDS)}

TUNNELS: Final = 16  # kinds below this are tunnels to play
DECK_KINDS: Final = 27  # kinds below this are in the draw deck
MAP: Final = 16
ROCKFALL: Final = 17
START: Final = 27
TREASURE: Final = 28
STONES: Final = (29, 30)

SHAPES: Final = shapes_of(CARDS, TUNNELS)

# What a kind does: 0 tunnel, 1 map, 2 rockfall, 3 break, 4 mend; and the tools it shows.
IS_MAP: Final = 1
IS_ROCKFALL: Final = 2
IS_BREAK: Final = 3
IS_MEND: Final = 4


def _deed(word: str) -> int:
    verb = word.partition("-")[0]
    return {"map": IS_MAP, "rockfall": IS_ROCKFALL, "break": IS_BREAK, "mend": IS_MEND}.get(verb, 0)


def _tools(word: str) -> int:
    return tools_of(word.partition("-")[2]) if _deed(word) >= IS_BREAK else 0


DEED: Final = vec[i64]([_deed(word) for word in WORDS])
SHOWN: Final = vec[i64]([_tools(word) for word in WORDS])
BREAKS: Final = tuple(KINDS[f"break-{tool}"] for tool in TOOLS)

# SAB-004: saboteurs and gold-diggers in the pool, by number of players.
POOL: Final = {
    3: (1, 3),
    4: (1, 4),
    5: (2, 4),
    6: (2, 5),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}


def hand_size(seats: int) -> int:
    """SAB-017."""
    return 6 if seats <= 5 else 5 if seats <= 7 else 4


def deck_counts(maps: int) -> list[int]:
    """The playable stock by kind; the number of maps is an option."""
    return [maps if kind == MAP else CARDS[kind].count for kind in range(DECK_KINDS)]


STOCKS: Final = [pile(deck_counts(maps)) for maps in range(7)]
