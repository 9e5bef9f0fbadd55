"""A hint for a person among bots: what a review would call best in that seat's place, and why."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import PLAYING, Place, doing, own_seat
from dwarrow.server.no import No
from dwarrow.server.store import Unavailable
from dwarrow.server.table import Table
from dwarrow.wire import asks, tells


async def hint(place: Place, ask: asks.Hint) -> tells.Tell:
    """The table goes on while it is found."""
    room = place.room
    async with room.lock:
        caller = await room.asker(place.key, ask)
        seat = adviced_seat(room.table, caller)
    if room.driver is None:
        raise Unavailable("nobody drives this table here")
    thought = await room.driver.hint(seat)
    return tells.Hinted(ask.id, thought.move, thought.reasons)


def adviced_seat(table: Table, caller: Caller) -> int:
    """The seat that gets a hint; No if the host wants none, among people, or out of turn."""
    seat = own_seat(caller)
    if not table.settings.hints:
        raise No("not-allowed", "no-hints")
    if any(not chair.bot for other, chair in enumerate(table.chairs) if other != seat):
        raise No("not-allowed", "no-hints-among-people")
    if table.begun.turn != seat:
        raise No("not-allowed", "not-your-turn", name=table.names[table.begun.turn])
    return seat


HINT = doing(asks.Hint, hint, "seat", PLAYING, slowly=True)
