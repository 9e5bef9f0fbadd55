"""Are you there? Nothing happens, and nothing is waited for."""

from __future__ import annotations

from dwarrow.server.line import Place, doing
from dwarrow.wire import asks, tells


async def ping(place: Place, ask: asks.Ping) -> tells.Tell:
    return tells.Done(ask.id, place.room.table.version)


PING = doing(asks.Ping, ping)
