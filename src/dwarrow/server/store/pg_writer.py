"""The one task that appends: it takes all waiting appends, commits them together, then answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

import psycopg

from dwarrow.server.store import Gone, Taken, Unavailable
from dwarrow.server.store.pg_connect import Connection, connected, patience, unavailable
from dwarrow.server.store.pg_rows import APPEND, BEGIN, HAS_LINE

# At most so many appends share a commit, so that the first of them does not wait for a crowd.
GROUP = 128


@dataclass(slots=True)
class Append:
    """The values of one append, and where its answer goes."""

    values: Mapping[str, object]
    answer: asyncio.Future[None]

    def settle(self, fault: Exception | None) -> None:
        if self.answer.done():
            return
        if fault is None:
            self.answer.set_result(None)
        else:
            self.answer.set_exception(fault)


class PgWriter:
    """One connection, made anew when it is lost."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._db: Connection | None = None
        self._waiting: list[Append] = []
        self._bell = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._run())

    def ask(self, values: Mapping[str, object]) -> asyncio.Future[None]:
        if self._closed:
            raise Unavailable("the database is closed")
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(values, answer))
        self._bell.set()
        return answer

    async def close(self) -> None:
        """Finish the waiting appends and end."""
        self._closed = True
        self._bell.set()
        await self._task
        await self._hang_up()

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._bell.wait()
            group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
            if group:
                # In the order of their names: two processes then never wait for each other.
                group.sort(key=lambda append: str(append.values["table"]))
                await self._write(group)
            if not self._waiting and not self._closed:
                self._bell.clear()

    async def _write(self, group: list[Append]) -> None:
        """Commit a group and answer it; if it fails for one of them, try each alone."""
        try:
            faults = await self._committed(group)
        except Exception as why:  # whatever it is: who waits must be answered, and the task goes on
            is_lost = self._db is None or self._db.closed
            await self._hang_up()
            if len(group) > 1 and not is_lost:
                for append in group:
                    await self._write([append])
                return
            faults = [fault_of(append, why) for append in group]
        for append, fault in zip(group, faults):
            append.settle(fault)

    async def _committed(self, group: list[Append]) -> list[Exception | None]:
        db = await self._begun()
        with patience(db):
            async with db.cursor() as cursor:
                await cursor.executemany(
                    APPEND, [append.values for append in group], returning=True
                )
                free = [result.rowcount > 0 async for result in cursor.results()]
            faults = [
                None if is_free else await whose(db, append) for append, is_free in zip(group, free)
            ]
            await db.execute("COMMIT")
        return faults

    async def _begun(self) -> Connection:
        """A connection in a new transaction; a stale one is made anew, for nothing is lost yet."""
        if self._db is not None:
            try:
                with patience(self._db):
                    await self._db.execute(BEGIN.encode())
                return self._db
            except psycopg.OperationalError:
                await self._hang_up()
        self._db = await connected(self._where)
        with patience(self._db):
            await self._db.execute(BEGIN.encode())
        return self._db

    async def _hang_up(self) -> None:
        if self._db is not None:
            await self._db.close()
            self._db = None


async def whose(db: Connection, append: Append) -> Exception:
    """Why a place was not free."""
    table, n = append.values["table"], append.values["n"]
    found = await db.execute(HAS_LINE, (table, n))
    if await found.fetchone() is None:
        return Gone(f"table {table} has no lines before line {n}: it was forgotten")
    return Taken(f"line {n} of table {table} exists already")


def fault_of(append: Append, why: Exception) -> Exception:
    if isinstance(why, psycopg.errors.UniqueViolation):
        return Taken(f"line {append.values['n']} of table {append.values['table']} exists already")
    return unavailable(why) if isinstance(why, psycopg.Error) else why
