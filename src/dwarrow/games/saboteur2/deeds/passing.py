"""Pass with one, two or three discards, or with empty hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.deeds.discarding import bury, card_words, cards_of, cards_slot, wants
from dwarrow.games.saboteur2.state import Saboteur2View
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.deeds import PASS
from dwarrow.parts.events import Discarded, Passed
from dwarrow.parts.hand import KIND, NEXT, NO_CARD, list_pairs
from dwarrow.parts.packing import A_AT, B_AT, CARD_AT, a_of, b_of, c_of, card_of, pack
from dwarrow.parts.shapes import BITS

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2

EMPTY_HANDED: Final = int(pack(PASS, NO_CARD, NO_CARD, NO_CARD, 0))
PHRASES: Final = (
    Phrase("pass", EMPTY_HANDED, fixed={"cards": []}),
    Phrase("pass CARDS", PASS, cards_slot(3)),
)


def why_not(view: Saboteur2View, move: i64) -> Refusal | None:
    card, a, b = card_of(move), a_of(move), b_of(move)
    if c_of(move) != 0 or card > a or a > b:
        return Refusal("SB2-025", "one-to-three")
    if card == NO_CARD:
        return Refusal("SB2-016", "must-discard") if view.public.hands[view.seat] > 0 else None
    return Refusal("SB2-027", "not-in-hand") if wants(view, card, a, b) else None


def list_passes(kinds: i64, twice: i64, thrice: i64, into: Moves) -> None:
    """SB2-025, SB2-026: each choice of cards once; made by hand, compared by law. SB2-019."""
    if kinds == 0:
        into.add(EMPTY_HANDED)
    while kinds != 0:
        card = kinds & KIND
        one = PASS | (card << CARD_AT)
        into.add(one | (NO_CARD << A_AT) | (NO_CARD << B_AT))
        if (twice >> card) & 1 == 1:  # a second one of its kind; a third one, if there are three
            again = (twice & ~BITS[card]) | (thrice & BITS[card])
            list_pairs(one, A_AT, kinds, again, True, into)
        else:
            list_pairs(one, A_AT, kinds >> NEXT, twice, True, into)
        kinds >>= NEXT


def do(state: Saboteur2, move: i64) -> None:
    """SB2-025: discard and draw as many."""
    public = state.public
    state.close_circle()
    count: i64 = 0
    if card_of(move) != NO_CARD:
        count = bury(state, cards_of(move))
    if state.told is not None:
        state.tell(Passed(int(public.seat), int(count)))
        if count > 0:
            state.tell(Discarded(card_words(int(cards_of(move)), 3)), int(public.seat))
    state.end_turn(count)
