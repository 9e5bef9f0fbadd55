"""The SQLite store at work: groups, readers, copies, and a disk that fails."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from threading import Event

import pytest
from stores import asked, integrity, opened, run

from dwarrow.server.store import Gone, Taken, Unavailable
from dwarrow.server.store import sqlite_file as lying
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.server.store.sqlite_writer import GROUP


def test_commits_are_written_ahead_and_flushed(tmp_path):
    async def play(store):
        assert await asked(store, lambda db: lying.number(db, "synchronous")) == 2
        mode = await asked(store, lambda db: db.execute("PRAGMA journal_mode").fetchone())
        assert mode == ("wal",)

    run(tmp_path / "t.db", play)


def test_a_write_error_fails_exactly_its_group_and_the_next_one_succeeds(tmp_path):
    async def play(store):
        await store.append("a", 0, [b"0"], 1)
        await asked(store, lambda db: db.execute("PRAGMA query_only = ON"))
        failed = [store.append("a", 1, [b"1"], 2), store.append("b", 0, [b"0"], 2)]
        answers = await asyncio.gather(*failed, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Unavailable, Unavailable]
        assert "readonly" in str(answers[0])
        assert await store.read("a") == [b"0"]
        await asyncio.gather(store.append("a", 1, [b"1"], 3), store.append("b", 0, [b"0"], 3))
        assert await store.read("a") == [b"0", b"1"]
        assert await store.read("b") == [b"0"]

    run(tmp_path / "t.db", play)


def test_a_fault_of_one_job_is_its_own(tmp_path):
    async def play(store):
        await store.append("a", 0, [b"0"], 1)
        answers = await asyncio.gather(
            store.append("b", 0, [b"0"], 1),
            store.append("a", 0, [b"other"], 1),
            store.append("c", 0, [object()], 1),
            store.append("d", 7, [b"0"], 1),
            asked(store, lambda db: 1 // 0),
            store.append("e", 0, [b"0"], 1),
            return_exceptions=True,
        )
        faults = [type(answer) for answer in answers if answer is not None]
        assert faults == [Taken, sqlite3.ProgrammingError, Gone, ZeroDivisionError]
        assert await store.tables() == ["a", "b", "e"]
        assert await store.listings() == []

    run(tmp_path / "t.db", play)


def test_a_file_that_was_moved_away_takes_no_lines_and_is_used_again_when_back(tmp_path):
    path, away = tmp_path / "t.db", tmp_path / "away"

    async def play(store):
        await store.append("a", 0, [b"0"], 1)
        away.mkdir()
        for file in tmp_path.glob("t.db*"):
            file.rename(away / file.name)
        for attempt in (store.append("a", 1, [b"1"], 2), store.read("a")):
            with pytest.raises(Unavailable, match="No such file"):
                await attempt
        for file in away.iterdir():
            file.rename(tmp_path / file.name)
        await store.append("a", 1, [b"1"], 3)
        assert await store.read("a") == [b"0", b"1"]

    run(path, play)
    assert integrity(path) == "ok"


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from dwarrow.server.store import Unavailable
from dwarrow.server.store.sqlite import SqliteStore

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    limit(200_000)
    n = 0
    try:
        while n < 1000:
            await store.append("a", n, [b"x" * 2000], n)
            n += 1
    except Unavailable as why:
        print(why)
    assert 10 < n < 1000
    for _ in range(3):
        try:
            await store.append("a", n, [b"y" * 200_000], n)
            raise SystemExit("a full disk took a line")
        except Unavailable:
            pass
    assert len(await store.read("a")) == n
    limit(resource.RLIM_INFINITY)
    await store.append("a", n, [b"z"] * 100, n)
    assert len(await store.read("a")) == n + 100
    await store.close()

asyncio.run(main())
"""


def test_a_full_disk_acknowledges_nothing_and_is_over_without_a_restart(tmp_path):
    child = [sys.executable, "-c", FULL_DISK, str(tmp_path / "t.db")]
    done = subprocess.run(child, capture_output=True, text=True, timeout=30)
    assert done.returncode == 0, done.stderr
    assert "the database cannot be written" in done.stdout
    assert integrity(tmp_path / "t.db") == "ok"


