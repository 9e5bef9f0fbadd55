"""Connections to PostgreSQL: how they are made, shared, watched and made anew."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from dwarrow.server.store import Unavailable, Unusable

T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]

# A dead line is noticed within seconds, not after the two hours that are usual.
USUAL: dict[str, str | int] = {
    "application_name": "dwarrow",
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# The server must notice a dead line as well: it holds our locks. And durable means durable.
GREETING = """
SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
"""
# So many seconds a database that keeps the line but does not answer is waited for.
PATIENCE = 6.0


def address(url: str) -> str:
    """A URL with what we ask of every connection, unless it says otherwise."""
    try:
        asked = {name: str(value) for name, value in conninfo_to_dict(url).items()}
        return make_conninfo("", **(USUAL | asked))
    except psycopg.ProgrammingError as why:
        raise Unusable(f"the address of the database cannot be read: {why}") from None


async def connected(where: str) -> Connection:
    db = await psycopg.AsyncConnection.connect(where, autocommit=True)
    try:
        with patience(db):
            await db.execute(GREETING)
    except BaseException:
        await db.close()
        raise
    return db


@contextmanager
def patience(db: Connection) -> Iterator[None]:
    """Hang up when the database does not answer in time; who waits then gets an error."""
    alarm = asyncio.get_running_loop().call_later(PATIENCE, hang_up, db)
    try:
        yield
    finally:
        alarm.cancel()


def hang_up(db: Connection) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(db.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


def words_of(why: Exception) -> str:
    """The first line of what PostgreSQL says; the others may show data."""
    return (str(why).strip() or type(why).__name__).splitlines()[0]


def unavailable(why: Exception) -> Unavailable:
    return Unavailable(f"the database does not answer: {words_of(why)}")


class Connections:
    """A few connections for everything but appends, opened when first needed."""

    def __init__(self, where: str, size: int) -> None:
        self._where = where
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(size)

    async def asked(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """The answer to work that may be done twice: a stale line is tried once more."""
        try:
            async with self._free:
                try:
                    return await self._tried(work)
                except psycopg.OperationalError:
                    await self._forget_idle()
                    return await self._tried(work)
        except psycopg.Error as why:
            raise unavailable(why) from None

    async def _tried(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._line() as db:
            with patience(db):
                return await work(db)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Connection]:
        db = self._idle.pop() if self._idle else await connected(self._where)
        try:
            yield db
        except BaseException:
            await db.close()
            raise
        self._idle.append(db)

    async def _forget_idle(self) -> None:
        while self._idle:
            await self._idle.pop().close()

    async def close(self) -> None:
        await self._forget_idle()
