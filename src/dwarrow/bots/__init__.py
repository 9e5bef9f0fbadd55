"""Players who never get tired: what a bot is given, and the bots there are by name.

Each game's folder names its bots in `BOTS`; a bot of somebody else's joins by an entry point in
the group `dwarrow.bots`, which names a callable that takes a game's name and gives a bot.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeVar

from dwarrow.bots.bot import (
    Asked,
    Bot,
    Makers,
    Reason,
    Replies,
    Speaks,
    SpeaksUp,
    Talks,
    Wonders,
)
from dwarrow.bots.chance import Chance
from dwarrow.bots.company import Company
from dwarrow.bots.digging.sides import Sides
from dwarrow.bots.talk import Claimed, Inquired
from dwarrow.games import NAMES
from dwarrow.given import text
from dwarrow.kernel.state import Refused

__all__ = [
    "Asked",
    "Bot",
    "Claimed",
    "Inquired",
    "Reason",
    "Replies",
    "Speaks",
    "SpeaksUp",
    "Talks",
    "Wonders",
    "bot_named",
    "bot_names",
]

T = TypeVar("T")

FOLDERS: Final = {name: import_module(f"{__name__}.{name}") for name in NAMES}


def _named(what: str) -> dict[str, Any]:
    """By game: what its folder calls so, if it has it."""
    return {name: getattr(mine, what) for name, mine in FOLDERS.items() if hasattr(mine, what)}


BOTS: Final[dict[str, Makers]] = _named("BOTS")

# A whole table of habit players, for those who play many games.
COMPANIES: Final[dict[str, Callable[[], Company]]] = _named("COMPANY")

# Games whose players have hidden sides.
SIDES: Final[dict[str, Sides]] = _named("SIDES")

# The faces of characters, as pages draw them: hair, eyes, hat, coat.
FACES: Final = {"cautious": "4214", "accuser": "0101", "joker": "3022"}

# Bots with a part left out: not for the table, but the arena asks what that part is worth.
STUDIES: Final[dict[str, Makers]] = _named("STUDIES")


def own_bots(game: str) -> Makers:
    """Our bots for a game; chance plays them all."""
    return {"chance": Chance, **BOTS.get(game, {})}


@cache
def guests() -> dict[str, EntryPoint]:
    """Bots of others, by name; none can take the name of one of ours.

    To find them all packages are read from the disk: once, since every new table asks.
    """
    return {point.name: point for point in entry_points(group="dwarrow.bots")}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    own = own_bots(game)
    return [*own, *sorted(name for name in guests() if name not in own)]


def bot_named(name: str, game: str) -> Bot:
    """A new bot with this name for this game."""
    own = {**own_bots(game), **STUDIES.get(game, {})}
    if text(name, "the name of a bot") in own:
        return own[name]()
    found = guests().get(name)
    if found is None:
        raise Refused(f"{game} has no bot {name!r}; there are: {', '.join(bot_names(game))}")
    return guest(found, game)


class Stranger:
    """A bot that is none of ours; whatever goes wrong in it is told with its name."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.fault = f"the bot {name!r} failed"
        if not callable(getattr(bot, "choose", None)):
            raise Refused(f"the bot {name!r} cannot choose: it has no method `choose`")

    def choose(self, asked: Asked) -> int:
        return tried(self.fault, lambda: self.bot.choose(asked))

    def reasons(self) -> list[Reason]:
        """Why it moved, if it speaks."""
        speaks = getattr(self.bot, "reasons", None)
        return tried(self.fault, speaks) if speaks else []

    def says(self) -> Reason | None:
        """What it says at the table about its last move, if it speaks up."""
        speaks = getattr(self.bot, "says", None)
        return tried(self.fault, speaks) if speaks else None

    def claims(self, asked: Asked) -> list[Claimed]:
        """What it claims after its move, if it talks."""
        talks = getattr(self.bot, "claims", None)
        return tried(self.fault, lambda: [replace(c) for c in talks(asked)]) if talks else []

    def wonders(self, asked: Asked) -> Inquired | None:
        """Whom it asks what it saw, if it asks anybody."""
        talks = getattr(self.bot, "wonders", None)
        wonder = tried(self.fault, lambda: talks(asked)) if talks else None
        return None if wonder is None else tried(self.fault, lambda: replace(wonder))

    def answers(self, asked: Asked) -> list[Claimed]:
        """What it says when it is asked what it saw, if it answers."""
        talks = getattr(self.bot, "answers", None)
        return tried(self.fault, lambda: [replace(c) for c in talks(asked)]) if talks else []


def tried(fault: str, work: Callable[[], T]) -> T:
    """What a stranger's work brings; if it fails, the fault, with what failed and where."""
    try:
        return work()
    except Exception as why:
        where = traceback.extract_tb(why.__traceback__)[-1]
        at = f"{where.filename}, line {where.lineno}"
        raise Refused(f"{fault} ({type(why).__name__}: {why}; {at})") from why


def guest(point: EntryPoint, game: str) -> Stranger:
    """A bot that joins by an entry point."""
    named = f"the bot {point.name!r}"
    make = tried(f"{named} cannot be loaded from {point.value}", point.load)
    called = f"{named} cannot be made; {point.value} is called with a game's name"
    return Stranger(point.name, tried(called, lambda: make(game)))
