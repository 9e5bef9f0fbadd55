"""The table: the one place where a game's truth lives and its log grows.

State is the fold of the log. A table deals by itself when it is the dealer's turn, refuses what
the rules forbid by name of the clause, and remembers what each seat was told.
"""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import dataclass, fields
from operator import index
from typing import Any, Final, SupportsIndex, overload

from mypy_extensions import i64

from dwarrow.kernel import keeping
from dwarrow.kernel.game import Game
from dwarrow.kernel.rules import values_of, with_options
from dwarrow.kernel.shuffles import Shuffles
from dwarrow.kernel.state import (
    ALL,
    DEALER,
    NOBODY,
    SPECTATOR,
    Data,
    Deal,
    Event,
    Moves,
    Refusal,
    Refused,
    Revealing,
    State,
    Told,
    View,
)

FAR: Final = 0x1000000000000000  # no move is nearly as large


@dataclass(frozen=True)
class Committed(Revealing):
    """Before a deal: the SHA-256 of the secret it will be drawn from."""

    deal: int
    commitment: str


class IllegalMove(Refused):
    """A move the rules forbid, with the clause that forbids it."""

    def __init__(self, refusal: Refusal, words: str) -> None:
        super().__init__(f"{words}: not allowed by {refusal.clause} ({refusal.reason})")
        self.refusal = refusal
        self.words = words

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.refusal, self.words)


def whole(value: Any, said: str) -> int:
    """A whole number, numpy's too; else what is said of it, and what came instead."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{said}, not {type(value).__name__}")
    return index(value)


def seat_of(seat: Any) -> int:
    return whole(seat, "a seat is a whole number, or SPECTATOR")


def packed_of(move: Any) -> int:
    return whole(move, "a move is one of `moves` here")


def number_of(move: Any) -> int:
    """A move that is not in words, as a number of the engine's size."""
    number = whole(move, "a move is words or one of `moves`")
    if not -FAR < number < FAR:
        raise Refused("that number is no move; a move is words or one of `moves`")
    return number


class Entry:
    """One line of the log: a seat's move, or the dealer's deal."""

    def __init__(self, seat: int, move: int, deal: Deal | None) -> None:
        self.seat = seat
        self.move = move
        self.deal = deal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __repr__(self) -> str:
        return f"Entry{self._facts()}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, self._facts()

    def _facts(self) -> tuple[int, int, Deal | None]:
        return self.seat, self.move, self.deal


