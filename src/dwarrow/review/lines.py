"""The best line found: how much more a seat could still have got, as the cards lay.

This alone looks at what was hidden, the order of the deck too: it judges nobody. At each of the
seat's next turns the thinker's candidates are played on by habit and the best is taken; then habit
plays to the end. What was found is not always the best that there was.
"""

from __future__ import annotations

from typing import Any, Final

from dwarrow.bots.search import Guide, play_on
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import NOBODY
from dwarrow.review.contents import BestLine
from dwarrow.review.playouts import ROOM
from dwarrow.review.scales import Scale

TOLD: Final = 5  # of the seat's own moves


class LineFinder:
    """Looks for the best line of the seat to move from a state."""

    def __init__(self, scale: Scale, mind: Any, guide: Guide, turns: int) -> None:
        self.scale, self.mind, self.guide, self.turns = scale, mind, guide, turns

    def line(self, truth: Any, came: float) -> BestLine | None:
        """What would have brought the seat more than what came of it, if anything was found."""
        seat, state, end = int(truth.turn()), truth.copy(), came
        made: list[int] = []
        while state.turn() == seat and len(made) < self.turns:
            end, move = self.ahead(state, seat)  # never worse than before: habit is among them
            made.append(move)
            state.step(move)
            self.on(state, seat)
        if end <= came:
            return None
        told = [self.scale.game.move_data(move) for move in made[:TOLD]]
        return BestLine(round(end - came), told)  # type: ignore[arg-type]

    def ahead(self, state: Any, seat: int) -> tuple[float, int]:
        """The candidate that ends best, by habit from there on; of equal ones the habit's own."""
        moves = self.mind.ponder(state.view(seat), [], self.moves(state)).moves
        return max(((self.end(state, seat, move), move) for move in moves), key=lambda at: at[0])

    def end(self, state: Any, seat: int, move: int) -> float:
        after = state.copy()
        after.step(move)
        self.on(after, NOBODY)
        return self.scale.points(after)[seat]

    def on(self, state: Any, until: int) -> None:
        """By habit to a seat's turn, or to the end; the deck lies as it lay."""
        play_on(self.guide, state, Seeded(1), ROOM, until)

    def moves(self, state: Any) -> list[int]:
        ROOM.n = 0
        state.list_moves(ROOM)
        return list(ROOM.to_list())
