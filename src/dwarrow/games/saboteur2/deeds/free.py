"""Free: takes a Trap off anybody, oneself included."""

from __future__ import annotations

from typing import Final

from dwarrow.games.saboteur2.cards import TRAP
from dwarrow.games.saboteur2.deeds.acting import Rescue
from dwarrow.games.saboteur2.state import TRAPPED
from dwarrow.kernel.state import Refusal
from dwarrow.parts.events import OnSeat


class Freed(OnSeat):
    """A Trap was taken away."""


CARD: Final = Rescue(TRAPPED, TRAP, Refusal("SB2-058", "not-trapped"), Freed)  # SB2-056
EVENTS: Final = (Freed,)
