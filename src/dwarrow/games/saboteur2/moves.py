"""The moves of Saboteur 2: how one is packed and which are legal. `refusals.py` says why not.

Legality reads the view alone, so a list of moves can never tell a secret. `list_moves` and
`refusal` are written apart from each other; a law holds them together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import (
    DECK_KINDS,
    FREE,
    HANDS_OFF,
    INSPECT,
    LADDERS,
    SHAPES,
    SWAP_HANDS,
    SWAP_HATS,
    THEFT,
    TRAP,
    TUNNELS,
    TWO_WAY,
)
from dwarrow.games.saboteur2.state import ROB, THIEF, TRAPPED, Public, Saboteur2View
from dwarrow.kernel.state import Moves
from dwarrow.parts.actions import list_base_action
from dwarrow.parts.deeds import LAY, PASS
from dwarrow.parts.goals import list_openings, list_positions
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.laying import kinds_held, list_fitting, list_lays
from dwarrow.parts.mine import CHOOSE, GOALS, ORIENT, PLAY
from dwarrow.parts.packing import pack, pack_at
from dwarrow.parts.tunnel import FACE_DOWN, Maze, face_of

SHED: Final = 9  # discard two cards to be rid of a card in front of oneself
ROB_GOLD: Final = 10
ACT: Final = 11  # play one of the expansion's actions on a seat

NO_VICTIM: Final = 255  # ROB_GOLD: spare everyone
THINGS: Final = 5  # things that may lie in front of a seat


# ---- the legal moves, in a pinned order: tunnels by place, ladders by place, the hand card by
# ---- card, what may be shed, then passes


def moves(view: Saboteur2View) -> list[int]:
    """The legal moves as a list."""
    into = Moves()
    list_moves(view, into)
    return into.to_list()


def list_moves(view: Saboteur2View, into: Moves) -> None:
    """All legal moves of the view's seat, if it is its turn."""
    public = view.public
    if view.seat != public.seat:
        return
    if public.phase == PLAY:
        list_plays(view, into)
        if public.tools[view.seat] != 0:
            _list_sheds(view, into)
        _list_passes(view, into)
    elif public.phase == CHOOSE:
        list_openings(public, into)
    elif public.phase == ORIENT:
        list_positions(public, into)
    elif public.phase == ROB:
        _list_victims(public, into)


def list_plays(view: Saboteur2View, into: Moves) -> None:
    """Tunnels and actions: what makes a later pass a voluntary one (SB2-060)."""
    public = view.public
    if public.tools[view.seat] & ~THIEF == 0:  # SAB-038, SB2-054
        _list_tunnels(public, view.private.hand, into)
    before: i64 = NO_CARD
    for card in view.private.hand:
        if TUNNELS <= card < DECK_KINDS and card != before:
            if card < THEFT:
                list_base_action(public, public.answers.actions, view.seat, card, into)
            else:
                _list_acts(public, view.seat, card, into)
        before = card


# ---- tunnels


def _list_tunnels(public: Public, hand: vec[i64], into: Moves) -> None:
    maze = public.maze
    frontier = maze.walks[0].frontier
    if public.answers.adjacent:
        # A bridge or double curve needs a tunnel joined to the start all the same (SB2-030).
        list_lays(maze, maze.edge, hand, TUNNELS, ~(LADDERS | TWO_WAY), into)
        list_lays(maze, frontier, hand, TUNNELS, TWO_WAY, into)
    else:
        list_lays(maze, frontier, hand, TUNNELS, ~LADDERS, into)
    held = kinds_held(hand, TUNNELS) & LADDERS
    if held != 0:
        _list_ladders(public, hand, held, into)


def _list_ladders(public: Public, hand: vec[i64], held: i64, into: Moves) -> None:
    """SB2-034, SB2-035."""
    maze = public.maze
    for cell in maze.edge:
        need = maze.need_in(cell)
        upright = SHAPES.fits[need] & held
        turned = SHAPES.fits_turned[need] & held
        if not public.answers.ladder_touches:
            upright &= MEETING[need]
            turned &= MEETING_TURNED[need]
        if upright | turned != 0:
            x, y = maze.x_of(cell), maze.y_of(cell)
            if not is_beside_goal(public, x, y):
                list_fitting(pack_at(LAY, 0, x, y, 0), hand, TUNNELS, upright, turned, into)


