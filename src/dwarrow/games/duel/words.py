"""The words and the JSON form of a move of the Duel: int <-> data <-> words, one way each."""

from __future__ import annotations

import re

from mypy_extensions import i64

from dwarrow.games.duel.cards import BREAKS, KEY, KINDS, MAP, WORDS
from dwarrow.games.duel.cards import ROCKFALL as ROCKFALL_CARD
from dwarrow.games.duel.moves import (
    BREAK,
    BRIBE,
    DECLINE,
    DISCARD,
    END,
    GIVE,
    LAY,
    LOOK,
    MEND,
    OPEN,
    ORIENT_GOAL,
    PASS,
    ROCKFALL,
    TAKE,
    UNLOCK,
)
from dwarrow.kernel.state import Data, Refused
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, deed_of, pack, pack_at, x_of, y_of
from dwarrow.parts.places import PLACE, read_place
from dwarrow.parts.tools import TOOLS

FORMS = """a move is one of:
  lay CARD at X,Y            lay CARD turned at X,Y
  break TOOL                 break TOOL in vain
  mend TOOL with CARD        throw off TOOL with CARD CARD
  rockfall at X,Y            rockfall nowhere
  look at X,Y                unlock X,Y
  pass CARD                  pass CARD CARD
  bribe X,Y                  end turn
  open goal at X,Y           open no goal
  put goal at X,Y upright    put goal at X,Y turned
  claim X,Y                  claim nothing
  pay NUGGETS"""

TOOL = r"(pick|lamp|cart)"
PATTERNS = {
    LAY: re.compile(rf"lay (?P<card>\S+)(?P<turned> turned)? at {PLACE}"),
    BREAK: re.compile(rf"break (?P<tool>{TOOL})(?P<idle> in vain)?"),
    MEND: re.compile(rf"mend (?P<tool>{TOOL}) with (?P<card>\S+)"),
    ROCKFALL: re.compile(rf"rockfall (?:at {PLACE}|(?P<idle>nowhere))"),
    LOOK: re.compile(rf"look at {PLACE}"),
    UNLOCK: re.compile(rf"unlock {PLACE}"),
    DISCARD: re.compile(rf"throw off (?P<tool>{TOOL}) with (?P<card>\S+) (?P<other>\S+)"),
    PASS: re.compile(r"pass (?P<card>\S+)(?: (?P<other>\S+))?"),
    BRIBE: re.compile(rf"bribe {PLACE}"),
    END: re.compile(r"end turn"),
    OPEN: re.compile(rf"open (?:goal at {PLACE}|(?P<idle>no goal))"),
    ORIENT_GOAL: re.compile(rf"put goal at {PLACE} (?:upright|(?P<turned>turned))"),
    TAKE: re.compile(rf"claim {PLACE}"),
    DECLINE: re.compile(r"claim nothing"),
    GIVE: re.compile(r"pay (?P<nuggets>[123])"),
}
AT_A_PLACE = (LAY, ROCKFALL, LOOK, UNLOCK, BRIBE, OPEN, ORIENT_GOAL, TAKE)
CARD_OF_DEED = {ROCKFALL: ROCKFALL_CARD, LOOK: MAP, UNLOCK: KEY}


# ---- writing


def move_words(move: i64) -> str:
    """A move in words."""
    card = _word(card_of(move))
    at = f"{x_of(move)},{y_of(move)}"
    idle = c_of(move) != 0
    other = _word(a_of(move))
    forms = {
        LAY: f"lay {card} {'turned ' * idle}at {at}",
        BREAK: f"break {card.partition('-')[2]}{' in vain' * idle}",
        MEND: f"mend {_tool(a_of(move))} with {card}",
        ROCKFALL: "rockfall nowhere" if idle else f"rockfall at {at}",
        LOOK: f"look at {at}",
        UNLOCK: f"unlock {at}",
        DISCARD: f"throw off {_tool(b_of(move))} with {card} {other}",
        PASS: f"pass {card} {other}".strip(),
        BRIBE: f"bribe {at}",
        END: "end turn",
        OPEN: "open no goal" if idle else f"open goal at {at}",
        ORIENT_GOAL: f"put goal at {at} {'turned' if idle else 'upright'}",
        TAKE: f"claim {at}",
        DECLINE: "claim nothing",
        GIVE: f"pay {a_of(move)}",
    }
    return forms.get(int(deed_of(move)), f"unknown move {move}")


def _word(kind: i64) -> str:
    return "" if kind == NO_CARD else WORDS[kind] if kind < len(WORDS) else "?"


def _tool(tool: i64) -> str:
    return TOOLS[tool] if tool < len(TOOLS) else "?"


def move_data(move: i64) -> Data:
    """A move in its JSON form: its words, and the same as named facts."""
    deed = int(deed_of(move))
    words = move_words(move)
    data: Data = {"words": words, "do": words.split()[0]}
    match = PATTERNS[deed].fullmatch(words) if deed in PATTERNS else None
    if match is None:
        return data
    facts: dict[str, str | None] = match.groupdict()
    for name, value in facts.items():
        if name in ("turned", "idle"):
            data[name] = value is not None
        elif value is not None:
            data[name] = int(value) if name == "nuggets" else value
    if deed in AT_A_PLACE and not data.get("idle"):
        data["x"], data["y"] = int(x_of(move)), int(y_of(move))
    if deed in CARD_OF_DEED or deed == BREAK:
        data["card"] = _word(card_of(move))
    return data


# ---- reading


def read_move(words: str) -> int:
    """The move that words mean."""
    for deed, pattern in PATTERNS.items():
        match = pattern.fullmatch(" ".join(words.split()))
        if match:
            return int(_read(deed, match))
    raise Refused(f"{words!r} is not a move; {FORMS}")


def _read(deed: int, match: re.Match[str]) -> i64:
    found: dict[str, str | None] = match.groupdict()
    card = _kind(found["card"]) if "card" in found else CARD_OF_DEED.get(deed, NO_CARD)
    tool = TOOLS.index(found["tool"] or "") if "tool" in found else 0
    c = 1 if found.get("turned") or found.get("idle") else 0
    if deed == BREAK:
        return pack(BREAK, BREAKS[tool], 0, 0, c)
    if deed == MEND:
        return pack(MEND, card, tool, 0, 0)
    if deed in (PASS, DISCARD):
        # Two cards stand in the order of the card list, however they were named.
        other = _kind(found["other"]) if found["other"] else NO_CARD
        return pack(deed, min(card, other), max(card, other), tool, 0)
    if deed == GIVE:
        return pack(GIVE, NO_CARD, int(found["nuggets"] or 0), 0, 0)
    if deed not in AT_A_PLACE or found.get("idle"):
        return pack(deed, card, 0, 0, c)
    x, y = re.findall(PLACE, match[0])[-1]
    return pack_at(deed, card, *read_place(x, y), c)


def _kind(word: str | None) -> int:
    if word is None or word not in KINDS:
        raise Refused(f"there is no card {word!r}")
    return KINDS[word]
