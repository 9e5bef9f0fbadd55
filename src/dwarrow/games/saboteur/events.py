"""What is told in Saboteur. A secret is a second event told to one seat, never one censored."""

from __future__ import annotations

from dataclasses import dataclass

from dwarrow.kernel.state import Event
from dwarrow.parts.events import Broke as Broke
from dwarrow.parts.events import Collapsed as Collapsed
from dwarrow.parts.events import Dealt as Dealt
from dwarrow.parts.events import Drew as Drew
from dwarrow.parts.events import GameEnded as GameEnded
from dwarrow.parts.events import GotCard as GotCard
from dwarrow.parts.events import GotHand as GotHand
from dwarrow.parts.events import Laid as Laid
from dwarrow.parts.events import LeftDown as LeftDown
from dwarrow.parts.events import Looked as Looked
from dwarrow.parts.events import Mended as Mended
from dwarrow.parts.events import Opened as Opened
from dwarrow.parts.events import Passed as Passed
from dwarrow.parts.events import Placed as Placed
from dwarrow.parts.events import Rumbled as Rumbled
from dwarrow.parts.events import Saw as Saw


@dataclass(frozen=True)
class GotRole(Event):
    """To its owner: the role, and the fellow saboteurs if the option lets them meet."""

    role: str
    fellows: list[int]


@dataclass(frozen=True)
class Discarded(Event):
    """To the passing seat only."""

    card: str


@dataclass(frozen=True)
class RoundEnded(Event):
    """Who won the round and by which clause; all roles are turned up."""

    winner: str
    clause: str
    roles: list[str]
    aside: str


@dataclass(frozen=True)
class Offered(Event):
    """To the chooser only: the gold cards to choose from."""

    cards: list[int]


@dataclass(frozen=True)
class Took(Event):
    """A digger took a gold card; the value is told only if gold lies open."""

    seat: int
    left: int
    value: int | None


@dataclass(frozen=True)
class GotGold(Event):
    """To the owner only."""

    value: int


@dataclass(frozen=True)
class Paid(Event):
    """A saboteur has drawn the pay (SAB-131); the cards are shown only if gold lies open."""

    seat: int
    cards: int
    nuggets: int
    shown: list[int]


@dataclass(frozen=True)
class SentUnder(Event):
    """A saboteur drew more than was due and sent the card under the gold deck."""

    seat: int


@dataclass(frozen=True)
class SawUnder(Event):
    """To that saboteur only."""

    value: int


@dataclass(frozen=True)
class Share:
    """What one seat got in a round, and which clause gave it."""

    seat: int
    role: str
    cards: int
    nuggets: int | None
    clause: str


@dataclass(frozen=True)
class Settled(Event):
    """The why of a round: the winner and everyone's share."""

    round: int
    winner: str
    clause: str
    shares: list[Share]
