"""Why a move of Saboteur 2 is not legal: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import (
    DECK_KINDS,
    FREE,
    HANDS_OFF,
    INSPECT,
    LADDERS,
    SHAPES,
    SWAP_HANDS,
    THEFT,
    TRAP,
    TUNNELS,
    TWO_WAY,
    WORDS,
)
from dwarrow.games.saboteur2.moves import (
    ACT,
    NO_VICTIM,
    ROB_GOLD,
    SHED,
    THINGS,
    is_beside_goal,
    meets,
    victims,
)
from dwarrow.games.saboteur2.state import ROB, THIEF, TRAPPED, Public, Saboteur2View
from dwarrow.kernel.state import Refusal
from dwarrow.parts.actions import deed_for, refuse_base_action
from dwarrow.parts.deeds import LAY, PASS
from dwarrow.parts.goals import refuse_opening, refuse_position
from dwarrow.parts.hand import NO_CARD, holds
from dwarrow.parts.laying import refuse_lay
from dwarrow.parts.mine import CHOOSE, DEAL, ORIENT, OVER
from dwarrow.parts.packing import (
    a_of,
    b_of,
    c_of,
    card_of,
    deed_of,
    is_packed,
    pack,
    x_of,
    y_of,
)
from dwarrow.parts.tunnel import BITS, face_of


def refusal(view: Saboteur2View, move: i64) -> Refusal | None:
    """The clause that forbids a move, or None if it is legal."""
    public = view.public
    if view.seat != public.seat or public.phase == DEAL or public.phase == OVER:
        return Refusal("SAB-022", "not-your-turn")
    if not is_packed(move):
        return Refusal("SB2-015", "not-a-turn")
    if public.phase == CHOOSE:
        return refuse_opening(public, move)
    if public.phase == ORIENT:
        return refuse_position(public, move)
    if public.phase == ROB:
        return _refuse_victim(public, move)
    deed = deed_of(move)
    if deed == PASS:
        return _refuse_pass(view, move)
    if deed == SHED:
        return _refuse_shed(view, move)
    return _refuse_play(view, move)


def _refuse_play(view: Saboteur2View, move: i64) -> Refusal | None:
    public = view.public
    card = card_of(move)
    deed = deed_of(move)
    if deed == 0 or deed > ACT:
        return Refusal("SB2-015", "not-a-turn")
    if not holds(view.private.hand, card):
        return Refusal("SB2-015", "not-in-hand")
    if deed != deed_with(public, card):
        return Refusal("SAB-043", "wrong-use")
    if deed == LAY:
        return _refuse_tunnel(view, move)
    if deed == ACT:
        return _refuse_act(public, view.seat, move)
    return refuse_base_action(public, public.answers.actions, view.seat, move)


def deed_with(public: Public, card: i64) -> i64:
    """The deed a card of the deck is played with."""
    if card < TUNNELS:
        return LAY
    return ACT if card >= THEFT else deed_for(public, card)


# ---- tunnels


def _refuse_tunnel(view: Saboteur2View, move: i64) -> Refusal | None:
    public = view.public
    front: i64 = public.tools[view.seat]
    if front & TRAPPED != 0:
        return Refusal("SB2-054", "trapped")
    if front & ~THIEF != 0:
        return Refusal("SAB-038", "broken-tool")
    kind = BITS[card_of(move)]
    if kind & LADDERS != 0 and is_beside_goal(public, x_of(move), y_of(move)):
        return Refusal("SB2-035", "beside-goal")
    refused = refuse_lay(public.maze, move)
    if refused is not None:
        return refused
    if kind & LADDERS != 0:
        return _refuse_ladder(public, move)
    return _refuse_unjoined(public, move, kind & TWO_WAY != 0)


def _refuse_ladder(public: Public, move: i64) -> Refusal | None:
    if public.answers.ladder_touches:
        return None
    need = public.maze.need_in(public.maze.cell_at(x_of(move), y_of(move)))
    edges = SHAPES.edges[face_of(card_of(move), c_of(move))]
    return None if meets(need, edges) else Refusal("SB2-034", "ladder-not-joined")


def _refuse_unjoined(public: Public, move: i64, two_way: bool) -> Refusal | None:
    cell = public.maze.cell_at(x_of(move), y_of(move))
    if public.maze.walks[0].open_in(cell) != 0:
        return None
    if two_way:
        is_bridge = WORDS[card_of(move)].startswith("bridge")
        return Refusal("SB2-030" if is_bridge else "SB2-031", "no-tunnel-joined")
    return None if public.answers.adjacent else Refusal("SAB-035", "not-joined")


# ---- actions


def _refuse_act(public: Public, me: i64, move: i64) -> Refusal | None:
    seat = a_of(move)
    card = card_of(move)
    if seat >= public.seats or b_of(move) != 0 or c_of(move) != 0:
        return Refusal("SAB-042", "no-such-seat")
    if card == THEFT:
        return _refuse_theft(public, me, seat)
    if card == TRAP and public.tools[seat] & TRAPPED != 0:
        return Refusal("SB2-043", "already-trapped")
    if card in ONLY_OTHERS and seat == me:
        return Refusal(ONLY_OTHERS[int(card)], "not-on-oneself")
    if card == HANDS_OFF and public.tools[seat] & THIEF == 0:
        return Refusal("SB2-058", "no-theft")
    if card == FREE and public.tools[seat] & TRAPPED == 0:
        return Refusal("SB2-058", "not-trapped")
    return None


ONLY_OTHERS: Final = {SWAP_HANDS: "SB2-048", INSPECT: "SB2-050", TRAP: "SB2-053"}


def _refuse_theft(public: Public, me: i64, seat: i64) -> Refusal | None:
    if seat != me:
        return Refusal("SB2-044", "only-before-oneself")
    if public.tools[seat] & THIEF != 0:
        return Refusal("SB2-043", "already-thief")
    if public.tools[seat] & TRAPPED != 0 and not public.answers.trapped_may_thieve:
        return Refusal("SB2-046", "trapped-thief")
    return None


# ---- discards


def held_of(view: Saboteur2View, card: i64) -> i64:
    """How many cards of a kind the seat holds."""
    count: i64 = 0
    for held in view.private.hand:
        if held == card:
            count += 1
    return count


def _refuse_pass(view: Saboteur2View, move: i64) -> Refusal | None:
    card, a, b = card_of(move), a_of(move), b_of(move)
    if c_of(move) != 0 or card > a or a > b:
        return Refusal("SB2-025", "one-to-three")
    if card == NO_CARD:
        return Refusal("SB2-016", "must-discard") if view.public.hands[view.seat] > 0 else None
    if _wants(view, card, a, b):
        return Refusal("SB2-027", "not-in-hand")
    return None


def _wants(view: Saboteur2View, card: i64, a: i64, b: i64) -> bool:
    """Whether these sorted cards, some of them NO_CARD, are more than the hand holds."""
    for kind in (card, a, b):
        if kind != NO_CARD:
            asked = int(card == kind) + int(a == kind) + int(b == kind)
            if kind >= DECK_KINDS or held_of(view, kind) < asked:
                return True
    return False


def _refuse_shed(view: Saboteur2View, move: i64) -> Refusal | None:
    public = view.public
    thing = b_of(move)
    if public.hands[view.seat] < 2:
        return Refusal("SB2-022", "needs-two-cards")
    if thing >= THINGS or (public.tools[view.seat] >> thing) & 1 == 0:
        return Refusal("SB2-022", "nothing-in-front")
    if c_of(move) != 0 or card_of(move) > a_of(move) or a_of(move) == NO_CARD:
        return Refusal("SB2-020", "two-cards")
    if _wants(view, card_of(move), a_of(move), NO_CARD):
        return Refusal("SB2-020", "not-in-hand")
    return None


# ---- thefts


def _refuse_victim(public: Public, move: i64) -> Refusal | None:
    victim = a_of(move)
    if move != pack(ROB_GOLD, NO_CARD, victim, 0, 0):
        return Refusal("SB2-045", "choose-victim")
    if victim == NO_VICTIM:
        return None
    if victim >= public.seats or (victims(public) >> victim) & 1 == 0:
        return Refusal("SB2-088", "no-victim")
    return None
