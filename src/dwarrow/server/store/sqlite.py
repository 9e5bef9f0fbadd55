"""The store in one SQLite file, for one server: WAL, full synchronous, commits in groups."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from dwarrow.server.store import Copy, Listing, Unavailable, Unusable
from dwarrow.server.store import sqlite_rows as rows
from dwarrow.server.store.files import new_file
from dwarrow.server.store.sqlite_file import Handle, Lock, prepare, words_of
from dwarrow.server.store.sqlite_writer import Writer

T = TypeVar("T")


class SqliteStore:
    """One writing thread, one reading thread; readers never wait for a commit.

    With `reads_only` it reads beside a running server: no lock, no migration, no appends.
    """

    def __init__(self, path: Path, reads_only: bool = False) -> None:
        path = path.resolve()  # one file, one lock, whatever links lead to it
        self._path, self._reads_only = path, reads_only
        self._lock = Lock(path)
        self._handle = Handle(path, writes=False)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="dwarrow-reader")
        self._writer: Writer | None = None

    async def open(self) -> None:
        if not self._reads_only:
            await asyncio.to_thread(self._take)
            self._writer = Writer(Handle(self._path, writes=True))
        try:
            await self._read(rows.listings)
        except Unavailable as why:
            await self.close()
            raise Unusable(f"{self._path}: {why}") from None

    def _take(self) -> None:
        self._lock.take()
        try:
            prepare(self._path)
        except BaseException:
            self._lock.release()
            raise

    async def close(self) -> None:
        await asyncio.to_thread(self._reader.shutdown)
        self._handle.drop()
        # The writer goes last: the last one to leave empties the write-ahead log.
        if self._writer is not None:
            await self._writer.close()
        self._lock.release()

    async def append(self, table: str, n: int, bodies: Sequence[bytes], at: int) -> None:
        # A lambda, not a partial with names: this is the path every move takes.
        await self._write(lambda db: rows.append(db, table, n, bodies, at))

    async def enlist(self, table: str, at: int, body: bytes) -> None:
        await self._write(lambda db: rows.enlist(db, table, at, body))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        return await self._read(partial(rows.read, table=table, since=since))

    async def listings(self) -> list[Listing]:
        return await self._read(rows.listings)

    async def tables(self) -> list[str]:
        return await self._read(rows.tables)

    async def keep_note(self, table: str, seat: int, body: bytes) -> None:
        await self._write(partial(rows.keep_note, table=table, seat=seat, body=body))

    async def note(self, table: str, seat: int) -> bytes:
        return await self._read(partial(rows.note, table=table, seat=seat))

    async def prune(self, before: int) -> list[str]:
        idle = await self._read(partial(rows.idle, before=before))
        # One job a table, one after another: those who play never wait for all of it.
        return [
            table
            for table in idle
            if await self._write(partial(rows.forget, table=table, before=before))
        ]

    async def drives(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        """Nobody else could drive it."""

    def watch(self, rung: Callable[[str, int], None], called: Callable[[str], None]) -> None:
        """Nobody else rings: one process has the file."""

    async def call(self, word: str) -> None:
        """Nobody else listens."""

    async def probe(self) -> None:
        await self._write(rows.probe)

    async def backup(self, file: str) -> None:
        await asyncio.to_thread(self._vacuum_into, Path(file))

    async def copies(self) -> AsyncIterator[Copy]:
        handle = Handle(self._path, writes=False)
        try:
            db = await asyncio.to_thread(handle.db)
            db.execute("BEGIN")
            for table in await asyncio.to_thread(rows.tables, db):
                yield await asyncio.to_thread(rows.copy, db, table)
        except (sqlite3.Error, OSError) as why:
            raise unreadable(why) from None
        finally:
            handle.drop()

    async def restore(self, copy: Copy) -> bool:
        return await self._write(partial(rows.restore, kept=copy))

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._writer is None:
            raise Unavailable("the database was opened for reading only")
        return await self._writer.ask(work)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._tried, work)

    def _tried(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._handle.db())
        except (sqlite3.Error, OSError, Unusable) as why:
            self._handle.drop()
            raise unreadable(why) from None

    def _vacuum_into(self, file: Path) -> None:
        handle = Handle(self._path, writes=False)
        try:
            with new_file(file) as part:
                handle.db().execute("VACUUM INTO ?", (str(part),))
        except sqlite3.Error as why:
            raise Unavailable(f"the database cannot be copied: {why}") from None
        finally:
            handle.drop()


def unreadable(why: Exception) -> Unavailable:
    return Unavailable(f"the database cannot be read: {words_of(why)}")
