"""What the tests of the stores share."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg

from dwarrow.server.store.postgres import PostgresStore
from dwarrow.server.store.sqlite import SqliteStore


@asynccontextmanager
async def opened(*stores: Any) -> AsyncIterator[Any]:
    """Stores as in as many processes; one alone comes alone."""
    try:
        for store in stores:
            await store.open()
        yield stores if len(stores) > 1 else stores[0]
    finally:
        for store in stores:
            await store.close()


def run(path: Path, play: Callable[[SqliteStore], Coroutine[Any, Any, object]]) -> None:
    """Open a store in a file, use it, close it."""

    async def whole() -> None:
        async with opened(SqliteStore(path)) as store:
            await play(store)

    asyncio.run(whole())


def asked(store: SqliteStore, work: Callable[[sqlite3.Connection], object]):
    """Have the writer do something odd."""
    assert store._writer is not None
    return store._writer.ask(work)


def integrity(path: Path) -> str:
    db = sqlite3.connect(path)
    word = db.execute("PRAGMA integrity_check").fetchone()[0]
    db.close()
    return str(word)


class Ears:
    """What a store hears."""

    def __init__(self, store: PostgresStore) -> None:
        self.heard: list[object] = []
        self._news = asyncio.Event()
        store.watch(lambda table, n: self.hear((table, n)), self.hear)

    def hear(self, what: object) -> None:
        self.heard.append(what)
        self._news.set()

    async def until(self, what: object) -> None:
        async with asyncio.timeout(60):
            while what not in self.heard:
                self._news.clear()
                await self._news.wait()


def terminate(postgres: psycopg.Connection, url: str, like: str = "%") -> int:
    """Cut the connections to a database whose last statement looks like this."""
    done = postgres.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = %s AND query LIKE %s",
        (urlsplit(url).path[1:], like),
    )
    return len(done.fetchall())


async def drives_soon(store: PostgresStore, table: str) -> None:
    async with asyncio.timeout(60):
        while not await store.drives(table):
            await asyncio.sleep(0.05)
