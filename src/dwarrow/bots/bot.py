"""One interface for every bot: it gets what a person gets, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Event


@dataclass(frozen=True)
class Asked:
    """A seat's turn: its view, the story it has heard, its legal moves, chance and time."""

    view: Any
    story: list[Event]
    moves: list[int]
    dice: Dice
    seconds: float


@dataclass(frozen=True)
class Reason:
    """Why a bot moved as it did: the key of a sentence in the words, and what it names."""

    key: str
    names: dict[str, str | int]
    is_secret: bool = False  # only to be said when the round is over


class Bot(Protocol):
    """Chooses one of the moves it is offered.

    What a bot remembers between turns must follow from the story, so that a bot made anew in
    mid-game plays on as the old one would have.
    """

    def choose(self, asked: Asked) -> int: ...


class Speaks(Protocol):
    """A bot that can say why it chose its last move."""

    def reasons(self) -> list[Reason]: ...


Makers: TypeAlias = dict[str, Callable[[], Bot]]
