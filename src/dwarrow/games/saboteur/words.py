"""The words and the JSON form of a Saboteur move: int <-> data <-> words, one way each."""

from __future__ import annotations

import re

from mypy_extensions import i64

from dwarrow.games.saboteur.cards import BREAKS, KINDS, MAP, WORDS
from dwarrow.games.saboteur.cards import ROCKFALL as ROCKFALL_CARD
from dwarrow.games.saboteur.moves import (
    BREAK,
    LAY,
    LOOK,
    MEND,
    NO_GOAL,
    OPEN,
    ORIENT_GOAL,
    PASS,
    ROCKFALL,
    TAKE,
)
from dwarrow.games.saboteur.state import GOAL_X, GOAL_YS
from dwarrow.kernel.state import Data, Refused
from dwarrow.parts.hand import NO_CARD
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

FORMS = """a move is one of:
  lay CARD at X,Y            lay CARD turned at X,Y
  break TOOL of SEAT         mend TOOL of SEAT with CARD
  rockfall at X,Y            look at X,Y
  pass CARD                  pass
  open goal at X,Y           open no goal
  put goal at X,Y upright    put goal at X,Y turned
  take NUGGETS"""


def move_words(move: i64) -> str:
    """A move in words."""
    deed = deed_of(move)
    if deed == LAY:
        turned = "turned " if c_of(move) else ""
        return f"lay {_card(move)} {turned}at {_place(move)}"
    if deed == BREAK:
        return f"break {_card(move).partition('-')[2]} of {a_of(move)}"
    if deed == MEND:
        tool = TOOLS[b_of(move)] if b_of(move) < 3 else "?"
        return f"mend {tool} of {a_of(move)} with {_card(move)}"
    if deed == ROCKFALL:
        return "rockfall nowhere" if c_of(move) else f"rockfall at {_place(move)}"
    if deed == PASS:
        return "pass" if card_of(move) == NO_CARD else f"pass {_card(move)}"
    return _choice_words(move, deed)


def _choice_words(move: i64, deed: i64) -> str:
    if deed == LOOK:
        return f"look at {_goal(move)}"
    if deed == OPEN:
        return "open no goal" if a_of(move) == NO_GOAL else f"open goal at {_goal(move)}"
    if deed == ORIENT_GOAL:
        return f"put goal at {_goal(move)} {'turned' if b_of(move) else 'upright'}"
    if deed == TAKE:
        return f"take {a_of(move)}"
    return f"unknown move {move}"


def _card(move: i64) -> str:
    return WORDS[card_of(move)] if card_of(move) < len(WORDS) else "?"


def _place(move: i64) -> str:
    return f"{x_of(move)},{y_of(move)}"


def _goal(move: i64) -> str:
    return f"{GOAL_X},{GOAL_YS[a_of(move)]}" if a_of(move) < len(GOAL_YS) else "?"


PATTERNS = (
    (LAY, re.compile(rf"lay (\S+) (turned )?at {PLACE}")),
    (BREAK, re.compile(r"break (pick|lamp|cart) of (\d{1,2})")),
    (MEND, re.compile(r"mend (pick|lamp|cart) of (\d{1,2}) with (\S+)")),
    (ROCKFALL, re.compile(rf"rockfall (?:at {PLACE}|nowhere)")),
    (LOOK, re.compile(rf"look at {PLACE}")),
    (PASS, re.compile(r"pass(?: (\S+))?")),
    (OPEN, re.compile(rf"open (?:goal at {PLACE}|no goal)")),
    (ORIENT_GOAL, re.compile(rf"put goal at {PLACE} (upright|turned)")),
    (TAKE, re.compile(r"take ([123])")),
)


def read_move(words: str) -> int:
    """The move that words mean."""
    for deed, pattern in PATTERNS:
        match = pattern.fullmatch(words.strip())
        if match:
            return int(_read(deed, match))
    raise Refused(f"{words!r} is not a move; {FORMS}")


def _read(deed: int, match: re.Match[str]) -> i64:
    if deed == LAY:
        x, y = read_place(match[3], match[4])
        return pack_at(LAY, _kind(match[1]), x, y, 1 if match[2] else 0)
    if deed == BREAK:
        return pack(BREAK, BREAKS[TOOLS.index(match[1])], int(match[2]), 0, 0)
    if deed == MEND:
        return pack(MEND, _kind(match[3]), int(match[2]), TOOLS.index(match[1]), 0)
    if deed == ROCKFALL:
        if match[1] is None:
            return pack(ROCKFALL, ROCKFALL_CARD, 0, 0, 1)
        x, y = read_place(match[1], match[2])
        return pack_at(ROCKFALL, ROCKFALL_CARD, x, y, 0)
    if deed == PASS:
        return pack(PASS, NO_CARD if match[1] is None else _kind(match[1]), 0, 0, 0)
    if deed == TAKE:
        return pack(TAKE, NO_CARD, int(match[1]), 0, 0)
    return _read_goal_move(deed, match)


def _read_goal_move(deed: int, match: re.Match[str]) -> i64:
    goal = NO_GOAL if match[1] is None else _read_goal(match[1], match[2])
    if deed == ORIENT_GOAL:
        return pack(ORIENT_GOAL, NO_CARD, goal, 1 if match[3] == "turned" else 0, 0)
    return pack(deed, MAP if deed == LOOK else NO_CARD, goal, 0, 0)


def _kind(word: str) -> int:
    if word not in KINDS:
        raise Refused(f"there is no card {word!r}")
    return KINDS[word]


def _read_goal(x: str, y: str) -> int:
    if int(x) != GOAL_X or int(y) not in GOAL_YS:
        places = ", ".join(f"{GOAL_X},{goal_y}" for goal_y in GOAL_YS)
        raise Refused(f"no goal lies at {x},{y}; goals lie at {places}")
    return GOAL_YS.index(int(y))


def move_data(move: i64) -> Data:
    """A move in its JSON form: its words, and the same as named facts."""
    deed = deed_of(move)
    data: Data = {"words": move_words(move), "do": move_words(move).split()[0]}
    if card_of(move) < len(WORDS):
        data["card"] = _card(move)
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
    if deed == TAKE:
        data["nuggets"] = int(a_of(move))
    return data
