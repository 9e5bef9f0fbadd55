"""Lay a tunnel: ladders, doors, bridges, double curves, crystals and the base game's cards.

The list is made by hand from what fits where; a law compares it with `why_not`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import LADDERS, SHAPES, TUNNELS, TWO_WAY, WORDS
from dwarrow.games.saboteur2.state import THIEF, TRAPPED, Public, Saboteur2View
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.deeds.lay import lay_card, refuse_lay
from dwarrow.parts.hand import KIND, cut
from dwarrow.parts.laying import list_at, list_lays
from dwarrow.parts.mine import GOALS
from dwarrow.parts.packing import c_of, card_of, x_of, y_of
from dwarrow.parts.shapes import NEEDS_OPEN, needed_at
from dwarrow.parts.tunnel import BITS, FACE_DOWN, Maze, face_of

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


# ---- why not


def why_not(view: Saboteur2View, move: i64) -> Refusal | None:
    """SB2-037: any player may lay a door of any colour."""
    public = view.public
    front: i64 = public.tools[view.seat]
    if front & TRAPPED != 0:
        return Refusal("SB2-054", "trapped")
    if front & ~THIEF != 0:
        return Refusal("SAB-038", "broken-tool")
    kind = BITS[card_of(move)]
    if kind & LADDERS != 0 and is_beside_goal(public, x_of(move), y_of(move)):
        return Refusal("SB2-035", "beside-goal")
    refused = refuse_lay(public.maze, move)  # SB2-032
    if refused is not None:
        return refused
    if kind & LADDERS != 0:
        return _why_not_ladder(public, move)
    return _why_not_joined(public, move, kind & TWO_WAY != 0)


def _why_not_ladder(public: Public, move: i64) -> Refusal | None:
    """SB2-034; B-23: by option a ladder need only touch."""
    if public.answers.ladder_touches:
        return None
    need = public.maze.need_in(public.maze.cell_at(x_of(move), y_of(move)))
    edges = SHAPES.edges[face_of(card_of(move), c_of(move))]
    return None if meets(need, edges) else Refusal("SB2-034", "ladder-not-joined")


def _why_not_joined(public: Public, move: i64, two_way: bool) -> Refusal | None:
    """SB2-030, SB2-031: two tunnels on one card need one joined, under either placement."""
    cell = public.maze.cell_at(x_of(move), y_of(move))
    if public.maze.walks[0].open_in(cell) != 0:
        return None
    if two_way:
        if WORDS[card_of(move)].startswith("bridge"):
            return Refusal("SB2-030", "no-tunnel-joined")
        return Refusal("SB2-031", "no-tunnel-joined")
    return None if public.answers.adjacent else Refusal("SAB-035", "not-joined")


def meets(need: i64, edges: i64) -> bool:
    """Whether one of these open sides meets an opening that points into a place."""
    return any(
        (edges >> side) & 1 == 1 and needed_at(need, side) == NEEDS_OPEN for side in range(4)
    )


def is_beside_goal(public: Public, x: i64, y: i64) -> bool:
    """Whether a place shares a side with a goal that bars ladders: SB2-035, B-22."""
    maze = public.maze
    for goal in range(GOALS):
        cell = maze.goals[goal]
        bars = not public.answers.ladder_by_stone or maze.face_in(cell) == FACE_DOWN
        if bars and _distance(maze, cell, x, y) == 1:
            return True
    return False


def _distance(maze: Maze, cell: i64, x: i64, y: i64) -> i64:
    dx = maze.x_of(cell) - x
    dy = maze.y_of(cell) - y
    return (dx if dx >= 0 else -dx) + (dy if dy >= 0 else -dy)


# ---- the list: tunnels by place, then ladders by place


def list_tunnels(view: Saboteur2View, kinds: i64, into: Moves) -> None:
    public = view.public
    if public.tools[view.seat] & ~THIEF != 0:  # SAB-038, SB2-054
        return
    tunnels, held = cut(kinds, TUNNELS)
    maze = public.maze
    frontier = maze.walks[0].frontier
    if public.answers.adjacent:
        # A bridge or double curve needs a tunnel joined to the start all the same (SB2-030).
        list_lays(maze, maze.edge, tunnels, held & ~(LADDERS | TWO_WAY), into)
        list_lays(maze, frontier, tunnels, held & TWO_WAY, into)
    else:
        list_lays(maze, frontier, tunnels, held & ~LADDERS, into)
    if held & LADDERS != 0:
        _list_ladders(public, tunnels, held & LADDERS, into)


def _list_ladders(public: Public, tunnels: i64, held: i64, into: Moves) -> None:
    """SB2-034, SB2-035."""
    maze = public.maze
    for cell in maze.edge:
        need = maze.need_in(cell)
        upright = SHAPES.fits[need] & held
        turned = SHAPES.fits_turned[need] & held
        if not public.answers.ladder_touches:
            upright &= MEETING[need]
            turned &= MEETING_TURNED[need]
        if upright | turned != 0 and not is_beside_goal(public, maze.x_of(cell), maze.y_of(cell)):
            left = tunnels
            while left != 0:
                if ((upright | turned) >> (left & KIND)) & 1 == 1:
                    list_at(maze, cell, left & KIND, upright, turned, into)
                left >>= 8


def _meeting(need: int, turned: int) -> int:
    """The ladders with an opening that meets an opening in such a place."""
    kinds = [kind for kind in range(int(TUNNELS)) if LADDERS >> kind & 1]
    return sum(1 << k for k in kinds if meets(need, SHAPES.edges[face_of(k, turned)]))


MEETING: Final = vec[i64]([_meeting(need, 0) for need in range(256)])
MEETING_TURNED: Final = vec[i64]([_meeting(need, 1) for need in range(256)])


# ---- what it does


def do(state: Saboteur2, move: i64) -> None:
    """SB2-039: doors hinder neither laying nor completing. SB2-059, SB2-061: goals may turn up."""
    public = state.public
    state.play_card(card_of(move))
    faces = state.hidden.goals
    state.after_goals(lay_card(state, public, public.answers.goals, faces, move))
