"""Inspection: its player sees the role of somebody else, as it is in that turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import ROLES
from dwarrow.games.saboteur2.deeds.acting import OnAnother
from dwarrow.games.saboteur2.state import Look, Sight
from dwarrow.kernel.drawers import logged
from dwarrow.kernel.state import Revealing
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


class Inspect(OnAnother):
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


CARD: Final = Inspect("SB2-050")
EVENTS: Final = (Inspected, SawRole)
