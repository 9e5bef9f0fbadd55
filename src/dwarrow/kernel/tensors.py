"""Views and moves as numbers of a fixed size, for those who learn; no game is known here.

A game's `tensors.py` says what each number means (`Layout`), how a view is written into them and
which number a move is. Numbers are functions of a view alone, so they can tell no secret.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dwarrow.kernel.state import Moves, State, View

OUTSIDE: Final = -1  # a move that has no number: its place lies outside the window


@dataclass(frozen=True)
class Field:
    """Some neighbouring numbers of an observation, or actions, and what they mean."""

    name: str
    at: int
    size: int
    says: str
    items: tuple[str, ...]  # what each number of it stands for


class Layout:
    """The fields of an observation or of an action space, in order."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, items: Iterable[object], says: str) -> i64:
        """Room for a field with one number for each item; where it begins."""
        at, named = self.size, tuple(str(item) for item in items)
        self.fields.append(Field(name, at, len(named), says, named))
        self.size += len(named)
        return at

    def told(self, numbers: Sequence[int]) -> dict[str, dict[str, int]]:
        """What an observation says: field by field its items that are not zero."""
        found: dict[str, dict[str, int]] = {}
        for field in self.fields:
            part = numbers[field.at : field.at + field.size]
            items = {item: int(n) for item, n in zip(field.items, part) if n}
            if items:
                found[field.name] = items
        return found

    def item(self, number: int) -> str:
        """What one number stands for, as in `lay: slot 2 turned at 3,-1`."""
        field = next(f for f in self.fields if f.at <= number < f.at + f.size)
        return f"{field.name}: {field.items[number - field.at]}"


class Tensors:
    """How one game's views and moves become numbers; each game has one subclass.

    Seats are counted clockwise from the seat that looks, so that one network plays all.
    """

    def __init__(self, observation: Layout, actions: Layout) -> None:
        self.observation = observation
        self.actions = actions
        self.size: i64 = observation.size
        self.count: i64 = actions.size

    def __reduce__(self) -> tuple[Any, ...]:
        return tensors_in, (type(self).__module__,)

    def observe(self, view: View, out: vec[u8], at: i64) -> None:
        """Write a view from `out[at]` on, where only zeros stand."""
        raise NotImplementedError

    def number(self, view: View, moves: Moves, into: vec[i64]) -> None:
        """The number of each of the moves offered to a view's seat, or OUTSIDE."""
        raise NotImplementedError

    def move_of(self, view: View, action: i64) -> i64:
        """The move a number means for a view's seat, legal or not; OUTSIDE if it means none."""
        raise NotImplementedError

    def truth(self, state: State, seat: i64) -> i64:
        """A seat's true role, for training alone; 0 in a game without roles."""
        return 0


def tensors_in(module: str) -> Tensors:
    """Those that a game's file makes: whoever holds them may be copied or sent away."""
    game: Any = importlib.import_module(module)
    tensors: Tensors = game.TENSORS
    return tensors


def observed(tensors: Tensors, view: View) -> vec[u8]:
    """A view as numbers."""
    out = vec[u8]([0] * tensors.size)
    tensors.observe(view, out, 0)
    return out


def numbers(tensors: Tensors, view: View, moves: list[int]) -> list[int]:
    """The numbers of moves that are offered to a view's seat."""
    listed = Moves()
    for move in moves:
        listed.add(move)
    into = vec[i64]([0] * len(moves))
    tensors.number(view, listed, into)
    return [int(number) for number in into]


def put(out: vec[u8], at: i64, count: i64) -> None:
    """A count; what is beyond a byte is told as 255, and -1 for nothing as 0."""
    if count > 0:
        out[at] = u8(count) if count < 255 else u8(255)


def relative(seat: i64, me: i64, seats: i64) -> i64:
    """A seat counted clockwise from the seat that looks: 0 is itself."""
    found = seat - me
    return found if found >= 0 else found + seats


def seat_of(relative: i64, me: i64, seats: i64) -> i64:
    """The seat that is so many clockwise from the seat that looks."""
    return (me + relative) % seats
