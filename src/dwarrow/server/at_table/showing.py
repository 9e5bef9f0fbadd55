"""A page shows the end of a round or a new role: bots wait until it is seen."""

from __future__ import annotations

from dwarrow.server.line import Place, doing
from dwarrow.wire import asks, tells


async def showing(place: Place, ask: asks.Showing) -> tells.Tell:
    if place.listener is not None:
        place.room.show(place.listener, ask.yes)
    return tells.Done(ask.id, place.room.table.version)


SHOWING = doing(asks.Showing, showing)
