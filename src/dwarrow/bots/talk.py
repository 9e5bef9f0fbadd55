"""What is said at the table besides the moves: claims and questions, part of a bot's story."""

from __future__ import annotations

from dataclasses import dataclass

from dwarrow.parts.events import BySeat

SAYS = {"goal": ("gold", "stone"), "seat": ("suspect", "trust")}


@dataclass(frozen=True)
class Claimed(BySeat):
    """A seat claims that a goal hides gold or stone, or that it suspects or trusts a seat."""

    about: str  # a key of SAYS
    which: int  # the goal, from 0 at the top, or the seat
    says: str  # one of SAYS[about]


@dataclass(frozen=True)
class Doubted(BySeat):
    """A seat doubts what another seat has claimed."""

    claim: Claimed


@dataclass(frozen=True)
class Inquired(BySeat):
    """A seat asks another what it saw when it looked at a goal."""

    whom: int
