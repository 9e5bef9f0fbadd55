"""The open acts of Saboteur 2: its traps and rescues judged as the base game's breaks and mends."""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.bots.digging.doubts import Doubts
from dwarrow.bots.digging.retelling import Act, act_in
from dwarrow.games.saboteur2.cards import DECK, FREE, TRAP
from dwarrow.games.saboteur2.deeds import ACT, SHED
from dwarrow.games.saboteur2.deeds.free import Freed
from dwarrow.games.saboteur2.deeds.shed import Shed
from dwarrow.games.saboteur2.deeds.trap import Trapped
from dwarrow.games.saboteur2.state import OPENING
from dwarrow.kernel.state import Event
from dwarrow.parts.deeds import BREAK, MEND
from dwarrow.parts.packing import a_of, card_of, deed_of, pack


def as_base(seat: i64, move: i64) -> i64:
    """The base move that says the same of its seat: a trap breaks, a rescue mends."""
    deed = deed_of(move)
    if deed == ACT and card_of(move) == TRAP:
        return pack(BREAK, TRAP, a_of(move), 0, 0)
    if deed == ACT and card_of(move) == FREE:
        return pack(MEND, FREE, a_of(move), 0, 0)
    if deed == SHED:
        return pack(MEND, FREE, seat, 0, 0)
    return move


def open_act_in(event: Event) -> Act | None:
    """The act an event of this game tells of, as a base move."""
    if isinstance(event, Trapped):
        return Act(event.seat, pack(BREAK, TRAP, event.target, 0, 0))
    if isinstance(event, Freed):
        return Act(event.seat, pack(MEND, FREE, event.target, 0, 0))
    if isinstance(event, Shed):
        return Act(event.seat, pack(MEND, FREE, event.seat, 0, 0))
    return act_in(event, DECK)


class Doubts2(Doubts):
    """The doubts a listener has of each seat of Saboteur 2."""

    def __init__(self, seats: i64) -> None:
        super().__init__(DECK, OPENING, seats)

    def act_in(self, event: Event) -> Act | None:
        return open_act_in(event)
