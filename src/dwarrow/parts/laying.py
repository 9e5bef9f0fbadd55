"""Where a tunnel card fits, and why not elsewhere; the clauses, each game knows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Moves
from dwarrow.parts.deeds import LAY
from dwarrow.parts.hand import KIND, NEXT
from dwarrow.parts.packing import CARD_AT, TURNED, moved_by, pack_at
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, NOWHERE, Maze, agrees


def list_lays(maze: Maze, cells: vec[i64], kinds: i64, held: i64, into: Moves) -> None:
    """Every kind in each of these places where it fits, of packed kinds those in a bit set."""
    if held == 0:
        return
    needs = maze.need
    fits = maze.shapes.fits
    fits_turned = maze.shapes.fits_turned
    corner = pack_at(LAY, 0, maze.x0, maze.y0, 0)
    columns, row_at = maze.width - 1, maze.log_width
    items = into.items
    n = into.n
    for cell in cells:
        need = i64(needs[cell])
        upright = fits[need] & held
        turned = fits_turned[need] & held
        if upright | turned == 0:
            continue
        place = moved_by(corner, cell & columns, cell >> row_at)
        left = kinds
        while left != 0:
            card = left & KIND
            if (upright >> card) & 1 == 1:
                items[n] = place | (card << CARD_AT)
                n += 1
            if (turned >> card) & 1 == 1:
                items[n] = place | (card << CARD_AT) | TURNED
                n += 1
            left >>= NEXT
    into.n = n


def list_at(maze: Maze, cell: i64, card: i64, upright: i64, turned: i64, into: Moves) -> None:
    """One card in one place, where these kinds fit upright and those turned."""
    move = pack_at(LAY, card, maze.x_of(cell), maze.y_of(cell), 0)
    if (upright >> card) & 1 == 1:
        into.add(move)
    if (turned >> card) & 1 == 1:
        into.add(move | TURNED)


def why_not_turned(maze: Maze, kind: i64, turn: i64) -> str:
    """Why a card may not lie this way: quarter turns, or a turn that changes nothing."""
    if turn > 1:
        return "quarter-turn"
    same = (maze.shapes.fits_turned[0] >> kind) & 1 == 0  # listed there if a turn changes it
    return "same-turned" if same and turn == 1 else ""


def why_not_there(maze: Maze, x: i64, y: i64, edges: i64) -> str:
    """Why a card with these open sides may not lie in a place, joined to the start or not."""
    cell = maze.cell_at(x, y)
    if cell == NOWHERE:
        return "not-beside"
    if maze.face_in(cell) != EMPTY:
        return "occupied"
    if not maze.touches_card(cell):
        return "corner-only" if touches_corner(maze, x, y) else "not-beside"
    return "" if agrees(maze.need_in(cell), edges) else "sides-disagree"


def touches_corner(maze: Maze, x: i64, y: i64) -> bool:
    for dx in (-1, 1):
        for dy in (-1, 1):
            if EMPTY < maze.face_at(x + dx, y + dy) < FACE_DOWN:
                return True
    return False
