"""Why a move of the Duel is not legal: the clause that forbids it, and a key for the words."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.duel.cards import (
    DECK_KINDS,
    DEED,
    DOOR,
    FIRST_GOAL,
    IS_BREAK,
    IS_KEY,
    IS_MAP,
    IS_MEND,
    IS_ROCKFALL,
    IS_TROLL,
    JOINS_PAST_DOORS,
    LADDERS,
    SHAPES,
    SHOWN,
    TUNNELS,
    VALUE,
)
from dwarrow.games.duel.gold import due_claims, payable
from dwarrow.games.duel.ladders import SHUNS_GOAL, asks_opening, shunned
from dwarrow.games.duel.moves import (
    BREAK,
    BRIBE,
    DECLINE,
    DISCARD,
    END,
    GIVE,
    LAY,
    LOOK,
    MEND,
    OPEN,
    ORIENT_GOAL,
    PASS,
    ROCKFALL,
    TAKE,
    UNLOCK,
    can_unlock,
    joined_goals,
    lays_past,
    list_tunnels,
    may_fall,
    why_no_bribe,
)
from dwarrow.games.duel.state import (
    AFTER,
    CHOOSE,
    CLAIM,
    ORIENT,
    PAY,
    PLAY,
    DuelView,
    cell_of,
    laid_kind,
)
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.hand import NO_CARD, holds
from dwarrow.parts.laying import why_not_there, why_not_turned
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, deed_of, is_packed, pack, x_of, y_of
from dwarrow.parts.tunnel import EMPTY, FACE_DOWN, NOWHERE, Walk, face_of


def refusal(view: DuelView, move: i64) -> Refusal | None:
    """The clause that forbids a move, or None if it is legal."""
    public = view.public
    if view.seat != public.seat or not PLAY <= public.phase <= PAY:
        return Refusal("DUEL-12", "not-your-turn")
    if not is_packed(move):
        return Refusal("DUEL-14", "not-a-turn")
    if public.phase == PLAY:
        return _refuse_turn(view, move)
    if public.phase == AFTER:
        return _refuse_after(view, move)
    if public.phase == CLAIM:
        return _refuse_claim(view, move)
    if public.phase == ORIENT:
        return _refuse_position(view, move)
    if public.phase == CHOOSE:
        return _refuse_opening(view, move)
    return _refuse_payment(view, move)


def _refuse_turn(view: DuelView, move: i64) -> Refusal | None:
    deed = deed_of(move)
    if deed == BRIBE:
        return _refuse_bribe(view, move)
    if deed < LAY or deed > PASS:
        return Refusal("DUEL-14", "not-a-turn")
    if deed != LAY and _owes_tunnel(view):
        return Refusal("DUEL-31", "bribed-to-lay")
    if view.public.seats == 1 and deed == BREAK:
        return Refusal("SOLO-20", "no-rival")
    if view.public.seats == 1 and deed == ROCKFALL:
        return Refusal("SOLO-09", "strikes-when-drawn")
    if not holds(view.private.hand, card_of(move)):
        return Refusal("DUEL-14", "not-in-hand")
    if deed == PASS:
        return _refuse_pass(view, move)
    if deed == DISCARD:
        return _refuse_discard(view, move)
    return _refuse_play(view, move, deed)


def _owes_tunnel(view: DuelView) -> bool:
    """Option bribe_timing=while_laying: who bribed before the act lays a tunnel, if one fits."""
    if not view.public.must_lay:
        return False
    tunnels = Moves()
    list_tunnels(view, view.public.maze, tunnels)
    return tunnels.n > 0


def _refuse_after(view: DuelView, move: i64) -> Refusal | None:
    if deed_of(move) == BRIBE:
        return _refuse_bribe(view, move)
    return None if move == pack(END, NO_CARD, 0, 0, 0) else Refusal("DUEL-14", "one-act")


def _refuse_play(view: DuelView, move: i64, deed: i64) -> Refusal | None:
    card = card_of(move)
    if deed != _use_of(card):
        return Refusal("DUEL-14", "wrong-use")
    if deed == LAY:
        return _refuse_lay(view, move)
    if deed == LOOK:
        return _refuse_look(view, move)
    if deed == ROCKFALL:
        return _refuse_rockfall(view, move)
    if deed == UNLOCK:
        return _refuse_unlock(view, move)
    if deed == BREAK:
        return _refuse_break(view, move)
    return _refuse_mend(view, move)


USES: vec[i64] = vec[i64]([LAY, LOOK, ROCKFALL, UNLOCK, BREAK, MEND])  # by what a card does
assert (IS_MAP, IS_ROCKFALL, IS_KEY, IS_BREAK, IS_MEND) == (1, 2, 3, 4, 5)


def _use_of(card: i64) -> i64:
    return USES[DEED[card]] if card < DECK_KINDS else 0


# ---- tunnels


def _refuse_lay(view: DuelView, move: i64) -> Refusal | None:
    if view.public.tools[view.seat] != 0:
        return Refusal("DUEL-23", "sabotaged")
    maze = view.public.maze
    card = card_of(move)
    reason = why_not_turned(maze, card, c_of(move))
    if not reason:
        edges = SHAPES.edges[face_of(card, c_of(move))]
        reason = why_not_there(maze, x_of(move), y_of(move), edges)
    if reason:
        return Refusal("DUEL-19", reason)
    cell = maze.cell_at(x_of(move), y_of(move))
    if card >= LADDERS:
        return _refuse_ladder(view, cell, card)
    return None if maze.walks[view.seat].open_in(cell) != 0 else _why_not_reached(view, cell, card)


def _refuse_ladder(view: DuelView, cell: i64, card: i64) -> Refusal | None:
    maze = view.public.maze
    shuns = shunned(maze, cell)
    if shuns != 0:
        return Refusal("DUEL-26", "beside-goal" if shuns & SHUNS_GOAL else "beside-gold")
    walk = maze.walks[view.seat]
    if (walk.hubs >> SHAPES.hub[face_of(card, 0)]) & 1 == 1:
        if view.public.answers.ladder_joins and not asks_opening(maze.need_in(cell)):
            return Refusal("DUEL-26", "ladder-not-joined")
        return None
    return None if walk.open_in(cell) != 0 else _why_not_reached(view, cell, card)


def _why_not_reached(view: DuelView, cell: i64, card: i64) -> Refusal:
    """DUEL-20, DUEL-22: what stands between a place and the own start."""
    maze = view.public.maze
    walk = maze.walks[view.seat].copy()
    walk.joins = JOINS_PAST_DOORS
    if _would_reach(view, walk, cell):
        return Refusal("DUEL-22", "behind-door")
    walk.joins = SHAPES.joins
    if _would_reach(view, walk, cell):
        return Refusal("DUEL-22", "behind-troll")
    if len(SHAPES.faces[face_of(card, 0)].groups) == 2:
        return Refusal("DUEL-24", "neither-joined")
    return Refusal("DUEL-20", "not-joined")


def _would_reach(view: DuelView, walk: Walk, cell: i64) -> bool:
    walk.rebuild(view.public.maze)
    return walk.open_in(cell) != 0


# ---- action cards


def _refuse_look(view: DuelView, move: i64) -> Refusal | None:
    maze = view.public.maze
    cell = maze.cell_at(x_of(move), y_of(move))
    if cell == NOWHERE or maze.goal_at(cell) == NOWHERE or c_of(move) != 0:
        return Refusal("DUEL-56", "no-such-goal")
    if maze.face_in(cell) != FACE_DOWN and not view.public.answers.effectless:
        return Refusal("DUEL-56", "goal-is-open")
    return None


def _refuse_rockfall(view: DuelView, move: i64) -> Refusal | None:
    if c_of(move) != 0:
        return _refuse_idle_rockfall(view, move)
    face = view.public.maze.face_at(x_of(move), y_of(move))
    if face == EMPTY:
        return Refusal("DUEL-53", "nothing-there")
    kind = (face - 1) // 2
    if kind >= FIRST_GOAL:
        return Refusal("DUEL-54", "goals-stay")
    if kind >= TUNNELS:
        return Refusal("DUEL-54", "starts-stay")
    if VALUE[kind] != 0:
        return Refusal("DUEL-54", "gold-stays")
    return Refusal("DUEL-54", "trolls-stay") if IS_TROLL[kind] != 0 else None


def _refuse_idle_rockfall(view: DuelView, move: i64) -> Refusal | None:
    """A rockfall that takes nothing: only by option, and only when there is nothing to take."""
    maze = view.public.maze
    found = False
    for cell in maze.laid:
        found = found or may_fall(maze.face_in(cell))
    idle = move == pack(ROCKFALL, card_of(move), 0, 0, 1)
    if idle and not found and view.public.answers.effectless:
        return None
    return Refusal("DUEL-53", "needs-target")


def _refuse_unlock(view: DuelView, move: i64) -> Refusal | None:
    public = view.public
    maze = public.maze
    face = maze.face_at(x_of(move), y_of(move))
    kind = (face - 1) // 2
    if face in (EMPTY, FACE_DOWN) or c_of(move) != 0 or DOOR[kind] == 0:
        return Refusal("DUEL-50", "no-door")
    if DOOR[kind] == public.colour(view.seat):
        return Refusal("DUEL-50", "own-door")
    if (public.keys[view.seat] >> kind) & 1 == 1:
        return Refusal("DUEL-50", "door-is-open")
    if public.keys_left == 0:
        return Refusal("DUEL-51", "no-key-left")
    if not can_unlock(view, maze.cell_at(x_of(move), y_of(move))):
        return Refusal("DUEL-50", "door-not-reached")
    return None


def _refuse_break(view: DuelView, move: i64) -> Refusal | None:
    public = view.public
    vain = c_of(move)
    if move != pack(BREAK, card_of(move), 0, 0, vain) or vain > 1:
        return Refusal("DUEL-45", "before-rival")
    lies_there = public.tools[1 - view.seat] & SHOWN[card_of(move)] != 0
    if lies_there and not (vain == 1 and public.answers.effectless):
        return Refusal("DUEL-47", "already-sabotaged")
    return Refusal("DUEL-45", "before-rival") if vain == 1 and not lies_there else None


def _refuse_mend(view: DuelView, move: i64) -> Refusal | None:
    tool = a_of(move)
    if b_of(move) != 0 or c_of(move) != 0:
        return Refusal("DUEL-48", "own-area")
    if tool > 2 or (SHOWN[card_of(move)] >> tool) & 1 == 0:
        return Refusal("DUEL-49", "tool-not-shown")
    if (view.public.tools[view.seat] >> tool) & 1 == 0:
        return Refusal("DUEL-48", "not-sabotaged")
    return None


# ---- discards


def _refuse_pass(view: DuelView, move: i64) -> Refusal | None:
    if b_of(move) != 0 or c_of(move) != 0:
        return Refusal("DUEL-18", "one-or-two")
    return None if a_of(move) == NO_CARD else _refuse_pair(view, move, "DUEL-18")


def _refuse_discard(view: DuelView, move: i64) -> Refusal | None:
    if b_of(move) > 2 or c_of(move) != 0:
        return Refusal("DUEL-17", "no-such-tool")
    if (view.public.tools[view.seat] >> b_of(move)) & 1 == 0:
        return Refusal("DUEL-17", "not-sabotaged")
    return _refuse_pair(view, move, "DUEL-17")


def _refuse_pair(view: DuelView, move: i64, clause: str) -> Refusal | None:
    """Two cards of the hand, the smaller kind first; twice the same kind takes two of it."""
    first = card_of(move)
    second = a_of(move)
    held: i64 = 0
    for card in view.private.hand:
        if card == second and card != NO_CARD:
            held += 1
    if held < (2 if first == second else 1):
        return Refusal(clause, "not-in-hand")
    return None if first <= second else Refusal(clause, "two-in-order")


# ---- trolls, gold and goals


def _refuse_bribe(view: DuelView, move: i64) -> Refusal | None:
    public = view.public
    if move != BRIBE | (NO_CARD << 4) | (a_of(move) << 12) | (b_of(move) << 20):
        return Refusal("DUEL-31", "no-troll")
    place = (move >> 12) & 0xFFFF
    stands = False
    for troll in public.trolls:
        stands = stands or troll == place
    if not stands:
        return Refusal("DUEL-31", "no-troll")
    reason = why_no_bribe(view)
    if reason:
        return Refusal("DUEL-31", reason)
    cell = cell_of(public.maze, place)
    if public.maze.walks[view.seat].reached_in(cell) == 0:
        return Refusal("DUEL-31", "troll-not-reached")
    if public.answers.while_laying and public.draw == 0 and not lays_past(view, cell):
        return Refusal("DUEL-31", "bribe-when-laying")
    return None


def _refuse_claim(view: DuelView, move: i64) -> Refusal | None:
    public = view.public
    if move == pack(DECLINE, NO_CARD, 0, 0, 0):
        if public.answers.may_decline and view.seat != public.active:
            return None
        return Refusal("DUEL-39", "must-claim")
    if move != TAKE | (NO_CARD << 4) | (a_of(move) << 12) | (b_of(move) << 20):
        return Refusal("DUEL-39", "choose-gold")
    place = (move >> 12) & 0xFFFF
    due = due_claims(public, view.seat)
    for gold in public.golds:
        if gold == place:
            kind = laid_kind(public.maze, cell_of(public.maze, place))
            return None if (due >> kind) & 1 == 1 else Refusal("DUEL-42", "gold-not-reached")
    return Refusal("DUEL-41", "no-free-gold")


def _refuse_position(view: DuelView, move: i64) -> Refusal | None:
    maze = view.public.maze
    cell = maze.goals[view.public.orient]
    here = deed_of(move) == ORIENT_GOAL and card_of(move) == NO_CARD
    if here and maze.cell_at(x_of(move), y_of(move)) == cell and c_of(move) < 2:
        return None
    return Refusal("DUEL-36", "choose-position")


def _refuse_opening(view: DuelView, move: i64) -> Refusal | None:
    public = view.public
    joined = joined_goals(public)
    if move == pack(OPEN, NO_CARD, 0, 0, 1):
        return Refusal("DUEL-35", "must-open") if joined & ~public.links != 0 else None
    if deed_of(move) != OPEN or card_of(move) != NO_CARD or c_of(move) != 0:
        return Refusal("DUEL-35", "choose-goal")
    cell = public.maze.cell_at(x_of(move), y_of(move))
    goal = NOWHERE if cell == NOWHERE else public.maze.goal_at(cell)
    if goal == NOWHERE or (joined >> goal) & 1 == 0:
        return Refusal("DUEL-35", "goal-not-joined")
    return None


def _refuse_payment(view: DuelView, move: i64) -> Refusal | None:
    value = a_of(move)
    if move != pack(GIVE, NO_CARD, value, 0, 0) or value < 1 or value > 3:
        return Refusal("DUEL-62", "choose-payment")
    if (payable(view.public, view.seat) >> (8 * value - 8)) & 255 == 0:
        return Refusal("DUEL-62", "no-such-gold")
    return None
