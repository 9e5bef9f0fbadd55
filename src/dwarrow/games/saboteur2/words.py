"""The words and the JSON form of a Saboteur 2 move: int <-> data <-> words, one way each."""

from __future__ import annotations

import re

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import DECK, THEFT, WORDS
from dwarrow.games.saboteur2.moves import ACT, NO_VICTIM, ROB_GOLD, SHED
from dwarrow.games.saboteur2.state import IN_FRONT
from dwarrow.kernel.state import Data, Refused
from dwarrow.parts.deeds import PASS
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import a_of, b_of, card_of, deed_of, pack
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
  play theft on SEAT         play hands-off on SEAT
  play swap-hands on SEAT    play inspect on SEAT
  play swap-hats on SEAT     play trap on SEAT
  play free on SEAT          pass CARD CARD CARD
  shed THING with CARD CARD  (pick, lamp, cart, trap, theft)
  rob SEAT                   rob nobody"""


def move_words(move: i64) -> str:
    """A move in words."""
    deed = deed_of(move)
    if deed == PASS:
        return " ".join(["pass", *discards(move)])
    if deed == SHED:
        thing = IN_FRONT[b_of(move)] if b_of(move) < len(IN_FRONT) else "?"
        return f"shed {thing} with {' '.join(discards(move))}"
    if deed == ROB_GOLD:
        return f"rob {'nobody' if a_of(move) == NO_VICTIM else a_of(move)}"
    if deed == ACT:
        return f"play {card_word(card_of(move), DECK)} on {a_of(move)}"
    return base_words(move, DECK) or f"unknown move {move}"


def discards(move: i64) -> list[str]:
    """The words of the cards a pass or a shedding discards."""
    cards = [card_of(move), a_of(move)]
    if deed_of(move) == PASS:
        cards.append(b_of(move))
    return [card_word(card, DECK) for card in cards if card != NO_CARD]


PASSING = re.compile(r"pass((?: \S+){0,3})")
SHEDDING = re.compile(rf"shed ({'|'.join(IN_FRONT)}) with (\S+) (\S+)")
ROBBING = re.compile(r"rob (nobody|\d{1,2})")
ACTING = re.compile(rf"play ({'|'.join(WORDS[THEFT : THEFT + 7])}) on (\d{{1,2}})")


def read_move(words: str) -> int:
    """The move that words mean."""
    words = " ".join(words.split())
    shared = read_base_move(words, DECK)
    if shared is not None:
        return shared
    found = _read_discard(words)
    if found is None:
        found = _read_deed(words)
    if found is None:
        raise Refused(f"{words!r} is not a move; {FORMS}")
    return found


def _read_discard(words: str) -> int | None:
    """Cards may stand in any order; a move holds them sorted."""
    passing = PASSING.fullmatch(words)
    if passing:
        kinds = sorted(read_kind(word, DECK) for word in passing[1].split())
        cards = kinds + [NO_CARD] * (3 - len(kinds))
        return int(pack(PASS, cards[0], cards[1], cards[2], 0))
    shedding = SHEDDING.fullmatch(words)
    if shedding:
        one, two = sorted(read_kind(word, DECK) for word in (shedding[2], shedding[3]))
        return int(pack(SHED, one, two, IN_FRONT.index(shedding[1]), 0))
    return None


def _read_deed(words: str) -> int | None:
    robbing = ROBBING.fullmatch(words)
    if robbing:
        victim = NO_VICTIM if robbing[1] == "nobody" else int(robbing[1])
        return int(pack(ROB_GOLD, NO_CARD, victim, 0, 0))
    acting = ACTING.fullmatch(words)
    if acting:
        return int(pack(ACT, read_kind(acting[1], DECK), int(acting[2]), 0, 0))
    return None


def move_data(move: i64) -> Data:
    """A move in its JSON form: its words, and the same as named facts."""
    words = move_words(move)
    deed = deed_of(move)
    data: Data = {"words": words, "do": words.split()[0]}
    if deed in (PASS, SHED):
        data["cards"] = discards(move)
    if deed == SHED:
        data["removed"] = IN_FRONT[b_of(move)]
    if deed == ACT or (deed == ROB_GOLD and a_of(move) != NO_VICTIM):
        data["target"] = int(a_of(move))
    if deed in (PASS, SHED, ROB_GOLD):
        return data
    return {**data, **base_data(move, DECK)}
