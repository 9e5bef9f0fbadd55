"""The one thread that writes: it takes all waiting jobs, commits them together, then answers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from dwarrow.server.store import Unavailable, Unusable
from dwarrow.server.store.sqlite_file import Handle, words_of

# At most so many jobs share a commit, so that the first of them does not wait for a crowd.
GROUP = 256

# What is wrong with one job alone; any other error of the database is everybody's.
OWN_FAULTS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


@dataclass(slots=True)
class Queued:
    """Work to do in the group's transaction, and where its answer goes."""

    work: Work[object]
    answer: asyncio.Future[Any]


class Writer:
    """A thread with the only writing connection."""

    def __init__(self, handle: Handle) -> None:
        self._handle = handle
        self._loop = asyncio.get_running_loop()
        self._queued: SimpleQueue[Queued | None] = SimpleQueue()
        self._closed = False
        self._ended = asyncio.Event()
        self._thread = Thread(target=self._run, name="dwarrow-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Work[T]) -> asyncio.Future[T]:
        """Have work done; the answer comes after its commit. Call it from the loop."""
        if self._closed:
            raise Unavailable("the database is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._queued.put(Queued(work, answer))
        return answer

    async def close(self) -> None:
        """Finish the waiting jobs and end the thread."""
        if not self._closed:
            self._closed = True
            self._queued.put(None)
            await self._ended.wait()
            self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._take()
            answers = self._committed(group)
            with suppress(RuntimeError):  # the loop is gone, and nobody waits
                self._loop.call_soon_threadsafe(settle, group, answers)
        self._handle.drop()
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._ended.set)

    def _take(self) -> tuple[list[Queued], bool]:
        """All waiting jobs, at least one, and whether there will be no more."""
        group: list[Queued] = []
        job = self._queued.get()
        with suppress(Empty):
            while job is not None:
                group.append(job)
                if len(group) == GROUP:
                    return group, False
                job = self._queued.get_nowait()
        return group, not group or job is None

    def _committed(self, group: list[Queued]) -> list[object]:
        """Each job's result or exception, after the commit; if that fails, Unavailable for all."""
        try:
            db = self._handle.db()
            db.execute("BEGIN IMMEDIATE")
            answers = [attempt(job.work, db) for job in group]
            db.execute("COMMIT")
            return answers
        except (sqlite3.Error, OSError, Unusable) as why:
            self._handle.drop()
            words = f"the database cannot be written: {words_of(why)}"
            return [Unavailable(words) for _ in group]


def attempt(work: Work[object], db: sqlite3.Connection) -> object:
    """The result of one job, or the exception that is its own."""
    try:
        return work(db)
    except sqlite3.Error as why:
        if isinstance(why, OWN_FAULTS):
            return why
        raise
    except Exception as why:
        return why


def settle(group: list[Queued], answers: list[object]) -> None:
    """Answer the jobs of a group whose askers still wait."""
    for job, answer in zip(group, answers):
        if job.answer.done():
            continue
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)
