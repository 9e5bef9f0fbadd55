"""Lay a tunnel card of the hand: SAB-030 to SAB-041, then SAB-068."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dwarrow.games.saboteur.state import SaboteurView
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.deeds.lay import lay_card, refuse_lay
from dwarrow.parts.laying import list_lays
from dwarrow.parts.packing import card_of, x_of, y_of

if TYPE_CHECKING:
    from dwarrow.games.saboteur.round import Saboteur


def why_not(view: SaboteurView, move: i64) -> Refusal | None:
    """SAB-047: what lies there when the turn begins decides. SAB-039: the role does not."""
    if view.public.tools[view.seat] != 0:
        return Refusal("SAB-038", "broken-tool")
    maze = view.public.maze
    refused = refuse_lay(maze, move)
    if refused is not None:
        return refused
    cell = maze.cell_at(x_of(move), y_of(move))
    if maze.keeps_edge or maze.walks[0].open_in(cell) != 0:
        return None
    return Refusal("SAB-035", "not-joined")


def list_tunnels(view: SaboteurView, tunnels: i64, held: i64, into: Moves) -> None:
    """By hand, from what fits where; a law compares it with `why_not`."""
    public = view.public
    if public.tools[view.seat] != 0:  # SAB-038
        return
    maze = public.maze
    cells = maze.edge if maze.keeps_edge else maze.walks[0].frontier  # SAB-036, SAB-035
    list_lays(maze, cells, tunnels, held, into)


def do(state: Saboteur, move: i64) -> None:
    """SAB-080: the card decides by itself which goals it reaches."""
    public = state.public
    state.play_card(card_of(move))
    faces = state.hidden.goals
    state.after_goals(lay_card(state, public, public.answers.goals, faces, move))
