"""Doorbells between processes: who hears one reads the log. They may get lost; logs do not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from random import random
from secrets import token_hex

import psycopg

from dwarrow.server.store.pg_connect import Connection, connected, patience

log = logging.getLogger(__name__)

# After so many silent seconds the line is tried, and a lost one is tried again at most so late.
SILENCE = 5.0
LATEST = 2.0


class Bells:
    """Listens on a connection of its own and comes back by itself when it is lost."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._own = token_hex(6)
        self._rung: Callable[[str, int], None] = lambda table, n: None
        self._called: Callable[[str], None] = lambda word: None
        self._task: asyncio.Task[None] | None = None

    def watch(self, rung: Callable[[str, int], None], called: Callable[[str], None]) -> None:
        self._rung, self._called = rung, called

    def words(self, text: str) -> str:
        """What to ring: our own name first, so that we do not hear ourselves."""
        return f"{self._own} {text}"

    async def open(self) -> None:
        """Return when the first connection listens: from now on nothing is missed unnoticed."""
        db = await self._listening()
        self._task = asyncio.create_task(self._run(db))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listening(self) -> Connection:
        db = await connected(self._where)
        await db.execute("LISTEN dwarrow_line; LISTEN dwarrow_call")
        return db

    async def _run(self, db: Connection) -> None:
        while True:
            try:
                async with db:
                    await self._hear(db)
            except psycopg.Error as why:
                log.warning("the doorbells are silent: %s", type(why).__name__)
            db = await self._again()
            self._tell(self._rung, "", 0)

    async def _hear(self, db: Connection) -> None:
        while True:
            async for notify in db.notifies(timeout=SILENCE):
                self._ring(notify)
            with patience(db):
                await db.execute("SELECT 1")

    async def _again(self) -> Connection:
        """A new connection, however long it takes."""
        pause = 0.1
        while True:
            try:
                return await self._listening()
            except psycopg.Error:
                await asyncio.sleep(pause * (0.5 + random()))
                pause = min(2 * pause, LATEST)

    def _ring(self, notify: psycopg.Notify) -> None:
        who, _, text = notify.payload.partition(" ")
        if who == self._own:
            return
        if notify.channel == "dwarrow_call":
            self._tell(self._called, text)
        else:
            n, _, table = text.partition(" ")
            self._tell(self._rung, table, int(n))

    def _tell(self, hear: Callable[..., None], *words: object) -> None:
        try:
            hear(*words)
        except Exception:
            log.exception("a doorbell was not answered")
