"""The games of the family, by name; a game is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import cast

from dwarrow.kernel.game import Game
from dwarrow.sending import register

NAMES = ("saboteur", "saboteur2", "duel", "solo", "kings")


@cache
def loaded(name: str) -> Game:
    """The game, with its events and rules made fit for pickle."""
    game = cast(Game, import_module(f"dwarrow.games.{name}"))
    register(game.EVENTS)
    register({type(rules) for rules in game.EDITIONS.values()})
    return game


class Games(Mapping[str, Game]):
    """The registry: a folder of this package for each name."""

    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        return loaded(name)

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = Games()
