"""The words and the JSON form of a Saboteur move: int <-> data <-> words, one way each."""

from __future__ import annotations

import re

from mypy_extensions import i64

from dwarrow.games.saboteur.cards import DECK
from dwarrow.games.saboteur.moves import TAKE
from dwarrow.kernel.state import Data, Refused
from dwarrow.parts.deeds import PASS
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import a_of, card_of, deed_of, pack
from dwarrow.parts.words import (
    BASE_FORMS,
    base_data,
    base_words,
    card_word,
    read_base_move,
    read_kind,
)

FORMS = f"""a move is one of:
{BASE_FORMS}
  pass CARD                  pass
  take NUGGETS"""


def move_words(move: i64) -> str:
    """A move in words."""
    if deed_of(move) == PASS:
        return "pass" if card_of(move) == NO_CARD else f"pass {card_word(card_of(move), DECK)}"
    if deed_of(move) == TAKE:
        return f"take {a_of(move)}"
    return base_words(move, DECK) or f"unknown move {move}"


PASSING = re.compile(r"pass(?: (\S+))?")
TAKING = re.compile(r"take ([123])")


def read_move(words: str) -> int:
    """The move that words mean."""
    words = words.strip()
    shared = read_base_move(words, DECK)
    if shared is not None:
        return shared
    passing = PASSING.fullmatch(words)
    if passing:
        card = NO_CARD if passing[1] is None else read_kind(passing[1], DECK)
        return int(pack(PASS, card, 0, 0, 0))
    taking = TAKING.fullmatch(words)
    if taking:
        return int(pack(TAKE, NO_CARD, int(taking[1]), 0, 0))
    raise Refused(f"{words!r} is not a move; {FORMS}")


def move_data(move: i64) -> Data:
    """A move in its JSON form: its words, and the same as named facts."""
    words = move_words(move)
    data: Data = {"words": words, "do": words.split()[0], **base_data(move, DECK)}
    if deed_of(move) == TAKE:
        data["nuggets"] = int(a_of(move))
    return data
