"""The moves of Saboteur: how one is packed, which are legal, and why another is not.

Legality reads the view alone, so a list of moves can never tell a secret. `list_moves` and
`refusal` are written apart from each other; a law holds them together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.saboteur.cards import DECK_KINDS, TUNNELS
from dwarrow.games.saboteur.state import DRAFT, SaboteurView
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.actions import deed_for, list_base_action, refuse_base_action
from dwarrow.parts.deeds import LAY, LOOK, PASS
from dwarrow.parts.goals import list_openings, list_positions, refuse_opening, refuse_position
from dwarrow.parts.hand import NO_CARD, holds
from dwarrow.parts.laying import list_lays, refuse_lay
from dwarrow.parts.mine import CHOOSE, ORIENT, PLAY
from dwarrow.parts.packing import a_of, card_of, deed_of, is_packed, pack, x_of, y_of

TAKE: Final = 9


# ---- the legal moves, in a pinned order: tunnels by place, then the hand card by card, then passes


def moves(view: SaboteurView) -> list[int]:
    """The legal moves as a list. It stands here and not in the package, whose compiled form would
    let the file of the same name take its place."""
    into = Moves()
    list_moves(view, into)
    return into.to_list()


def list_moves(view: SaboteurView, into: Moves) -> None:
    """All legal moves of the view's seat, if it is its turn."""
    public = view.public
    if view.seat != public.seat:
        return
    if public.phase == PLAY:
        list_plays(view, into)
        list_passes(view, into)
    elif public.phase == CHOOSE:
        list_openings(public, into)
    elif public.phase == ORIENT:
        list_positions(public, into)
    elif public.phase == DRAFT:
        _list_gold(view, into)


def list_plays(view: SaboteurView, into: Moves) -> None:
    """Everything but a pass: what makes a later pass a voluntary one (SAB-082)."""
    public = view.public
    hand = view.private.hand
    if public.tools[view.seat] == 0:  # SAB-038
        maze = public.maze
        cells = maze.edge if maze.keeps_edge else maze.walks[0].frontier  # SAB-036, SAB-035
        list_lays(maze, cells, hand, TUNNELS, -1, into)
    before: i64 = NO_CARD
    for card in hand:
        if TUNNELS <= card < DECK_KINDS and card != before:
            list_base_action(public, public.answers.actions, view.seat, card, into)
        before = card


def list_passes(view: SaboteurView, into: Moves) -> None:
    """SAB-063, SAB-064; SAB-066 with an empty hand."""
    if view.public.hands[view.seat] == 0:
        into.add(pack(PASS, NO_CARD, 0, 0, 0))
    before: i64 = NO_CARD
    for card in view.private.hand:
        if card != NO_CARD and card != before:
            into.add(pack(PASS, card, 0, 0, 0))
        before = card


def _list_gold(view: SaboteurView, into: Moves) -> None:
    for value in range(1, 4):
        if (view.private.offer >> (8 * value - 8)) & 255 != 0:
            into.add(pack(TAKE, NO_CARD, value, 0, 0))


# ---- why a move is not legal


def refusal(view: SaboteurView, move: i64) -> Refusal | None:
    """The clause that forbids a move, or None if it is legal."""
    public = view.public
    deed = deed_of(move)
    if view.seat != public.seat:
        return Refusal("SAB-022", "not-your-turn")
    if not is_packed(move):
        return Refusal("SAB-023", "not-a-turn")
    if public.phase == CHOOSE:
        return refuse_opening(public, move)
    if public.phase == ORIENT:
        return refuse_position(public, move)
    if public.phase == DRAFT:
        return _refuse_gold(view, move)
    if deed == PASS:
        return _refuse_pass(view, move)
    if deed < LAY or deed > LOOK:
        return Refusal("SAB-023", "not-a-turn")
    if not holds(view.private.hand, card_of(move)):
        return Refusal("SAB-023", "not-in-hand")
    return _refuse_play(view, move)


def _refuse_pass(view: SaboteurView, move: i64) -> Refusal | None:
    if move != pack(PASS, card_of(move), 0, 0, 0):
        return Refusal("SAB-064", "one-card")
    if card_of(move) == NO_CARD:
        return Refusal("SAB-024", "must-discard") if view.public.hands[view.seat] > 0 else None
    return None if holds(view.private.hand, card_of(move)) else Refusal("SAB-064", "not-in-hand")


def _refuse_play(view: SaboteurView, move: i64) -> Refusal | None:
    card = card_of(move)
    wanted = LAY if card < TUNNELS else deed_for(view.public, card)
    if deed_of(move) != wanted:
        return Refusal("SAB-043", "wrong-use")
    if wanted == LAY:
        return _refuse_tunnel(view, move)
    return refuse_base_action(view.public, view.public.answers.actions, view.seat, move)


def _refuse_tunnel(view: SaboteurView, move: i64) -> Refusal | None:
    if view.public.tools[view.seat] != 0:
        return Refusal("SAB-038", "broken-tool")
    maze = view.public.maze
    refused = refuse_lay(maze, move)
    if refused is not None:
        return refused
    cell = maze.cell_at(x_of(move), y_of(move))
    if not maze.keeps_edge and maze.walks[0].open_in(cell) == 0:
        return Refusal("SAB-035", "not-joined")
    return None


def _refuse_gold(view: SaboteurView, move: i64) -> Refusal | None:
    value = a_of(move)
    if move != pack(TAKE, NO_CARD, value, 0, 0):
        return Refusal("SAB-093", "choose-gold")
    if value < 1 or value > 3 or (view.private.offer >> (8 * value - 8)) & 255 == 0:
        return Refusal("SAB-093", "not-in-set")
    return None
