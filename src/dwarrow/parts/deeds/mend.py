"""Mend a broken tool of somebody: SAB-048 to SAB-053."""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts import events as ev
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import MEND
from dwarrow.parts.deeds.slots import SEAT, TOOL, card_slot
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import A_AT, B_AT, a_of, b_of, c_of, card_of, pack
from dwarrow.parts.tools import TOOLS


def phrases(deck: Deck) -> tuple[Phrase, ...]:
    return (Phrase("mend TOOL of SEAT with CARD", MEND, TOOL, SEAT, card_slot(deck)),)


def why_not(mine: Mine, move: i64) -> Refusal | None:
    seat = a_of(move)
    if seat >= mine.seats or c_of(move) != 0:
        return Refusal("SAB-048", "no-such-seat")
    if b_of(move) >= len(TOOLS) or (mine.deck.shown[card_of(move)] >> b_of(move)) & 1 == 0:
        return Refusal("SAB-049", "tool-not-shown")
    if (mine.tools[seat] >> b_of(move)) & 1 == 0:
        return Refusal("SAB-053", "not-broken")
    return None


def list_mends(mine: Mine, card: i64, into: Moves) -> None:
    """SAB-052: where two tools fit, its player says which. Made by hand for speed."""
    shown: i64 = mine.deck.shown[card]
    mends = pack(MEND, card, 0, 0, 0)  # of the seat whose tools are looked at
    items = into.items
    n = into.n
    for tools in mine.tools:
        both = tools & shown
        while both != 0:
            tool = both & -both  # of three bits, so half of it is the tool's number
            items[n] = mends | (tool >> 1 << B_AT)
            n += 1
            both ^= tool
        mends += 1 << A_AT
    into.n = n


def do(state: State, mine: Mine, move: i64) -> None:
    """SAB-050, SAB-051: one broken tool goes, whatever the card shows."""
    target = a_of(move)
    tool = b_of(move)
    mine.tools[target] &= ~(1 << tool)
    mine.spent[mine.deck.breaks[tool]] += 1
    if state.told is not None:
        word = mine.deck.words[card_of(move)]
        state.tell(ev.Mended(int(mine.seat), int(target), TOOLS[tool], word))
