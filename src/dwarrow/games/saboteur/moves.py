"""The moves of Saboteur: how one is packed, which are legal, and why another is not.

Legality reads the view alone, so a list of moves can never tell a secret. `list_moves` and
`refusal` are written apart from each other; a law holds them together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.saboteur.cards import (
    DECK_KINDS,
    DEED,
    IS_BREAK,
    IS_MAP,
    IS_MEND,
    IS_ROCKFALL,
    SHAPES,
    SHOWN,
    START,
    TUNNELS,
)
from dwarrow.games.saboteur.state import CHOOSE, DRAFT, GOALS, ORIENT, PLAY, SaboteurView
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.goals import first_goal
from dwarrow.parts.hand import NO_CARD, holds
from dwarrow.parts.laying import list_lays, why_not_there, why_not_turned
from dwarrow.parts.packing import (
    a_of,
    b_of,
    c_of,
    card_of,
    deed_of,
    is_packed,
    pack,
    pack_at,
    x_of,
    y_of,
)
from dwarrow.parts.tunnel import EMPTY, face_of

LAY: Final = 1
BREAK: Final = 2
MEND: Final = 3
ROCKFALL: Final = 4
LOOK: Final = 5
PASS: Final = 6
OPEN: Final = 7
ORIENT_GOAL: Final = 8
TAKE: Final = 9

NO_GOAL: Final = 255  # OPEN: leave the joined goals face down


# ---- the legal moves, in a pinned order: tunnels by place, then the hand card by card, then passes


def list_moves(view: SaboteurView, into: Moves) -> None:
    """All legal moves of the view's seat, if it is its turn."""
    public = view.public
    if view.seat != public.seat:
        return
    if public.phase == PLAY:
        list_plays(view, into)
        list_passes(view, into)
    elif public.phase == CHOOSE:
        _list_openings(view, into)
    elif public.phase == ORIENT:
        _list_positions(view, into)
    elif public.phase == DRAFT:
        _list_gold(view, into)


def list_plays(view: SaboteurView, into: Moves) -> None:
    """Everything but a pass: what makes a later pass a voluntary one (SAB-082)."""
    public = view.public
    hand = view.private.hand
    if public.tools[view.seat] == 0:  # SAB-038
        maze = public.maze
        cells = maze.edge if maze.keeps_edge else maze.walks[0].frontier  # SAB-036, SAB-035
        list_lays(maze, cells, hand, TUNNELS, LAY, into)
    before: i64 = NO_CARD
    for card in hand:
        if TUNNELS <= card < DECK_KINDS and card != before:
            _list_deeds(view, card, into)
        before = card


def _list_deeds(view: SaboteurView, card: i64, into: Moves) -> None:
    deed: i64 = DEED[card]
    if deed == IS_MAP:
        _list_looks(view, card, into)
    elif deed == IS_ROCKFALL:
        _list_rockfalls(view, card, into)
    elif deed == IS_BREAK:
        _list_breaks(view, card, into)
    else:
        _list_mends(view, card, into)


def _list_looks(view: SaboteurView, card: i64, into: Moves) -> None:
    public = view.public
    for goal in range(GOALS):
        if public.goals[goal] == 0 or public.answers.effectless:
            into.add(pack(LOOK, card, goal, 0, 0))


def _list_rockfalls(view: SaboteurView, card: i64, into: Moves) -> None:
    maze = view.public.maze
    found = False
    for cell in maze.laid:
        if maze.face_in(cell) <= 2 * TUNNELS:  # SAB-054: neither start nor goals
            found = True
            into.add(pack_at(ROCKFALL, card, maze.x_of(cell), maze.y_of(cell), 0))
    if not found and view.public.answers.effectless:
        into.add(pack(ROCKFALL, card, 0, 0, 1))


def _list_breaks(view: SaboteurView, card: i64, into: Moves) -> None:
    public = view.public
    shown: i64 = SHOWN[card]
    for seat in range(public.seats):
        if public.tools[seat] & shown == 0 and (seat != view.seat or public.answers.self_sabotage):
            into.add(pack(BREAK, card, seat, 0, 0))


def _list_mends(view: SaboteurView, card: i64, into: Moves) -> None:
    public = view.public
    shown: i64 = SHOWN[card]
    for seat in range(public.seats):
        both: i64 = public.tools[seat] & shown
        for tool in range(3):
            if (both >> tool) & 1 == 1:
                into.add(pack(MEND, card, seat, tool, 0))


def list_passes(view: SaboteurView, into: Moves) -> None:
    """SAB-063, SAB-064; SAB-066 with an empty hand."""
    if view.public.hands[view.seat] == 0:
        into.add(pack(PASS, NO_CARD, 0, 0, 0))
    before: i64 = NO_CARD
    for card in view.private.hand:
        if card != NO_CARD and card != before:
            into.add(pack(PASS, card, 0, 0, 0))
        before = card


def _list_openings(view: SaboteurView, into: Moves) -> None:
    public = view.public
    joined = public.maze.walks[0].goals
    for goal in range(GOALS):
        if (joined >> goal) & 1 == 1:
            into.add(pack(OPEN, NO_CARD, goal, 0, 0))
    if joined & ~public.links == 0:  # only old links: the layer may decline
        into.add(pack(OPEN, NO_CARD, NO_GOAL, 0, 0))


