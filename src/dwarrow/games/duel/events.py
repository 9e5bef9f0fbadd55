"""What is told in the Duel. A secret is a second event told to one seat, never one censored."""

from __future__ import annotations

from dataclasses import dataclass

from dwarrow.kernel.state import Event
from dwarrow.parts.events import Broke as Broke
from dwarrow.parts.events import Collapsed as Collapsed
from dwarrow.parts.events import Dealt as Dealt
from dwarrow.parts.events import GotHand as GotHand
from dwarrow.parts.events import Laid as Laid
from dwarrow.parts.events import LeftDown as LeftDown
from dwarrow.parts.events import Looked as Looked
from dwarrow.parts.events import Opened as Opened
from dwarrow.parts.events import Placed as Placed
from dwarrow.parts.events import Rumbled as Rumbled
from dwarrow.parts.events import Saw as Saw


@dataclass(frozen=True)
class Wasted(Event):
    """A sabotage card was played, or drawn alone, to no effect."""

    seat: int
    tool: str


@dataclass(frozen=True)
class Repaired(Event):
    """A repair card took a sabotage card away."""

    seat: int
    tool: str
    card: str


@dataclass(frozen=True)
class ThrewOff(Event):
    """Two discards took a sabotage card away."""

    seat: int
    tool: str


@dataclass(frozen=True)
class Passed(Event):
    seat: int
    discarded: int


@dataclass(frozen=True)
class Discarded(Event):
    """To the discarding seat only."""

    cards: list[str]


@dataclass(frozen=True)
class Drew(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class GotCards(Event):
    """To the drawing seat only."""

    cards: list[str]


@dataclass(frozen=True)
class Skipped(Event):
    """A seat without cards misses its turn."""

    seat: int


@dataclass(frozen=True)
class Unlocked(Event):
    """A key lies on a door of the rival's colour."""

    seat: int
    card: str
    x: int
    y: int


@dataclass(frozen=True)
class KeyFell(Event):
    """A rockfall took a door with a key on it."""

    lost: bool


@dataclass(frozen=True)
class Bribed(Event):
    """A token lies on a troll, who bars nobody any more."""

    seat: int
    card: str
    x: int
    y: int


@dataclass(frozen=True)
class Claimed(Event):
    """A token lies on gold."""

    seat: int
    card: str
    x: int
    y: int
    nuggets: int


@dataclass(frozen=True)
class Declined(Event):
    """The rival left gold alone that the other's act had linked."""

    seat: int
    cards: list[str]


@dataclass(frozen=True)
class Struck(Event):
    """Alone: a sabotage card was drawn and lies before the player."""

    seat: int
    tool: str


@dataclass(frozen=True)
class CavedIn(Event):
    """Alone: a rockfall was drawn and took the last fit tunnel."""

    card: str
    x: int
    y: int


@dataclass(frozen=True)
class RoundEnded(Event):
    """The clause by which a round ended."""

    round: int
    clause: str


@dataclass(frozen=True)
class PaidTroll(Event):
    """A troll got a gold card of this value; 0 if there was nothing to pay with."""

    seat: int
    nuggets: int


@dataclass(frozen=True)
class Share:
    """What one seat won and paid in a round, and the clauses that say so."""

    seat: int
    cards: list[str]
    nuggets: int
    trolls: int
    paid: list[int]
    forgiven: int
    total: int
    clauses: list[str]


@dataclass(frozen=True)
class Settled(Event):
    """The why of a round: how it ended, everyone's share, and which goals leave the game."""

    round: int
    clause: str
    shares: list[Share]
    boxed: list[str]


@dataclass(frozen=True)
class GameEnded(Event):
    """Nuggets of each seat and who won; alone, the verdict on them."""

    nuggets: list[int]
    winners: list[int]
    verdict: str