def meets(need: i64, edges: i64) -> bool:
    """Whether one of these open sides meets an opening that points into a place."""
    return any((edges >> side) & 1 == 1 and (need >> (2 * side)) & 3 == 1 for side in range(4))


def _meeting(need: int, turned: int) -> int:
    """The ladders with an opening that meets an opening in such a place."""
    kinds = [kind for kind in range(TUNNELS) if LADDERS >> kind & 1]
    return sum(1 << k for k in kinds if meets(need, SHAPES.edges[face_of(k, turned)]))


MEETING: Final = vec[i64]([_meeting(need, 0) for need in range(256)])
MEETING_TURNED: Final = vec[i64]([_meeting(need, 1) for need in range(256)])


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


# ---- actions


def _list_acts(public: Public, me: i64, card: i64, into: Moves) -> None:
    for seat in range(public.seats):
        if may_act(public, me, card, seat):
            into.add(pack(ACT, card, seat, 0, 0))


def may_act(public: Public, me: i64, card: i64, seat: i64) -> bool:
    """Whether an expansion action may be played on a seat."""
    front: i64 = public.tools[seat]
    if card == THEFT:  # SB2-043, SB2-044, B-18
        if seat != me or front & THIEF != 0:
            return False
        return front & TRAPPED == 0 or public.answers.trapped_may_thieve
    if card == HANDS_OFF:
        return front & THIEF != 0  # SB2-047
    if card == TRAP:
        return seat != me and front & TRAPPED == 0  # SB2-043, SB2-053
    if card == FREE:
        return front & TRAPPED != 0  # SB2-056
    if card in (SWAP_HANDS, INSPECT):
        return seat != me  # SB2-048, SB2-050
    return card == SWAP_HATS  # SB2-051


# ---- discards


def _list_sheds(view: Saboteur2View, into: Moves) -> None:
    """SB2-020: each pair of cards once, for each card that lies in front."""
    hand = view.private.hand
    held: i64 = view.public.hands[view.seat]
    front: i64 = view.public.tools[view.seat]
    i: i64 = 0
    while i + 1 < held:
        if i == 0 or hand[i] != hand[i - 1]:
            j = i + 1
            while j < held:
                if j == i + 1 or hand[j] != hand[j - 1]:
                    _list_shed(front, pack(SHED, hand[i], hand[j], 0, 0), into)
                j += 1
        i += 1


def _list_shed(front: i64, move: i64, into: Moves) -> None:
    thing: i64 = 0
    while thing < THINGS:
        if (front >> thing) & 1 == 1:
            into.add(move | (thing << 20))
        thing += 1


def _list_passes(view: Saboteur2View, into: Moves) -> None:
    """SB2-025: each choice of one, two or three cards once; SB2-019 with an empty hand."""
    hand = view.private.hand
    held: i64 = view.public.hands[view.seat]
    if held == 0:
        into.add(pack(PASS, NO_CARD, NO_CARD, NO_CARD, 0))
    i: i64 = 0
    while i < held:
        if i == 0 or hand[i] != hand[i - 1]:
            into.add(pack(PASS, hand[i], NO_CARD, NO_CARD, 0))
            _list_longer_passes(hand, held, i, into)
        i += 1


def _list_longer_passes(hand: vec[i64], held: i64, i: i64, into: Moves) -> None:
    items = into.items
    n = into.n
    one = PASS | (hand[i] << 4)
    second: i64 = NO_CARD
    for j in range(i + 1, held):
        if hand[j] == second:
            continue
        second = hand[j]
        two = one | (second << 12)
        items[n] = two | (NO_CARD << 20)
        n += 1
        third: i64 = NO_CARD
        for k in range(j + 1, held):
            if hand[k] != third:
                third = hand[k]
                items[n] = two | (third << 20)
                n += 1
    into.n = n


# ---- thefts


def victims(public: Public) -> i64:
    """The bit set of the seats the thief to choose may rob: SB2-088, B-15, B-16."""
    found = public.rich & public.marks & ~(1 << public.seat)
    if public.rules.theft_scope == "this_round":
        for seat in range(public.seats):
            if public.pays[seat] <= 0:
                found &= ~(1 << seat)
    return found


def _list_victims(public: Public, into: Moves) -> None:
    found = victims(public)
    for seat in range(public.seats):
        if (found >> seat) & 1 == 1:
            into.add(pack(ROB_GOLD, NO_CARD, seat, 0, 0))
    into.add(pack(ROB_GOLD, NO_CARD, NO_VICTIM, 0, 0))
