"""What is said at the table besides the moves: claims and questions, part of a bot's story."""

from __future__ import annotations

from dataclasses import dataclass

from dwarrow.kernel.state import Event

SAYS = {"goal": ("gold", "stone"), "seat": ("suspect", "trust")}


@dataclass(frozen=True)
class Claimed(Event):
    """A seat claims that a goal hides gold or stone, or that it suspects or trusts a seat."""

    seat: int
    about: str  # a key of SAYS
    which: int  # the goal, from 0 at the top, or the seat
    says: str  # one of SAYS[about]


@dataclass(frozen=True)
class Doubted(Event):
    """A seat doubts what another seat has claimed."""

    seat: int
    claim: Claimed


@dataclass(frozen=True)
class Inquired(Event):
    """A seat asks another what it saw when it looked at a goal."""

    seat: int
    whom: int
