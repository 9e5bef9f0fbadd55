"""The deck of Saboteur as data: a correction is a change of one line here.

Tunnels are named by their open sides, then what is joined inside if not all of them:
`NES` runs through, `NES/-` is a dead end. Kinds are numbered in the order of this list.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.parts.base_deck import BASE_ACTIONS, BASE_TUNNELS, START_AND_GOALS
from dwarrow.parts.cards import deck_of, pile
from dwarrow.parts.hand import NO_CARD

GOLD_COUNTS: Final = (0, 16, 8, 4)  # SAB-003: cards of 1, 2 and 3 nuggets, by value

CARDS: Final = [*BASE_TUNNELS, *BASE_ACTIONS, *START_AND_GOALS]
MARKS: Final = [{"start": "H", "treasure": "$"}.get(card.word, "") for card in CARDS]

TUNNELS: Final = 16  # kinds below this are tunnels to play
DECK_KINDS: Final = 27  # kinds below this are in the draw deck
MAP: Final = 16
TREASURE: Final = 28
STONES: Final = (29, 30)

DECK: Final = deck_of(CARDS, TUNNELS, DECK_KINDS)
WORDS: Final = DECK.words
SHAPES: Final = DECK.shapes

UNKNOWN: Final = 0
DIGGER: Final = 1
SABOTEUR: Final = 2
ROLES: Final = ("unknown", "digger", "saboteur")

# SAB-004: saboteurs and gold-diggers in the pool, by number of players. SAB-006: no others are.
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


def pool_of(seats: int, known_saboteurs: bool) -> list[int]:
    """SAB-004, SAB-005, SAB-118: how many of each role are dealt; a spare digger may be out."""
    saboteurs, diggers = POOL[seats]
    return [0, diggers - int(known_saboteurs), saboteurs]


def hand_size(seats: int) -> int:
    """SAB-017."""
    return 6 if seats <= 5 else 5 if seats <= 7 else 4


def deck_counts(maps: int) -> list[int]:
    """The playable stock by kind; the number of maps is an option."""
    return [maps if kind == MAP else CARDS[kind].count for kind in range(DECK_KINDS)]


NO_CARDS: Final = vec[i64]([NO_CARD] * 6)  # a hand before its cards are dealt
GOLD: Final = pile(list(GOLD_COUNTS))
FEWEST: Final = min(POOL)
# By whether saboteurs are known, then by players from FEWEST on.
POOLS: Final = [[pile(pool_of(seats, known)) for seats in POOL] for known in (False, True)]
GOAL_CARDS: Final = vec[i64]([TREASURE, STONES[0], STONES[1]])
STOCKS: Final = [pile(deck_counts(maps)) for maps in range(7)]
