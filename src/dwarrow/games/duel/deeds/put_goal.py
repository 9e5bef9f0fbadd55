"""Choose how a goal lies that fits both ways: DUEL-36."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel import goals
from dwarrow.games.duel.deeds.slots import X, Y
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import c_of, card_of, deed_of, pack, pack_at, x_of, y_of

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

ORIENT_GOAL: Final = 12
UPRIGHT: Final = int(pack(ORIENT_GOAL, NO_CARD, 0, 0, 0))
TURNED: Final = int(pack(ORIENT_GOAL, NO_CARD, 0, 0, 1))
PHRASES: Final = (
    Phrase("put goal at X,Y upright", UPRIGHT, X, Y, fixed={"turned": False}),
    Phrase("put goal at X,Y turned", TURNED, X, Y, fixed={"turned": True}),
)


def why_not(view: DuelView, move: i64) -> Refusal | None:
    maze = view.public.maze
    cell = maze.goals[view.public.orient]
    here = deed_of(move) == ORIENT_GOAL and card_of(move) == NO_CARD and c_of(move) < 2
    if here and maze.cell_at(x_of(move), y_of(move)) == cell:
        return None
    return Refusal("DUEL-36", "choose-position")


def list_positions(view: DuelView, into: Moves) -> None:
    maze = view.public.maze
    cell = maze.goals[view.public.orient]
    for turned in range(2):
        into.add(pack_at(ORIENT_GOAL, NO_CARD, maze.x_of(cell), maze.y_of(cell), turned))


def do(state: Duel, move: i64) -> None:
    goals.put(state, state.public.orient, c_of(move))
