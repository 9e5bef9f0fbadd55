"""Bring the roof down: DUEL-53 to DUEL-55. By option a rockfall without a target takes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import FIRST_GOAL, IS_TROLL, TUNNELS, VALUE, WORDS
from dwarrow.games.duel.cards import ROCKFALL as ROCKFALL_CARD
from dwarrow.games.duel.deeds.playing import spend
from dwarrow.games.duel.deeds.slots import X, Y
from dwarrow.games.duel.gold import forget_declined
from dwarrow.games.duel.state import DuelView, laid_kind
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Event, Moves, Refusal
from dwarrow.parts.events import Collapsed, Rumbled
from dwarrow.parts.packing import c_of, card_of, pack, pack_at, x_of, y_of
from dwarrow.parts.shapes import BITS, is_turned
from dwarrow.parts.tunnel import EMPTY, Maze

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

ROCKFALL: Final = 4
AT: Final = int(pack(ROCKFALL, ROCKFALL_CARD, 0, 0, 0))
NOWHERE: Final = int(pack(ROCKFALL, ROCKFALL_CARD, 0, 0, 1))
PHRASES: Final = (
    Phrase("rockfall at X,Y", AT, X, Y, fixed={"idle": False, "card": "rockfall"}),
    Phrase("rockfall nowhere", NOWHERE, fixed={"idle": True, "card": "rockfall"}),
)
# Kept: asked of every candidate in a playout.
GOALS_STAY: Final = Refusal("DUEL-54", "goals-stay")
STARTS_STAY: Final = Refusal("DUEL-54", "starts-stay")
GOLD_STAYS: Final = Refusal("DUEL-54", "gold-stays")
TROLLS_STAY: Final = Refusal("DUEL-54", "trolls-stay")


@dataclass(frozen=True)
class KeyFell(Event):
    """A rockfall took a door with a key on it."""

    lost: bool


def why_it_stays(face: i64) -> Refusal | None:
    """DUEL-54, DUEL-55: why a rockfall may not take what lies in a place."""
    if face == EMPTY:
        return Refusal("DUEL-53", "nothing-there")
    kind = (face - 1) >> 1  # `kind_of`, without a call for every candidate of a playout
    if kind >= TUNNELS:
        if kind >= FIRST_GOAL:
            return GOALS_STAY
        return STARTS_STAY
    if VALUE[kind] != 0:
        return GOLD_STAYS
    return TROLLS_STAY if IS_TROLL[kind] != 0 else None


def why_not(view: DuelView, move: i64) -> Refusal | None:
    maze = view.public.maze
    if c_of(move) == 0:
        return why_it_stays(maze.face_at(x_of(move), y_of(move)))
    idle = move == NOWHERE and view.public.answers.effectless
    return None if idle and not _has_target(maze) else Refusal("DUEL-53", "needs-target")


def _has_target(maze: Maze) -> bool:
    for cell in maze.laid:
        if why_it_stays(maze.face_in(cell)) is None:
            return True
    return False


def list_rockfalls(view: DuelView, card: i64, into: Moves) -> None:
    maze = view.public.maze
    for cell in maze.laid:
        if why_it_stays(maze.face_in(cell)) is None:
            into.add(pack_at(ROCKFALL, card, maze.x_of(cell), maze.y_of(cell), 0))
    if view.public.answers.effectless and why_not(view, NOWHERE) is None:
        into.add(NOWHERE)


def do(state: Duel, move: i64) -> None:
    public = state.public
    spend(state, card_of(move))
    if c_of(move) != 0:
        if state.told is not None:
            state.tell(Rumbled(int(public.active)))
    else:
        cell = public.maze.cell_at(x_of(move), y_of(move))
        if state.told is not None:
            word, turned = WORDS[laid_kind(public.maze, cell)], is_turned(public.maze.face_in(cell))
            x, y = int(x_of(move)), int(y_of(move))
            state.tell(Collapsed(int(public.active), word, x, y, turned))
        take_away(state, cell)
    state.act_done()


def take_away(state: Duel, cell: i64) -> None:
    """DUEL-53: a tunnel card goes to the discard; a key on it comes back, or is lost (C-12)."""
    public = state.public
    kind = laid_kind(public.maze, cell)
    public.spent[kind] += 1
    public.maze.remove(cell)
    if not public.answers.refusal_lasts:
        forget_declined(public)
    for seat in range(public.seats):
        if (public.keys[seat] >> kind) & 1 == 1:
            public.keys[seat] &= ~BITS[kind]
            if not public.answers.loses_key:
                public.keys_left += 1
            if state.told is not None:
                state.tell_key_fell()
