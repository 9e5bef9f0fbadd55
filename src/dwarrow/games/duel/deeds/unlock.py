"""Put a key on a door of the rival's colour: DUEL-50 to DUEL-52."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import DOOR, KEY, WORDS
from dwarrow.games.duel.deeds.playing import spend
from dwarrow.games.duel.deeds.slots import X, Y
from dwarrow.games.duel.goals import unlocking_turns
from dwarrow.games.duel.state import DuelView, laid_kind
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import AtPlace
from dwarrow.parts.packing import c_of, card_of, pack, pack_at, x_of, y_of
from dwarrow.parts.shapes import BITS
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

UNLOCK: Final = 6
PHRASES: Final = (
    Phrase("unlock X,Y", int(pack(UNLOCK, KEY, 0, 0, 0)), X, Y, fixed={"card": "key"}),
)
NO_DOOR: Final = Refusal("DUEL-50", "no-door")
# Kept: asked of every candidate in a playout.
OWN_DOOR: Final = Refusal("DUEL-50", "own-door")
DOOR_IS_OPEN: Final = Refusal("DUEL-50", "door-is-open")
NO_KEY_LEFT: Final = Refusal("DUEL-51", "no-key-left")
NOT_REACHED: Final = Refusal("DUEL-50", "door-not-reached")


class Unlocked(AtPlace):
    """A key lies on a door of the rival's colour."""


def why_not(view: DuelView, move: i64) -> Refusal | None:
    maze = view.public.maze
    face = maze.face_at(x_of(move), y_of(move))
    if face in (EMPTY, FACE_DOWN) or c_of(move) != 0:
        return NO_DOOR
    return _why_not_here(view, maze.cell_at(x_of(move), y_of(move)))


def _why_not_here(view: DuelView, cell: i64) -> Refusal | None:
    """Why a key of this seat may not lie on the card in a place."""
    public = view.public
    kind = laid_kind(public.maze, cell)
    if DOOR[kind] == 0:
        return NO_DOOR
    if DOOR[kind] == public.colour(view.seat):
        return OWN_DOOR
    if (public.keys[view.seat] >> kind) & 1 == 1:
        return DOOR_IS_OPEN
    if public.keys_left == 0:
        return NO_KEY_LEFT
    reached = public.maze.walks[view.seat].reached_in(cell) != 0
    if reached or not public.answers.key_needs_reach:
        return None
    return NOT_REACHED


def list_unlocks(view: DuelView, card: i64, into: Moves) -> None:
    maze = view.public.maze
    if view.public.keys_left == 0:
        return
    for cell in maze.laid:
        if DOOR[laid_kind(maze, cell)] != 0 and _why_not_here(view, cell) is None:
            into.add(pack_at(UNLOCK, card, maze.x_of(cell), maze.y_of(cell), 0))


def do(state: Duel, move: i64) -> None:
    public = state.public
    seat = public.active
    cell = public.maze.cell_at(x_of(move), y_of(move))
    kind = laid_kind(public.maze, cell)
    spend(state, card_of(move))
    public.keys[seat] |= BITS[kind]
    public.keys_left -= 1
    public.maze.walks[seat].unlock(public.maze, cell)
    if state.told is not None:
        x, y = int(x_of(move)), int(y_of(move))
        state.tell(Unlocked(int(seat), WORDS[kind], x, y))
    state.resolve(unlocking_turns(public))  # DUEL-52: and claims what it leads to
