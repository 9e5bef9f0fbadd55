"""Break a tool of somebody: SAB-042, SAB-044, SAB-046."""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal, State
from dwarrow.parts import events as ev
from dwarrow.parts.cards import Deck
from dwarrow.parts.deeds import BREAK
from dwarrow.parts.deeds.slots import SEAT, broken_slot
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import A_AT, a_of, b_of, c_of, card_of, pack


def phrases(deck: Deck) -> tuple[Phrase, ...]:
    return (Phrase("break TOOL of SEAT", BREAK, broken_slot(deck), SEAT),)


def why_not(mine: Mine, on_oneself: bool, me: i64, move: i64) -> Refusal | None:
    seat = a_of(move)
    if seat >= mine.seats or b_of(move) != 0 or c_of(move) != 0:
        return Refusal("SAB-042", "no-such-seat")
    if seat == me and not on_oneself:
        return Refusal("SAB-042", "not-on-oneself")
    if mine.tools[seat] & mine.deck.shown[card_of(move)] != 0:
        return Refusal("SAB-046", "already-broken")
    return None


def list_breaks(mine: Mine, on_oneself: bool, me: i64, card: i64, into: Moves) -> None:
    """Made by hand for speed; a law compares it with `why_not`."""
    shown: i64 = mine.deck.shown[card]
    breaks = pack(BREAK, card, 0, 0, 0)  # of the seat whose tools are looked at
    spared = breaks - 1 if on_oneself else breaks + (me << A_AT)  # nobody, or oneself
    items = into.items
    n = into.n
    for tools in mine.tools:
        if tools & shown == 0 and breaks != spared:
            items[n] = breaks
            n += 1
        breaks += 1 << A_AT
    into.n = n


def do(state: State, mine: Mine, move: i64) -> None:
    """SAB-044: the card stays in front of its target."""
    card = card_of(move)
    target = a_of(move)
    mine.tools[target] |= mine.deck.shown[card]
    if state.told is not None:
        tool = mine.deck.words[card].partition("-")[2]
        state.tell(ev.Broke(int(mine.seat), int(target), tool))
