"""What Kings adds to the language of the tests: a card may be called by its troop alone."""

from __future__ import annotations

from functools import partial
from typing import Any

import language
from dwarrow.games.kings.round import Kings
from dwarrow.kernel.state import ALL
from dwarrow.kernel.table import event_data
from language import Facts
from language import can as can
from language import clause as clause
from language import deal as deal
from language import everyone as everyone
from language import hand as hand
from language import hidden as hidden
from language import names as names
from language import only as only
from language import others as others
from language import own as own
from language import public as public
from language import random_game as random_game
from language import random_move as random_move
from language import reason as reason
from language import sees as sees
from language import take as take
from language import told as told
from language import turn as turn
from language import whole as whole
from language import without as without

at = partial(language.at, "kings")


def fresh(seats: int, seed: int = 1, **rest: Any) -> Kings:
    """A game just dealt."""
    return language.fresh("kings", seats, seed=seed, **rest)  # type: ignore[no-any-return]


def full(state: Kings, words: str) -> str:
    """A move in words, where a played card may be named by its troop alone."""
    parts = words.split()
    if parts[0] == "play" and "/" not in parts[1]:
        held = (card for card in own(state)["hand"] if card.startswith(parts[1] + "/"))
        parts[1] = next(held, f"{parts[1]}/M01")  # one that is in no hand
    return " ".join(parts)


def why(state: Kings, words: str) -> tuple[str, str] | None:
    return language.why(state, full(state, words))


def play(state: Kings, *moves: str) -> list[Facts]:
    return [fact for words in moves for fact in language.play(state, full(state, words))]


def troops(cards: list[str]) -> list[str]:
    return [card.partition("/")[0] for card in cards]


def heard(state: Kings, seat: int, since: int = 0) -> list[Facts]:
    """What a seat was told from a moment on."""
    events = (state.told or [])[since:]
    return [event_data(one.event) for one in events if one.to in (ALL, seat)]
