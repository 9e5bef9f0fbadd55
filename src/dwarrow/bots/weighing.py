"""Why a search chose a move, as reasons to say: what was tried, and what came next."""

from __future__ import annotations

from collections.abc import Callable

from dwarrow.bots.bot import Reason
from dwarrow.bots.search import Prospect


def weighed(found: list[Prospect], words: Callable[[int], str]) -> list[Reason]:
    """The reasons of a search; the move that came second would show the hand, so it is secret."""
    if len(found) < 2:
        return [Reason("obvious", {})]
    tries = sum(int(prospect.tries) for prospect in found)
    return [
        Reason("weighed", {"moves": len(found), "tries": tries}),
        Reason("instead", {"move": words(int(found[1].move))}, True),
    ]
