"""Free: takes a Trap off anybody, oneself included."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import TRAP
from dwarrow.games.saboteur2.deeds.acting import Rescue
from dwarrow.games.saboteur2.state import TRAPPED, Saboteur2View
from dwarrow.kernel.state import Refusal
from dwarrow.parts.events import OnSeat


class Freed(OnSeat):
    """A Trap was taken away."""


class Free(Rescue):
    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        return Refusal("SB2-058", "not-trapped")

    def event(self, seat: int, target: int) -> Freed:
        return Freed(seat, target)  # SB2-056


CARD: Final = Free(TRAPPED, TRAP)
EVENTS: Final = (Freed,)
