"""Who drives a table: a lease.

A process says every few seconds that it is alive, in one row; which tables it drives are rows too.
When it has been silent for long, others may take them, and no lock of the database is held. Two
drivers for a moment would do no harm: only one of them gets a place in the log.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from secrets import token_hex
from time import monotonic

from dwarrow.server.store import Unavailable
from dwarrow.server.store.pg_connect import Connection, Connections

LEASE = 4  # seconds
BEAT = 1.0

ALIVE = """
INSERT INTO dwarrow.process (id, until)
VALUES (%(me)s, clock_timestamp() + %(lease)s * '1 s'::interval)
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
TAKE = """
INSERT INTO dwarrow.driver AS kept (table_id, process) VALUES (%(table)s, %(me)s)
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
WHERE kept.process = excluded.process OR NOT EXISTS (
    SELECT FROM dwarrow.process WHERE id = kept.process AND until > clock_timestamp()
    AND until < clock_timestamp() + 2 * %(lease)s * '1 s'::interval -- else its clock was set back
)
RETURNING 1
"""
LET_GO = "DELETE FROM dwarrow.driver WHERE table_id = %(table)s AND process = %(me)s"
LET_ALL_GO = """
WITH gone AS (
    DELETE FROM dwarrow.process WHERE id = %(me)s OR until < clock_timestamp() RETURNING id
)
DELETE FROM dwarrow.driver USING gone WHERE process = gone.id
"""


class Drivers:
    """The tables this process drives."""

    def __init__(self, pool: Connections) -> None:
        self._pool = pool
        self._me = token_hex(8)
        self._held: set[str] = set()
        self._until = 0.0  # as long others leave our tables alone
        self._beating: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    async def drives(self, table: str) -> bool:
        if table in self._held and monotonic() < self._until:
            return True
        async with self._turn:
            if monotonic() >= self._until:
                self._held.clear()  # others may have taken them
                await self._say_alive()
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat())
        if await self._asked(TAKE, table=table, lease=LEASE) > 0:
            self._held.add(table)
        return table in self._held

    async def _say_alive(self) -> None:
        until = monotonic() + LEASE
        await self._asked(ALIVE, lease=LEASE)
        self._until = until

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Unavailable):
                await self._say_alive()

    async def _asked(self, query: str, **values: object) -> int:
        known = {"me": self._me, **values}
        return await self._pool.asked(partial(changed, query=query, values=known))

    async def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            with suppress(Unavailable):
                await self._asked(LET_GO, table=table)

    async def close(self) -> None:
        """Let go of all tables now, and of those whose process has died."""
        if self._beating is None:
            return
        self._beating.cancel()
        self._held.clear()
        with suppress(Unavailable):
            await self._asked(LET_ALL_GO)


async def changed(db: Connection, query: str, values: dict[str, object]) -> int:
    """Run a statement; how many rows it changed."""
    return (await db.execute(query.encode(), values)).rowcount
