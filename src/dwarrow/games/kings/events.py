"""What is told in Kings Under Mountains. A secret is a second event told to one seat.

Cards are written with both sides, `orc-5/M07`; a mine alone as `M07`. Places count from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dwarrow.kernel.state import Event


@dataclass(frozen=True)
class Dealt(Event):
    """The game begins: who starts, all races, the centre, the Camp, the backs of all hands."""

    first: int
    races: list[str]
    centre: list[str]
    camp: list[str]
    hands: list[list[str]]


@dataclass(frozen=True)
class GotHand(Event):
    """To its owner: six cards from the deck."""

    cards: list[str]


@dataclass(frozen=True)
class Played(Event):
    """A troop on the centre's n-th mine, or on the player's own n-th."""

    seat: int
    card: str
    where: str
    place: int


@dataclass(frozen=True)
class Captured(Event):
    """A mine was captured: whose it is by which clause, its troops in the order sent to Camp."""

    by: int
    owner: int
    mine: str
    place: int
    troops: list[str]
    clause: str


@dataclass(frozen=True)
class Opened(Event):
    """The deck's top mine was laid in the centre."""

    mine: str
    place: int


@dataclass(frozen=True)
class Developed(Event):
    """A mine is complete and goes under the king."""

    seat: int
    mine: str
    troops: list[str]


@dataclass(frozen=True)
class Took(Event):
    """The top card of a Camp pile went to a hand, both sides seen by all."""

    seat: int
    card: str


@dataclass(frozen=True)
class Drew(Event):
    """The deck's top card went to a hand; all saw its mine."""

    seat: int
    mine: str


@dataclass(frozen=True)
class GotCard(Event):
    """To the drawing seat only."""

    card: str


@dataclass(frozen=True)
class Uncovered(Event):
    """The mine that lies on top of the deck now, and how many cards are left."""

    mine: str
    left: int


@dataclass(frozen=True)
class Redrew(Event):
    """A seat that could play nothing showed its hand, discarded it and drew; the new backs."""

    seat: int
    cards: list[str]
    drawn: list[str]


@dataclass(frozen=True)
class DeckEnded(Event):
    """The deck is empty: by a draw, by a new mine, or by a redraw."""

    how: str
    clause: str


@dataclass(frozen=True)
class Line:
    """One mine of a final score: what it is worth, for or against, and by which clause."""

    mine: str
    developed: bool
    value: int
    clause: str


@dataclass(frozen=True)
class Account:
    """The final score of a seat, mine by mine."""

    seat: int
    race: str
    mines: list[Line]
    score: int


@dataclass(frozen=True)
class Scored(Event):
    """The why of the final score."""

    accounts: list[Account]
    clause: str


@dataclass(frozen=True)
class GameEnded(Event):
    """The score of each seat and who won."""

    scores: list[int]
    winners: list[int]


# Events that may tell the hearing seat what it could not know; all others tell what it saw.
REVEALS: Final = frozenset(
    ("dealt", "got-hand", "played", "got-card", "uncovered", "redrew", "scored", "game-ended")
)
