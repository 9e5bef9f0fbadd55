"""Bots of somebody else's, good and bad."""

from __future__ import annotations

import numpy as np

from dwarrow.bots import Asked


class Loyal:
    """Always the first move."""

    def __init__(self, game: str) -> None:
        self.game = game

    def choose(self, asked: Asked) -> int:
        return asked.moves[0]


class Cheat(Loyal):
    """Moves that nobody offered."""

    def choose(self, asked: Asked) -> int:
        return max(asked.moves) + 1


class Clumsy(Loyal):
    def choose(self, asked: Asked) -> int:
        return asked.moves[len(asked.moves)]


class Silent(Loyal):
    def choose(self, asked: Asked) -> int:  # type: ignore[empty-body, return]
        pass


class Endless(Loyal):
    """More digits than Python writes down."""

    def choose(self, asked: Asked) -> int:
        return 10**5000


class Undecided(Loyal):
    """All of them at once, in an array."""

    def choose(self, asked: Asked) -> int:
        return np.array(asked.moves)  # type: ignore[return-value]


class Forger(Cheat):
    """Writes its move into the list of those that are offered."""

    def choose(self, asked: Asked) -> int:
        asked.moves.append(super().choose(asked))
        return asked.moves[-1]


class Unasked:
    """Takes no game."""

    def choose(self, asked: Asked) -> int:
        return asked.moves[0]


class Mute:
    def __init__(self, game: str) -> None:
        pass


class Spy(Loyal):
    """Keeps all it was ever asked."""

    heard: list[Asked] = []

    def choose(self, asked: Asked) -> int:
        self.heard.append(asked)
        return asked.moves[0]
