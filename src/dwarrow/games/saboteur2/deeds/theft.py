"""Theft: laid before its own player, who may take a nugget when gold has been paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.deeds.acting import ACT, ActionCard, is_thief, is_trapped, lay_before
from dwarrow.games.saboteur2.state import THIEF, Saboteur2View
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import BySeat
from dwarrow.parts.packing import pack

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


class PlannedTheft(BySeat):
    """A Theft was laid in front of its player."""


class Theft(ActionCard):
    def can(self, view: Saboteur2View, seat: i64) -> bool:
        public = view.public
        if seat != view.seat or is_thief(public, seat):
            return False
        return public.answers.trapped_may_thieve or not is_trapped(public, seat)  # B-18

    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        if seat != view.seat:
            return Refusal("SB2-044", "only-before-oneself")
        if is_thief(view.public, seat):
            return Refusal("SB2-043", "already-thief")
        return Refusal("SB2-046", "trapped-thief")

    def list_moves(self, view: Saboteur2View, card: i64, into: Moves) -> None:
        if self.can(view, view.seat):
            into.add(pack(ACT, card, view.seat, 0, 0))

    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        """SB2-044: it stays there for the round."""
        public = state.public
        lay_before(state, card, seat, THIEF)
        public.last_thief = seat
        if state.told is not None:
            state.tell(PlannedTheft(int(seat)))
        state.end_turn(1)


CARD: Final = Theft()
EVENTS: Final = (PlannedTheft,)
