"""A store that is waited for only so long: a database that hangs is told like one that is away.

After a call that was not answered the next ones fail at once for a moment, so that those who stand
in line behind it hear of it, too, and in time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from dwarrow.server.metrics import METRICS
from dwarrow.server.now import ticks
from dwarrow.server.store import Copy, Gone, Listing, Store, Unavailable

log = logging.getLogger("dwarrow")

T = TypeVar("T")
SECONDS = 4.0
PAUSE = 1.0  # before a store that hung is asked again


class PatientStore:
    """Any store; every call may raise Unavailable after some seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hung = -PAUSE  # when it last did not answer

    async def open(self) -> None:
        await self._store.open()

    async def close(self) -> None:
        """A server can be stopped though its database hangs: nothing was acknowledged then."""
        closing = asyncio.ensure_future(self._store.close())
        done, _ = await asyncio.wait({closing}, timeout=2 * SECONDS)
        if done:
            closing.result()
        else:
            log.warning("the database does not answer; it was left as it is")

    async def append(self, table: str, n: int, bodies: Sequence[bytes], at: int) -> None:
        # The way of every move: to give up waiting for a commit needs no task of its own.
        self._check()
        try:
            async with asyncio.timeout(SECONDS):
                await self._store.append(table, n, bodies, at)
        except TimeoutError:
            raise self._hanging() from None
        except Gone:
            raise
        except Unavailable:
            METRICS.counts["database_faults"] += 1
            raise

    async def enlist(self, table: str, at: int, body: bytes) -> None:
        await self._within(self._store.enlist(table, at, body))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        return await self._within(self._store.read(table, since))

    async def listings(self) -> list[Listing]:
        return await self._within(self._store.listings())

    async def tables(self) -> list[str]:
        return await self._store.tables()

    async def keep_note(self, table: str, seat: int, body: bytes) -> None:
        await self._within(self._store.keep_note(table, seat, body))

    async def note(self, table: str, seat: int) -> bytes:
        return await self._within(self._store.note(table, seat))

    async def prune(self, before: int) -> list[str]:
        return await self._store.prune(before)

    async def drives(self, table: str) -> bool:
        return await self._within(self._store.drives(table))

    async def release(self, table: str) -> None:
        await self._within(self._store.release(table))

    def watch(self, rung: Callable[[str, int], None], called: Callable[[str], None]) -> None:
        self._store.watch(rung, called)

    async def call(self, word: str) -> None:
        await self._within(self._store.call(word))

    async def probe(self, seconds: float | None = None) -> None:
        await self._within(self._store.probe(), seconds)

    async def backup(self, file: str) -> None:
        await self._store.backup(file)

    def copies(self) -> AsyncIterator[Copy]:
        return self._store.copies()

    async def restore(self, copy: Copy) -> bool:
        return await self._store.restore(copy)

    # ---- patience

    def _check(self) -> None:
        if ticks() - self._hung < PAUSE:
            METRICS.counts["database_faults"] += 1
            raise Unavailable("the database does not answer")

    def _hanging(self) -> Unavailable:
        self._hung = ticks()
        METRICS.counts["database_faults"] += 1
        METRICS.counts["database_timeouts"] += 1
        return Unavailable("the database does not answer")

    async def _within(self, work: Coroutine[Any, Any, T], seconds: float | None = None) -> T:
        """The answer to a call; it is not cancelled, for some drivers would wait all the same."""
        try:
            self._check()
        except Unavailable:
            work.close()
            raise
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=SECONDS if seconds is None else seconds)
        if not done:
            task.add_done_callback(unheard)
            raise self._hanging()
        try:
            return task.result()
        except Gone:
            raise
        except Unavailable:
            METRICS.counts["database_faults"] += 1
            raise


def unheard(task: asyncio.Task[Any]) -> None:
    """Whatever came of it, nobody waits any more."""
    if not task.cancelled():
        task.exception()
