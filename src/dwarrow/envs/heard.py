"""What a seat has heard, as numbers: the story of a game in a row of fixed length.

The first number says how many follow. An event is its kind, counted from 1 as the game lists its
events, and then its facts in order: a number is itself, a list its length and its items, a word
a number below 2 to the 24th that stands for it (`number_of`), and nothing is -1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dwarrow.kernel.state import Event

NOTHING = -1
A_MOVE = 6  # numbers for each move that a game may last: twice what games by chance need


@cache
def number_of(word: str) -> int:
    """A number that stands for a word: float32 holds it, and few hundred words hardly share one."""
    return int.from_bytes(sha256(word.encode()).digest()[:3], "big")


def told(events: Iterable[Event], kinds: tuple[type[Event], ...]) -> Iterator[int]:
    """Events as numbers, one after the other."""
    for event in events:
        yield kinds.index(type(event)) + 1
        yield from _facts(event)


def _facts(fact: Any) -> Iterator[int]:
    if fact is None:
        yield NOTHING
    elif isinstance(fact, str):
        yield number_of(fact)
    elif isinstance(fact, int):
        yield int(fact)
    elif isinstance(fact, list | tuple):
        yield len(fact)
        for item in fact:
            yield from _facts(item)
    else:
        for field in fields(fact):
            yield from _facts(getattr(fact, field.name))


def write(numbers: list[int], into: NDArray[np.float32]) -> None:
    """Put a story into its room; of one that is too long its newest part."""
    room = len(into) - 1
    into.fill(0)
    into[0] = len(numbers)
    kept = numbers[-room:]
    into[1 : 1 + len(kept)] = kept
