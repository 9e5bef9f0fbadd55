"""Hands off: a Theft that lies before anybody is discarded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import THEFT
from dwarrow.games.saboteur2.deeds.acting import Rescue
from dwarrow.games.saboteur2.state import THIEF, Saboteur2View
from dwarrow.kernel.state import Refusal
from dwarrow.parts.events import OnSeat


class StoppedTheft(OnSeat):
    """A Theft was taken away."""


class HandsOff(Rescue):
    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        return Refusal("SB2-058", "no-theft")

    def event(self, seat: int, target: int) -> StoppedTheft:
        return StoppedTheft(seat, target)  # SB2-047


CARD: Final = HandsOff(THIEF, THEFT)
EVENTS: Final = (StoppedTheft,)
