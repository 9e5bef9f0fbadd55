"""The words of the moves that every game building on Saboteur shares: int <-> data <-> words."""

from __future__ import annotations

import re

from mypy_extensions import i64

from dwarrow.kernel.state import Data, Refused
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, NO_GOAL, OPEN, ORIENT_GOAL, ROCKFALL
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import GOAL_X, GOAL_YS
from dwarrow.parts.packing import (
    a_of,
    b_of,
    c_of,
    card_of,
    deed_of,
    pack,
    pack_at,
    x_of,
    y_of,
)
from dwarrow.parts.places import PLACE, read_place
from dwarrow.parts.tools import TOOLS

BASE_FORMS = """  lay CARD at X,Y            lay CARD turned at X,Y
  break TOOL of SEAT         mend TOOL of SEAT with CARD
  rockfall at X,Y            look at X,Y
  open goal at X,Y           open no goal
  put goal at X,Y upright    put goal at X,Y turned"""


def base_words(move: i64, deck: Deck) -> str:
    """A move in words; empty if it is none of the shared ones."""
    deed = deed_of(move)
    word = card_word(card_of(move), deck)
    if deed == LAY:
        return f"lay {word} {'turned ' if c_of(move) else ''}at {x_of(move)},{y_of(move)}"
    if deed == BREAK:
        return f"break {word.partition('-')[2]} of {a_of(move)}"
    if deed == MEND:
        return f"mend {TOOLS[b_of(move)] if b_of(move) < 3 else '?'} of {a_of(move)} with {word}"
    if deed == ROCKFALL:
        return "rockfall nowhere" if c_of(move) else f"rockfall at {x_of(move)},{y_of(move)}"
    return _goal_words(move, deed)


def _goal_words(move: i64, deed: i64) -> str:
    goal = f"{GOAL_X},{GOAL_YS[a_of(move)]}" if a_of(move) < len(GOAL_YS) else "?"
    if deed == LOOK:
        return f"look at {goal}"
    if deed == OPEN:
        return "open no goal" if a_of(move) == NO_GOAL else f"open goal at {goal}"
    if deed == ORIENT_GOAL:
        return f"put goal at {goal} {'turned' if b_of(move) else 'upright'}"
    return ""


def card_word(card: i64, deck: Deck) -> str:
    return deck.words[card] if card < len(deck.words) else "?"


PATTERNS = (
    (LAY, re.compile(rf"lay (\S+) (turned )?at {PLACE}")),
    (BREAK, re.compile(r"break (pick|lamp|cart) of (\d{1,2})")),
    (MEND, re.compile(r"mend (pick|lamp|cart) of (\d{1,2}) with (\S+)")),
    (ROCKFALL, re.compile(rf"rockfall (?:at {PLACE}|nowhere)")),
    (LOOK, re.compile(rf"look at {PLACE}")),
    (OPEN, re.compile(rf"open (?:goal at {PLACE}|no goal)")),
    (ORIENT_GOAL, re.compile(rf"put goal at {PLACE} (upright|turned)")),
)


def read_base_move(words: str, deck: Deck) -> int | None:
    """The shared move that words mean, or None if they mean none."""
    for deed, pattern in PATTERNS:
        match = pattern.fullmatch(words)
        if match:
            return int(_read(deed, match, deck))
    return None


def _read(deed: int, match: re.Match[str], deck: Deck) -> i64:
    if deed == LAY:
        x, y = read_place(match[3], match[4])
        return pack_at(LAY, read_kind(match[1], deck), x, y, 1 if match[2] else 0)
    if deed == BREAK:
        return pack(BREAK, deck.breaks[TOOLS.index(match[1])], int(match[2]), 0, 0)
    if deed == MEND:
        return pack(MEND, read_kind(match[3], deck), int(match[2]), TOOLS.index(match[1]), 0)
    if deed == ROCKFALL:
        if match[1] is None:
            return pack(ROCKFALL, deck.rockfall, 0, 0, 1)
        x, y = read_place(match[1], match[2])
        return pack_at(ROCKFALL, deck.rockfall, x, y, 0)
    goal = NO_GOAL if match[1] is None else _read_goal(match[1], match[2])
    if deed == ORIENT_GOAL:
        return pack(ORIENT_GOAL, NO_CARD, goal, 1 if match[3] == "turned" else 0, 0)
    return pack(deed, deck.look if deed == LOOK else NO_CARD, goal, 0, 0)


def read_kind(word: str, deck: Deck) -> int:
    if word not in deck.kinds:
        raise Refused(f"there is no card {word!r}")
    return deck.kinds[word]


def _read_goal(x: str, y: str) -> int:
    if int(x) != GOAL_X or int(y) not in GOAL_YS:
        places = ", ".join(f"{GOAL_X},{goal_y}" for goal_y in GOAL_YS)
        raise Refused(f"no goal lies at {x},{y}; goals lie at {places}")
    return GOAL_YS.index(int(y))


def base_data(move: i64, deck: Deck) -> Data:
    """The named facts of a shared move."""
    deed = deed_of(move)
    data: Data = {}
    if card_of(move) < len(deck.words):
        data["card"] = card_word(card_of(move), deck)
    if deed == LAY or (deed == ROCKFALL and not c_of(move)):
        data["x"], data["y"] = int(x_of(move)), int(y_of(move))
    if deed == LAY:
        data["turned"] = c_of(move) == 1
    if deed in (BREAK, MEND):
        data["target"] = int(a_of(move))
    if deed == MEND:
        data["tool"] = TOOLS[b_of(move)]
    if deed in (LOOK, OPEN, ORIENT_GOAL) and a_of(move) != NO_GOAL:
        data["goal"] = int(a_of(move))
    if deed == ORIENT_GOAL:
        data["turned"] = b_of(move) == 1
    return data
