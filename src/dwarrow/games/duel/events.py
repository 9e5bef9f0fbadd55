"""All that is told in the Duel. A secret is a second event told to one seat, never one censored."""

from __future__ import annotations

from typing import Final

from dwarrow.games.duel.deeds.bribe import Bribed
from dwarrow.games.duel.deeds.claim import Declined
from dwarrow.games.duel.deeds.mend import Repaired
from dwarrow.games.duel.deeds.rockfall import KeyFell
from dwarrow.games.duel.deeds.sabotage import Wasted
from dwarrow.games.duel.deeds.throw_off import ThrewOff
from dwarrow.games.duel.deeds.unlock import Unlocked
from dwarrow.games.duel.gold import Claimed
from dwarrow.games.duel.round import Drew, GotCards, Skipped
from dwarrow.games.duel.score import GameEnded, PaidTroll, RoundEnded, Settled
from dwarrow.games.duel.score import Share as Share
from dwarrow.kernel.state import Event
from dwarrow.parts.events import TUNNEL_EVENTS, Discarded, Passed

EVENTS: Final[tuple[type[Event], ...]] = (
    *TUNNEL_EVENTS,
    *(Wasted, Repaired, ThrewOff, KeyFell, Unlocked, Bribed, Claimed, Declined, Passed, Discarded),
    *(Drew, GotCards, Skipped, RoundEnded, PaidTroll, Settled, GameEnded),
)
