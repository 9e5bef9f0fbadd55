"""What Saboteur 2 adds to the language of the tests: rounds about to end, and who was paid."""

from __future__ import annotations

from functools import partial
from typing import Any

import language
from dwarrow.games import saboteur2
from dwarrow.games.saboteur2.round import Saboteur2
from dwarrow.kernel.state import DEALER, Deal
from language import *
from language import deal, last, play

# A corridor to the middle goal; `{a}` and `{b}` stand for doors or plain tunnels.
CORRIDOR = "maze 1,0:EW 2,0:EW 3,0:EW 4,0:{a} 5,0:{b} 6,0:NESW"
AHEAD = "goals stone-NE? treasure? stone-NW?"
PLAIN, GREEN_DOOR, BLUE_DOOR = "NESW", "door-green-EW", "door-blue-EW"


at = partial(language.at, "saboteur2")
rules_of = partial(language.rules_of, "saboteur2")


def fresh(seats: int, seed: int = 1, **rest: Any) -> Saboteur2:
    """A game with its first round dealt."""
    return language.fresh("saboteur2", seats, seed=seed, **rest)  # type: ignore[no-any-return]


def ready(
    roles: str, completer: int, a: str = PLAIN, b: str = PLAIN, more: str = "", **options: Any
) -> Saboteur2:
    """One card before the treasure: `finish` lays it."""
    seats = len(roles.split())
    text = f"""seats {seats}
        turn {completer}
        roles {roles}
        {CORRIDOR.format(a=a, b=b)}
        {AHEAD}
        hand{completer} NESW
        {more}"""
    return at(text, **options)  # type: ignore[no-any-return]


def finish(state: Saboteur2) -> dict[str, Any]:
    """Complete the tunnel; why the round ended as it did."""
    play(state, "lay NESW at 7,0")
    return last(state, "settled")


def stalled(roles: str, more: str = "", **options: Any) -> Saboteur2:
    """Deck and hands are empty but for one card: `give_up` passes it."""
    seats = len(roles.split())
    text = f"seats {seats}\nroles {roles}\nhand0 NS\n{AHEAD}\n{more}"
    return at(text, deck="", **options)  # type: ignore[no-any-return]


def give_up(state: Saboteur2) -> dict[str, Any]:
    play(state, "pass NS")
    return last(state, "settled")


def pays(settled: dict[str, Any]) -> list[int]:
    return [share["nuggets"] for share in settled["shares"]]


def winners(settled: dict[str, Any]) -> list[int]:
    return [share["seat"] for share in settled["shares"] if share["won"]]


def clauses(settled: dict[str, Any]) -> list[str]:
    return [share["clause"] for share in settled["shares"]]


def gold(state: Saboteur2) -> list[int]:
    return saboteur2.scores(state)


def deal_next(state: Saboteur2, seed: int = 5) -> Deal:
    assert state.turn() == DEALER
    return deal(state, seed)
