"""A seat keeps its private notes: they are no line, for they are nobody else's."""

from __future__ import annotations

from dwarrow.server.chairs import note_number
from dwarrow.server.line import EVER, Place, doing
from dwarrow.wire import asks, tells


async def note(place: Place, ask: asks.Note) -> tells.Tell:
    room = place.room
    async with room.lock:
        caller = await room.asker(place.key, ask)
        number = note_number(caller.hashed)
        await room.store.keep_note(room.table.name, number, ask.text.encode())
        return tells.Done(ask.id, room.table.version)


NOTE = doing(asks.Note, note, "seat", EVER)
