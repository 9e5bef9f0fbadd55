"""A second, slow answer to the questions of the tunnel board, written from the clauses alone.

A maze is a dict from places to cards; a card says its open sides and which of them are joined.
Nothing of the engine's board is used here, neither its code nor its numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}

Place = tuple[int, int]


@dataclass(frozen=True, eq=False)
class Card:
    """Open sides, the groups of them that are joined inside, and a hub if it has a ladder.

    `doors` are the groups as they are for a walker before whom this card's door is shut.
    """

    sides: str
    groups: tuple[str, ...]
    hub: int = 0
    doors: tuple[str, ...] | None = None

    def turned(self) -> Card:
        """Upside down: what was above is below (SAB-034). There is no other turn (SAB-033)."""
        doors = None if self.doors is None else tuple(map(_across, self.doors))
        return Card(_across(self.sides), tuple(map(_across, self.groups)), self.hub, doors)

    def same_as(self, other: Card) -> bool:
        return set(self.sides) == set(other.sides) and _sets(self.groups) == _sets(other.groups)


def _across(sides: str) -> str:
    return "".join(ACROSS[side] for side in sides)


def _sets(groups: Iterable[str]) -> set[frozenset[str]]:
    return {frozenset(group) for group in groups}


def beside(place: Place, side: str) -> Place:
    dx, dy = STEPS[side]
    return place[0] + dx, place[1] + dy


@dataclass
class Table:
    """Face-up cards by place, and the places of the goals that lie face down."""

    cards: dict[Place, Card] = field(default_factory=dict)
    goals: set[Place] = field(default_factory=set)

    def copy(self) -> Table:
        return Table(dict(self.cards), set(self.goals))

    def is_empty(self, place: Place) -> bool:
        return place not in self.cards and place not in self.goals

    # SAB-030, SAB-031: a whole side against a face-up card; SAB-041: a goal face down is none
    def places_beside_a_card(self) -> set[Place]:
        around = {beside(place, side) for place in self.cards for side in "NESW"}
        return {place for place in around if self.is_empty(place)}

    # SAB-032, SAB-041
    def wanted(self, place: Place) -> tuple[bool | None, ...]:
        """What each side of a place asks: open, rock, or nothing at all; in the order N E S W."""
        asks: list[bool | None] = []
        for side in "NESW":
            other = self.cards.get(beside(place, side))
            asks.append(None if other is None else ACROSS[side] in other.sides)
        return tuple(asks)

    # SAB-035, SAB-037, SAB-068: unbroken means joined inside each card and open at each border
    def walked(
        self, homes: set[int], shut: bool = False, unlocked: frozenset[Place] = frozenset()
    ) -> set[tuple[Place, str]]:
        """Every open side that a walker who starts at these hubs can stand at."""
        cards = self.cards
        hubs = {place: card for place, card in cards.items() if card.hub}
        todo = [(p, side) for p, card in hubs.items() if card.hub in homes for side in card.sides]
        reached = set(todo)
        climbed = set(homes)
        while todo:
            place, side = todo.pop()
            card = cards[place]
            found = [
                (place, other) for other in _joined(card, side, shut and place not in unlocked)
            ]
            over = beside(place, side)
            if over in cards and ACROSS[side] in cards[over].sides:
                found.append((over, ACROSS[side]))
            if card.hub and card.hub not in climbed:
                climbed.add(card.hub)
                found += [(p, s) for p, c in hubs.items() if c.hub == card.hub for s in c.sides]
            for step in found:
                if step not in reached:
                    reached.add(step)
                    todo.append(step)
        return reached

    def open_places(self, reached: set[tuple[Place, str]]) -> set[Place]:
        """SAB-035, A-2: empty places into which a walked opening points."""
        points = {beside(place, side) for place, side in reached}
        return {place for place in points if self.is_empty(place)}

    def joined_goals(self, reached: set[tuple[Place, str]]) -> set[Place]:
        """SAB-068, SAB-077: goals face down into which a walked opening points."""
        return {beside(place, side) for place, side in reached} & self.goals


@cache
def _joined(card: Card, side: str, shut: bool) -> str:
    groups = card.doors if shut and card.doors is not None else card.groups
    return "".join(group for group in groups if side in group)


@cache
def fitting(cards: tuple[Card, ...], wanted: tuple[bool | None, ...]) -> frozenset[tuple[int, int]]:
    """Which cards fit a place and how turned; one that looks the same turned counts once."""
    found = set()
    for kind, card in enumerate(cards):
        ways = [card] if card.same_as(card.turned()) else [card, card.turned()]
        for turn, way in enumerate(ways):
            if all(ask is None or ask == (side in way.sides) for side, ask in zip("NESW", wanted)):
                found.add((kind, turn))
    return frozenset(found)
