"""Rounds played on by habit, from the truth or from worlds that a seat can imagine.

Where all cards are known the deck is still shuffled: nobody could know what would be drawn.
All dice follow from the record, so the same record has the same playouts. Shares are said as
they come true (`calibrating.py`): whatever is a `Mean` has been through that.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from typing import Any

from dwarrow.bots.search import Guide, play_on
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import DEALER, Moves, State
from dwarrow.review.calibrating import WHOLE, Fit, Knew, fit_for
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
    fit: Fit
    deck: int  # cards in it when the playouts began
    weight: float = 0.0
    squares: float = 0.0  # of the weights

    @classmethod
    def of(cls, scale: Scale, knew: Knew, deck: int) -> Mean:
        return cls([0.0] * len(scale.lines()), fit_for(scale.game.NAME, knew), deck)

    def add(self, values: list[float], weight: float = 1.0) -> None:
        self.sums = [total + weight * value for total, value in zip(self.sums, values)]
        self.weight += weight
        self.squares += weight * weight

    @property
    def found(self) -> list[float]:
        """By line: what the playouts came to."""
        return [total / self.weight for total in self.sums]

    @property
    def values(self) -> list[float]:
        """By line: what that means."""
        return self.fit.on(self.found, self.deck)

    @property
    def tries(self) -> float:
        """How many equal tries the weighted ones are worth."""
        return self.weight * self.weight / self.squares


def deck_of(state: Any) -> int:
    """How many cards its deck has; before a deal as many as after it."""
    return WHOLE if state.turn() == DEALER else int(state.public.deck_size)


def prior(scale: Scale, guide: Guide, start: State, luck: Luck, tries: int) -> Mean:
    """By line: a game or round before anything is dealt, played by habit."""
    found = Mean.of(scale, "all", deck_of(start))
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
    return found


def from_truth(scale: Scale, guide: Guide, truth: State, dice: Seeded, tries: int) -> Mean:
    """By line: how a round goes on from the truth."""
    found = Mean.of(scale, "all", deck_of(truth))
    for _ in range(tries):
        state = truth.copy()
        guide.takes(state, dice)
        play_on(guide, state, dice, ROOM)
        found.add(scale.read(state))
    return found


def from_view(scale: Scale, guide: Guide, dice: Seeded, tries: int) -> Mean:
    """By line: how a round goes on as far as the guide's seat can know."""
    found = Mean.of(scale, "seat", WHOLE)
    for _ in range(tries):
        world = guide.world(dice)
        found.deck = deck_of(world.state)
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
        """What it came to in these worlds: to rank moves by."""
        return sum(value * weight for value, weight in zip(self.values, weights)) / sum(weights)


class Trials:
    """Candidates tried in the same worlds, with the same luck in each."""

    def __init__(self, scale: Scale, guide: Guide, role: str, moves: list[int], dice: Dice):
        self.scale, self.guide, self.role, self.dice = scale, guide, role, dice
        self.seat = int(guide.seat)
        self.trials = [Trial(move, [], [], []) for move in moves]
        self.deck = WHOLE

    def go_on(self, alive: list[Trial], worlds: int) -> list[float]:
        """So many worlds more for each of these; the weights of the worlds."""
        return [self._world(alive) for _ in range(worlds)]

    def _world(self, alive: list[Trial]) -> float:
        world, luck = self.guide.world(self.dice), int(self.dice.word())
        self.deck = deck_of(world.state)
        for trial in alive:
            state: Any = world.state.copy()
            self.guide.starts(state, trial.move)
            state.step(trial.move)
            play_on(self.guide, state, Seeded(luck), ROOM)
            trial.lines.append(self.scale.read(state))
            trial.values.append(self.scale.own(trial.lines[-1], self.seat, self.role))
            trial.points.append(self.scale.points(state))
        return float(world.weight)

    def lines_of(self, trial: Trial, weights: list[float]) -> list[float]:
        """By line: what a move is worth."""
        found = Mean.of(self.scale, "seat", self.deck)
        for lines, weight in zip(trial.lines, weights):
            found.add(lines, weight)
        return found.values

    def share(self, trial: Trial, weights: list[float]) -> float:
        """What a move is worth to its seat."""
        return self.scale.own(self.lines_of(trial, weights), self.seat, self.role)

    def compared(self, best: Trial, made: Trial, weights: list[float]) -> tuple[float, float]:
        """How much better one is than the other, and the standard error."""
        gain, error = compared(best, made, weights)
        said = self.share(best, weights) - self.share(made, weights)
        return said, error * (said / gain if gain * said > 0.0 else 1.0)


def compared(best: Trial, made: Trial, weights: list[float]) -> tuple[float, float]:
    """How much better one was than the other in these worlds, and the standard error."""
    gains = [a - b for a, b in zip(best.values, made.values)]
    total = sum(weights)
    mean = sum(gain * weight for gain, weight in zip(gains, weights)) / total
    spread = sum((weight * (gain - mean)) ** 2 for gain, weight in zip(gains, weights))
    return mean, sqrt(spread) / total
