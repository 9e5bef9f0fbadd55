"""Cards discarded face down, by a pass or to be rid of something: who did it knows which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import DECK, DECK_KINDS, WORDS
from dwarrow.games.saboteur2.forms import BURIED
from dwarrow.games.saboteur2.state import Saboteur2View
from dwarrow.kernel.phrases import Slot
from dwarrow.parts.hand import NEXT, NO_CARD
from dwarrow.parts.mine import leave_hand
from dwarrow.parts.packing import CARD_AT

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


# ---- how they are said: some sorted cards, packed side by side


def cards_slot(most: int) -> Slot:
    """So many cards of the hand at most, in any order."""
    empty = (1 << NEXT * most) - 1

    def said(value: int) -> list[str]:
        return card_words(value, most)

    def read(text: str) -> int:
        kinds = sorted(DECK.kind(word) for word in text.split())
        packed = sum(kind << NEXT * i for i, kind in enumerate(kinds))
        return packed | empty >> NEXT * len(kinds) << NEXT * len(kinds)

    pattern = rf"\S+(?: \S+){{0,{most - 1}}}"
    return Slot("CARDS", "cards", CARD_AT, NEXT * most, pattern,
                lambda value: " ".join(said(value)), read, list[str], said)  # fmt: skip


def cards_of(move: i64) -> i64:
    """The packed cards of a pass."""
    return move >> CARD_AT


def card_words(value: int, most: int) -> list[str]:
    """The words of packed cards; places without a card are left out."""
    kinds = [value >> NEXT * i & NO_CARD for i in range(most)]
    return [WORDS[kind] for kind in kinds if kind < len(WORDS)]


# ---- whether they are there


def wants(view: Saboteur2View, card: i64, a: i64, b: i64) -> bool:
    """Whether these sorted cards, some of them NO_CARD, are more than the hand holds."""
    for kind in (card, a, b):
        if kind != NO_CARD:
            asked = int(card == kind) + int(a == kind) + int(b == kind)
            if kind >= DECK_KINDS or _held(view, kind) < asked:
                return True
    return False


def _held(view: Saboteur2View, card: i64) -> i64:
    count: i64 = 0
    for held in view.private.hand:
        if held == card:
            count += 1
    return count


# ---- what happens to them


def bury(state: Saboteur2, cards: i64) -> i64:
    """SB2-102: packed cards are discarded face down; how many."""
    public = state.public
    seat = public.seat
    drawer = state.private[seat]
    hand = drawer.hand
    buried = drawer.buried[:]  # replaced: with so many kinds a copy of a state shares it
    count: i64 = 0
    while count < 3 and cards & NO_CARD != NO_CARD:
        leave_hand(public, hand, seat, cards & NO_CARD)
        buried[cards & NO_CARD] += 1
        cards >>= NEXT
        count += 1
    drawer.buried = buried
    public.buried[seat] += count
    state.track(BURIED, seat, count)
    return count
