"""What is told only alone, or shows there what was drawn and how many cards came to the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from dwarrow.games.duel import round, score
from dwarrow.games.duel.deeds import rockfall, sabotage
from dwarrow.games.duel.events import EVENTS as DUEL_EVENTS
from dwarrow.kernel.state import Event, Revealing
from dwarrow.kernel.table import kind_name
from dwarrow.parts import events


@dataclass(frozen=True)
class Struck(events.ShownBy):
    """A sabotage card was drawn and lies before the player."""

    tool: str


@dataclass(frozen=True)
class CavedIn(Revealing):
    """A rockfall was drawn and took the last fit tunnel."""

    card: str
    x: int
    y: int
    turned: bool


class Wasted(sabotage.Wasted):
    reveals: ClassVar[bool] = True


class Rumbled(events.Rumbled):
    reveals: ClassVar[bool] = True


class KeyFell(rockfall.KeyFell):
    reveals: ClassVar[bool] = True


class Drew(round.Drew):
    reveals: ClassVar[bool] = True


class RoundEnded(score.RoundEnded):
    reveals: ClassVar[bool] = True


OWN: Final = (Struck, CavedIn, Wasted, Rumbled, KeyFell, Drew, RoundEnded)
NAMES: Final = {kind_name(kind) for kind in OWN}
EVENTS: Final[tuple[type[Event], ...]] = (
    *(kind for kind in DUEL_EVENTS if kind_name(kind) not in NAMES),
    *OWN,
)
