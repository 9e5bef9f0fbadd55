"""Look at a goal by a map, in secret: DUEL-56."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import MAP, WORDS
from dwarrow.games.duel.deeds.playing import spend
from dwarrow.games.duel.deeds.slots import X, Y
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import Looked, Saw
from dwarrow.parts.packing import c_of, card_of, pack, pack_at, x_of, y_of
from dwarrow.parts.tunnel import FACE_DOWN, NOWHERE

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

LOOK: Final = 5
PHRASES: Final = (
    Phrase("look at X,Y", int(pack(LOOK, MAP, 0, 0, 0)), X, Y, fixed={"card": "map"}),
)


def why_not(view: DuelView, move: i64) -> Refusal | None:
    maze = view.public.maze
    cell = maze.cell_at(x_of(move), y_of(move))
    if cell == NOWHERE or maze.goal_at(cell) == NOWHERE or c_of(move) != 0:
        return Refusal("DUEL-56", "no-such-goal")
    return None if _has_sight(view, cell) else Refusal("DUEL-56", "goal-is-open")


def _has_sight(view: DuelView, cell: i64) -> bool:
    """Whether there is something to see; by option one may look at an open goal."""
    return view.public.maze.face_in(cell) == FACE_DOWN or view.public.answers.effectless


def list_looks(view: DuelView, card: i64, into: Moves) -> None:
    maze = view.public.maze
    for cell in maze.goals:
        if _has_sight(view, cell):
            into.add(pack_at(LOOK, card, maze.x_of(cell), maze.y_of(cell), 0))


def do(state: Duel, move: i64) -> None:
    public = state.public
    seat = public.active
    goal = public.maze.goal_at(public.maze.cell_at(x_of(move), y_of(move)))
    kind: i64 = state.hidden.goals[goal]
    seen = state.private[seat].seen[:]
    seen[goal] = kind
    state.private[seat].seen = seen
    public.looked[seat] |= 1 << goal
    spend(state, card_of(move))
    if state.told is not None:
        state.tell(Looked(int(seat), int(goal)))
        state.tell(Saw(int(goal), WORDS[kind]), int(seat))
    state.act_done()
