"""What can be done in the Duel, one file a deed: how it is said, why not, the list, and the deed.

Legality reads the view alone, so a list of moves can never tell a secret. Moves stand in a pinned
order: tunnels by place, ladders, the hand card by card, discards, passes, bribes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from dwarrow.games.duel.cards import (
    DECK_KINDS,
    DEED,
    IS_BREAK,
    IS_KEY,
    IS_MAP,
    IS_MEND,
    IS_ROCKFALL,
    TUNNELS,
)
from dwarrow.games.duel.deeds import (
    bribe,
    claim,
    lay,
    look,
    mend,
    open_goal,
    passing,
    pay,
    put_goal,
    rockfall,
    sabotage,
    throw_off,
    unlock,
)
from dwarrow.games.duel.state import AFTER, CHOOSE, CLAIM, ORIENT, PAY, PLAY, DuelView
from dwarrow.kernel.phrases import Phrases
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.hand import KIND, holds, kinds_in
from dwarrow.parts.packing import card_of, deed_of, is_packed

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

DEEDS: Final = (
    lay,
    sabotage,
    mend,
    rockfall,
    look,
    unlock,
    throw_off,
    passing,
    bribe,
    open_goal,
    put_goal,
    claim,
    pay,
)
PHRASES: Final = Phrases([phrase for deed in DEEDS for phrase in deed.PHRASES])


# ---- the list


def list_moves(view: DuelView, into: Moves) -> None:
    """All legal moves of the seat whose decision it is."""
    public = view.public
    if public.phase == PLAY:
        _list_turn(view, into)
    elif public.phase == AFTER:
        bribe.list_bribes(view, into)
        into.add(bribe.END_TURN)
    elif public.phase == CLAIM:
        claim.list_claims(view, into)
    elif public.phase == ORIENT:
        put_goal.list_positions(view, into)
    elif public.phase == CHOOSE:
        open_goal.list_openings(view, into)
    elif public.phase == PAY:
        pay.list_payments(view, into)


def _list_turn(view: DuelView, into: Moves) -> None:
    """DUEL-14: one of four acts; DUEL-31: and bribes before it."""
    n = into.n
    kinds, twice, _thrice = kinds_in(view.private.hand)
    lay.list_tunnels(view, view.public.maze, kinds, into)
    if not (view.public.must_lay and into.n > n):
        _list_cards(view, kinds, into)
        throw_off.list_discards(view, kinds, twice, into)
        passing.list_passes(kinds, twice, into)
    bribe.list_bribes(view, into)


def _list_cards(view: DuelView, kinds: i64, into: Moves) -> None:
    while kinds != 0:
        if kinds & KIND >= TUNNELS:
            _list_card(view, kinds & KIND, into)
        kinds >>= 8


def _list_card(view: DuelView, card: i64, into: Moves) -> None:
    """What an action card of the hand can do."""
    deed: i64 = DEED[card]
    if deed == IS_MAP:
        look.list_looks(view, card, into)
    elif deed == IS_ROCKFALL:
        rockfall.list_rockfalls(view, card, into)
    elif deed == IS_KEY:
        unlock.list_unlocks(view, card, into)
    elif deed == IS_BREAK:
        sabotage.list_breaks(view, card, into)
    else:
        mend.list_mends(view, card, into)


# ---- why not

WhyNot: TypeAlias = Callable[[DuelView, int], Refusal | None]
NOT_A_TURN: Final = Refusal("DUEL-14", "not-a-turn")


def refusal(view: DuelView, move: i64) -> Refusal | None:
    """The clause that forbids a move, or None if it is legal."""
    public = view.public
    if view.seat != public.seat or not PLAY <= public.phase <= PAY:
        return Refusal("DUEL-12", "not-your-turn")
    if not is_packed(move):
        return NOT_A_TURN
    return AT_PHASE[int(public.phase)](view, int(move))


def _refuse_after(view: DuelView, move: i64) -> Refusal | None:
    if deed_of(move) == bribe.BRIBE:
        return bribe.why_not(view, move)
    return None if move == bribe.END_TURN else Refusal("DUEL-14", "one-act")


def _refuse_turn(view: DuelView, move: i64) -> Refusal | None:
    deed = deed_of(move)
    if deed == bribe.BRIBE:
        return bribe.why_not(view, move)
    if deed < lay.LAY or deed > passing.PASS:
        return NOT_A_TURN
    if deed != lay.LAY and bribe.owes_tunnel(view):
        return Refusal("DUEL-31", "bribed-to-lay")
    card = card_of(move)
    if not holds(view.private.hand, card):
        return Refusal("DUEL-14", "not-in-hand")
    if deed < throw_off.DISCARD and (card >= DECK_KINDS or deed != USES[int(DEED[card])]):
        return Refusal("DUEL-14", "wrong-use")
    return WHY_NOT[int(deed)](view, int(move))


USES: Final = {  # by what a card does
    0: lay.LAY,
    IS_MAP: look.LOOK,
    IS_ROCKFALL: rockfall.ROCKFALL,
    IS_KEY: unlock.UNLOCK,
    IS_BREAK: sabotage.BREAK,
    IS_MEND: mend.MEND,
}
WHY_NOT: Final[dict[int, WhyNot]] = {  # by the deed of a turn
    lay.LAY: lay.why_not,
    sabotage.BREAK: sabotage.why_not,
    mend.MEND: mend.why_not,
    rockfall.ROCKFALL: rockfall.why_not,
    look.LOOK: look.why_not,
    unlock.UNLOCK: unlock.why_not,
    throw_off.DISCARD: throw_off.why_not,
    passing.PASS: passing.why_not,
}
AT_PHASE: Final[dict[int, WhyNot]] = {
    PLAY: _refuse_turn,
    AFTER: _refuse_after,
    CLAIM: claim.why_not,
    ORIENT: put_goal.why_not,
    CHOOSE: open_goal.why_not,
    PAY: pay.why_not,
}


# ---- the deed


def act(state: Duel, move: i64, deed: i64) -> None:
    """DUEL-14: one of the acts besides a tunnel."""
    if deed == passing.PASS:
        passing.do(state, move)
    elif deed == look.LOOK:
        look.do(state, move)
    elif deed == sabotage.BREAK:
        sabotage.do(state, move)
    elif deed == mend.MEND:
        mend.do(state, move)
    elif deed == rockfall.ROCKFALL:
        rockfall.do(state, move)
    elif deed == unlock.UNLOCK:
        unlock.do(state, move)
    elif deed == throw_off.DISCARD:
        throw_off.do(state, move)


def decide(state: Duel, move: i64, deed: i64) -> None:
    """What is decided besides the act of a turn."""
    if deed == bribe.BRIBE:
        bribe.do(state, move)
    elif deed in (claim.TAKE, claim.DECLINE):
        claim.do(state, move)
    elif deed == put_goal.ORIENT_GOAL:
        put_goal.do(state, move)
    elif deed == open_goal.OPEN:
        open_goal.do(state, move)
    elif deed == pay.GIVE:
        pay.do(state, move)
