"""Where a ladder may lie: DUEL-25 to DUEL-27."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import FIRST_GOAL, GOLD_SIDES, SHAPES, TUNNELS
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.state import Moves
from dwarrow.parts.deeds import LAY
from dwarrow.parts.packing import TURNED, pack_at
from dwarrow.parts.tunnel import EMPTY, Maze, face_of


def list_ladder(view: DuelView, maze: Maze, card: i64, into: Moves) -> None:
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
        if not joins or asks_opening(maze.need_in(cell)):
            _list_ladder_at(maze, cell, card, into)


def asks_opening(need: i64) -> bool:
    """Whether a neighbour's opening points into a place."""
    for side in range(4):
        if (need >> (2 * side)) & 3 == 1:
            return True
    return False


def _list_ladder_at(maze: Maze, cell: i64, card: i64, into: Moves) -> None:
    need = maze.need_in(cell)
    upright = (SHAPES.fits[need] >> card) & 1
    turned = (SHAPES.fits_turned[need] >> card) & 1
    if upright | turned == 0 or shunned(maze, cell) != 0:
        return
    move = pack_at(LAY, card, maze.x_of(cell), maze.y_of(cell), 0)
    if upright == 1:
        into.add(move)
    if turned == 1:
        into.add(move | TURNED)


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
