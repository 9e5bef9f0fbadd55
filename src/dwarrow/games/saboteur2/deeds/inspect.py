"""Inspection: its player sees the role of somebody else, as it is in that turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import ROLES
from dwarrow.games.saboteur2.deeds.acting import Act
from dwarrow.games.saboteur2.state import Look, Saboteur2View, Sight
from dwarrow.kernel.drawers import logged
from dwarrow.kernel.state import Refusal, Revealing
from dwarrow.parts.events import OnSeat

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


class Inspected(OnSeat):
    """All see who looked at whom (SB2-096)."""


@dataclass(frozen=True)
class SawRole(Revealing):
    """To the inspector only: a role as it was in that turn (SB2-095)."""

    target: int
    role: str
    turn: int


class Inspect(Act):
    def can(self, view: Saboteur2View, seat: i64) -> bool:
        return seat != view.seat

    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        return Refusal("SB2-050", "not-on-oneself")

    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        """SB2-050."""
        public = state.public
        state.spend(card)
        looker, target, turn = int(public.seat), int(seat), int(public.turns)
        role = int(state.private[target].role)
        public.looks = logged(public.looks, Look, turn, looker, target)
        drawer = state.private[looker]
        drawer.saw = logged(drawer.saw, Sight, turn, target, role)
        if state.told is not None:
            state.tell(Inspected(looker, target))
            state.tell(SawRole(target, ROLES[role], turn), looker)
        state.end_turn(1)


CARD: Final = Inspect()
EVENTS: Final = (Inspected, SawRole)
