"""Rob: a thief takes one nugget from somebody who has some, or spares everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.saboteur2 import score
from dwarrow.games.saboteur2.state import Saboteur2View
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.deeds.slots import SEAT
from dwarrow.parts.events import BySeat
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.packing import A_AT, CARD_AT, a_of, pack

if TYPE_CHECKING:
    from dwarrow.games.saboteur2.round import Saboteur2

ROB_GOLD: Final = 10
NO_VICTIM: Final = 255
ROB_SOMEBODY: Final = ROB_GOLD | (NO_CARD << CARD_AT)
ROB_NOBODY: Final = ROB_SOMEBODY | (NO_VICTIM << A_AT)
PHRASES: Final = (Phrase("rob nobody", ROB_NOBODY), Phrase("rob SEAT", ROB_SOMEBODY, SEAT))


@dataclass(frozen=True)
class Robbed(BySeat):
    victim: int


class Spared(BySeat):
    """A thief took nothing."""


def why_not(view: Saboteur2View, move: i64) -> Refusal | None:
    victim = a_of(move)
    if move != ROB_SOMEBODY | (victim << A_AT):
        return Refusal("SB2-045", "choose-victim")
    if victim == NO_VICTIM:
        return None
    public = view.public
    if victim >= public.seats or (score.victims(public) >> victim) & 1 == 0:
        return Refusal("SB2-088", "no-victim")
    return None


def list_victims(view: Saboteur2View, into: Moves) -> None:
    found = score.victims(view.public)
    for seat in range(view.public.seats):
        if (found >> seat) & 1 == 1:
            into.add(pack(ROB_GOLD, NO_CARD, seat, 0, 0))
    into.add(ROB_NOBODY)


def do(state: Saboteur2, move: i64) -> None:
    """SB2-045."""
    seat = state.public.seat
    victim = a_of(move)
    if victim != NO_VICTIM:
        score.take_nugget(state, seat, victim)
    if state.told is not None:
        state.tell(Spared(int(seat)) if victim == NO_VICTIM else Robbed(int(seat), int(victim)))
    score.thief_is_done(state)
