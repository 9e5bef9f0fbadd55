"""What the shell may offer where a word is missing."""

from __future__ import annotations

import os

import dwarrow
from dwarrow.kernel.game import Game

TYPED = ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")  # where bash, and the other shells, put the words


def games(incomplete: str) -> list[str]:
    return [name for name in dwarrow.GAMES if name.startswith(incomplete)]


def meant() -> list[Game]:
    """The game that was typed already, else all: an option may stand before it."""
    words = [word for name in TYPED for word in os.environ.get(name, "").split()]
    named = [dwarrow.GAMES[word] for word in words if word in dwarrow.GAMES]
    return named[:1] or list(dwarrow.GAMES.values())


def editions(incomplete: str) -> list[str]:
    names = {name: None for game in meant() for name in game.EDITIONS}
    return [name for name in names if name.startswith(incomplete)]


def options(incomplete: str) -> list[str]:
    """`name=value` for every answer to every question of the game."""
    known = {name: option for game in meant() for name, option in game.OPTIONS.items()}
    answers = [f"{name}={value}" for name, option in known.items() for value in option.values]
    return [answer for answer in answers if answer.startswith(incomplete)]


def bots(incomplete: str) -> list[str]:
    """The last of several names with a comma between them."""
    from dwarrow.bots import bot_names

    before, comma, begun = incomplete.rpartition(",")
    names = {name: None for game in meant() for name in bot_names(game.NAME)}
    return [f"{before}{comma}{name}" for name in names if name.startswith(begun)]
