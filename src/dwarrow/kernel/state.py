"""The truth of a game, and the few calls every game answers. No game is known here.

A state keeps every fact in one of three drawers: public, one private drawer a seat, and hidden.
What a seat may know is public plus its own drawer, and nothing else decides it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.kernel import keeping
from dwarrow.kernel.dice import Dice

DEALER: Final = -1  # chance sits here
NOBODY: Final = -2  # whose turn it is when the game is over
SPECTATOR: Final = -3  # a seat with an empty drawer
ALL: Final = -4  # told to everyone

Data: TypeAlias = dict[str, object]


class Refused(Exception):
    """A move, a deal, an option or a text that the rules do not allow: what was wrong, in words."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args


class Value:
    """What is compared by what it says of itself, in `__repr__`: all of it, in plain values."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class Refusal(NamedTuple):
    """Why a move is not allowed: the clause that forbids it and a key for the words."""

    clause: str
    reason: str


class Event:
    """What is told. Subclasses are past-tense dataclasses of plain values."""

    reveals: ClassVar[bool] = False  # whether it shows somebody what was hidden


class Revealing(Event):
    """An event that shows somebody what was hidden.

    Its own class, because a ClassVar in the body of a dataclass is a field once compiled.
    """

    reveals: ClassVar[bool] = True


class Told(Value):
    """One event and who hears it: a seat, or ALL."""

    def __init__(self, to: int, event: Event) -> None:
        self.to = to
        self.event = event

    def __repr__(self) -> str:
        return f"Told({'all' if self.to == ALL else self.to}, {self.event!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Told, (self.to, self.event)


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
        """Add a move to the list."""
        n = self.n
        self.items[n] = move
        self.n = n + 1

    def to_list(self) -> list[int]:
        """The moves as plain ints."""
        return list(self.items[: self.n])

    def copy(self) -> Moves:
        """An independent list with the same moves."""
        return moves_of(self.to_list())

    def __len__(self) -> int:
        return int(self.n)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moves) and self.to_list() == other.to_list()

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'Moves'")

    def __repr__(self) -> str:
        return f"Moves({self.to_list()})"

    def __reduce__(self) -> tuple[Any, ...]:
        return moves_of, (self.to_list(),)


def moves_of(moves: list[int]) -> Moves:
    """A list of moves with these in it."""
    listed = Moves()
    for move in moves:
        listed.add(move)
    return listed


class Deal(Value):
    """What the dealer did: named piles of card numbers, first card on top."""

    def __init__(self, piles: dict[str, vec[i64]]) -> None:
        self.piles = piles

    def lists(self) -> dict[str, list[int]]:
        """The piles as plain lists."""
        return {name: [int(card) for card in pile] for name, pile in self.piles.items()}

    def __repr__(self) -> str:
        return f"Deal({self.lists()})"

    def __reduce__(self) -> tuple[Any, ...]:
        return deal_of, (self.lists(),)


def deal_of(piles: dict[str, list[int]]) -> Deal:
    """A deal of these piles."""
    return Deal({name: vec[i64](cards) for name, cards in piles.items()})


@mypyc_attr(acyclic=True)
class View:
    """What one seat may know. Each game's view holds the public drawer and one private drawer."""

    seat: i64

    def drawers(self) -> Any:
        """How this game's drawers are told: the DRAWERS of the file that declares its view."""
        declares: Any = sys.modules[type(self).__module__]
        return declares.DRAWERS

    def copy(self) -> View:
        """The same in drawers of its own: whoever changes them changes nothing else."""
        view: Any = self
        public, private = view.public.copy(), view.private.copy()
        public.unshare()
        private.unshare()
        if hasattr(public, "answers"):  # of the rules; all copies of a state share them
            public.answers = type(public.answers)(public.rules)
        kind: Any = type(self)
        copied: View = kind(public, private, self.seat)
        return copied

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'View'")

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else f"seat {int(self.seat)}"
        return f"<View of {self.drawers().game}: {who}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return keeping.view_again, keeping.view_text(self)

    def _repr_svg_(self) -> str:
        """The table as this seat sees it, for a notebook."""
        return keeping.svg_of(self)

    def data(self) -> Data:
        """The stable JSON form of the view."""
        data: Data = self.drawers().view_data(self)
        return data

    def public_data(self) -> Data:
        """The part of `data` that is the same for every seat."""
        view: Any = self
        data: Data = self.drawers().public_data(view.public)
        return data

    def private_data(self) -> Data:
        """The part of `data` that is this seat's own."""
        view: Any = self
        data: Data = self.drawers().private_data(view.private, view.public)
        return data


class State:
    """One game in progress. `told` collects events while somebody listens; else it is None."""

    told: list[Told] | None = None

    def turn(self) -> i64:
        """The seat to move, DEALER, or NOBODY when the game is over."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """What a seat may know: public plus its own drawer, shared with the state."""
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

    def drawers(self) -> Any:
        """How this game's drawers are told: its `kernel.drawers.Drawers`."""
        return self.view(SPECTATOR).drawers()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.drawers().game != other.drawers().game:
            return False
        mine, theirs = self.view(SPECTATOR), other.view(SPECTATOR)
        return mine.data() == theirs.data() and self.data() == other.data()

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'State'")

    def __repr__(self) -> str:
        turn = self.turn()
        whose = f"seat {int(turn)} to move"
        if turn < 0:
            whose = "over" if turn == NOBODY else "to be dealt"
        return f"<State of {self.drawers().game}: {whose}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return keeping.state_again, keeping.state_text(self)

    def _repr_svg_(self) -> str:
        """What lies open, for a notebook."""
        return keeping.svg_of(self.view(SPECTATOR))

    def data(self) -> Data:
        """All three drawers in their JSON form: the whole truth, for laws and comparisons."""
        data: Data = self.drawers().state_data(self)
        return data

    def tell(self, event: Event, to: int = ALL) -> None:
        """Tell an event to a seat or to all, if somebody listens."""
        if self.told is not None:
            self.told.append(Told(to, event))


def view_of(state: State, seat: int) -> Any:
    """What a seat may know, to give away: whoever changes it changes nothing."""
    whole: Any = state
    if seat != SPECTATOR and not 0 <= seat < whole.public.seats:  # -1 is the last of a list
        last = int(whole.public.seats) - 1
        raise Refused(f"there is no seat {seat}; seats are 0 to {last}, or SPECTATOR")
    return state.view(seat).copy()


def whose_turn(phase: i64, over: i64, seat: i64) -> i64:
    """The seat to move, DEALER in the first phase of every game, or NOBODY in its last."""
    if phase == 0:
        return DEALER
    if phase == over:
        return NOBODY
    return seat


def listed(list_moves: Callable[[Any, Moves], None], view: Any) -> list[int]:
    """The legal moves as a list: those of the seat to move, if the view is its own."""
    into = Moves()
    if view.seat == view.public.seat:
        list_moves(view, into)
    return into.to_list()


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
