"""Trap: laid before somebody else, who then digs no tunnel and gets no share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.deeds.acting import ActionCard, is_trapped, lay_before
from dwarrow.games.saboteur2.state import TRAPPED, Saboteur2View
from dwarrow.kernel.state import Refusal
from dwarrow.parts.events import OnSeat

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


class Trapped(OnSeat):
    """A Trap was laid before somebody."""


class Trap(ActionCard):
    def can(self, view: Saboteur2View, seat: i64) -> bool:
        return seat != view.seat and not is_trapped(view.public, seat)

    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        if is_trapped(view.public, seat):
            return Refusal("SB2-043", "already-trapped")
        return Refusal("SB2-053", "not-on-oneself")

    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        """SB2-053: it lies open before its target."""
        lay_before(state, card, seat, TRAPPED)
        if state.told is not None:
            state.tell(Trapped(int(state.public.seat), int(seat)))
        state.end_turn(1)


CARD: Final = Trap()
EVENTS: Final = (Trapped,)
