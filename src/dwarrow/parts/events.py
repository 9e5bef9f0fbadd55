"""What is told in every game that builds on Saboteur. A secret is told to one seat only."""

from __future__ import annotations

from dataclasses import dataclass

from dwarrow.kernel.state import Event


@dataclass(frozen=True)
class Dealt(Event):
    """A round begins: its number and who starts."""

    round: int
    first: int


@dataclass(frozen=True)
class GotHand(Event):
    """To its owner: the opening hand."""

    cards: list[str]


@dataclass(frozen=True)
class Laid(Event):
    seat: int
    card: str
    x: int
    y: int
    turned: bool


@dataclass(frozen=True)
class Broke(Event):
    seat: int
    target: int
    tool: str


@dataclass(frozen=True)
class Mended(Event):
    seat: int
    target: int
    tool: str
    card: str


@dataclass(frozen=True)
class Collapsed(Event):
    """A rockfall took a card away."""

    seat: int
    card: str
    x: int
    y: int


@dataclass(frozen=True)
class Rumbled(Event):
    """A rockfall that took nothing."""

    seat: int


@dataclass(frozen=True)
class Looked(Event):
    seat: int
    goal: int


@dataclass(frozen=True)
class Saw(Event):
    """To the map's player only."""

    goal: int
    card: str


@dataclass(frozen=True)
class Passed(Event):
    seat: int
    discarded: int


@dataclass(frozen=True)
class Drew(Event):
    seat: int


@dataclass(frozen=True)
class GotCard(Event):
    """To the drawing seat only."""

    card: str


@dataclass(frozen=True)
class Opened(Event):
    """A goal was turned up."""

    seat: int
    goal: int
    card: str


@dataclass(frozen=True)
class Placed(Event):
    """How an opened goal lies."""

    goal: int
    turned: bool


@dataclass(frozen=True)
class LeftDown(Event):
    """The layer left the joined goals face down."""

    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    """Nuggets of each seat and who won."""

    nuggets: list[int]
    winners: list[int]
