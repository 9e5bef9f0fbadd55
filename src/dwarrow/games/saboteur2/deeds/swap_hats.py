"""Swap hats: somebody puts the role away, unseen, and draws one of those left over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import ROLES
from dwarrow.games.saboteur2.deeds.acting import ActionCard
from dwarrow.games.saboteur2.state import NewHat, OldHat, Saboteur2View
from dwarrow.kernel.drawers import logged
from dwarrow.kernel.state import Revealing
from dwarrow.parts.events import OnSeat

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2


class SwappedHats(OnSeat):
    """Somebody has another role."""


@dataclass(frozen=True)
class GotRole(Revealing):
    """To its owner only: at the deal, or after a swap of hats."""

    role: str


class SwapHats(ActionCard):
    def can(self, view: Saboteur2View, seat: i64) -> bool:
        """SB2-051: on anybody, oneself included."""
        return True

    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        """SB2-051, SB2-052, SB2-097 to SB2-099: the new role is seen by its owner alone."""
        public = state.public
        state.spend(card)
        target, turn = int(seat), int(public.turns)
        drawer = state.private[target]
        old = drawer.role
        drawer.role = draw_role(state, old)
        drawer.wore = logged(drawer.wore, OldHat, turn, old)
        public.hats = logged(public.hats, NewHat, turn, target)
        if state.told is not None:
            state.tell(SwappedHats(int(public.seat), target))
            state.tell(GotRole(ROLES[drawer.role]), target)
        state.end_turn(1)


def draw_role(state: Saboteur2, old: i64) -> i64:
    """B-21: the old role stays out, or takes part in the draw, or goes in afterwards."""
    hidden = state.hidden
    if state.public.rules.role_discard == "stays_out":
        new = hidden.stock[0]
        hidden.stock = hidden.stock[1:]
        hidden.dropped = append(hidden.dropped[:], old)
        return new
    lot = hidden.lots[len(state.public.hats)]
    if lot == len(hidden.stock):
        return old
    new = hidden.stock[lot]
    stock = hidden.stock[:]
    stock[lot] = old
    hidden.stock = stock
    return new


CARD: Final = SwapHats()
EVENTS: Final = (SwappedHats, GotRole)
