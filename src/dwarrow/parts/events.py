"""What is told in every game that builds on Saboteur. A secret is told to one seat only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dwarrow.kernel.state import Event, Revealing


@dataclass(frozen=True)
class BySeat(Event):
    """What a seat did."""

    seat: int


@dataclass(frozen=True)
class OnSeat(BySeat):
    """What a seat did to a seat, maybe itself."""

    target: int


@dataclass(frozen=True)
class ToTool(BySeat):
    """What a seat did about a tool."""

    tool: str


@dataclass(frozen=True)
class AtPlace(BySeat):
    """What a seat did at a card of the maze."""

    card: str
    x: int
    y: int


@dataclass(frozen=True)
class ShownBy(Revealing):
    """What came to light by a seat."""

    seat: int


@dataclass(frozen=True)
class OwnCards(Revealing):
    """Cards that only their owner sees."""

    cards: list[str]


# ---- the round


@dataclass(frozen=True)
class Dealt(Event):
    """A round begins: its number and who starts."""

    round: int
    first: int


class GotHand(OwnCards):
    """To its owner: the opening hand."""


class Drew(BySeat):
    """A card came to the hand."""


@dataclass(frozen=True)
class GotCard(Revealing):
    """To the drawing seat only."""

    card: str


@dataclass(frozen=True)
class GameEnded(Revealing):
    """Nuggets of each seat and who won."""

    nuggets: list[int]
    winners: list[int]


# ---- the deeds


@dataclass(frozen=True)
class Laid(AtPlace):
    turned: bool


@dataclass(frozen=True)
class Collapsed(AtPlace):
    """A rockfall took a card away, and how it had lain."""

    turned: bool


class Rumbled(BySeat):
    """A rockfall that took nothing."""


@dataclass(frozen=True)
class Broke(OnSeat):
    tool: str


@dataclass(frozen=True)
class Mended(OnSeat):
    tool: str
    card: str


@dataclass(frozen=True)
class Passed(BySeat):
    discarded: int


@dataclass(frozen=True)
class Discarded(Event):
    """To the seat only that discarded these cards face down."""

    cards: list[str]


# ---- goals


@dataclass(frozen=True)
class Looked(BySeat):
    goal: int


@dataclass(frozen=True)
class Saw(Revealing):
    """To the map's player only."""

    goal: int
    card: str


class LeftDown(BySeat):
    """The layer left the joined goals face down."""


@dataclass(frozen=True)
class Opened(ShownBy):
    """A goal was turned up."""

    goal: int
    card: str


@dataclass(frozen=True)
class Placed(Revealing):
    """How an opened goal lies."""

    goal: int
    turned: bool


# What every tunnel game tells, and what the games of the open hands add.
TUNNEL_EVENTS: Final[tuple[type[Event], ...]] = (
    *(Dealt, GotHand, Laid, Broke, Collapsed, Rumbled, Looked, Saw, Opened, Placed, LeftDown),
)
BASE_EVENTS: Final[tuple[type[Event], ...]] = (
    *TUNNEL_EVENTS,
    *(Mended, Passed, Drew, GotCard, GameEnded),
)
