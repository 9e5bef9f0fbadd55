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


OPTIONS: Final = {
    "pairing": Option(
        ("shuffled", "fixed"),
        ("KUM-002", "KUM-032"),
        "which mine is on the back of which troop: married anew each game, or by the table",
    ),
    "first_player": Option(
        ("host", "random"),
        ("KUM-008",),
        "who starts: the host's choice if given, else by lot; or by lot in any case",
    ),
}

HOUSE: Final = Rules()
# The printing leaves the same choice of first player (KUM-008); which of its mines is printed on
# which troop is not public, so it is played with the backs married anew.
RU13: Final = replace(HOUSE)
EDITIONS: Final = {"house": HOUSE, "ru13": RU13}
