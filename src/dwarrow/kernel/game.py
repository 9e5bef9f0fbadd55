"""What a game is: a module that answers these questions. There is no base class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from dwarrow.kernel.dice import Dice
from dwarrow.kernel.rules import Option
from dwarrow.kernel.state import Data, Refusal, State, View


class Game(Protocol):
    """The protocol every module in `dwarrow.games` satisfies."""

    @property
    def NAME(self) -> str: ...  # noqa: N802
    @property
    def SEATS(self) -> range: ...  # noqa: N802
    @property
    def USUAL_SEATS(self) -> int: ...  # noqa: N802
    @property
    def EDITIONS(self) -> Mapping[str, Any]:  # noqa: N802
        """The game's Rules by edition; the first is the recommended one."""

    @property
    def OPTIONS(self) -> Mapping[str, Option]: ...  # noqa: N802
    @property
    def REVEALS(self) -> frozenset[str]:  # noqa: N802
        """The names of the events that show somebody what was hidden."""

    @property
    def PILES(self) -> Mapping[str, list[str]]:  # noqa: N802
        """The words of the cards in each pile of a deal."""

    def check(self, rules: Any, seats: int) -> None:
        """Refuse rules or a number of seats that cannot be played, with the reason."""

    def start(self, rules: Any, seats: int, first: int | None) -> State:
        """A new game before its first deal; `first` starts it, or None for what the rules say."""

    def view(self, state: Any, seat: int) -> View:
        """What a seat may know: public plus its own drawer."""

    def moves(self, view: Any) -> list[int]:
        """The legal moves of a view's seat, packed, in a pinned order; none if it has no turn."""

    def refusal(self, view: Any, move: int) -> Refusal | None:
        """The clause that forbids a move, or None exactly if it is one of `moves`."""

    def move_data(self, move: int) -> Data:
        """A move in its JSON form."""

    def move_words(self, move: int) -> str:
        """A move in words, as people and records write it."""

    def read_move(self, words: str) -> int:
        """The move that words mean; Refused if they mean none."""

    def imagine(self, view: Any, dice: Dice) -> State:
        """A world drawn evenly from those that fit a view; the truth is not at hand."""

    def write_position(self, state: Any) -> str:
        """The whole situation as a short text."""

    def read_position(self, text: str) -> State:
        """The state a text describes; Refused with the reason if it is malformed or impossible."""

    def drawn(self, view: Any) -> str:
        """The table as a seat sees it, in letters."""

    def scores(self, state: Any) -> list[int]:
        """What each seat has won so far."""

    def winners(self, state: Any) -> list[int]:
        """Who won a finished game."""

    def facts(self, state: Any) -> dict[str, float]:
        """Numbers of the round that has just ended, for statistics."""

    def bound(self, rules: Any, seats: int) -> int:
        """No game has more moves than this."""
