"""Who may have a socket, and at which table."""

from __future__ import annotations

import asyncio
import re

from starlette.types import Receive, Scope, Send

from dwarrow.server.connection import UNKNOWN, Connection
from dwarrow.server.hall import Hall
from dwarrow.server.limits import SECONDS_AT_THE_DOOR, Buckets, Present, SharedBuckets, address_of
from dwarrow.server.metrics import METRICS
from dwarrow.server.no import No
from dwarrow.server.room import Room
from dwarrow.server.store import Unavailable
from dwarrow.server.websocket import TOO_MANY, Socket

AWAY = 1013  # try again later
MOST_SOCKETS = 20_000
PATH = re.compile("/api/tables/([^/]+)/socket")


class Sockets:
    """Answers every socket, if its address has not too many of them."""

    def __init__(self, hall: Hall, asks: SharedBuckets, talk: SharedBuckets, each: int) -> None:
        self.hall = hall
        self.asks = asks
        self.talk = talk
        self.crowd = Present(each, MOST_SOCKETS)
        self.comings = Buckets(2 * each, each / 30)  # all of a house may come back at once
        self.floods = Buckets(3, 1 / 10)  # then nobody of it comes in for ten seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket, address = Socket(scope, receive, send), address_of(scope)
        if not self.floods.holds(address) or not self.comings.take(address):
            await asyncio.sleep(SECONDS_AT_THE_DOOR)
            await self.turn_away(socket)
            return
        await socket.accept()
        if not self.crowd.enter(address):
            await self.turn_away(socket)
            return
        try:
            room = await self.find(scope["path"], socket)
            if room is not None:
                await Connection(socket, room, self.hall, self.asks, self.talk, address).run()
        finally:
            self.crowd.leave(address)
            if socket.has_flooded:  # and would come again at once
                METRICS.counts["floods"] += 1
                self.floods.take(address)

    async def turn_away(self, socket: Socket) -> None:
        METRICS.counts["sockets_refused"] += 1
        await socket.close(TOO_MANY, "too many connections")

    async def find(self, path: str, socket: Socket) -> Room | None:
        """The room a socket is for; it is told if there is none."""
        named = PATH.fullmatch(path)
        try:
            room = await self.hall.room(named[1]) if named else None
        except Unavailable:
            await socket.close(AWAY, "the database is away; try again")
            return None
        if room is None:
            await socket.close(UNKNOWN, No("unknown", "no-such-table").words)
        return room
