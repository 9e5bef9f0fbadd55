"""The base game's action cards: which deed a card is played with, each in a file of its own.

If-chains, because playouts go through them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts.cards import IS_BREAK, IS_MAP, IS_MEND, IS_ROCKFALL
from dwarrow.parts.deeds import BREAK, LOOK, MEND, ROCKFALL, look, mend, rockfall, sabotage
from dwarrow.parts.hand import KIND, NEXT
from dwarrow.parts.mine import Drawer, Mine
from dwarrow.parts.packing import a_of, card_of, deed_of


class ActionWays:
    """How a table answers the two questions on actions that printings leave open."""

    def __init__(self, effectless: bool, self_sabotage: bool) -> None:
        self.effectless = effectless  # may an action without effect be played?
        self.self_sabotage = self_sabotage  # may one break one's own tool?


def deed_for(mine: Mine, card: i64) -> i64:
    """The deed a base action card is played with, or 0."""
    kind: i64 = mine.deck.deed[card]
    if kind == IS_MAP:
        return LOOK
    if kind == IS_ROCKFALL:
        return ROCKFALL
    if kind == IS_BREAK:
        return BREAK
    return MEND if kind == IS_MEND else 0


def list_base_actions(mine: Mine, ways: ActionWays, seat: i64, kinds: i64, into: Moves) -> i64:
    """The uses of the base action cards among packed kinds of a hand; the kinds behind them."""
    deeds = mine.deck.deed
    while kinds != 0:
        card = kinds & KIND
        deed = deeds[card]
        if deed == IS_MEND:
            mend.list_mends(mine, card, into)
        elif deed == IS_BREAK:
            sabotage.list_breaks(mine, ways.self_sabotage, seat, card, into)
        elif deed == IS_ROCKFALL:
            rockfall.list_rockfalls(mine, ways.effectless, card, into)
        elif deed == IS_MAP:
            look.list_looks(mine, ways.effectless, card, into)
        else:
            break
        kinds >>= NEXT
    return kinds


def refuse_base_action(mine: Mine, ways: ActionWays, seat: i64, move: i64) -> Refusal | None:
    """The clause that forbids this use of a base action card, or None."""
    deed = deed_of(move)
    if deed == LOOK:
        return look.why_not(mine, ways.effectless, move)
    if deed == ROCKFALL:
        return rockfall.why_not(mine, ways.effectless, move)
    if deed == BREAK:
        return sabotage.why_not(mine, ways.self_sabotage, seat, move)
    return mend.why_not(mine, move)


def play_base_action(state: State, mine: Mine, drawer: Drawer, goals: vec[i64], move: i64) -> None:
    """A base action that has left the hand takes effect; its player may see a goal."""
    deed = deed_of(move)
    if deed == BREAK:
        sabotage.do(state, mine, move)
        return
    mine.spent[card_of(move)] += 1  # SAB-050, SAB-056, SAB-061
    if deed == LOOK:
        look.do(state, mine, drawer, a_of(move), goals[a_of(move)])
    elif deed == MEND:
        mend.do(state, mine, move)
    elif deed == ROCKFALL:
        rockfall.do(state, mine, move)
