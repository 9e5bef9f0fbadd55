"""Bots of somebody else's, good and bad."""

from __future__ import annotations

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
