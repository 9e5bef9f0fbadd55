"""Players who never get tired: what a bot is given, and the bots there are by name.

Each game's folder names its bots in `BOTS`; a bot of somebody else's joins by an entry point in
the group `dwarrow.bots`, which names a callable that takes a game's name and gives a bot.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from dwarrow.bots import duel, kings, saboteur, saboteur2, solo
from dwarrow.bots.bot import Asked, Bot, Makers, Reason, Speaks
from dwarrow.bots.chance import Chance
from dwarrow.kernel.state import Refused

__all__ = ["Asked", "Bot", "Reason", "Speaks", "bot_named", "bot_names"]

BOTS: Final[dict[str, Makers]] = {
    "saboteur": saboteur.BOTS,
    "saboteur2": saboteur2.BOTS,
    "duel": duel.BOTS,
    "solo": solo.BOTS,
    "kings": kings.BOTS,
}

# Bots with a part left out: not for the table, but the arena asks what that part is worth.
STUDIES: Final[dict[str, Makers]] = {"saboteur": saboteur.STUDIES}


def own_bots(game: str) -> Makers:
    """Our bots for a game; chance plays them all."""
    return {"chance": Chance, **BOTS.get(game, {})}


def guests() -> dict[str, EntryPoint]:
    """Bots of others, by name; none can take the name of one of ours."""
    return {point.name: point for point in entry_points(group="dwarrow.bots")}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    own = own_bots(game)
    return [*own, *sorted(name for name in guests() if name not in own)]


def bot_named(name: str, game: str) -> Bot:
    """A new bot with this name for this game."""
    own = {**own_bots(game), **STUDIES.get(game, {})}
    if name in own:
        return own[name]()
    found = guests().get(name)
    if found is None:
        raise Refused(f"{game} has no bot {name!r}; there are: {', '.join(bot_names(game))}")
    bot: Bot = found.load()(game)
    return bot
