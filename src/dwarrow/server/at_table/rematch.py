"""The same people, a new game at a new table, which the hall opens first."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.at_table.bot import Seatedbot
from dwarrow.server.at_table.mute import Muted
from dwarrow.server.at_table.opening import opened
from dwarrow.server.at_table.sit import Sat
from dwarrow.server.chairs import Chair
from dwarrow.server.line import HOST, NEWCOMER, Line, Lines, Place, by_of, doing
from dwarrow.server.now import now
from dwarrow.server.table import Table
from dwarrow.wire import asks, tells


class RematchedTold(TypedDict):
    event: Literal["rematched"]
    table: str


class Rematched(Line):
    table: str

    def change(self, table: Table) -> None:
        table.rematch = self.table

    def told(self) -> RematchedTold:
        return {"event": "rematched", "table": self.table}


def again(table: Table, at: int) -> Lines:
    """The first lines of the new table: the same settings, keys and people, the muted ones muted;
    who left is a bot."""
    new: Lines = [opened(at, table.settings, table.host, table.invite, table.webhook)]
    new += [_kept(table, n, chair, at) for n, chair in enumerate(table.chairs)]
    silent = [n for n, chair in enumerate(table.chairs) if chair.is_person and chair.is_muted]
    return new + [Muted(at, HOST, n, True) for n in silent]


def _kept(table: Table, n: int, chair: Chair, at: int) -> Line:
    is_host = n == table.host_seat
    if chair.is_person:
        return Sat(at, NEWCOMER, n, chair.name, chair.key, host=is_host, face=chair.face)
    return Seatedbot(at, NEWCOMER, n, chair.bot)


async def rematch(place: Place, ask: asks.Rematch) -> tells.Tell:
    """The new table is there before this one tells of it."""
    room = place.room
    async with room.lock:
        caller = await room.asker(place.key, ask)
        if not room.table.rematch:
            new = await place.hall.set_up(again(room.table, now()))
            await room.append([Rematched(now(), by_of(caller), new.table.name, id=ask.id)])
        version = room.table.answered.get((caller.hashed, ask.id), room.table.version)
        return tells.Done(ask.id, version)


REMATCH = doing(asks.Rematch, rematch, "host", "over ended")
