"""Bots for the laboratory's tests, in a module that every process can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from dwarrow.bots import Asked


class First:
    """Takes the first move."""

    name = "first"

    def choose(self, asked: Asked) -> int:
        return asked.moves[0]


class Clumsy(First):
    """Fails at its first choice."""

    name = "[clumsy]"

    def choose(self, asked: Asked) -> int:
        return asked.moves[len(asked.moves)]


class Boaster(First):
    """Claims what is no claim."""

    name = "boaster"

    def claims(self, asked: Asked) -> list[object]:
        return ["I am honest"]


class Counting:
    """Remembers how often it was asked, which nobody may notice in another game."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, asked: Asked) -> int:
        self.asked += 1
        return asked.moves[self.asked % len(asked.moves)]


class Deadly:
    """Kills the process it plays in, once; afterwards it takes the last move."""

    def __init__(self, marker: str) -> None:
        self.marker = marker

    def choose(self, asked: Asked) -> int:
        try:
            os.close(os.open(self.marker, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return asked.moves[-1]
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody survives this")


class Fatal(Deadly):
    """Kills every process it plays in."""

    def choose(self, asked: Asked) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody survives this")


def marked(folder: Path) -> Deadly:
    """One that has killed already."""
    (folder / "killed").touch()
    return Deadly(str(folder / "killed"))
