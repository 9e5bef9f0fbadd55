"""One interface for every bot: it gets what a person gets, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

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


class Bot(Protocol):
    """Chooses one of the moves it is offered."""

    def choose(self, asked: Asked) -> int: ...
