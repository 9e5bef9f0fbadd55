"""Lay a tunnel: DUEL-19 to DUEL-27. The list is made by hand, for speed; a law compares it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import (
    FIRST_GOAL,
    GOLD_SIDES,
    JOINS_PAST_DOORS,
    LADDER_BITS,
    LADDERS,
    SHAPES,
    TUNNELS,
    WORDS,
)
from dwarrow.games.duel.deeds.playing import begin, leave_hand
from dwarrow.games.duel.deeds.slots import CARD, X, Y
from dwarrow.games.duel.deeds.slots import TURNED as TURNED_WORD
from dwarrow.games.duel.gold import note_card
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import Laid
from dwarrow.parts.hand import KIND, cut
from dwarrow.parts.laying import list_at, list_lays, why_not_there, why_not_turned
from dwarrow.parts.packing import c_of, card_of, x_of, y_of
from dwarrow.parts.shapes import NEEDS_OPEN, needed_at
from dwarrow.parts.tunnel import EMPTY, Maze, Walk, face_of

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

LAY: Final = 1
PHRASES: Final = (Phrase("lay CARD [turned] at X,Y", LAY, CARD, TURNED_WORD, X, Y),)


# ---- why not


def why_not(view: DuelView, move: i64) -> Refusal | None:
    if view.public.tools[view.seat] != 0:  # DUEL-46: no other deed asks
        return Refusal("DUEL-23", "sabotaged")
    maze = view.public.maze
    card = card_of(move)
    reason = why_not_turned(maze, card, c_of(move))
    if not reason:
        edges = SHAPES.edges[face_of(card, c_of(move))]
        reason = why_not_there(maze, x_of(move), y_of(move), edges)
    if reason:
        return Refusal("DUEL-19", reason)  # DUEL-33: whatever gold lies on it
    cell = maze.cell_at(x_of(move), y_of(move))
    if card >= LADDERS:
        return _why_no_ladder(view, cell, card)
    return None if maze.walks[view.seat].open_in(cell) != 0 else _why_not_reached(view, cell, card)


def _why_no_ladder(view: DuelView, cell: i64, card: i64) -> Refusal | None:
    maze = view.public.maze
    shuns = shunned(maze, cell)
    if shuns != 0:
        return Refusal("DUEL-26", "beside-goal" if shuns & SHUNS_GOAL else "beside-gold")
    walk = maze.walks[view.seat]
    if (walk.hubs >> SHAPES.hub[face_of(card, 0)]) & 1 == 1:
        if view.public.answers.ladder_joins and not _asks_opening(maze.need_in(cell)):
            return Refusal("DUEL-26", "ladder-not-joined")
        return None
    return None if walk.open_in(cell) != 0 else _why_not_reached(view, cell, card)


def _why_not_reached(view: DuelView, cell: i64, card: i64) -> Refusal:
    """DUEL-20, DUEL-22: what stands between a place and the own start."""
    walk = view.public.maze.walks[view.seat].copy()
    walk.joins = JOINS_PAST_DOORS
    if _would_reach(view, walk, cell):
        return Refusal("DUEL-22", "behind-door")  # DUEL-28, DUEL-29
    walk.joins = SHAPES.joins
    if _would_reach(view, walk, cell):
        return Refusal("DUEL-22", "behind-troll")  # DUEL-30
    if len(SHAPES.faces[face_of(card, 0)].groups) == 2:
        return Refusal("DUEL-24", "neither-joined")
    return Refusal("DUEL-20", "not-joined")


def _would_reach(view: DuelView, walk: Walk, cell: i64) -> bool:
    walk.rebuild(view.public.maze)
    return walk.open_in(cell) != 0


SHUNS_GOLD: Final = 1
SHUNS_GOAL: Final = 2


def shunned(maze: Maze, cell: i64) -> i64:
    """DUEL-26: whether a gold tunnel or a goal beside a place keeps ladders away, and which."""
    width = maze.width
    if width < cell < len(maze.face) - width - 1:
        found = _shuns(maze.face_in(cell - width)) | _shuns(maze.face_in(cell + width))
        if 0 < cell & (width - 1) < width - 1:
            return found | _shuns(maze.face_in(cell - 1)) | _shuns(maze.face_in(cell + 1))
    x = maze.x_of(cell)  # at the rim of the grid a side may look out of it
    y = maze.y_of(cell)
    found = _shuns(maze.face_at(x, y - 1)) | _shuns(maze.face_at(x + 1, y))
    return found | _shuns(maze.face_at(x, y + 1)) | _shuns(maze.face_at(x - 1, y))


def _shuns(face: i64) -> i64:
    if face >= face_of(FIRST_GOAL, 0):
        return SHUNS_GOAL
    return SHUNS_GOLD if face <= 2 * TUNNELS and GOLD_SIDES[face] != 0 else 0


def _asks_opening(need: i64) -> bool:
    """Whether a neighbour's opening points into a place."""
    for side in range(4):
        if needed_at(need, side) == NEEDS_OPEN:
            return True
    return False


# ---- the list


def list_tunnels(view: DuelView, maze: Maze, kinds: i64, into: Moves) -> None:
    """Every tunnel of the hand wherever it may lie in this maze, ladders last."""
    if view.public.tools[view.seat] != 0:  # DUEL-23
        return
    tunnels, held = cut(kinds, TUNNELS)
    list_lays(maze, maze.walks[view.seat].frontier, tunnels, held & ~LADDER_BITS, into)
    while held & LADDER_BITS != 0 and tunnels != 0:
        if tunnels & KIND >= LADDERS:
            _list_ladder(view, maze, tunnels & KIND, into)
        tunnels >>= 8


def _list_ladder(view: DuelView, maze: Maze, card: i64, into: Moves) -> None:
    """DUEL-27: a ladder whose start is reached may lie apart; another needs a tunnel."""
    walk = maze.walks[view.seat]
    if (walk.hubs >> SHAPES.hub[face_of(card, 0)]) & 1 == 0:
        for cell in walk.frontier:
            _list_ladder_at(maze, cell, card, into)
        return
    joins = view.public.answers.ladder_joins
    needs = maze.need
    faces = maze.face
    first: i64 = max(0, maze.laid[0] - maze.width)
    beyond: i64 = min(len(faces), maze.laid[len(maze.laid) - 1] + maze.width + 1)
    for cell in range(first, beyond):  # only rows that can hold a place beside a laid card
        if needs[cell] == 0 or faces[cell] != EMPTY:
            continue
        if not joins or _asks_opening(maze.need_in(cell)):
            _list_ladder_at(maze, cell, card, into)


def _list_ladder_at(maze: Maze, cell: i64, card: i64, into: Moves) -> None:
    need = maze.need_in(cell)
    upright = SHAPES.fits[need]
    turned = SHAPES.fits_turned[need]
    if ((upright | turned) >> card) & 1 == 1 and shunned(maze, cell) == 0:
        list_at(maze, cell, card, upright, turned, into)


# ---- the deed


def do(state: Duel, move: i64) -> None:
    public = state.public
    card = card_of(move)
    x = x_of(move)
    y = y_of(move)
    begin(state, 1)
    leave_hand(state, card)
    public.has_laid = True
    public.maze.lay(public.maze.cell_at(x, y), face_of(card, c_of(move)))
    note_card(public, x, y, card)
    if state.told is not None:
        turned = c_of(move) == 1
        state.tell(Laid(int(public.active), WORDS[card], int(x), int(y), turned))
    state.resolve(True)
