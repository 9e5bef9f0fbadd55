"""Hands off: a Theft that lies before anybody is discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import THEFT
from dwarrow.games.saboteur2.deeds.acting import Act, is_thief, take_from
from dwarrow.games.saboteur2.state import THIEF, Saboteur2View
from dwarrow.kernel.state import Refusal
from dwarrow.parts.events import OnSeat

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


class StoppedTheft(OnSeat):
    """A Theft was taken away."""


class HandsOff(Act):
    def can(self, view: Saboteur2View, seat: i64) -> bool:
        return is_thief(view.public, seat)

    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        return Refusal("SB2-058", "no-theft")

    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        """SB2-047: both cards are discarded."""
        take_from(state, card, seat, THIEF, THEFT)
        if state.told is not None:
            state.tell(StoppedTheft(int(state.public.seat), int(seat)))
        state.end_turn(1)


CARD: Final = HandsOff()
EVENTS: Final = (StoppedTheft,)
