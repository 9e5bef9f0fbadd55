"""One game for environments: a table, its seats' observations and masks as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import dwarrow
from dwarrow.drawing import picture
from dwarrow.drawing.dots import dots
from dwarrow.envs.batch import tensors_of
from dwarrow.envs.batch import window as over
from dwarrow.kernel.game import Game
from dwarrow.kernel.state import SPECTATOR, Refused, View
from dwarrow.kernel.table import Table
from dwarrow.kernel.tensors import numbers, observed
from dwarrow.words import window

LETTERS = (100, 60)  # columns and lines
MODES = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> None:
    """Refuse a way of drawing that there is not."""
    if mode not in (None, *MODES):
        raise Refused(f"render_mode may be {', '.join(MODES)}; not {mode!r}")


class One:
    """A table with its views and moves as numbers."""

    def __init__(
        self, game: str, players: int | None, edition: str | None, options: dict[str, object]
    ) -> None:
        self.game = game
        self.edition = edition
        self.options = options
        self.tensors = tensors_of(game)
        self.table = self._new(players, 0)
        self.players = len(self.table.names)
        self.paid = [0] * self.players
        self.size, self.actions = int(self.tensors.size), int(self.tensors.count)

    def _new(self, players: int | None, seed: int) -> Table:
        return dwarrow.new(self.game, players, self.edition, self.options, seed=seed)

    def begin(self, seed: int) -> None:
        """Deal a new game."""
        self.table = self._new(self.players, seed)
        self.paid = [0] * self.players  # what each seat had won when the round began

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know now."""
        return over(observed(self.tensors, self.shared(seat)), np.uint8)

    def shared(self, seat: int) -> View:
        return self.table.state.view(seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat may choose now; none if it is not its turn."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat == self.table.turn:
            mask[list(self.offered())] = 1
        return mask

    def offered(self) -> dict[int, int]:
        """The actions of the seat to move and the moves they mean; those without a number not."""
        moves = self.table.moves()
        found = numbers(self.tensors, self.shared(self.table.turn), moves)
        return {int(number): move for number, move in zip(found, moves) if number >= 0}

    def take(self, action: int) -> list[int]:
        """Take an action for the seat to move; what each seat has won by it."""
        return self.play(self.move_of(action))

    def move_of(self, action: int) -> int:
        """The move that an action of the seat to move means; Refused if it is not offered."""
        if self.table.is_over:
            raise Refused("the game is over; a reset deals the next one")
        offered = self.offered()
        if action not in offered:
            raise Refused(self.why_not(action))
        return offered[action]

    def play(self, move: int) -> list[int]:
        """Take a legal move for the seat to move; what each seat has won by it."""
        deals = self.table.deals
        self.table.play(move)
        if self.table.deals == deals and not self.table.is_over:
            return [0] * self.players
        paid, self.paid = self.paid, self.table.scores()
        return [now - then for now, then in zip(self.paid, paid)]

    def why_not(self, action: int) -> str:
        """The reason why an action cannot be taken now."""
        if not 0 <= action < self.actions:
            return f"{action} is no action; they are 0 to {self.actions - 1}"
        seat = self.table.turn
        move = int(self.tensors.move_of(self.shared(seat), action))
        named = f"action {action} ({self.tensors.actions.item(action)})"
        why = self.table.refusal(seat, move) if move >= 0 else None
        return (
            f"{named}: {why.clause} ({why.reason}) forbids it" if why else f"{named} is not offered"
        )

    def rendered(self, mode: str | None) -> Any:
        """The table as a spectator sees it, as `render_mode` says."""
        return rendered(self.table.game, self.table.view(SPECTATOR), mode)


def rendered(game: Game, view: Any, mode: str | None) -> Any:
    """What a spectator sees: printed, in letters, or as a picture.

    Letters are the board and what lies open beside it; some games have no board, all have that.
    """
    if mode == "rgb_array":
        return dots(picture(view))
    if mode is None:
        return None
    names = [f"Dwarf {seat}" for seat in range(int(view.public.seats))]
    letters = window.drawn(game, view, names, "en", *LETTERS)
    if mode == "ansi":
        return letters
    print(letters)
    return None
