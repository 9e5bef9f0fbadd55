"""The pulse of the database, felt while anybody is connected: would a move be written now?

Those who only wait for their turn hear of a database that hangs as soon as those who ask.
"""

from __future__ import annotations

import asyncio

from dwarrow.server.hall import Hall
from dwarrow.server.store import Unavailable
from dwarrow.server.store.patient import PatientStore

BEAT = 1.0
PATIENCE = 3.0  # together under the five seconds in which everybody is told


async def feel_pulse(hall: Hall, store: PatientStore) -> None:
    """Every second, as long as the server lives."""
    while True:
        await asyncio.sleep(BEAT)
        if any(room.listeners for room in hall.rooms.values()):
            hall.tell_durable(await is_durable(store))


async def is_durable(store: PatientStore) -> bool:
    """Whether a write that changes nothing comes back in time."""
    try:
        await store.probe(PATIENCE)
    except Unavailable:
        return False
    return True
