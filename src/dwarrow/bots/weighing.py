"""A thinker that tries the moves its habit likes best, and why it chose one, as reasons to say."""

from __future__ import annotations

from collections.abc import Callable

from dwarrow.bots.bot import Asked, Reason
from dwarrow.bots.search import Level, Prospect, Question, search
from dwarrow.kernel.state import Event, View


class Weigher:
    """Searches as much as its level says; what it ponders, its game knows."""

    def __init__(self, level: Level, words: Callable[[int], str]) -> None:
        self.level = level
        self.words = words  # of a move
        self.found: list[Prospect] = []

    def ponder(self, view: View, story: list[Event], moves: list[int]) -> Question:
        """What it would search; whoever has no move may be asked for the guide alone."""
        raise NotImplementedError

    def choose(self, asked: Asked) -> int:
        level, asks = self.level, self.ponder(asked.view, asked.story, asked.moves)
        self.found = search(
            asks.guide, asks.moves, asked.dice, level.playouts, asked.seconds, level.depth
        )
        return int(self.found[0].move)

    def why(self, view: View, move: int) -> list[Reason]:
        """Only its search speaks for a move."""
        return []

    def reasons(self) -> list[Reason]:
        return weighed(self.found, self.words)


def weighed(found: list[Prospect], words: Callable[[int], str]) -> list[Reason]:
    """The reasons of a search; the move that came second would show the hand, so it is secret."""
    if len(found) < 2:
        return [Reason("obvious", {})]
    tries = sum(int(prospect.tries) for prospect in found)
    return [
        Reason("weighed", {"moves": len(found), "tries": tries}),
        Reason("instead", {"move": words(int(found[1].move))}, True),
    ]
