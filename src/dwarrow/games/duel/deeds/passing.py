"""Pass with one or two unseen discards: DUEL-18. The list is made by hand; a law compares it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.deeds.discards import tell_discards, why_no_pair
from dwarrow.games.duel.deeds.playing import begin, bury
from dwarrow.games.duel.deeds.slots import AND_OTHER, CARD, two_in_order
from dwarrow.games.duel.state import DuelView
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import Passed
from dwarrow.parts.hand import KIND, NEXT, NO_CARD, list_pairs
from dwarrow.parts.packing import A_AT, CARD_AT, a_of, b_of, c_of, card_of

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

PASS: Final = 8
PASS_ONE: Final = PASS | (NO_CARD << A_AT)
PHRASES: Final = (Phrase("pass CARD [OTHER]", PASS, CARD, AND_OTHER, tidy=two_in_order),)


def why_not(view: DuelView, move: i64) -> Refusal | None:
    if b_of(move) != 0 or c_of(move) != 0:
        return Refusal("DUEL-18", "one-or-two")
    return None if a_of(move) == NO_CARD else why_no_pair(view, move, "DUEL-18")


def list_passes(kinds: i64, twice: i64, into: Moves) -> None:
    items = into.items
    n = into.n
    left = kinds
    while left != 0:
        items[n] = PASS_ONE | ((left & KIND) << CARD_AT)
        n += 1
        left >>= NEXT
    into.n = n
    list_pairs(PASS, CARD_AT, kinds, twice, False, into)


def do(state: Duel, move: i64) -> None:
    count: i64 = 1 if a_of(move) == NO_CARD else 2
    begin(state, count)
    bury(state, card_of(move))
    if count == 2:
        bury(state, a_of(move))
    if state.told is not None:
        tell_discards(state, Passed(int(state.public.active), int(count)), move)
    state.act_done()
