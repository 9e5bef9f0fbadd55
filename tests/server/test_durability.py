"""Acknowledged means durable: an audit of a short evening, and the faults it must find.

After every answer the files are copied as a crash would leave them, and read by another store.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import wiring
from _pytest.outcomes import Failed
from faults import FAULTS

from dwarrow.server.chairs import hash_of, note_number
from dwarrow.server.store import Gone, Taken, Unavailable, sqlite_writer
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.server.store.sqlite_file import number


class Audit:
    """What was acknowledged and told, held against what a crash would leave."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / "tables.db"
        self.copies = 0

    def crashed(self) -> Path:
        self.copies += 1
        there = self.folder / f"crash{self.copies}"
        there.mkdir()
        for name in ("tables.db", "tables.db-wal"):
            if (self.folder / name).exists():
                shutil.copy(self.folder / name, there / name)
        return there / "tables.db"

    def log(self, table: str) -> list[dict[str, Any]]:
        with sqlite3.connect(self.crashed()) as db:
            rows = db.execute(
                "SELECT n, body FROM line WHERE table_id = ? ORDER BY n", (table,)
            ).fetchall()
        assert [n for n, _ in rows] == list(range(len(rows))), "a hole in the log"
        return [json.loads(body) for _, body in rows]

    def check(self, table: str, sockets: list[wiring.Socket], done: list[str]) -> None:
        """Everything answered is there once; nobody has heard of more than is there."""
        log = self.log(table)
        ids = [line["id"] for line in log if line.get("id")]
        for one in done:
            assert ids.count(one) == 1, (
                f"{one} was acknowledged and is there {ids.count(one)} times"
            )
        told = [t["version"] for s in sockets for t in s.told if t["tell"] in ("update", "done")]
        assert max(told, default=0) <= len(log), "somebody heard of what is not there"


async def evening(folder: Path) -> None:
    """Gather, start, fail, repeat, write notes; audited all the way."""
    audit = Audit(folder)
    store = SqliteStore(audit.file)
    async with wiring.served(store) as server:
        opened, keys = await server.gather("duel")
        table = opened["table"]
        sockets = [await server.connect(table, key) for key in keys]
        done: list[str] = []
        for n, (ask, facts) in enumerate(
            [("phrase", {"phrase": "hello"}), ("start", {}), ("phrase", {"phrase": "hm"})]
        ):
            await answered(sockets[0], ask, f"a{n}", **facts)
            assert sockets[0].answer(f"a{n}")["tell"] == "done"
            done.append(f"a{n}")
            audit.check(table, sockets, done)
        started = [line["was"] for line in audit.log(table)]
        assert started.count("dealt") == 1 == started.count("started")
        await failing(audit, server, table, sockets, done)
        await lost(audit, server, store, table, sockets, done)
        await noted(audit, table, sockets[0], keys[0])
    await stored(SqliteStore(folder / "other.db"))


async def answered(socket: wiring.Socket, ask: str, id: str, **facts: Any) -> None:
    """Ask, and take a snapshot at the very moment of the answer."""
    socket.ask(ask, id, **facts)
    async with asyncio.timeout(60):
        while socket.answer(id) is None:
            await asyncio.sleep(0)


async def failing(
    audit: Audit, server: wiring.Server, table: str, sockets: list[wiring.Socket], done: list[str]
) -> None:
    """The disk fails once: nothing is acknowledged and nothing is there; then it goes on."""
    committed = sqlite_writer.Writer._committed

    def full(self: sqlite_writer.Writer, group: list[Any]) -> list[object]:
        return [Unavailable("the disk is full") for _ in group]

    sqlite_writer.Writer._committed = full  # type: ignore[method-assign]
    try:
        await answered(sockets[1], "phrase", "f", phrase="sorry")
    finally:
        sqlite_writer.Writer._committed = committed  # type: ignore[method-assign]
    assert sockets[1].answer("f")["tell"] == "refused"
    audit.check(table, sockets, done)
    await answered(sockets[1], "phrase", "f2", phrase="sorry")
    assert sockets[1].answer("f2")["tell"] == "done"
    done.append("f2")
    audit.check(table, sockets, done)


async def lost(
    audit: Audit,
    server: wiring.Server,
    store: SqliteStore,
    table: str,
    sockets: list[wiring.Socket],
    done: list[str],
) -> None:
    """The answer of the database is lost: the line is there, and asked again it is there once."""
    append = store.append

    async def answerless(*facts: Any) -> None:
        await append(*facts)
        raise Unavailable("the line was cut")

    store.append = answerless  # type: ignore[assignment, method-assign]
    await answered(sockets[1], "phrase", "g", phrase="thanks")
    store.append = append  # type: ignore[method-assign]
    assert sockets[1].answer("g")["tell"] == "refused"
    sockets[1].raw.clear()
    await answered(sockets[1], "phrase", "g", phrase="thanks")
    assert sockets[1].answer("g")["tell"] == "done"
    sockets[1].raw.clear()
    await answered(sockets[1], "phrase", "g", phrase="thanks")  # and again, for good measure
    done.append("g")
    await server.settle()
    audit.check(table, sockets, done)
    assert server.hall.rooms[table].table.version == len(audit.log(table))


async def noted(audit: Audit, table: str, socket: wiring.Socket, key: str) -> None:
    await answered(socket, "note", "n", text="Bo lies")
    with sqlite3.connect(audit.crashed()) as db:
        kept = db.execute(
            "SELECT body FROM note WHERE table_id = ? AND seat = ?",
            (table, note_number(hash_of(key))),
        ).fetchone()
    assert kept == (b"Bo lies",)


async def stored(store: SqliteStore) -> None:
    """What a store promises: all or none, never over another line, no holes, on the disk."""
    await store.open()
    try:
        await store.append("a", 0, [b"0"], 1)
        with pytest.raises(Gone):
            await store.append("a", 5, [b"5"], 1)
        with pytest.raises(Taken):
            await store.append("a", 0, [b"other"], 1)
        await store._write(lambda db: db.execute("INSERT INTO line VALUES ('a', 2, 1, x'32')"))
        with pytest.raises(Taken):
            await store.append("a", 1, [b"1", b"2"], 1)
        assert await store.read("a") == [b"0", b"2"]
        assert await store._write(lambda db: number(db, "synchronous")) == 2
    finally:
        await store.close()


def test_whatever_is_acknowledged_survives(tmp_path):
    asyncio.run(evening(tmp_path))


@pytest.mark.parametrize("name", FAULTS)
def test_the_audit_finds_a_planted_fault(name, tmp_path, monkeypatch):
    FAULTS[name](monkeypatch)
    with pytest.raises((AssertionError, Failed, TimeoutError, Taken)):
        asyncio.run(asyncio.wait_for(evening(tmp_path), 30))


def test_there_are_a_dozen_faults():
    assert len(FAULTS) >= 12
