"""What is known of a seat's next decisions after one candidate: a tree of its own moves.

The tree is open: a node stands for the moves made, whatever the world, and all other seats and
the deck are part of the world. So one tree gathers what many worlds have taught.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

CURIOSITY: Final = 0.25  # how much a move that was tried seldom is worth trying again


class Node:
    """The moves that were tried after a line of own moves, and what came of them."""

    def __init__(self) -> None:
        self.next: dict[int, Node] = {}
        self.tries: i64 = 0
        self.weight = 0.0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.weight if self.weight > 0.0 else 0.0

    def add(self, worth: float, weight: float) -> None:
        self.tries += 1
        self.weight += weight
        self.total += worth * weight

    def select(self, moves: list[int]) -> int:
        """The move to try next, of those offered best first; the more tries, the more of them."""
        width = 1 + int(sqrt(float(self.tries)))
        best = moves[0]
        most = -1e9
        for move in moves[:width]:
            hope = self._hope(move)
            if hope > most:
                most = hope
                best = move
        return best

    def _hope(self, move: int) -> float:
        child = self.next.get(move)
        if child is None:
            return 1e9
        return child.mean + CURIOSITY * sqrt(log(float(self.tries) + 1.0) / float(child.tries))

    def child(self, move: int) -> Node:
        child = self.next.get(move)
        if child is None:
            child = Node()
            self.next[move] = child
        return child
