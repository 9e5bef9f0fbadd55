"""Choose which joined goal to turn up: DUEL-35 by the option multi_goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel import goals
from dwarrow.games.duel.deeds.slots import X, Y
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import LeftDown
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import c_of, card_of, deed_of, pack, pack_at, x_of, y_of
from dwarrow.parts.tunnel import NOWHERE

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

OPEN: Final = 11
AT: Final = int(pack(OPEN, NO_CARD, 0, 0, 0))
NO_GOAL: Final = int(pack(OPEN, NO_CARD, 0, 0, 1))
PHRASES: Final = (
    Phrase("open goal at X,Y", AT, X, Y, fixed={"idle": False}),
    Phrase("open no goal", NO_GOAL, fixed={"idle": True}),
)


def why_not(view: DuelView, move: i64) -> Refusal | None:
    public = view.public
    joined = goals.joined_goals(public)
    if move == NO_GOAL:  # only old links may be left
        return Refusal("DUEL-35", "must-open") if joined & ~public.links != 0 else None
    if deed_of(move) != OPEN or card_of(move) != NO_CARD or c_of(move) != 0:
        return Refusal("DUEL-35", "choose-goal")
    cell = public.maze.cell_at(x_of(move), y_of(move))
    goal = NOWHERE if cell == NOWHERE else public.maze.goal_at(cell)
    if goal == NOWHERE or (joined >> goal) & 1 == 0:
        return Refusal("DUEL-35", "goal-not-joined")
    return None


def list_openings(view: DuelView, into: Moves) -> None:
    maze = view.public.maze
    for cell in maze.goals:
        move = pack_at(OPEN, NO_CARD, maze.x_of(cell), maze.y_of(cell), 0)
        if why_not(view, move) is None:
            into.add(move)
    if why_not(view, NO_GOAL) is None:
        into.add(NO_GOAL)


def do(state: Duel, move: i64) -> None:
    if c_of(move) == 0:
        maze = state.public.maze
        goals.turn_up(state, maze.goal_at(maze.cell_at(x_of(move), y_of(move))))
        return
    if state.told is not None:
        state.tell(LeftDown(int(state.public.active)))
    state.claim_gold()
