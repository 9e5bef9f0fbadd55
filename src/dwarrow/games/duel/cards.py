"""The deck of the Duel as data: a correction is a change of one line here.

Words are explained in `parts/features.py`. Kinds are numbered in the order of this list. Every
card with gold, a door or a troll is the only one of its kind, so a token's place is a kind.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.parts.cards import Card, pile, shapes_of
from dwarrow.parts.features import (
    COLOURS,
    featured,
    gold_sides,
    joins_for,
    joins_past_doors,
    open_sides,
)
from dwarrow.parts.shapes import shape_of
from dwarrow.parts.tools import TOOLS, tools_of

TUNNEL_COUNTS: Final = (  # DUEL-03
    ("EW", 4),
    ("NS", 3),
    ("NW", 2),
    ("NE", 2),
    ("NESW/NS+EW", 1),
    ("NESW/NS+EW.gold-1-NS", 1),
    ("NESW/NE+SW", 1),
    ("NESW/NW+ES.gold-1-ES", 1),
    ("NESW.troll-W", 1),
    ("NSW.troll-S", 1),
    ("NEW.troll-E", 1),
    ("NESW.door-S-blue", 1),
    ("NESW.door-W-green", 1),
    ("NSW.door-N-blue", 1),
    ("NSW.door-S-green", 1),
    ("NEW.door-E-blue", 1),
    ("NEW.door-N-green", 1),
    ("NESW/NSW.gold-1-E", 1),
    ("NESW/NEW.gold-1-S", 1),
    ("ESW/EW.gold-1-S", 1),
    ("NSW/NS", 1),
    ("NEW/NE", 1),
    ("NES/NE", 1),
    ("NEW/NW", 1),
    ("NSW/NW", 1),
    ("NW.ladder-blue", 1),
    ("NE.ladder-green", 1),
)
ACTION_COUNTS: Final = (  # DUEL-02
    ("break-pick", 2),
    ("break-lamp", 2),
    ("break-cart", 2),
    ("mend-pick", 1),
    ("mend-lamp", 1),
    ("mend-cart", 1),
    ("mend-pick+lamp", 1),
    ("mend-pick+cart", 1),
    ("mend-lamp+cart", 1),
    ("map", 2),
    ("rockfall", 2),
    ("key", 2),
)
GOAL_SHAPES: Final = (  # DUEL-04
    "NESW",
    "NESW/-",
    "NSW/-",
    "NEW/-",
    "NW.door-W-green.gold-1-N",
    "NW.gold-2-NW",
    "NE.door-E-blue.gold-1-N",
    "NE.gold-2-NE",
    "NW/-.gold-1-W",
    "NE/-.gold-3-N",
    "NESW/NS.gold-1-NS",
    "NESW/EW.gold-2-EW",
    "NSW.door-W-blue.gold-1-NS",
    "NSW.door-S-green.gold-2-NW",
    "NSW.door-N-blue.gold-3-SW",
    "NEW.door-E-green.gold-1-NW",
    "NEW.door-N-blue.gold-2-EW",
    "NEW.door-N-green.gold-3-EW",
)

GREEN: Final = 1  # a colour, and the hub of its start and ladder (DUEL-25)
BLUE: Final = 2

CARDS: Final = [
    *(Card(word, count, featured(word)) for word, count in TUNNEL_COUNTS),
    *(Card(word, count) for word, count in ACTION_COUNTS),
    Card("start-green", 1, shape_of("NESW", GREEN)),
    Card("start-blue", 1, shape_of("NESW", BLUE)),
    *(Card(f"goal-{word}", 1, featured(word)) for word in GOAL_SHAPES),
]
MARKS: Final = [{"start-green": "G", "start-blue": "B"}.get(card.word, "") for card in CARDS]
WORDS: Final = tuple([card.word for card in CARDS])
KINDS: Final = {card.word: kind for kind, card in enumerate(CARDS)}

LADDERS: Final = 25  # kinds from here are ladders
TUNNELS: Final = 27  # kinds below this are tunnels to play
DECK_KINDS: Final = 39  # kinds below this are in the draw deck
MAP: Final = 36
ROCKFALL: Final = 37
KEY: Final = 38
START: Final = 38  # and the colour makes the start card of that colour
FIRST_GOAL: Final = 41
GOAL_CARDS: Final = 18

SHAPES: Final = shapes_of(CARDS, TUNNELS)
JOINS: Final = [joins_for(SHAPES, colour) for colour in range(3)]  # by colour, then by face
JOINS_PAST_DOORS: Final = joins_past_doors(SHAPES)
GOLD_SIDES: Final = gold_sides(SHAPES)  # by face
CARD_SIDES: Final = open_sides(SHAPES)  # the same by the letter: any side but a door's
VALUE: Final = vec[i64]([card.shape.gold if card.shape else 0 for card in CARDS])
DOOR: Final = vec[i64]([card.shape.colour if card.shape else 0 for card in CARDS])
IS_TROLL: Final = vec[i64]([1 if card.shape and card.shape.troll else 0 for card in CARDS])

# What a kind does: 0 tunnel, 1 map, 2 rockfall, 3 key, 4 break, 5 mend; and the tools it shows.
IS_MAP: Final = 1
IS_ROCKFALL: Final = 2
IS_KEY: Final = 3
IS_BREAK: Final = 4
IS_MEND: Final = 5
VERBS: Final = ("", "map", "rockfall", "key", "break", "mend")


def _deed(word: str) -> int:
    verb = word.partition("-")[0]
    return VERBS.index(verb) if verb in VERBS else 0


def _tools(word: str) -> int:
    return tools_of(word.partition("-")[2]) if _deed(word) >= IS_BREAK else 0


DEED: Final = vec[i64]([_deed(word) for word in WORDS])
SHOWN: Final = vec[i64]([_tools(word) for word in WORDS])
BREAKS: Final = vec[i64]([KINDS[f"break-{tool}"] for tool in TOOLS])
TROLL_BITS: Final = sum(1 << kind for kind in range(TUNNELS) if IS_TROLL[kind])
TUNNEL_BITS: Final = (1 << TUNNELS) - 1
LADDER_BITS: Final = (1 << TUNNELS) - (1 << LADDERS)
ALL_GOALS: Final = (1 << GOAL_CARDS) - 1  # a stock of goals: bit 0 is FIRST_GOAL


def colour_word(kind: i64) -> str:
    """The colour that a tunnel card belongs to by its door or ladder, or nothing."""
    shape = CARDS[kind].shape
    return COLOURS[shape.colour or shape.hub] if shape else ""


OTHERS: Final = [
    sum(1 << kind for kind in range(TUNNELS) if colour_word(kind) not in ("", COLOURS[colour]))
    for colour in range(3)
]  # by colour: bit set of the kinds that belong to the other one
STOCK: Final = pile([CARDS[kind].count for kind in range(DECK_KINDS)])


def deck_without(gone: i64) -> vec[i64]:
    """The playable stock in the order of the card list, less a bit set of kinds."""
    if gone == 0:
        return STOCK[:]
    deck = vec[i64](capacity=len(STOCK))
    for card in STOCK:
        if (gone >> card) & 1 == 0:
            deck = append(deck, card)
    return deck