def test_many_waiting_jobs_share_a_commit_and_are_answered_in_order(tmp_path):
    async def play(store):
        commits: list[int] = []
        kept = store._writer._committed

        def counted(group):
            commits.append(len(group))
            return kept(group)

        store._writer._committed = counted
        order: list[int] = []

        async def ask(i: int) -> None:
            await store.append(f"t{i}", 0, [b"x"], 1)
            order.append(i)

        await asyncio.gather(*(ask(i) for i in range(1000)))
        assert order == list(range(1000))
        assert sum(commits) == 1000 and len(commits) < 100 and max(commits) <= GROUP

    run(tmp_path / "t.db", play)


def test_who_comes_first_is_answered_before_a_crowd_is_written(tmp_path):
    async def play(store):
        sizes: list[int] = []
        go_on, kept = Event(), store._writer._committed

        def slowly(group):
            sizes.append(len(group))
            if len(sizes) == 2:
                go_on.wait(20)
            return kept(group)

        store._writer._committed = slowly
        crowd = [asyncio.ensure_future(store.append(f"t{i}", 0, [b"x"], 1)) for i in range(1000)]
        await crowd[0]
        assert [job.done() for job in crowd].count(True) == sizes[0] <= GROUP
        go_on.set()
        await asyncio.gather(*crowd)

    run(tmp_path / "t.db", play)


def test_an_asker_who_leaves_does_not_disturb_the_others(tmp_path):
    async def play(store):
        leaver = asyncio.ensure_future(store.append("a", 0, [b"x"], 1))
        await asyncio.sleep(0)
        leaver.cancel()
        await store.append("b", 0, [b"x"], 1)
        assert await store.tables() == ["a", "b"]

    run(tmp_path / "t.db", play)


def test_reading_does_not_wait_for_a_commit(tmp_path):
    async def play(store):
        await store.append("a", 0, [b"x"], 1)
        go_on = Event()
        slow = asked(store, lambda db: go_on.wait(20))
        assert await store.read("a") == [b"x"]
        assert not slow.done()
        go_on.set()
        assert await slow

    run(tmp_path / "t.db", play)


def test_what_was_asked_before_the_close_is_still_written(tmp_path):
    async def play(store):
        asked_last = [
            asyncio.ensure_future(store.append(f"t{i}", 0, [b"x"], 1)) for i in range(600)
        ]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked_last)
        with pytest.raises(Unavailable, match="closed"):
            await store.append("late", 0, [b"x"], 1)

    async def whole() -> None:
        store = SqliteStore(tmp_path / "t.db")
        await store.open()
        await play(store)

    asyncio.run(whole())
    run(tmp_path / "t.db", lambda store: counts(store, 600))


async def counts(store: SqliteStore, tables: int) -> None:
    assert len(await store.tables()) == tables


def test_a_reader_beside_the_server_sees_everything_and_writes_nothing(tmp_path):
    async def play(store):
        await store.append("a", 0, [b"x"], 1)
        async with opened(SqliteStore(tmp_path / "t.db", reads_only=True)) as reader:
            assert await reader.read("a") == [b"x"]
            with pytest.raises(Unavailable, match="reading only"):
                await reader.append("a", 1, [b"x"], 1)
        await store.append("a", 1, [b"x"], 1)

    run(tmp_path / "t.db", play)


def test_a_backup_while_playing_is_a_whole_database(tmp_path):
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"

    async def play(store):
        async def append_on() -> None:
            for n in range(300):
                await store.append("a", n, [b"x" * 500], n)

        playing = asyncio.ensure_future(append_on())
        await asyncio.sleep(0.02)
        await store.backup(str(copy))
        await playing
        with pytest.raises(FileExistsError):
            await store.backup(str(copy))

    run(path, play)
    assert integrity(copy) == "ok" and copy.stat().st_mode & 0o777 == 0o600
    assert {file.name for file in tmp_path.iterdir()} == {"t.db", "t.db.lock", "copy.db"}
    run(copy, lambda store: goes_on(store))


async def goes_on(store: SqliteStore) -> None:
    lines = await store.read("a")
    await store.append("a", len(lines), [b"more"], 1)
    assert await store.read("a", len(lines)) == [b"more"]
