"""Who drives a table: a lock that PostgreSQL holds for one connection, and drops with it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import blake2b
from time import monotonic

import psycopg

from dwarrow.server.store.pg_connect import Connection, connected, patience, unavailable

# A line that answered less than so many seconds ago is believed to be up. Two drivers would do
# no harm: only one of them gets a place in the log.
FRESH = 1.0


def key_of(table: str) -> int:
    """A table's name as a lock number."""
    return int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), "big", signed=True)


class Drivers:
    """The tables this process drives."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._db: Connection | None = None
        self._held: set[str] = set()
        self._seen = 0.0
        self._turn = asyncio.Lock()

    async def drives(self, table: str) -> bool:
        async with self._turn:
            try:
                return await self._has(table)
            except psycopg.Error as why:
                await self._lose()
                raise unavailable(why) from None

    async def _has(self, table: str) -> bool:
        if self._held and monotonic() - self._seen > FRESH:
            await self._look()
        if table in self._held:
            return True
        if await self._answer("SELECT pg_try_advisory_lock(%s)", key_of(table)):
            self._held.add(table)
        return table in self._held

    async def _look(self) -> None:
        """Whether the line is up; if it is not, all locks are lost."""
        try:
            await self._answer("SELECT %s::bigint", 0)
        except psycopg.Error:
            await self._lose()

    async def _answer(self, query: str, key: int) -> object:
        if self._db is None:
            self._db = await connected(self._where)
        with patience(self._db):
            row = await (await self._db.execute(query.encode(), (key,))).fetchone()
        self._seen = monotonic()
        return row and row[0]

    async def release(self, table: str) -> None:
        async with self._turn:
            if table in self._held:
                self._held.discard(table)
                with suppress(psycopg.Error):  # a lost line has released it
                    await self._answer("SELECT pg_advisory_unlock(%s)", key_of(table))

    async def _lose(self) -> None:
        self._held.clear()
        if self._db is not None:
            await self._db.close()
            self._db = None

    async def close(self) -> None:
        """Let go of all tables now, not when PostgreSQL notices that the line is down."""
        async with self._turn:
            if self._held:
                with suppress(psycopg.Error):
                    await self._answer("SELECT pg_advisory_unlock_all(), %s::bigint", 0)
            await self._lose()
