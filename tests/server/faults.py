"""Faults of durability to plant in a server, each as a careless programmer might write it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

from pytest import MonkeyPatch

from dwarrow.server import at_table, room
from dwarrow.server.line import Stamp
from dwarrow.server.room import Room
from dwarrow.server.store import Gone, Unavailable, sqlite_file, sqlite_rows, sqlite_writer
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.server.table import Table
from dwarrow.wire import tells

Plant = Callable[[MonkeyPatch], None]
FAULTS: dict[str, Plant] = {}


def fault(plant: Plant) -> Plant:
    FAULTS[plant.__name__.replace("_", " ")] = plant
    return plant


@fault
def told_before_it_is_written(patch: MonkeyPatch) -> None:
    async def append(self: Room, new: Any) -> None:
        for line in new:
            self.fold(line)
        self.ring()
        await asyncio.sleep(0)
        bodies = [at_table.write(line) for line in new]
        n = self.table.version - len(new)
        await self.store.append(self.table.name, n, bodies, new[0].at)

    patch.setattr(Room, "append", append)


@fault
def nobody_waits_for_the_commit(patch: MonkeyPatch) -> None:
    async def append(self: SqliteStore, table: str, n: int, bodies: Any, at: int) -> None:
        asyncio.get_running_loop().call_later(
            0.2, lambda: asyncio.ensure_future(old(self, table, n, bodies, at))
        )

    old = SqliteStore.append
    patch.setattr(SqliteStore, "append", append)


@fault
def answered_before_the_commit(patch: MonkeyPatch) -> None:
    def committed(self: sqlite_writer.Writer, group: Any) -> list[object]:
        db = self._handle.db()
        if not db.in_transaction:
            db.execute("BEGIN IMMEDIATE")
        return [sqlite_writer.attempt(job.work, db) for job in group]

    patch.setattr(sqlite_writer.Writer, "_committed", committed)


@fault
def a_failed_write_is_called_done(patch: MonkeyPatch) -> None:
    async def ask(self: Room, key: str, ask: Any) -> tells.Tell:
        told = await old(self, key, ask)
        is_away = isinstance(told, tells.Refused) and told.code == "unavailable"
        return tells.Done(ask.id, self.table.version) if is_away else told

    old = Room.ask
    patch.setattr(Room, "ask", ask)


@fault
def the_id_of_an_ask_is_not_written(patch: MonkeyPatch) -> None:
    patch.setattr(Stamp, "on", Stamp.also)


@fault
def repeated_asks_are_not_looked_up(patch: MonkeyPatch) -> None:
    class Forgetful(dict[Any, int]):
        def __contains__(self, key: object) -> bool:
            return False

    made = Table.__init__

    def init(self: Table, name: str) -> None:
        made(self, name)
        self.answered = Forgetful()

    patch.setattr(Table, "__init__", init)


@fault
def the_log_is_not_read_after_a_failure(patch: MonkeyPatch) -> None:
    async def catch_up(self: Room) -> None:
        if not self.table.version:
            await old(self)
        self.in_doubt = False

    old = Room.catch_up
    patch.setattr(Room, "catch_up", catch_up)


@fault
def only_the_first_of_several_lines_is_written(patch: MonkeyPatch) -> None:
    around_append(patch, lambda old, db, table, n, bodies, at: old(db, table, n, bodies[:1], at))


@fault
def lines_are_written_one_by_one(patch: MonkeyPatch) -> None:
    def one_by_one(old: Any, db: Any, table: str, n: int, bodies: Any, at: int) -> None:
        for i, body in enumerate(bodies):
            old(db, table, n + i, [body], at)

    around_append(patch, one_by_one)


@fault
def a_line_is_written_over_another(patch: MonkeyPatch) -> None:
    insert = sqlite_rows.insert_of
    patch.setattr(
        sqlite_rows, "insert_of", lambda n: insert(n).replace("INSERT INTO", "REPLACE INTO")
    )


@fault
def a_log_may_have_holes(patch: MonkeyPatch) -> None:
    def hole(old: Any, db: Any, table: str, n: int, bodies: Any, at: int) -> None:
        try:
            old(db, table, n, bodies, at)
        except Gone:
            rows = [(table, n + i, at, body) for i, body in enumerate(bodies)]
            db.executemany("INSERT INTO line VALUES (?, ?, ?, ?)", rows)

    around_append(patch, hole)


@fault
def the_disk_is_not_waited_for(patch: MonkeyPatch) -> None:
    def connected(self: sqlite_file.Handle) -> sqlite3.Connection:
        db = old(self)
        db.execute("PRAGMA synchronous = OFF")
        return db

    old = sqlite_file.Handle._connected
    patch.setattr(sqlite_file.Handle, "_connected", connected)


@fault
def a_refused_ask_leaves_its_line(patch: MonkeyPatch) -> None:
    async def append(self: SqliteStore, table: str, n: int, bodies: Any, at: int) -> None:
        await old(self, table, n, bodies, at)
        if table in seen:
            raise Unavailable("it is there, but we say it is not")
        seen.add(table)

    seen: set[str] = set()
    old = SqliteStore.append
    patch.setattr(SqliteStore, "append", append)
    patch.setattr(room.Room, "catch_up", lambda self: asyncio.sleep(0))


@fault
def notes_are_acknowledged_unwritten(patch: MonkeyPatch) -> None:
    async def keep_note(self: SqliteStore, table: str, seat: int, body: bytes) -> None: ...

    patch.setattr(SqliteStore, "keep_note", keep_note)


@fault
def a_deal_is_not_written(patch: MonkeyPatch) -> None:
    """It would be dealt anew, and otherwise, after a restart."""

    def without(old: Any, db: Any, table: str, n: int, bodies: Any, at: int) -> None:
        old(db, table, n, [b for b in bodies if b'"dealt"' not in b], at)

    around_append(patch, without)


def around_append(patch: MonkeyPatch, made: Callable[..., None]) -> None:
    old = sqlite_rows.append
    patch.setattr(sqlite_rows, "append", lambda *facts: made(old, *facts))


# For a process of its own: acknowledged first, durable later.
TOO_EARLY = """
import time
from dwarrow.server.store import sqlite_writer

def acknowledged(self, group):
    self._loop.call_soon_threadsafe(sqlite_writer.settle, group, [None] * len(group))
    time.sleep(0.05)
    return committed(self, group)

committed = sqlite_writer.Writer._committed
sqlite_writer.Writer._committed = acknowledged
"""
