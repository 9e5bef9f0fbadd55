"""All that is told in Saboteur 2; each event is declared where it is told.

A secret is a second event told to one seat, never one censored.
"""

from __future__ import annotations

from typing import Final

from dwarrow.games.saboteur2.deeds import acts
from dwarrow.games.saboteur2.deeds.rob import Robbed, Spared
from dwarrow.games.saboteur2.deeds.shed import Shed
from dwarrow.games.saboteur2.score import RoundEnded
from dwarrow.games.saboteur2.why import Reach, Settled, Share
from dwarrow.kernel.state import Event
from dwarrow.parts.events import BASE_EVENTS, Discarded

EVENTS: Final[tuple[type[Event], ...]] = (
    *BASE_EVENTS,
    *acts.EVENTS,
    *(Shed, Discarded, RoundEnded, Settled, Robbed, Spared),
)
PARTS: Final = (Reach, Share)
