"""Every way the roles and the treasure may lie, exactly, and how much each weighs.

Roles that act alike are merged to at most four sides. A slot is a role card that somebody held:
one a seat, and one more for each swap of hats. An assignment gives a side to every slot; its
prior weight is the number of deals of single cards that give it. All of it is weighed under every
custom by which those who hinder may play this round (`policy.py`), and added up.
"""

from __future__ import annotations

from math import perm
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.kernel.dice import Dice
from dwarrow.parts.mine import GOALS

ANY: Final = -1  # a slot whose side is not known
SIDES: Final = 4  # room for so many sides: two bits a slot
AS_THEY_LIKE: Final = [1.0]  # a single custom, which asks nothing
UNLIKELY: Final = 0.12  # nobody digs for a goal that hides the treasure less likely than this


class Assignments:
    """All assignments of sides to slots that a pool allows, each with three treasure goals."""

    def __init__(self, pool: list[int], slots: int, customs: list[float] = AS_THEY_LIKE) -> None:
        self.pool = pool
        self.slots: i64 = slots
        self.packed = vec[i64]()
        self.weights = vec[float]()
        self._assign(0, 0, [0] * len(pool))
        self.customs: i64 = len(customs)
        self.each = vec[float]()  # the weights under each custom
        for share in customs:
            for weight in self.weights:
                self.each = append(self.each, share * weight)

    def _assign(self, slot: int, packed: int, used: list[int]) -> None:
        if slot == self.slots:
            ways = 1
            for side, count in enumerate(used):
                ways *= perm(self.pool[side], count)
            self.packed = append(self.packed, packed)
            for _ in range(GOALS):
                self.weights = append(self.weights, float(ways))
            return
        for side in range(len(self.pool)):
            if used[side] < self.pool[side]:
                used[side] += 1
                self._assign(slot + 1, packed | side << (2 * slot), used)
                used[side] -= 1

    def side_in(self, packed: i64, slot: i64) -> i64:
        return (packed >> (2 * slot)) & 3

    def weigh(self, slot: i64, likely: vec[float]) -> None:
        """Multiply in how likely something was: by custom, side of the slot and treasure goal."""
        to: i64 = 0
        for custom in range(self.customs):
            for i in range(len(self.packed)):
                at = (custom * SIDES + self.side_in(self.packed[i], slot)) * GOALS
                for goal in range(GOALS):
                    self.each[to] *= likely[at + goal]
                    to += 1
        self._add_up()

    def weigh_pair(self, slot: i64, target: i64, likely: vec[float]) -> None:
        """The same by the sides of two slots: SIDES times the first side plus the second."""
        to: i64 = 0
        for _custom in range(self.customs):
            for i in range(len(self.packed)):
                side = self.side_in(self.packed[i], slot)
                factor = likely[side * SIDES + self.side_in(self.packed[i], target)]
                for _goal in range(GOALS):
                    self.each[to] *= factor
                    to += 1
        self._add_up()

    def _add_up(self) -> None:
        """The weights under all customs together; only against each other do they matter."""
        most = 0.0
        count: i64 = len(self.weights)
        for i in range(count):
            total = 0.0
            for custom in range(self.customs):
                total += self.each[custom * count + i]
            self.weights[i] = total
            most = max(most, total)
        if 0.0 < most < 1e-100:  # many small factors must not come to nothing
            for i in range(len(self.each)):
                self.each[i] *= 1e100
            for i in range(count):
                self.weights[i] *= 1e100

    def known(self, facts: vec[i64], goals: i64) -> vec[float]:
        """The weights that agree with known sides by slot (or ANY) and possible treasure goals."""
        left = self.weights[:]
        for i in range(len(self.packed)):
            fits = True
            for slot in range(self.slots):
                if facts[slot] != ANY and facts[slot] != self.side_in(self.packed[i], slot):
                    fits = False
            for goal in range(GOALS):
                if not fits or (goals >> goal) & 1 == 0:
                    left[i * GOALS + goal] = 0.0
        return left

    def share(self, weights: vec[float], slot: i64, side: i64) -> float:
        """The probability that a slot has a side."""
        total = 0.0
        hits = 0.0
        for i in range(len(self.packed)):
            weight = weights[i * GOALS] + weights[i * GOALS + 1] + weights[i * GOALS + 2]
            total += weight
            if self.side_in(self.packed[i], slot) == side:
                hits += weight
        return hits / total if total > 0.0 else 0.0

    def goal_share(self, weights: vec[float], goal: i64) -> float:
        """The probability that a goal hides the treasure."""
        total = 0.0
        hits = 0.0
        for i in range(len(self.packed)):
            for other in range(GOALS):
                total += weights[i * GOALS + other]
            hits += weights[i * GOALS + goal]
        return hits / total if total > 0.0 else 0.0

    def likely_goals(self, weights: vec[float]) -> i64:
        """The goals that may well hide the treasure, as a bit set."""
        goals: i64 = 0
        for goal in range(GOALS):
            if self.goal_share(weights, goal) >= UNLIKELY:
                goals |= 1 << goal
        return goals

    def likeliest_goal(self) -> i64:
        """The goal that most probably hides the treasure, to one who only listens."""
        shares = vec[float]([0.0] * GOALS)
        best: i64 = 0
        for i in range(len(self.weights)):
            shares[i % GOALS] += self.weights[i]
        for goal in range(GOALS):
            if shares[goal] > shares[best]:
                best = goal
        return best


class Lots:
    """Draws hypotheses as likely as they are: assignment times GOALS plus the treasure goal."""

    def __init__(self, weights: vec[float]) -> None:
        self.sums = vec[float]()
        self.total = 0.0
        for weight in weights:
            self.total += weight
            self.sums = append(self.sums, self.total)

    def draw(self, dice: Dice) -> i64:
        wanted = self.total * (float(dice.word()) + 0.5) / 4294967296.0
        low: i64 = 0
        high: i64 = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        return low
