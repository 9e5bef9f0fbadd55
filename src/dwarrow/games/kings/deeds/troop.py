"""A troop goes from the hand to a mine: what attacking and digging share (KUM-009)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.kings.cards import (
    FACE,
    FACE_AT,
    HAND,
    MINE_WORDS,
    NO_CARD,
    TROOP_WORDS,
    UNSEEN,
    card_word,
    is_card,
    married,
    mine_of,
)
from dwarrow.games.kings.deeds.packing import CARD_AT, LAY, PLACE_AT, card_in
from dwarrow.games.kings.hands import drop
from dwarrow.games.kings.state import TAKE, KingsView
from dwarrow.kernel.phrases import Slot
from dwarrow.kernel.state import Moves, Refusal, Refused, Revealing

if TYPE_CHECKING:
    from dwarrow.games.kings.round import Kings


def read_card(word: str) -> int:
    """A card by both its sides."""
    troop, _, mine = word.partition("/")
    if troop not in TROOP_WORDS:
        raise Refused(f"there is no troop {troop!r}; a card is written as in orc-5/M07")
    if mine not in MINE_WORDS:
        raise Refused(f"there is no mine {mine!r}; a card is written as in orc-5/M07")
    return int(married(TROOP_WORDS.index(troop), MINE_WORDS.index(mine)))


CARD: Final = Slot("CARD", "card", CARD_AT, 12, r"\S+", card_word, read_card, knows=is_card)


@dataclass(frozen=True)
class Played(Revealing):
    """A troop on the centre's n-th mine, or on the player's own n-th."""

    seat: int
    card: str
    where: str
    place: int


def why_not(view: KingsView, move: i64) -> Refusal | None:
    """One troop a turn, and one that is held."""
    if view.public.phase == TAKE:
        return Refusal("KUM-024", "take-first")
    card = card_in(move)
    if card == NO_CARD or all(held != card for held in view.private.hand):
        return Refusal("KUM-009", "not-in-hand")
    return None


def faces_of(hand: vec[i64]) -> i64:
    """The set of a hand's faces."""
    faces: i64 = 0
    for card in hand:
        faces |= FACE[card >> FACE_AT]
    return faces


def list_fitting(hand: vec[i64], fits: i64, place: i64, into: Moves) -> None:
    """Every card of the hand whose face is among those that fit a place."""
    move = LAY | place << PLACE_AT
    items = into.items
    n = into.n
    before: i64 = NO_CARD
    for card in hand:
        if card == NO_CARD:
            break
        if (fits >> (card >> FACE_AT)) & 1 == 1 and card != before:  # equal cards are one move
            items[n] = move | card << CARD_AT
            n += 1
        before = card
    into.n = n


def release(state: Kings, card: i64, where: str, index: i64) -> None:
    """A card leaves the hand. Of two equal cards it is the one that all have seen (KUM-032)."""
    public = state.public
    public.phase = TAKE
    seat = public.seat
    held = public.held[seat]
    drop(state.private[seat].hand, 0, held, card)
    if not drop(public.shown, seat * HAND, held, card):
        drop(public.shown, seat * HAND, held, UNSEEN | mine_of(card))
    public.held[seat] = held - 1
    if state.told is not None:
        state.tell(Played(int(seat), card_word(card), where, int(index) + 1))
