"""States, views and tables that are sent away or kept by pickle: as texts, and read again.

A state is its position; a view is the position of a world that fits it, seen from its seat (the
law of imagination), so that nothing hidden is sent with it. Games are found by name when they are
needed: the kernel knows none.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from dwarrow.kernel.dice import Seeded


def game_of(thing: Any) -> Any:
    """The game that a state or a view is of."""
    return named(str(thing.drawers().game))


def named(game: str) -> Any:
    return import_module(f"dwarrow.games.{game}")


def state_text(state: Any) -> tuple[str, str]:
    game = game_of(state)
    return game.NAME, game.write_position(state)


def state_again(game: str, text: str) -> Any:
    return named(game).read_position(text)


def view_text(view: Any) -> tuple[str, str, int]:
    game = game_of(view)
    return game.NAME, game.write_position(game.imagine(view, Seeded(0))), int(view.seat)


def view_again(game: str, text: str, seat: int) -> Any:
    played = named(game)
    return played.view(played.read_position(text), seat)


def svg_of(view: Any) -> str:
    """A view as a picture; whoever draws stands above the games and is found when asked."""
    svg: str = import_module("dwarrow.drawing").svg(view)
    return svg
