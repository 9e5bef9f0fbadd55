"""Discard two cards to be rid of a card lying before oneself: a broken tool, a Trap, a Theft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import DECK, THEFT, TRAP
from dwarrow.games.saboteur2.deeds.discarding import bury, card_words, cards_of, cards_slot, wants
from dwarrow.games.saboteur2.state import IN_FRONT, THIEF, Public, Saboteur2View
from dwarrow.kernel.phrases import Phrase, Slot
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import BySeat, Discarded
from dwarrow.parts.hand import KIND, NEXT, NO_CARD
from dwarrow.parts.packing import B_AT, a_of, b_of, c_of, card_of, pack

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2

SHED: Final = 9
THINGS: Final = 5  # things that may lie in front of a seat
FRONT_CARDS: Final = vec[i64]([DECK.breaks[0], DECK.breaks[1], DECK.breaks[2], TRAP, THEFT])
THING: Final = Slot("THING", "removed", B_AT, 8, "|".join(IN_FRONT), IN_FRONT.__getitem__,
                    IN_FRONT.index, knows=lambda thing: thing < THINGS)  # fmt: skip
PHRASES: Final = (Phrase("shed THING with CARDS", SHED, THING, cards_slot(2)),)


@dataclass(frozen=True)
class Shed(BySeat):
    """Two cards were discarded to be rid of what lay in front."""

    removed: str


def sheddable(public: Public, seat: i64) -> i64:
    """SB2-021: what lies in front of a seat and may be shed; B-26: its own Theft, by option not."""
    front: i64 = public.tools[seat]
    return front & ~THIEF if public.answers.theft_stays else front


def why_not(view: Saboteur2View, move: i64) -> Refusal | None:
    public = view.public
    thing = b_of(move)
    if public.hands[view.seat] < 2:
        return Refusal("SB2-022", "needs-two-cards")
    if thing >= THINGS or (public.tools[view.seat] >> thing) & 1 == 0:
        return Refusal("SB2-022", "nothing-in-front")
    if (sheddable(public, view.seat) >> thing) & 1 == 0:
        return Refusal("SB2-020", "theft-stays")
    if c_of(move) != 0 or card_of(move) > a_of(move) or a_of(move) == NO_CARD:
        return Refusal("SB2-020", "two-cards")
    if wants(view, card_of(move), a_of(move), NO_CARD):
        return Refusal("SB2-020", "not-in-hand")
    return None


def list_sheds(view: Saboteur2View, kinds: i64, twice: i64, into: Moves) -> None:
    """SB2-020: each pair of cards once, for each thing in front; made by hand, compared by law."""
    front = sheddable(view.public, view.seat)
    if front == 0:
        return
    while kinds != 0:
        first = kinds & KIND
        seconds = kinds if (twice >> first) & 1 == 1 else kinds >> NEXT
        while seconds != 0:
            _list_things(front, pack(SHED, first, seconds & KIND, 0, 0), into)
            seconds >>= NEXT
        kinds >>= NEXT


def _list_things(front: i64, move: i64, into: Moves) -> None:
    thing: i64 = 0
    while thing < THINGS:
        if (front >> thing) & 1 == 1:
            into.add(move | (thing << B_AT))
        thing += 1


def do(state: Saboteur2, move: i64) -> None:
    """SB2-020, SB2-023, SB2-024: two cards for one in front; only one is drawn."""
    public = state.public
    seat = public.seat
    thing = b_of(move)
    cards = cards_of(pack(SHED, card_of(move), a_of(move), NO_CARD, 0))
    state.break_circle()
    bury(state, cards)
    public.tools[seat] &= ~(1 << thing)
    public.spent[FRONT_CARDS[thing]] += 1
    if state.told is not None:
        state.tell(Shed(int(seat), IN_FRONT[thing]))
        state.tell(Discarded(card_words(int(cards), 2)), int(seat))
    state.end_turn(1)
