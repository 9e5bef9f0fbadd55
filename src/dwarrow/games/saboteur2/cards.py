"""The deck of Saboteur 2 as data: a correction is a change of one line here.

The base game's tunnels and actions come first, then what the expansion adds. A tunnel's word
says what it is, then its open sides and what is joined inside if not all of them.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.parts.base_deck import BASE_ACTIONS, BASE_TUNNELS, HOME, START_AND_GOALS
from dwarrow.parts.cards import Card, deck_of, pile
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.shapes import shape_of
from dwarrow.parts.tunnel import face_of

NEW_TUNNELS: Final = (
    ("bridge-NESW/NS+EW", 2),  # SB2-029: no turning off
    ("curves-NESW/NW+ES", 1),
    ("curves-NESW/NE+SW", 1),
    ("ladder-S", 1),
    ("ladder-E", 1),
    ("ladder-ES", 1),
    ("ladder-NE", 1),
    ("door-blue-NS", 1),
    ("door-blue-EW", 1),
    ("door-blue-NE", 1),
    ("door-green-NES/NS", 1),
    ("door-green-EW", 1),
    ("door-green-NW", 1),
    ("crystal-NESW", 1),
    ("crystal-ESW", 3),
    ("crystal-NSW", 1),
    ("crystal-NESW/ESW", 1),
    ("crystal-NESW/NSW", 1),
    ("crystal-ESW/EW", 1),
    ("crystal-S/-", 1),
    ("crystal-E/-", 1),
    ("NES/NE", 1),  # SB2-042: some openings joined, others dead
    ("NESW/NS", 1),
    ("NESW/EW", 1),
    ("NES/NS", 1),
    ("NES/ES", 2),
)
NEW_ACTIONS: Final = (
    ("theft", 4),
    ("hands-off", 3),
    ("swap-hands", 2),
    ("inspect", 2),
    ("swap-hats", 2),
    ("trap", 3),
    ("free", 4),
)


FEATURE: Final = re.compile(r"^(bridge|curves|ladder|door-green|door-blue|crystal)-")


def tunnel_card(word: str, count: int) -> Card:
    """Ladders that lie are joined to the start card and to each other: SB2-033, SB2-036."""
    hub = HOME if word.startswith("ladder") else 0
    return Card(word, count, shape_of(FEATURE.sub("", word), hub))


# SB2-004, SB2-007: all tunnels and actions, without the base game's roles and gold.
CARDS: Final = [
    *BASE_TUNNELS,
    *(tunnel_card(word, count) for word, count in NEW_TUNNELS),
    *BASE_ACTIONS,
    *(Card(word, count) for word, count in NEW_ACTIONS),
    *START_AND_GOALS,
]
# Kinds below these are tunnels to play, actions of the base game, and cards of the draw deck.
TUNNELS: Final[i64] = len(BASE_TUNNELS) + len(NEW_TUNNELS)
NEW_ACTS: Final[i64] = TUNNELS + len(BASE_ACTIONS)
DECK_KINDS: Final[i64] = NEW_ACTS + len(NEW_ACTIONS)
ASIDE: Final = 10  # SB2-008
HAND: Final = 6  # SB2-009
HAND_ROOM: Final = 8  # six, and one more by each swap of hands if both draw
NO_CARDS: Final = vec[i64]([NO_CARD] * HAND_ROOM)
SWAPS: Final = 2  # hand swaps and hat swaps in the deck, two of each

DECK: Final = deck_of(CARDS, int(TUNNELS), int(DECK_KINDS))
WORDS: Final = DECK.words
KINDS: Final = DECK.kinds
SHAPES: Final = DECK.shapes
ROCKFALL: Final[i64] = KINDS["rockfall"]
THEFT: Final[i64] = KINDS["theft"]
HANDS_OFF: Final[i64] = KINDS["hands-off"]
INSPECT: Final[i64] = KINDS["inspect"]
SWAP_HATS: Final[i64] = KINDS["swap-hats"]
TRAP: Final[i64] = KINDS["trap"]
FREE: Final[i64] = KINDS["free"]
TREASURE: Final[i64] = KINDS["treasure"]

UNKNOWN: Final = 0
GREEN: Final = 1
BLUE: Final = 2
BOSS: Final = 3
PROFITEER: Final = 4
GEOLOGIST: Final = 5
SABOTEUR: Final = 6
ROLES: Final = ("unknown", "green", "blue", "boss", "profiteer", "geologist", "saboteur")
ROLE_COUNTS: Final = (0, 4, 4, 1, 1, 2, 3)  # SB2-005
ROLE_CARDS: Final = 15


def _colour(word: str) -> int:
    return GREEN if word.startswith("door-green") else BLUE if word.startswith("door-blue") else 0


def _mark(word: str) -> str:
    marks = {"start": "H", "treasure": "$", "ladder": "H", "crystal": "*"}
    colours = {GREEN: "g", BLUE: "b"}
    return colours.get(_colour(word), marks.get(word.partition("-")[0], ""))


def _kinds(*starts: str) -> int:
    """The bit set of the tunnels whose words begin so."""
    bits = enumerate(WORDS[:TUNNELS])
    return sum(1 << kind for kind, word in bits if word.startswith(starts))


MARKS: Final = [_mark(word) for word in WORDS]
DOOR: Final = vec[i64]([_colour(word) for word in WORDS])
# SB2-040: a crystal is no part of a card's shape.
CRYSTALS: Final = vec[i64]([int(word.startswith("crystal")) for word in WORDS])
LADDERS: Final[i64] = _kinds("ladder")
TWO_WAY: Final[i64] = _kinds("bridge", "curves")


def joins_of(team: int) -> vec[i64]:
    """SB2-038: the joined sides of every face as a team walks them: no other team's doors."""
    joins = SHAPES.joins[:]
    for kind, colour in enumerate(DOOR):
        if colour not in (0, team):
            joins[face_of(kind, 0)] = 0
            joins[face_of(kind, 1)] = 0
    return joins


GREEN_JOINS: Final = joins_of(GREEN)
BLUE_JOINS: Final = joins_of(BLUE)


EXTRA_CARDS: Final = ("21", "20")  # B-1


def deck_counts(extra: int) -> list[int]:
    """The playable stock by kind; with 21 new actions there is a fourth rockfall (B-1)."""
    counts = [card.count for card in CARDS[:DECK_KINDS]]
    counts[ROCKFALL] += extra - 20
    return counts


STOCKS: Final = {int(extra): pile(deck_counts(int(extra))) for extra in EXTRA_CARDS}
