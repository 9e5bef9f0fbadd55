"""Where a tunnel card may be laid, and why not elsewhere: the clauses are the base game's."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.deeds import LAY
from dwarrow.parts.packing import MIDDLE, TURNED, c_of, card_of, pack, x_of, y_of
from dwarrow.parts.shapes import BITS
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, NOWHERE, Maze, agrees, face_of


def list_lays(
    maze: Maze, cells: vec[i64], hand: vec[i64], tunnels: i64, allowed: i64, into: Moves
) -> None:
    """Every tunnel of a hand (kinds below `tunnels`) in each of these places where it fits.

    `allowed` is the bit set of kinds asked for; -1 asks for all.
    """
    held = kinds_held(hand, tunnels) & allowed
    if held == 0:
        return
    needs = maze.need
    fits = maze.shapes.fits
    fits_turned = maze.shapes.fits_turned
    for cell in cells:
        need = i64(needs[cell])
        upright = fits[need] & held
        turned = fits_turned[need] & held
        if upright | turned != 0:
            place = pack(LAY, 0, maze.x_of(cell) + MIDDLE, maze.y_of(cell) + MIDDLE, 0)
            list_fitting(place, hand, tunnels, upright, turned, into)


def kinds_held(hand: vec[i64], tunnels: i64) -> i64:
    """The bit set of the tunnel kinds in a hand."""
    held: i64 = 0
    for card in hand:
        if card >= tunnels:  # hands are sorted, tunnels first
            break
        held |= BITS[card]
    return held


def list_fitting(
    place: i64, hand: vec[i64], tunnels: i64, upright: i64, turned: i64, into: Moves
) -> None:
    """One place, where these kinds fit upright and those turned."""
    items = into.items
    n = into.n
    before: i64 = -1
    for card in hand:
        if card >= tunnels:
            break
        if card != before:
            if (upright >> card) & 1 == 1:
                items[n] = place | (card << 4)
                n += 1
            if (turned >> card) & 1 == 1:
                items[n] = place | (card << 4) | TURNED
                n += 1
        before = card
    into.n = n


LAY_CLAUSES: Final = {
    "quarter-turn": "SAB-033",
    "same-turned": "SAB-034",
    "not-beside": "SAB-030",
    "corner-only": "SAB-031",
    "occupied": "SAB-040",
    "sides-disagree": "SAB-032",
}


def refuse_lay(maze: Maze, move: i64) -> Refusal | None:
    """Why a card may not lie so in a place, whatever else its game demands; or None."""
    reason = why_not_turned(maze, card_of(move), c_of(move))
    if not reason:
        edges = maze.shapes.edges[face_of(card_of(move), c_of(move))]
        reason = why_not_there(maze, x_of(move), y_of(move), edges)
    return Refusal(LAY_CLAUSES[reason], reason) if reason else None


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
    if maze.need_in(cell) == 0:
        return "corner-only" if touches_corner(maze, x, y) else "not-beside"
    return "" if agrees(maze.need_in(cell), edges) else "sides-disagree"


def touches_corner(maze: Maze, x: i64, y: i64) -> bool:
    for dx in (-1, 1):
        for dy in (-1, 1):
            if EMPTY < maze.face_at(x + dx, y + dy) < FACE_DOWN:
                return True
    return False
