"""Swap hands: whole hands change places, of whatever size, unseen by the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import WORDS
from dwarrow.games.saboteur2.deeds.acting import OnAnother
from dwarrow.games.saboteur2.forms import SWAPPED, trail_entry
from dwarrow.games.saboteur2.state import Swap
from dwarrow.kernel.drawers import logged
from dwarrow.kernel.state import Event
from dwarrow.parts.events import GotHand, OnSeat

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


@dataclass(frozen=True)
class SwappedHands(OnSeat):
    """Two seats exchanged their whole hands; all see how many cards went each way."""

    gave: int
    got: int


class SwapHands(OnAnother):
    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        """SB2-048, SB2-049: the card is discarded and the other player draws; both by option."""
        public = state.public
        state.spend(card)
        given, got = _exchange(state, public.seat, seat)
        if state.told is not None:
            _tell(state, int(seat), given, got)
        state.draw(seat)
        state.end_turn(1 if public.answers.both_draw else 0)


def _exchange(state: Saboteur2, seat: i64, target: i64) -> tuple[list[int], list[int]]:
    """SB2-101: from here on the trail tells what happens to hands; what each gave."""
    public = state.public
    mine, theirs = state.private[seat], state.private[target]
    place = len(public.trail)
    public.trail = append(public.trail, trail_entry(SWAPPED, seat, target))
    given = _cards(mine.hand, public.hands[seat])
    got = _cards(theirs.hand, public.hands[target])
    mine.swapped = logged(mine.swapped, Swap, place, target, tuple(given), tuple(got))
    theirs.swapped = logged(theirs.swapped, Swap, place, seat, tuple(got), tuple(given))
    hand = mine.hand
    mine.hand = theirs.hand
    theirs.hand = hand
    public.hands[seat] = len(got)
    public.hands[target] = len(given)
    return given, got


def _cards(hand: vec[i64], held: i64) -> list[int]:
    return [int(hand[i]) for i in range(held)]


@dataclass(frozen=True)
class GaveHand(Event):
    """To each of the two: what the other now holds of it."""

    target: int
    cards: list[str]


def _tell(state: Saboteur2, target: int, given: list[int], got: list[int]) -> None:
    """SB2-101: all see the sizes, the two know what they gave and got."""
    seat = int(state.public.seat)
    state.tell(SwappedHands(seat, target, len(given), len(got)))
    for one, other, gave, has in ((seat, target, given, got), (target, seat, got, given)):
        state.tell(GaveHand(other, [WORDS[card] for card in gave]), one)
        state.tell(GotHand([WORDS[card] for card in has]), one)


CARD: Final = SwapHands("SB2-048")
EVENTS: Final = (SwappedHands, GaveHand)
