"""What is told in Saboteur 2. A secret is a second event told to one seat, never one censored."""

from __future__ import annotations

from dataclasses import dataclass

from dwarrow.kernel.state import Event
from dwarrow.parts.events import Dealt as Dealt
from dwarrow.parts.events import GameEnded as GameEnded
from dwarrow.parts.events import GotHand as GotHand
from dwarrow.parts.events import Passed as Passed


@dataclass(frozen=True)
class GotRole(Event):
    """To its owner only: at the deal, or after a swap of hats."""

    role: str


@dataclass(frozen=True)
class Discarded(Event):
    """To the seat only that discarded these cards face down."""

    cards: list[str]


@dataclass(frozen=True)
class Shed(Event):
    """Two cards were discarded to be rid of what lay in front."""

    seat: int
    removed: str


@dataclass(frozen=True)
class PlannedTheft(Event):
    """A Theft was laid in front of its player."""

    seat: int


@dataclass(frozen=True)
class StoppedTheft(Event):
    seat: int
    target: int


@dataclass(frozen=True)
class SwappedHands(Event):
    """Two seats exchanged their whole hands; all see how many cards went each way."""

    seat: int
    target: int
    gave: int
    got: int


@dataclass(frozen=True)
class GaveHand(Event):
    """To each of the two: what the other now holds of it."""

    target: int
    cards: list[str]


@dataclass(frozen=True)
class Inspected(Event):
    seat: int
    target: int


@dataclass(frozen=True)
class SawRole(Event):
    """To the inspector only: a role as it was in that turn."""

    target: int
    role: str
    turn: int


@dataclass(frozen=True)
class SwappedHats(Event):
    seat: int
    target: int


@dataclass(frozen=True)
class Trapped(Event):
    seat: int
    target: int


@dataclass(frozen=True)
class Freed(Event):
    seat: int
    target: int


@dataclass(frozen=True)
class RoundEnded(Event):
    """Who completed the tunnel, if anybody did; the players' roles are turned up."""

    completed_by: int | None
    roles: list[str]


@dataclass(frozen=True)
class Reach:
    """Whether a team can walk to the treasure: by which route, or which door on it bars."""

    team: str
    reaches: bool
    route: list[list[int]]
    door: list[int] | None


@dataclass(frozen=True)
class Share:
    """What one seat got, the clause that paid or barred it, and the door that decided it."""

    seat: int
    role: str
    trapped: bool
    won: bool
    nuggets: int
    clause: str
    door: list[int] | None


@dataclass(frozen=True)
class Settled(Event):
    """The why of a round: who could reach, who won, how many shared, and everyone's pay."""

    round: int
    completed_by: int | None
    clause: str
    winners: list[str]
    counted: int
    share: int
    crystals: int
    reaches: list[Reach]
    shares: list[Share]


@dataclass(frozen=True)
class Robbed(Event):
    seat: int
    victim: int


@dataclass(frozen=True)
class Spared(Event):
    """A thief took nothing."""

    seat: int