class Table:
    """One game being played."""

    def __init__(
        self,
        game: Game,
        edition: str,
        rules: Any,
        names: list[str],
        shuffles: Shuffles,
        first: int | None = None,
        listens: bool = True,
        opening: str = "",
    ) -> None:
        self.game = game
        self.edition = edition
        self.rules = rules
        self.names = names
        self.shuffles = shuffles
        self.first = first
        self.log: list[Entry] = []
        self.told: list[Told] = []
        self.deals = 0
        self.opening = opening  # a position text, if the game did not begin at its beginning
        self.state: State = (
            game.read_position(opening) if opening else game.start(rules, len(names), first)
        )
        if listens:
            self.state.told = self.told
        self._moves = Moves()
        self._listed = -1  # how long the log was when the moves were listed

    # ---- as a thing: copied, compared, sent away, shown

    def copy(self) -> Table:
        """An independent table that has come as far; deals follow from the same source."""
        return table_again(*self._kept())

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return table_again, self._kept()

    def _kept(self) -> tuple[Any, ...]:
        listens = self.state.told is not None
        asked = (self.edition, values_of(self.rules), list(self.names), deepcopy(self.shuffles))
        return (self.game.NAME, *asked, self.first, listens, self.opening, list(self.log))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table) or self.names != other.names:
            return False
        same = self.edition == other.edition and self.log == other.log
        return same and self.opening == other.opening and self.state == other.state

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Table'")

    def __repr__(self) -> str:
        turn, moves = self.turn, sum(1 for entry in self.log if entry.deal is None)
        whose = "over" if turn == NOBODY else "to be dealt"
        if turn >= 0:
            whose = f"{self.names[turn]} to move"
        named = f"{self.game.NAME} ({self.edition})"
        return f"<Table of {named}, {len(self.names)} players, {moves} moves made: {whose}>"

    def _repr_svg_(self) -> str:
        """What lies open on the table, for a notebook."""
        return keeping.svg_of(self.view(SPECTATOR))

    # ---- the game

    @property
    def turn(self) -> int:
        """The seat to move; DEALER before a deal, NOBODY when the game is over."""
        return int(self.state.turn())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.turn() == NOBODY

    def deal(self) -> None:
        """Let the dealer deal, if it is the dealer's turn."""
        while self.state.turn() == DEALER:
            self.fold_deal(self.state.shuffled(self.shuffles.dice(self.deals + 1)))

    def fold_deal(self, deal: Deal) -> None:
        """Tell what the deal was committed to, then add it to the log and to the state."""
        self.deals += 1
        commitment = self.shuffles.commitment(self.deals)
        if commitment:
            self.state.tell(Committed(self.deals, commitment))
        self.fold(Entry(DEALER, 0, deal))

    def fold(self, entry: Entry) -> None:
        """Add one entry to the log and to the state; its legality is the caller's promise."""
        self.log.append(entry)
        if entry.deal is not None:
            self.state.deal(entry.deal)
        else:
            self.state.step(entry.move)

    def view(self, seat: SupportsIndex) -> View:
        """What a seat may know; SPECTATOR sees what is public."""
        return self.game.view(self.state, seat_of(seat))

    def moves(self) -> list[int]:
        """The legal moves of the seat to move, packed; `words` says what one means."""
        self._list()
        return self._moves.to_list()

    def _list(self) -> None:
        self._moves.n = 0
        self.state.list_moves(self._moves)
        self._listed = len(self.log)

    def words(self, move: SupportsIndex) -> str:
        """A move in words, as people and records write it."""
        return self.game.move_words(packed_of(move))

    def refusal(self, seat: SupportsIndex, move: SupportsIndex) -> Refusal | None:
        """The clause that forbids a seat's move now, or None."""
        return self.game.refusal(self.view(seat), packed_of(move))

    @overload
    def take(self, move: str, seat: int | None = None) -> None: ...
    @overload
    def take(self, move: int, seat: int | None = None) -> None: ...
    def take(self, move: object, seat: int | None = None) -> None:
        """Take a move, as words or as one of `moves`; then deal if a deal is due."""
        packed = self.game.read_move(move) if isinstance(move, str) else number_of(move)
        turn = self.turn
        if turn == NOBODY:
            raise Refused("the game is over")
        refusal = self.refusal(turn if seat is None else seat, packed)
        if refusal is not None:
            raise IllegalMove(refusal, self.game.move_words(packed))
        self.play(packed)

    def play(self, move: i64) -> None:
        """Take one of `moves`, without asking why another would not do."""
        if not self._offers(move):
            raise Refused(f"{int(move)} is none of the moves that may be made now")
        self.log.append(Entry(int(self.state.turn()), int(move), None))
        self.state.step(move)
        if self.state.turn() == DEALER:
            self.deal()

    def _offers(self, move: i64) -> bool:
        if self.state.turn() < 0:
            return False
        if self._listed != len(self.log):
            self._list()
        for i in range(self._moves.n):
            if self._moves.items[i] == move:
                return True
        return False

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat has heard, from the `since`-th told event on."""
        return [told.event for told in self.told[since:] if told.to == ALL or told.to == seat]

    def scores(self) -> list[int]:
        """What each seat has won so far."""
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """Who won; nobody yet while the game goes on."""
        return self.game.winners(self.state) if self.is_over else []


def table_again(
    game: str,
    edition: str,
    rules: dict[str, str],
    names: list[str],
    shuffles: Shuffles,
    first: int | None,
    listens: bool,
    opening: str,
    log: list[Entry],
) -> Table:
    """A table from what it was given and its log: its state is the fold of it."""
    played = keeping.named(game)
    answers = with_options(next(iter(played.EDITIONS.values())), played.OPTIONS, rules)
    table = Table(played, edition, answers, names, shuffles, first, listens, opening)
    for entry in log:
        if entry.deal is not None:
            table.fold_deal(entry.deal)
        else:
            table.fold(entry)
    return table


def event_name(event: object) -> str:
    """`GotRole` is told as `got-role`."""
    return kind_name(type(event))


def kind_name(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def event_data(event: Event) -> Data:
    """An event in its JSON form: its name and its facts."""
    data: Data = {"event": event_name(event)}
    for field in fields(event):  # type: ignore[arg-type]
        data[field.name] = _plain(getattr(event, field.name))
    return data


def _plain(value: object) -> object:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {f.name: _plain(getattr(value, f.name)) for f in fields(value)}  # type: ignore[arg-type]
    return value
