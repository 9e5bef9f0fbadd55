"""The Rules of Kings Under Mountains and its printed edition, nothing else.

`Rules` holds exactly the questions on which printings or groups differ.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from dwarrow.kernel.rules import Option


@dataclass(frozen=True)
class Rules:
    """The answers; the questions are in OPTIONS. The defaults are the recommended `house`."""

    pairing: str = "shuffled"
    first_player: str = "host"
    overseer_over_nine: str = "own_zero"


OPTIONS: Final = {
    "pairing": Option(("shuffled", "fixed"), ("KUM-002", "KUM-032")),
    "first_player": Option(("host", "random"), ("KUM-008",)),
    "overseer_over_nine": Option(("own_zero", "nobody"), ("KUM-022",), before="own_zero"),
}

UNCODED: Final[dict[str, str]] = {}  # clauses that no line can obey: there are none

HOUSE: Final = Rules()
# In print a card has the same back for ever (KUM-002), so the backs tell something of the faces.
# Which mine is behind which troop is not public: the table of the fixed pairing is our own.
RU13: Final = replace(HOUSE, pairing="fixed")
EDITIONS: Final = {"house": HOUSE, "ru13": RU13}
# The options on which an edition's print is silent or loose, so that its answer is a reading
# (docs/readings.md has the sentences).
READINGS: Final[dict[str, tuple[str, ...]]] = {
    "ru13": ("pairing", "first_player", "overseer_over_nine"),
}
