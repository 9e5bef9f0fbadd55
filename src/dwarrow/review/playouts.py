"""Rounds played on by habit, from the truth or from worlds that a seat can imagine.

Where all cards are known the deck is still shuffled: nobody could know what would be drawn.
All dice follow from the record, so the same record has the same playouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from typing import Any

from dwarrow.bots.search import Guide, play_on
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import DEALER, Moves, State
from dwarrow.review.scales import Scale

ROOM = Moves()


@dataclass(frozen=True)
class Luck:
    """Where the dice of one record come from."""

    key: str

    def dice(self, *what: object) -> Seeded:
        mixed = sha256(f"dwarrow review {self.key} {what}".encode()).digest()
        return Seeded(int.from_bytes(mixed[:6], "big"))


@dataclass
class Mean:
    """Weighted means of lines, and how far they may be off."""

    sums: list[float]
    weight: float = 0.0
    squares: float = 0.0  # of the weights

    @classmethod
    def of(cls, lines: int) -> Mean:
        return cls([0.0] * lines)

    def add(self, values: list[float], weight: float = 1.0) -> None:
        self.sums = [total + weight * value for total, value in zip(self.sums, values)]
        self.weight += weight
        self.squares += weight * weight

    @property
    def values(self) -> list[float]:
        return [total / self.weight for total in self.sums]

    @property
    def tries(self) -> float:
        """How many equal tries the weighted ones are worth."""
        return self.weight * self.weight / self.squares


def prior(scale: Scale, guide: Guide, start: State, luck: Luck, tries: int) -> list[float]:
    """By line: a game or round before anything is dealt, played by habit."""
    found = Mean.of(len(scale.lines()))
    for number in range(tries):
        state, dice = start.copy(), luck.dice("prior", number)
        if state.turn() == DEALER:
            state.deal(state.shuffled(dice))
        guide.takes(state, dice)
        play_on(guide, state, dice, ROOM)
        while not scale.is_by_round and state.turn() == DEALER:
            state.deal(state.shuffled(dice))
            guide.begins()
            play_on(guide, state, dice, ROOM)
        found.add(scale.read(state))
    return found.values


def from_truth(scale: Scale, guide: Guide, truth: State, dice: Seeded, tries: int) -> Mean:
    """By line: how a round goes on from the truth."""
    found = Mean.of(len(scale.lines()))
    for _ in range(tries):
        state = truth.copy()
        guide.takes(state, dice)
        play_on(guide, state, dice, ROOM)
        found.add(scale.read(state))
    return found


def from_view(scale: Scale, guide: Guide, dice: Seeded, tries: int) -> Mean:
    """By line: how a round goes on as far as the guide's seat can know."""
    found = Mean.of(len(scale.lines()))
    for _ in range(tries):
        world = guide.world(dice)
        guide.begins()
        play_on(guide, world.state, dice, ROOM)
        found.add(scale.read(world.state), float(world.weight))
    return found


@dataclass
class Trial:
    """A candidate, and what came of it in each world."""

    move: int
    values: list[float]  # the seat's own, world by world
    lines: list[list[float]]  # by world and line
    points: list[list[float]]  # by world and seat

    def forget(self) -> None:
        self.values, self.lines, self.points = [], [], []

    def mean(self, weights: list[float]) -> float:
        return sum(value * weight for value, weight in zip(self.values, weights)) / sum(weights)

    def line_means(self, weights: list[float]) -> list[float]:
        found = Mean.of(len(self.lines[0]))
        for lines, weight in zip(self.lines, weights):
            found.add(lines, weight)
        return found.values


class Trials:
    """Candidates tried in the same worlds, with the same luck in each."""

    def __init__(self, scale: Scale, guide: Guide, role: str, moves: list[int], dice: Seeded):
        self.scale, self.guide, self.role, self.dice = scale, guide, role, dice
        self.seat = int(guide.seat)
        self.trials = [Trial(move, [], [], []) for move in moves]

    def go_on(self, alive: list[Trial], worlds: int) -> list[float]:
        """So many worlds more for each of these; the weights of the worlds."""
        return [self._world(alive) for _ in range(worlds)]

    def _world(self, alive: list[Trial]) -> float:
        world, luck = self.guide.world(self.dice), int(self.dice.word())
        for trial in alive:
            state: Any = world.state.copy()
            self.guide.starts(state, trial.move)
            state.step(trial.move)
            play_on(self.guide, state, Seeded(luck), ROOM)
            trial.lines.append(self.scale.read(state))
            trial.values.append(self.scale.own(trial.lines[-1], self.seat, self.role))
            trial.points.append(self.scale.points(state))
        return float(world.weight)


def compared(best: Trial, made: Trial, weights: list[float]) -> tuple[float, float]:
    """How much better one was than the other in these worlds, and the standard error."""
    gains = [a - b for a, b in zip(best.values, made.values)]
    total = sum(weights)
    mean = sum(gain * weight for gain, weight in zip(gains, weights)) / total
    spread = sum((weight * (gain - mean)) ** 2 for gain, weight in zip(gains, weights))
    return mean, sqrt(spread) / total
