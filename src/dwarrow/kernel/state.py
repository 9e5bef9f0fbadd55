"""The truth of a game, and the few calls every game answers. No game is known here.

A state keeps every fact in one of three drawers: public, one private drawer a seat, and hidden.
What a seat may know is public plus its own drawer, and nothing else decides it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.dice import Dice

DEALER: Final = -1  # chance sits here
NOBODY: Final = -2  # whose turn it is when the game is over
SPECTATOR: Final = -3  # a seat with an empty drawer
ALL: Final = -4  # told to everyone

Data: TypeAlias = dict[str, object]


class Refused(Exception):
    """A move, a deal, an option or a text that the rules do not allow: what was wrong, in words."""


class Refusal:
    """Why a move is not allowed: the clause that forbids it and a key for the words."""

    def __init__(self, clause: str, reason: str) -> None:
        self.clause = clause
        self.reason = reason

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.reason})"


class Event:
    """What is told. Subclasses are past-tense dataclasses of plain values."""


class Told:
    """One event and who hears it: a seat, or ALL."""

    def __init__(self, to: int, event: Event) -> None:
        self.to = to
        self.event = event


# Room for the moves of one turn. The most there can be: 146 places beside 70 tunnel cards, six
# kinds in a hand, two positions each, and a few hundred other moves.
ROOM: Final = 4096


class Moves:
    """A list of packed moves that is filled anew at each turn without allocating.

    Where many moves are listed at once, write them into `items` from `n` on and set `n` afterwards.
    """

    def __init__(self) -> None:
        self.items = vec[i64]([0] * ROOM)
        self.n: i64 = 0

    def add(self, move: i64) -> None:
        n = self.n
        self.items[n] = move
        self.n = n + 1

    def to_list(self) -> list[int]:
        return list(self.items[: self.n])


class Deal:
    """What the dealer did: named piles of card numbers, first card on top."""

    def __init__(self, piles: dict[str, vec[i64]]) -> None:
        self.piles = piles

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.lists() == other.lists()

    def __hash__(self) -> int:
        return hash(repr(self.lists()))

    def lists(self) -> dict[str, list[int]]:
        return {name: [int(card) for card in pile] for name, pile in self.piles.items()}


class View:
    """What one seat may know. Each game's view holds the public drawer and one private drawer."""

    seat: i64

    def data(self) -> Data:
        """The stable JSON form of the view."""
        raise NotImplementedError

    def public_data(self) -> Data:
        """The part of `data` that is the same for every seat."""
        raise NotImplementedError

    def private_data(self) -> Data:
        """The part of `data` that is this seat's own."""
        raise NotImplementedError


class State:
    """One game in progress. `told` collects events while somebody listens; else it is None."""

    def __init__(self) -> None:
        self.told: list[Told] | None = None

    def turn(self) -> i64:
        """The seat to move, DEALER, or NOBODY when the game is over."""
        raise NotImplementedError

    def list_moves(self, into: Moves) -> None:
        """The legal moves of the seat to move, found from its view alone, in a pinned order."""
        raise NotImplementedError

    def step(self, move: i64) -> None:
        """Take one legal move of the seat to move. Legality is the caller's promise."""
        raise NotImplementedError

    def shuffled(self, dice: Dice) -> Deal:
        """The deal that chance makes now; the state is not changed."""
        raise NotImplementedError

    def deal(self, deal: Deal) -> None:
        """Let the dealer deal."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy to search in; nobody listens to it."""
        raise NotImplementedError

    def data(self) -> Data:
        """All three drawers in their JSON form: the whole truth, for laws and positions."""
        raise NotImplementedError

    def tell(self, event: Event, to: int = ALL) -> None:
        if self.told is not None:
            self.told.append(Told(to, event))


def playout(state: State, dice: Dice, moves: Moves) -> i64:
    """Play uniformly random legal moves to the end of the game; how many were played."""
    played: i64 = 0
    turn = state.turn()
    while turn != NOBODY:
        if turn == DEALER:
            state.deal(state.shuffled(dice))
        else:
            moves.n = 0
            state.list_moves(moves)
            state.step(moves.items[dice.below(moves.n)])
            played += 1
        turn = state.turn()
    return played


def perft(state: State, depth: i64) -> i64:
    """How many different lines of play there are, `depth` moves deep; a deal ends a line."""
    if depth == 0 or state.turn() < 0:
        return 1
    moves = Moves()
    state.list_moves(moves)
    if depth == 1:
        return moves.n
    total: i64 = 0
    for i in range(moves.n):
        after = state.copy()
        after.step(moves.items[i])
        total += perft(after, depth - 1)
    return total
