"""Hands off: a Theft that lies before anybody is discarded."""

from __future__ import annotations

from typing import Final

from dwarrow.games.saboteur2.cards import THEFT
from dwarrow.games.saboteur2.deeds.acting import Rescue
from dwarrow.games.saboteur2.state import THIEF
from dwarrow.kernel.state import Refusal
from dwarrow.parts.events import OnSeat


class StoppedTheft(OnSeat):
    """A Theft was taken away."""


CARD: Final = Rescue(THIEF, THEFT, Refusal("SB2-058", "no-theft"), StoppedTheft)  # SB2-047
EVENTS: Final = (StoppedTheft,)
