"""The store in PostgreSQL, for any number of servers on one database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path

import psycopg

from dwarrow.server.store import Copy, Listing, Unavailable, Unusable, files
from dwarrow.server.store import pg_rows as rows
from dwarrow.server.store.pg_bells import Bells
from dwarrow.server.store.pg_connect import Connections, address, connected, unavailable, words_of
from dwarrow.server.store.pg_drivers import Drivers
from dwarrow.server.store.pg_schema import prepare
from dwarrow.server.store.pg_writer import PgWriter

READERS = 4


class PostgresStore:
    """One connection appends, one listens, a few do the rest.

    With `reads_only` it changes nothing, not even an old schema.
    """

    def __init__(self, url: str, reads_only: bool = False) -> None:
        self._where, self._reads_only = address(url), reads_only
        self._pool = Connections(self._where, READERS)
        self._bells = Bells(self._where)
        self._drivers = Drivers(self._pool)
        self._writer: PgWriter | None = None

    async def open(self) -> None:
        await prepare(self._where, self._reads_only)
        if self._reads_only:
            return
        try:
            await self._bells.open()
        except psycopg.Error as why:
            raise Unusable(f"the database cannot be used: {words_of(why)}") from None
        self._writer = PgWriter(self._where)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._bells.close()
        await self._drivers.close()
        await self._pool.close()

    async def append(self, table: str, n: int, bodies: Sequence[bytes], at: int) -> None:
        if self._writer is None:
            raise Unavailable("the database was opened for reading only")
        values = {
            "table": table,
            "n": n,
            "at": at,
            "first": bodies[0],
            "rest": list(bodies[1:]),
            "bell": self._bells.words(f"{n + len(bodies)} {table}"),
        }
        await self._writer.ask(values)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        return await self._pool.asked(partial(rows.read, table=table, since=since))

    async def enlist(self, table: str, at: int, body: bytes) -> None:
        await self._pool.asked(partial(rows.enlist, table=table, at=at, body=body))

    async def listings(self) -> list[Listing]:
        return await self._pool.asked(rows.listings)

    async def tables(self) -> list[str]:
        return await self._pool.asked(rows.tables)

    async def keep_note(self, table: str, seat: int, body: bytes) -> None:
        await self._pool.asked(partial(rows.keep_note, table=table, seat=seat, body=body))

    async def note(self, table: str, seat: int) -> bytes:
        return await self._pool.asked(partial(rows.note, table=table, seat=seat))

    async def prune(self, before: int) -> list[str]:
        idle = await self._pool.asked(partial(rows.idle, before=before))
        # One transaction a table, one after another: those who play never wait for all of it.
        return [
            table
            for table in idle
            if await self._pool.asked(partial(rows.forget, table=table, before=before))
        ]

    async def drives(self, table: str) -> bool:
        return await self._drivers.drives(table)

    async def release(self, table: str) -> None:
        await self._drivers.release(table)

    def watch(self, rung: Callable[[str, int], None], called: Callable[[str], None]) -> None:
        self._bells.watch(rung, called)

    async def call(self, word: str) -> None:
        await self._pool.asked(partial(rows.call, word=self._bells.words(word)))

    async def probe(self) -> None:
        await self._pool.asked(rows.probe)

    async def backup(self, file: str) -> None:
        """An export of everything at one moment; `dwarrow import` reads it."""
        await files.write(Path(file), self.copies())

    async def copies(self) -> AsyncIterator[Copy]:
        try:
            async with await connected(self._where) as db:
                await db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                for table in await rows.tables(db):
                    yield await rows.copy(db, table)
        except psycopg.Error as why:
            raise unavailable(why) from None

    async def restore(self, copy: Copy) -> bool:
        return await self._pool.asked(partial(rows.restore, kept=copy))
