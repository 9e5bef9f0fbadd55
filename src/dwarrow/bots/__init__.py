"""Players who never get tired: what a bot is given, and the bots there are by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from dwarrow.bots.bot import Asked, Bot
from dwarrow.bots.chance import Chance
from dwarrow.bots.habit import HABITS
from dwarrow.kernel.state import Refused

__all__ = ["Asked", "Bot", "bot_named", "bot_names"]

OWN: dict[str, Callable[[str], Bot]] = {"chance": lambda game: Chance()}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game; others may join by the entry point `dwarrow.bots`."""
    habit = ["habit"] if game in HABITS else []
    return [*OWN, *habit, *sorted(point.name for point in entry_points(group="dwarrow.bots"))]


def bot_named(name: str, game: str) -> Bot:
    """A bot with this name for this game."""
    if name not in bot_names(game):
        raise Refused(f"{game} has no bot {name!r}; there are: {', '.join(bot_names(game))}")
    if name in OWN:
        return OWN[name](game)
    if name == "habit":
        return HABITS[game]()
    (point,) = entry_points(group="dwarrow.bots", name=name)
    bot: Bot = point.load()(game)
    return bot
