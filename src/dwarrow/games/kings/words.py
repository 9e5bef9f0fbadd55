"""The words and the JSON form of a Kings move: int <-> data <-> words, one way each."""

from __future__ import annotations

import re

from mypy_extensions import i64

from dwarrow.games.kings.cards import (
    CENTRE,
    KINDS,
    MINE_WORDS,
    RACES,
    STRENGTHS,
    TROOP_WORDS,
    card_word,
    married,
    mine_of,
    strength_of,
)
from dwarrow.games.kings.moves import (
    FROM_DECK,
    LAY,
    OWN,
    PASS,
    REDRAW,
    TAKE_CARD,
    card_in,
    deed_of,
    index_of,
    own_place,
    owner_of,
    pack,
    place_in,
)
from dwarrow.kernel.state import Data, Refused

FORMS = """a move is one of:
  play CARD on centre N       play CARD on mine N of SEAT
  take RACE                   take deck
where CARD is both sides of a card, as in orc-5/M07, and N counts from 1"""
SOURCES = [*RACES, "deck"]


def move_words(move: i64) -> str:
    """A move in words."""
    if move == PASS:
        return "pass"
    if move == REDRAW:
        return "redraw"
    if deed_of(move) == TAKE_CARD and 0 <= place_in(move) <= FROM_DECK and card_in(move) == 0:
        return f"take {SOURCES[place_in(move)]}"
    if deed_of(move) == LAY and is_card(card_in(move)) and is_place(place_in(move)):
        return f"play {card_word(card_in(move))} on {place_words(place_in(move))}"
    return f"unknown move {move}"


def is_card(card: i64) -> bool:
    """Whether a number is a card at all."""
    return card < 4 << 9 and strength_of(card) < STRENGTHS and mine_of(card) < KINDS


def is_place(place: i64) -> bool:
    return 0 <= place < CENTRE or OWN <= place < 5 * OWN


def place_words(place: i64) -> str:
    if place < CENTRE:
        return f"centre {place + 1}"
    return f"mine {index_of(place) + 1} of {owner_of(place)}"


PLAY_FORM = re.compile(r"play (\S+) on (?:centre ([1-4])|mine (\d{1,2}) of ([0-3]))")
TAKE_FORM = re.compile(r"take (\w+)")


def read_move(words: str) -> int:
    """The move that words mean."""
    words = words.strip()
    if words in ("pass", "redraw"):
        return PASS if words == "pass" else REDRAW
    match = PLAY_FORM.fullmatch(words)
    if match:
        return int(pack(LAY, read_card(match[1]), _read_place(match)))
    match = TAKE_FORM.fullmatch(words)
    if match and match[1] in SOURCES:
        return int(pack(TAKE_CARD, 0, SOURCES.index(match[1])))
    raise Refused(f"{words!r} is not a move; {FORMS}")


def _read_place(match: re.Match[str]) -> int:
    if match[2]:
        return int(match[2]) - 1
    number = int(match[3])
    if not 1 <= number <= OWN:
        raise Refused(f"captured mines are counted from 1 to {OWN}, not {number}")
    return int(own_place(int(match[4]), number - 1))


def read_card(word: str) -> int:
    """A card by both its sides."""
    troop, _, mine = word.partition("/")
    if troop not in TROOP_WORDS:
        raise Refused(f"there is no troop {troop!r}; a card is written as in orc-5/M07")
    if mine not in MINE_WORDS:
        raise Refused(f"there is no mine {mine!r}; a card is written as in orc-5/M07")
    return int(married(TROOP_WORDS.index(troop), MINE_WORDS.index(mine)))


def move_data(move: i64) -> Data:
    """A move in its JSON form: its words, and the same as named facts; `index` counts from 0."""
    words = move_words(move)
    data: Data = {"words": words, "do": words.split()[0]}
    if data["do"] == "take":
        data["from"] = SOURCES[place_in(move)]
    if data["do"] == "play":
        place = place_in(move)
        data["card"] = card_word(card_in(move))
        data["place"] = "centre" if place < CENTRE else "mine"
        data["index"] = int(place if place < CENTRE else index_of(place))
        if place >= CENTRE:
            data["owner"] = int(owner_of(place))
    return data
