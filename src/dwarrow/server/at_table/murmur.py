"""Those who watch talk among themselves: while the game goes on no player hears them."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.kernel.state import ALL, SPECTATOR
from dwarrow.server.chairs import Caller
from dwarrow.server.line import DURING, EVER, Line, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.people import clean_name, clean_text
from dwarrow.server.table import Table
from dwarrow.wire import asks


class MurmuredTold(TypedDict):
    event: Literal["murmured"]
    name: str
    text: str


class Murmured(Line):
    name: str
    text: str

    def told(self) -> MurmuredTold:
        return {"event": "murmured", "name": self.name, "text": self.text}

    def hearer(self, table: Table) -> int:
        return SPECTATOR if table.status in DURING.split() else ALL


def murmur(table: Table, caller: Caller, ask: asks.Murmur, stamp: Stamp) -> Lines:
    """Nobody can take the name of somebody who sits here."""
    text = clean_text(ask.text)
    if not text:
        raise No("not-allowed", "nothing-to-read")
    return [stamp.on(Murmured, clean_name(ask.name, table.names), text)]


MOST = 5_000  # lines: the players' talk goes on then
MURMUR = asking(asks.Murmur, "spectator", EVER, murmur, slowly=True, most=MOST)