def _list_positions(view: SaboteurView, into: Moves) -> None:
    goal = first_goal(view.public.orient)
    for turned in range(2):
        into.add(pack(ORIENT_GOAL, NO_CARD, goal, turned, 0))


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
        return _refuse_opening(view, move)
    if public.phase == ORIENT:
        return _refuse_position(view, move)
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
    deed = deed_of(move)
    wanted: i64 = LAY if card < TUNNELS else 0
    kind: i64 = DEED[card] if card < DECK_KINDS else 0
    if kind == IS_MAP:
        wanted = LOOK
    elif kind == IS_ROCKFALL:
        wanted = ROCKFALL
    elif kind == IS_BREAK:
        wanted = BREAK
    elif kind == IS_MEND:
        wanted = MEND
    if deed != wanted:
        return Refusal("SAB-043", "wrong-use")
    if deed == LAY:
        return _refuse_lay(view, move)
    if deed == LOOK:
        return _refuse_look(view, move)
    if deed == ROCKFALL:
        return _refuse_rockfall(view, move)
    if deed == BREAK:
        return _refuse_break(view, move)
    return _refuse_mend(view, move)


LAY_CLAUSES: Final = {
    "quarter-turn": "SAB-033",
    "same-turned": "SAB-034",
    "not-beside": "SAB-030",
    "corner-only": "SAB-031",
    "occupied": "SAB-040",
    "sides-disagree": "SAB-032",
}


def _refuse_lay(view: SaboteurView, move: i64) -> Refusal | None:
    if view.public.tools[view.seat] != 0:
        return Refusal("SAB-038", "broken-tool")
    maze = view.public.maze
    reason = why_not_turned(maze, card_of(move), c_of(move))
    if not reason:
        edges = SHAPES.edges[face_of(card_of(move), c_of(move))]
        reason = why_not_there(maze, x_of(move), y_of(move), edges)
    if reason:
        return Refusal(LAY_CLAUSES[reason], reason)
    cell = maze.cell_at(x_of(move), y_of(move))
    if not maze.keeps_edge and maze.walks[0].open_in(cell) == 0:
        return Refusal("SAB-035", "not-joined")
    return None


def _refuse_look(view: SaboteurView, move: i64) -> Refusal | None:
    if a_of(move) >= GOALS or b_of(move) != 0 or c_of(move) != 0:
        return Refusal("SAB-059", "no-such-goal")
    if view.public.goals[a_of(move)] != 0 and not view.public.answers.effectless:
        return Refusal("SAB-059", "goal-is-open")
    return None


def _refuse_rockfall(view: SaboteurView, move: i64) -> Refusal | None:
    maze = view.public.maze
    if c_of(move) != 0:
        return _refuse_idle_rockfall(view, move)
    face = maze.face_at(x_of(move), y_of(move))
    if face == EMPTY:
        return Refusal("SAB-054", "nothing-there")
    if face == face_of(START, 0):
        return Refusal("SAB-054", "start-stays")
    if face > 2 * TUNNELS:
        return Refusal("SAB-054", "goals-stay")
    return None


def _refuse_idle_rockfall(view: SaboteurView, move: i64) -> Refusal | None:
    """A rockfall that takes nothing: only by option, and only when there is nothing to take."""
    if move != pack(ROCKFALL, card_of(move), 0, 0, 1) or not view.public.answers.effectless:
        return Refusal("SAB-054", "needs-target")
    maze = view.public.maze
    for cell in maze.laid:
        if maze.face_in(cell) <= 2 * TUNNELS:
            return Refusal("SAB-054", "needs-target")
    return None


def _refuse_break(view: SaboteurView, move: i64) -> Refusal | None:
    public = view.public
    seat = a_of(move)
    if seat >= public.seats or b_of(move) != 0 or c_of(move) != 0:
        return Refusal("SAB-042", "no-such-seat")
    if seat == view.seat and not public.answers.self_sabotage:
        return Refusal("SAB-042", "not-on-oneself")
    if public.tools[seat] & SHOWN[card_of(move)] != 0:
        return Refusal("SAB-046", "already-broken")
    return None


def _refuse_mend(view: SaboteurView, move: i64) -> Refusal | None:
    public = view.public
    seat = a_of(move)
    if seat >= public.seats or c_of(move) != 0:
        return Refusal("SAB-048", "no-such-seat")
    if b_of(move) > 2 or (SHOWN[card_of(move)] >> b_of(move)) & 1 == 0:
        return Refusal("SAB-049", "tool-not-shown")
    if (public.tools[seat] >> b_of(move)) & 1 == 0:
        return Refusal("SAB-053", "not-broken")
    return None


def _refuse_opening(view: SaboteurView, move: i64) -> Refusal | None:
    public = view.public
    joined = public.maze.walks[0].goals
    if deed_of(move) != OPEN or move != pack(OPEN, NO_CARD, a_of(move), 0, 0):
        return Refusal("SAB-074", "choose-goal")
    if a_of(move) == NO_GOAL:
        return Refusal("SAB-074", "must-open") if joined & ~public.links != 0 else None
    if a_of(move) >= GOALS or (joined >> a_of(move)) & 1 == 0:
        return Refusal("SAB-074", "goal-not-joined")
    return None


def _refuse_position(view: SaboteurView, move: i64) -> Refusal | None:
    goal = first_goal(view.public.orient)
    if move == pack(ORIENT_GOAL, NO_CARD, goal, b_of(move), 0) and b_of(move) < 2:
        return None
    return Refusal("SAB-073", "choose-position")


def _refuse_gold(view: SaboteurView, move: i64) -> Refusal | None:
    value = a_of(move)
    if move != pack(TAKE, NO_CARD, value, 0, 0):
        return Refusal("SAB-093", "choose-gold")
    if value < 1 or value > 3 or (view.private.offer >> (8 * value - 8)) & 255 == 0:
        return Refusal("SAB-093", "not-in-set")
    return None
