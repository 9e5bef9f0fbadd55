"""Lay a tunnel card: SAB-030 to SAB-041. Where it must be joined, the games say.

The list of lays is made by hand from what fits where (`parts/laying.py`); a law compares it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Refusal, State
from dwarrow.parts import events as ev
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import LAY
from dwarrow.parts.deeds.slots import TURNED, X, Y, card_slot
from dwarrow.parts.goals import GoalWays, arrivals, reach_goals
from dwarrow.parts.laying import why_not_there, why_not_turned
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import c_of, card_of, x_of, y_of
from dwarrow.parts.tunnel import Maze, face_of

LAY_CLAUSES: Final = {
    "quarter-turn": "SAB-033",
    "same-turned": "SAB-135",
    "not-beside": "SAB-030",
    "corner-only": "SAB-031",
    "occupied": "SAB-040",
    "sides-disagree": "SAB-032",
}


def phrases(deck: Deck) -> tuple[Phrase, ...]:
    return (Phrase("lay CARD [turned] at X,Y", LAY, card_slot(deck), TURNED, X, Y),)


def refuse_lay(maze: Maze, move: i64) -> Refusal | None:
    """Why a card may not lie so in a place, whatever else its game demands; or None."""
    reason = why_not_turned(maze, card_of(move), c_of(move))
    if not reason:
        edges = maze.shapes.edges[face_of(card_of(move), c_of(move))]
        reason = why_not_there(maze, x_of(move), y_of(move), edges)
    return Refusal(LAY_CLAUSES[reason], reason) if reason else None


def lay_card(state: State, mine: Mine, ways: GoalWays, faces: vec[i64], move: i64) -> i64:
    """Lay a tunnel card that has left the hand; SAB-068 asks then which goals it has joined."""
    maze = mine.maze
    before: i64 = 0
    if ways.by_tunnel:
        before = arrivals(maze)
    card = card_of(move)
    mine.layer = mine.seat
    mine.laid_x = x_of(move)
    mine.laid_y = y_of(move)
    mine.links = maze.walks[0].goals
    maze.lay(maze.cell_at(mine.laid_x, mine.laid_y), face_of(card, c_of(move)))
    if state.told is not None:
        x, y = int(mine.laid_x), int(mine.laid_y)
        state.tell(ev.Laid(int(mine.seat), mine.deck.words[card], x, y, c_of(move) == 1))
    return reach_goals(state, mine, ways, faces, before)
