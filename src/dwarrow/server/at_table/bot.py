"""The host seats a bot, or with an empty name opens the seat."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.bots import FACES
from dwarrow.server.chairs import Caller, Chair
from dwarrow.server.line import LASTING, Line, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.settle import known_bot
from dwarrow.server.table import Table
from dwarrow.wire import asks


class SeatedbotTold(TypedDict):
    event: Literal["seated-bot"]
    seat: int
    bot: str


class Seatedbot(Line):
    seat: int
    bot: str

    def change(self, table: Table) -> None:
        name = table.names[self.seat] if table.play else bot_name(table, self.seat)
        face = bot_face(self.bot, self.seat)
        table.chairs[self.seat] = Chair(name=name if self.bot else "", bot=self.bot, face=face)
        table.hand_over(self.seat, None)

    def told(self) -> SeatedbotTold:
        return {"event": "seated-bot", "seat": self.seat, "bot": self.bot}


COLOURS = "0123456789ab"
DWARFS = (
    "Bofi", "Dara", "Gim", "Hild", "Kuri", "Lofa",
    "Mott", "Nain", "Orla", "Rurik", "Skadi", "Thora",
)  # fmt: skip


def bot_name(table: Table, seat: int) -> str:
    """A dwarf's name that nobody at the table has."""
    free = [name for name in DWARFS if name not in table.names]
    return free[seat % len(free)] if free else f"Dwarf {seat}"


def bot_face(bot: str, seat: int) -> str:
    """The face of a character in its seat's colour; others have what their name gives them."""
    return f"{FACES[bot]}{COLOURS[seat % len(COLOURS)]}" if bot in FACES else ""


def bot(table: Table, caller: Caller, ask: asks.Bot, stamp: Stamp) -> Lines:
    chair = table.chair(ask.seat)
    if chair.is_person:
        raise No("not-allowed", "somebody-sits", name=chair.name)
    if ask.bot:
        known_bot(table.settings.game, ask.bot)
    if not ask.bot and table.play is not None:
        raise No("not-allowed", "bot-needed")
    return [stamp.on(Seatedbot, ask.seat, ask.bot)]


BOT = asking(asks.Bot, "host", LASTING, bot)
