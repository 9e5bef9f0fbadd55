"""The hidden sides of a game, for whoever looks on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dwarrow.bots.digging.belief import Belief

HINDERS: Final = "saboteur"  # the role that wants no tunnel, wherever sides are hidden


@dataclass(frozen=True)
class Teams:
    """The sides that win or lose a round, by what they are called and the role that is theirs."""

    roles: dict[str, str]
    is_settled: Callable[[Any], bool]  # whether no move can change any more who wins
    won: Callable[[Any], list[float]]  # by team, when the round is over


@dataclass(frozen=True)
class Pool:
    """The role cards of a game of two sides, which can be dealt to two bots for a round."""

    kinds: tuple[int, int]  # the card of each side
    size: Callable[[Any], tuple[int, int]]  # how many there are of each, by a state


@dataclass(frozen=True)
class Sides:
    """A listener's belief at a view, the side of a role, and what tells of roles."""

    belief: Callable[[Any], Belief]
    of: Callable[[str], int]
    ends: type[Any]  # tells that a round is over, with all roles
    teams: Teams
    pool: Pool | None = None  # where two bots can meet as the two sides of a round
    new_hats: tuple[type[Any], ...] = ()  # tell that a target has another role
