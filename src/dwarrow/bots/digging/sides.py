"""The hidden sides of a game, for whoever looks on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dwarrow.bots.digging.belief import Belief


@dataclass(frozen=True)
class Sides:
    """A listener's belief at a view, the side of a role, and what tells of roles."""

    belief: Callable[[Any], Belief]
    of: Callable[[str], int]
    ends: type[Any]  # tells that a round is over, with all roles
    new_hats: tuple[type[Any], ...] = ()  # tell that a target has another role
