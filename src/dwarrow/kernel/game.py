"""What a game is: a module that answers these questions. There is no base class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from dwarrow.kernel.dice import Dice
from dwarrow.kernel.drawers import Drawers
from dwarrow.kernel.phrases import Phrases
from dwarrow.kernel.rules import Option
from dwarrow.kernel.state import Data, Event, Refusal, State, View


class End(NamedTuple):
    """A seat when a round has ended: what it was, whether its side won, and the clause."""

    role: str
    won: bool | None  # nothing where rounds have no winners
    why: str


class Game(Protocol):
    """The protocol every module in `dwarrow.games` satisfies."""

    @property
    def NAME(self) -> str:  # noqa: N802
        """What the game is called."""

    @property
    def SEATS(self) -> range:  # noqa: N802
        """How many may play."""

    @property
    def USUAL_SEATS(self) -> int:  # noqa: N802
        """How many play if nobody says otherwise."""

    @property
    def EDITIONS(self) -> Mapping[str, Any]:  # noqa: N802
        """The game's Rules by edition; the first is the recommended one."""

    @property
    def OPTIONS(self) -> Mapping[str, Option]:  # noqa: N802
        """The questions on which printings or groups differ."""

    @property
    def READINGS(self) -> Mapping[str, tuple[str, ...]]:  # noqa: N802
        """By edition, the options that its print leaves open: its answer to them is a reading."""

    @property
    def EVENTS(self) -> tuple[type[Event], ...]:  # noqa: N802
        """All that the game can tell."""

    @property
    def PHRASES(self) -> Phrases:  # noqa: N802
        """All that can be said at the table as a move."""

    @property
    def DRAWERS(self) -> Drawers:  # noqa: N802
        """How the facts of its drawers are told."""

    @property
    def UNCODED(self) -> Mapping[str, str]:  # noqa: N802
        """The clauses that no line of the program can obey, each with the reason."""

    @property
    def PILES(self) -> Mapping[str, Sequence[str]]:  # noqa: N802
        """The words of the cards in each pile of a deal."""

    @property
    def TAUGHT(self) -> Sequence[str]:  # noqa: N802
        """The kinds of cards that the first page of its rules speaks of, in order."""

    @property
    def PRINTED(self) -> Mapping[str, Any]:  # noqa: N802
        """What is printed on the cards that are called by a number alone."""

    @property
    def LIKE(self) -> str:  # noqa: N802
        """The game whose words serve where this one has none of its own; itself, if none does."""

    @property
    def TENSORS(self) -> Any:  # noqa: N802
        """Views and moves as numbers: a `kernel.tensors.Tensors`."""

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

    def drawn(self, view: Any, small: bool = False) -> str:
        """The board as a seat sees it, in letters, without a word; small with a line a row."""

    def drawn_hand(self, view: Any, small: bool = False) -> list[tuple[str, ...]]:
        """The cards of the own hand in letters, lines for each; none if they have no picture."""

    def scores(self, state: Any) -> list[int]:
        """What each seat has won so far."""

    def winners(self, state: Any) -> list[int]:
        """Who won a finished game."""

    def facts(self, state: Any) -> dict[str, float]:
        """Numbers of the round that has just ended, for statistics."""

    def ends(self, state: Any) -> list[End]:
        """The same for every seat: its role, whether its side won, and the clause that says so."""

    def bound(self, rules: Any, seats: int) -> int:
        """No game has more moves than this."""
