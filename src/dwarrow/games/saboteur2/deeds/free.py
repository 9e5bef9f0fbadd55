"""Free: takes a Trap off anybody, oneself included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import TRAP
from dwarrow.games.saboteur2.deeds.acting import Act, is_trapped, take_from
from dwarrow.games.saboteur2.state import TRAPPED, Saboteur2View
from dwarrow.kernel.state import Refusal
from dwarrow.parts.events import OnSeat

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


class Freed(OnSeat):
    """A Trap was taken away."""


class Free(Act):
    def can(self, view: Saboteur2View, seat: i64) -> bool:
        return is_trapped(view.public, seat)

    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        return Refusal("SB2-058", "not-trapped")

    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        """SB2-056: both cards are discarded."""
        take_from(state, card, seat, TRAPPED, TRAP)
        if state.told is not None:
            state.tell(Freed(int(state.public.seat), int(seat)))
        state.end_turn(1)


CARD: Final = Free()
EVENTS: Final = (Freed,)
