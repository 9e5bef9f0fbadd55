"""The table: the one place where a game's truth lives and its log grows.

State is the fold of the log. A table deals by itself when it is the dealer's turn, refuses what
the rules forbid by name of the clause, and remembers what each seat was told.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any

from mypy_extensions import i64

from dwarrow.kernel.game import Game
from dwarrow.kernel.shuffles import Shuffles
from dwarrow.kernel.state import (
    ALL,
    DEALER,
    NOBODY,
    Data,
    Deal,
    Event,
    Moves,
    Refusal,
    Refused,
    State,
    Told,
    View,
)


@dataclass(frozen=True)
class Committed(Event):
    """Before a deal: the SHA-256 of the secret it will be drawn from."""

    deal: int
    commitment: str


class IllegalMove(Refused):
    """A move the rules forbid, with the clause that forbids it."""

    def __init__(self, refusal: Refusal, words: str) -> None:
        super().__init__(f"{words}: not allowed by {refusal.clause} ({refusal.reason})")
        self.refusal = refusal


class Entry:
    """One line of the log: a seat's move, or the dealer's deal."""

    def __init__(self, seat: int, move: int, deal: Deal | None) -> None:
        self.seat = seat
        self.move = move
        self.deal = deal


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

    @property
    def turn(self) -> int:
        """The seat to move; DEALER before a deal, NOBODY when the game is over."""
        return int(self.state.turn())

    @property
    def is_over(self) -> bool:
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

    def view(self, seat: int) -> View:
        """What a seat may know; SPECTATOR sees what is public."""
        return self.game.view(self.state, seat)

    def moves(self) -> list[int]:
        """The legal moves of the seat to move, packed; `words` says what one means."""
        self._moves.n = 0
        self.state.list_moves(self._moves)
        return self._moves.to_list()

    def words(self, move: int) -> str:
        return self.game.move_words(move)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """The clause that forbids a seat's move now, or None."""
        return self.game.refusal(self.view(seat), move)

    def take(self, move: int | str, seat: int | None = None) -> None:
        """Take a move, as words or as one of `moves`; then deal if a deal is due."""
        packed = self.game.read_move(move) if isinstance(move, str) else move
        turn = self.turn
        if turn == NOBODY:
            raise Refused("the game is over")
        refusal = self.refusal(turn if seat is None else seat, packed)
        if refusal is not None:
            raise IllegalMove(refusal, self.game.move_words(packed))
        self.play(packed)

    def play(self, move: i64) -> None:
        """Take a move that is known to be legal, such as one of `moves`, without asking again."""
        self.log.append(Entry(int(self.state.turn()), int(move), None))
        self.state.step(move)
        if self.state.turn() == DEALER:
            self.deal()

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat has heard, from the `since`-th told event on."""
        return [told.event for told in self.told[since:] if told.to == ALL or told.to == seat]

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def winners(self) -> list[int]:
        """Who won; nobody yet while the game goes on."""
        return self.game.winners(self.state) if self.is_over else []


def event_name(event: object) -> str:
    """`GotRole` is told as `got-role`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()


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
