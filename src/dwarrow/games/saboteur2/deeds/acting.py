"""An action card of the expansion: it is played on a seat, and leaves the hand openly.

Each is one file beside this one that bears the word of its card (`cards.NEW_ACTIONS`), with its
`CARD` and the `EVENTS` it tells; `acts.py` finds it by that word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2.state import THIEF, TRAPPED, Public, Saboteur2View
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import OnSeat
from dwarrow.parts.packing import a_of, pack

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2

ACT: Final = 11


class ActionCard:
    """What can be done with one action card; a card says `can`, `no` and `do`."""

    def can(self, view: Saboteur2View, seat: i64) -> bool:
        """Whether it may be played on a seat."""
        raise NotImplementedError

    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        """Why it may not."""
        raise NotImplementedError

    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        """It is played on a seat: what changes, and what is told."""
        raise NotImplementedError

    def list_moves(self, view: Saboteur2View, card: i64, into: Moves) -> None:
        for seat in range(view.public.seats):
            if self.can(view, seat):
                into.add(pack(ACT, card, seat, 0, 0))

    def why_not(self, view: Saboteur2View, move: i64) -> Refusal | None:
        seat = a_of(move)
        return None if self.can(view, seat) else self.no(view, seat)


class OnAnother(ActionCard):
    """A card for anybody but oneself, as a clause of its own says."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def can(self, view: Saboteur2View, seat: i64) -> bool:
        return seat != view.seat

    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        return Refusal(self.clause, "not-on-oneself")


def is_trapped(public: Public, seat: i64) -> bool:
    return public.tools[seat] & TRAPPED != 0


def is_thief(public: Public, seat: i64) -> bool:
    return public.tools[seat] & THIEF != 0


def lay_before(state: Saboteur2, card: i64, seat: i64, thing: i64) -> None:
    """A card comes to lie open before a seat: SB2-103."""
    state.play_card(card)
    state.public.tools[seat] |= thing


class Rescue(ActionCard):
    """A card that takes away what lies before anybody; both are discarded (SB2-047, SB2-056)."""

    def __init__(self, thing: i64, taken: i64, not_there: Refusal, told: type[OnSeat]) -> None:
        self.thing, self.taken = thing, taken  # its bit in front of a seat, and its card
        self.not_there, self.told = not_there, told

    def no(self, view: Saboteur2View, seat: i64) -> Refusal:
        return self.not_there

    def can(self, view: Saboteur2View, seat: i64) -> bool:
        return view.public.tools[seat] & self.thing != 0

    def do(self, state: Saboteur2, card: i64, seat: i64) -> None:
        public = state.public
        state.spend(card)
        public.tools[seat] &= ~self.thing
        public.spent[self.taken] += 1
        if state.told is not None:
            state.tell(self.told(int(public.seat), int(seat)))
        state.end_turn(1)
