"""Many games at once as numpy arrays: `step(actions)`, and the arrays have changed.

The arrays are windows on the engine's own memory: nothing is copied, and they cannot be written.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

import dwarrow
from dwarrow.bots import Asked, Bot, bot_named
from dwarrow.given import answered, seats_of, several, whole
from dwarrow.kernel.batch import Arrays
from dwarrow.kernel.state import SPECTATOR, Refused, View
from dwarrow.kernel.tensors import Tensors, observed
from dwarrow.lab.seats import SECONDS, chosen, dice_of

FAR = 1 << 62  # no action is nearly as large


def tensors_of(game: str) -> Tensors:
    """The numbers of a game."""
    tensors: Tensors = dwarrow.game_named(game).TENSORS
    return tensors


def check_seat(seat: int, players: int) -> None:
    """Refuse a seat that there is not."""
    if not 0 <= whole(seat, "a seat") < players:
        raise Refused(f"there is no seat {seat}; seats are 0 to {players - 1}")


class Batch:
    """n games of one kind, each told to the seat that is to move.

    | array | shape | what it is |
    |---|---|---|
    | `observation` | n x size, uint8 | what the seat to move may know |
    | `mask` | n x actions, int8 | 1 for each action it may choose |
    | `offered` | n, int64 | how many those are |
    | `actions` | n x 520, int64 | and which: the first `offered` of each row |
    | `seat` | n, int64 | the seat to move |
    | `reward` | n x players, int64 | what each seat has won by this step |
    | `done` | n, bool | the game ended by this step; the row shows the next one |
    | `outside` | n, int64 | offered moves that have no action (docs/environments.md) |
    | `roles` | n x players, int64 | only with `targets=True`: the truth, for training alone |
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        n: int = 1,
        seed: int = 0,
        edition: str | None = None,
        targets: bool = False,
        **options: object,
    ) -> None:
        played = dwarrow.game_named(game)
        _, rules = answered(played, edition, None, options)
        self.game = game
        self.n = n = whole(n, "the number of games in a batch", 1)
        seed = whole(seed, "a seed")
        self.players = seats_of(players, played)
        played.check(rules, self.players)
        self.tensors = tensors_of(game)
        self._arrays = Arrays(played, self.tensors, rules, self.players, n, dice_of(seed, 0))
        self._guests: dict[int, str] = {}  # which bot plays a seat
        self._bots: list[tuple[object, dict[int, Bot]]] = [(None, {}) for _ in range(n)]
        self._dice = dice_of(seed, 1)
        self._show(targets)

    def __repr__(self) -> str:
        return f"<Batch of {self.game}: {self.n} games, {self.players} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a batch stays in its process; make another with the same seed elsewhere")

    def _show(self, targets: bool) -> None:
        """The arrays, made once over the engine's memory."""
        rows, n = self._arrays, self.n
        self.observation = window(rows.observation, np.uint8, n)
        self.mask = window(rows.mask, np.int8, n)
        self.offered = window(rows.offered, np.int64)
        self.actions = window(rows.numbers, np.int64, n)
        self.seat = window(rows.seat, np.int64)
        self.reward = window(rows.reward, np.int64, n)
        self.done = window(rows.done, np.bool_)
        self.outside = window(rows.outside, np.int64)
        self.roles = None
        if targets:
            rows.tell_truth()
            self.roles = window(rows.truth, np.int64, n)

    # ---- steps

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take one action in every row; a bad one is refused with row and reason, all stays."""
        self._arrays.choose(self._whole(actions))
        self._go()

    def step_or_stay(self, actions: Sequence[int] | NDArray[Any]) -> dict[int, str]:
        """As `step`, but a row whose action is not offered stays; the reasons, by row."""
        given = self._whole(actions)
        refused = {row: self._arrays.why_not(row, given[row]) for row in self._arrays.note(given)}
        self._go()
        return refused

    def _whole(self, actions: Sequence[int] | NDArray[Any]) -> list[int]:
        """The actions as plain numbers; Refused with its row if one is half, or far too long."""
        is_array = isinstance(actions, np.ndarray)
        given = actions.tolist() if is_array else several(actions, "actions")  # type: ignore[union-attr]
        if is_array and actions.dtype.kind == "i" and actions.ndim == 1:  # type: ignore[union-attr]
            return given
        for row, action in enumerate(given):
            if type(action) is not int or not -FAR < action < FAR:
                given[row] = self._number(row, action)
        return given

    def _number(self, row: int, action: Any) -> int:
        """One action of another type, such as numpy's."""
        if hasattr(action, "__index__") and -FAR < index(action) < FAR:
            return index(action)
        most = self.tensors.count - 1
        raise Refused(f"row {row}: that is no action; they are whole, 0 to {most}")

    def ended(self, row: int, seat: int) -> NDArray[np.uint8]:
        """What a seat may know at the end of the game that a row has ended by this step."""
        self._check(row, seat)
        if not self.done[row]:
            raise Refused(f"row {row}: its game has not ended by this step")
        return window(observed(self.tensors, self._arrays.ended[row].view(seat)), np.uint8)

    def view(self, row: int, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know of a row's game, to be given away."""
        self._check(row, seat)
        return dwarrow.game_named(self.game).view(self._arrays.states[row], seat)

    def _check(self, row: int, seat: int = SPECTATOR) -> None:
        if not 0 <= whole(row, "a row") < self.n:
            raise Refused(f"there is no row {row}; rows are 0 to {self.n - 1}")
        if seat != SPECTATOR:
            check_seat(seat, self.players)

    def step_random(self) -> None:
        """Take an offered action in every row, each as likely as the other."""
        self._arrays.choose_any()
        self._go()

    def _go(self) -> None:
        for array in (self.observation, self.mask):
            ctypes.memset(array.ctypes.data, 0, array.nbytes)
        self._arrays.go()
        if self._guests:
            self._let_guests_play()

    # ---- bots of ours at chosen seats

    def play(self, policy: str, seats: Iterable[int]) -> None:
        """Let bots of ours take these seats from now on; the rows wait at the other seats."""
        chosen = several(seats, "seats")
        for seat in chosen:
            check_seat(seat, self.players)
        bot_named(policy, self.game)
        guests = {**self._guests, **dict.fromkeys(chosen, policy)}
        if len(guests) >= self.players:
            raise Refused("bots at every seat leave nothing to learn; `dwarrow sim` lets them play")
        self._guests = guests
        self._arrays.listen()
        self._let_guests_play()

    def _let_guests_play(self) -> None:
        for row in range(self.n):
            while int(self.seat[row]) in self._guests:
                self._arrays.take(row, self._guest_move(row, int(self.seat[row])))

    def _guest_move(self, row: int, seat: int) -> int:
        moves = self._arrays.offered_moves(row)
        if len(moves) == 1:
            return moves[0]
        view, story = self._arrays.view(row), self._arrays.story(row, seat)
        asked = Asked(view, story, list(moves), self._dice, SECONDS)
        return chosen(self._bot_of(row, seat), asked, moves)

    def _bot_of(self, row: int, seat: int) -> Bot:
        """The bot at a seat of one game: a bot remembers what it hears, so no other game has it."""
        state = self._arrays.states[row]
        if self._bots[row][0] is not state:
            self._bots[row] = (state, {s: bot_named(p, self.game) for s, p in self._guests.items()})
        return self._bots[row][1][seat]

    # ---- words

    def words(self, row: int, action: int) -> str:
        """What an action means in a row, as people and records write it."""
        self._check(row)
        return self._arrays.words(row, whole(action, "an action"))

    def actions_of(self, row: int) -> dict[int, str]:
        """The actions a row offers, in words."""
        self._check(row)
        offered = np.flatnonzero(self.mask[row])
        return {int(action): self.words(row, int(action)) for action in offered}

    def told(self, row: int) -> dict[str, dict[str, int]]:
        """What a row's observation says, field by field."""
        self._check(row)
        return self.tensors.observation.told(self.observation[row].tolist())


def window(memory: Any, kind: Any, rows: int = 0) -> NDArray[Any]:
    """An array over a vec's own memory, which cannot be written through it."""
    array = np.frombuffer(memory, dtype=kind)
    return array.reshape(rows, -1) if rows else array
