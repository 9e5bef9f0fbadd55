"""All that is told in Kings Under Mountains; each event is declared where it is told.

Cards are written with both sides, `orc-5/M07`; a mine alone as `M07`. Places count from 1.
"""

from __future__ import annotations

from typing import Final

from dwarrow.games.kings.deeds.attack import Captured, Opened
from dwarrow.games.kings.deeds.dig import Developed
from dwarrow.games.kings.deeds.take import Drew, Took
from dwarrow.games.kings.deeds.troop import Played
from dwarrow.games.kings.round import Dealt, Redrew, Uncovered
from dwarrow.games.kings.score import Account, DeckEnded, GameEnded, Scored, ScoredMine
from dwarrow.parts.events import GotCard, GotHand

EVENTS: Final = (
    *(Dealt, GotHand, Played, Captured, Opened, Developed, Took, Drew, GotCard, Uncovered),
    *(Redrew, DeckEnded, Scored, GameEnded),
)
PARTS: Final = (Account, ScoredMine)
