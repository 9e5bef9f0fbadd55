"""What the shell may offer where a word is missing."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

import dwarrow
from dwarrow.kernel.game import Game
from dwarrow.kernel.state import Refused

SHOW, INSTALL = "--show-completion", "--install-completion"
VARIABLE = "_DWARROW_COMPLETE"
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


# ---- the script that a shell needs for it


def prepare(asked: Sequence[str]) -> None:
    """`--show-completion [SHELL]` and `--install-completion [SHELL]`: this shell if none is named.

    Typer knows only the shell it finds itself in, and would take a name for nothing.
    """
    from typer import completion

    typers: Any = completion  # whose parts are public and have no types
    shell = shell_of(asked[1:], [shell.value for shell in typers.Shells])
    if asked[0] == SHOW:
        script = typers.get_completion_script
        print(script(prog_name="dwarrow", complete_var=VARIABLE, shell=shell))
    else:
        _, file = typers.install(shell, "dwarrow", VARIABLE)
        print(f"{shell} will complete dwarrow when it is opened anew: {file}")


def shell_of(named: Sequence[str], known: Sequence[str]) -> str:
    """The shell that is named, else the one that asks, else the one of this account."""
    for shell in named or (asking(), PurePath(os.environ.get("SHELL", "")).stem):
        if shell in known:
            return shell
    which = f"{' '.join(named)} cannot be completed" if named else "this shell is none we know"
    raise Refused(f"{which}; name one of {', '.join(known)}")


def asking() -> str:
    """The shell that dwarrow was called from, if it can be found out."""
    import shellingham

    try:
        return str(shellingham.detect_shell()[0])
    except (shellingham.ShellDetectionFailure, NotImplementedError):
        return ""
