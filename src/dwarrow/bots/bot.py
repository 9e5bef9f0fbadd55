"""One interface for every bot: it gets what a person gets, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from dwarrow.bots.search import Question
from dwarrow.bots.talk import Claimed, Inquired
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

    def choose(self, asked: Asked) -> int:
        """One of `asked.moves`."""


class Speaks(Protocol):
    """A bot that can say why it chose its last move."""

    def reasons(self) -> list[Reason]:
        """Why it chose its last move."""


class Ponders(Protocol):
    """A thinker whose search can be made by somebody else: for lessons and reviews."""

    def ponder(self, view: Any, story: list[Event], moves: list[int]) -> Question:
        """Its guide at this view, and which of these moves it would try."""

    def why(self, view: Any, move: int) -> list[Reason]:
        """What speaks for a move of the view it has just pondered."""


class Talks(Protocol):
    """A bot that talks: what it claims once its move is made and it has seen what came of it."""

    def claims(self, asked: Asked) -> list[Claimed]:
        """What it claims now; `asked` holds no moves."""


class Wonders(Protocol):
    """A bot that asks others what they saw, once its move is made.

    Whether it asks must not depend on what its seat alone knows: a question would betray its side.
    """

    def wonders(self, asked: Asked) -> Inquired | None:
        """Whom it asks, if anybody."""


class Replies(Protocol):
    """A bot that can be asked what it saw; it says nothing if it has seen no goal."""

    def answers(self, asked: Asked) -> list[Claimed]:
        """What it claims now that it is asked."""


class SpeaksUp(Protocol):
    """A bot that has something to say at the table about its last move.

    Its words must not depend on what its seat alone knows: a voice would betray its side.
    """

    def says(self) -> Reason | None:
        """What it says, if anything."""


Makers: TypeAlias = dict[str, Callable[[], Bot]]


def by_level(
    habit: Callable[[], Bot], thinker: Callable[[Any], Bot], levels: tuple[Any, Any, Any]
) -> Makers:
    """The bots that every game has: one of habit, and a thinker that is easy, usual or hard."""
    easy, usual, hard = levels
    return {
        "habit": habit,
        "thinker-easy": lambda: thinker(easy),
        "thinker": lambda: thinker(usual),
        "thinker-hard": lambda: thinker(hard),
    }
