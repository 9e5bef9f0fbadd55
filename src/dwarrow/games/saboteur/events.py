"""All that is told in Saboteur; each event is declared where it is told.

A secret is a second event told to one seat, never one censored.
"""

from __future__ import annotations

from typing import Final

from dwarrow.games.saboteur.deeds.passing import Discarded
from dwarrow.games.saboteur.deeds.take import Offered, Took
from dwarrow.games.saboteur.pay import GotGold, Paid, SawUnder, SentUnder
from dwarrow.games.saboteur.round import GotRole
from dwarrow.games.saboteur.score import RoundEnded, Settled, Share
from dwarrow.kernel.state import Event
from dwarrow.parts.events import BASE_EVENTS

EVENTS: Final[tuple[type[Event], ...]] = (
    *BASE_EVENTS,
    *(GotRole, Discarded, RoundEnded, Offered, Took, GotGold, Paid, SentUnder, SawUnder, Settled),
)
PARTS: Final = (Share,)
