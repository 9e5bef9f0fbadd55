"""Several servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys

from running import line_of
from stores import Ears, drives_soon, opened

from dwarrow.server.store import Taken, Unavailable, files
from dwarrow.server.store.postgres import PostgresStore
from dwarrow.server.store.sqlite import SqliteStore


def test_two_servers_hear_each_other_and_not_themselves(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url), PostgresStore(postgres_url)) as (one, two):
            hers, his = Ears(one), Ears(two)
            await one.append("a", 0, [b"0", b"1"], 1)
            await two.append("a b", 0, [b"0"], 1)
            await one.call("wake up, Gróa")
            await two.call("x" * 7000)
            await his.until("wake up, Gróa")
            await hers.until("x" * 7000)
            assert his.heard == [("a", 2), "wake up, Gróa"]
            assert hers.heard == [("a b", 1), "x" * 7000]
            assert await two.read("a") == [b"0", b"1"]

    asyncio.run(play())


def test_a_listener_whose_callback_fails_goes_on(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url), PostgresStore(postgres_url)) as (one, two):
            ears = Ears(two)
            two.watch(lambda table, n: 1 // 0, ears.hear)
            await one.append("a", 0, [b"x"], 1)
            await one.call("still there?")
            await ears.until("still there?")

    asyncio.run(play())


def test_one_of_two_servers_gets_each_place_of_many_tables(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url), PostgresStore(postgres_url)) as stores:
            won = [0, 0]

            async def ask(who: int, table: str) -> None:
                for n in range(15):
                    try:
                        body = b"%d" % who
                        await stores[who].append(table, n, [body], 1)
                        won[who] += 1
                    except Taken:
                        pass

            names = [f"t{i * 7 % 25}" for i in range(25)]
            await asyncio.gather(*(ask(who, name) for name in names for who in (0, 1)))
            assert sum(won) == 25 * 15
            for name in names:
                lines = await stores[0].read(name)
                assert len(lines) == 15

    asyncio.run(play())


def test_the_loser_of_a_race_leaves_none_of_its_lines(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url), PostgresStore(postgres_url)) as stores:
            for n in range(0, 60, 3):
                bodies = [[b"%d" % who] * 3 for who in (0, 1)]
                asked = [stores[who].append("a", n, bodies[who][: 3 - who], 1) for who in (0, 1)]
                answers = await asyncio.gather(*asked, return_exceptions=True)
                assert sorted(type(answer) for answer in answers if answer) == [Taken]  # type: ignore[type-var]
                winner = answers.index(None)
                assert await stores[0].read("a", n) == bodies[winner][: 3 - winner]
                if winner:
                    await stores[0].append("a", n + 2, [b"fill"], 1)

    asyncio.run(play())


def test_a_fault_of_one_append_is_its_own(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url)) as store:
            answers = await asyncio.gather(
                store.append("a", 0, [b"x"], 1),
                store.append("nul \0 in a name", 0, [b"x"], 1),
                store.append("b", 0, [b"x"], 2**70),
                store.append("c", 0, [b"x"], 1),
                return_exceptions=True,
            )
            assert [answer is None for answer in answers] == [True, False, False, True]
            assert await store.tables() == ["a", "c"]

    asyncio.run(play())


def test_a_table_is_driven_by_one_process_until_it_lets_go_or_closes(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url), PostgresStore(postgres_url)) as (one, two):
            assert await one.drives("a") and await two.drives("b")
            assert not await two.drives("a") and not await one.drives("b")
            await one.release("a")
            assert await two.drives("a") and not await one.drives("a")
            await two.close()
            assert await one.drives("a") and await one.drives("b")

    asyncio.run(play())


HOLDER = """
import asyncio, sys
from dwarrow.server.store.postgres import PostgresStore

async def main():
    store = PostgresStore(sys.argv[1])
    await store.open()
    print(await store.drives("a"), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_a_table_whose_driver_was_killed_has_a_new_one_within_seconds(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url)) as store:
            child = subprocess.Popen(
                [sys.executable, "-c", HOLDER, postgres_url], stdout=subprocess.PIPE, bufsize=0
            )
            assert child.stdout is not None
            assert await asyncio.to_thread(line_of, child.stdout) == "True\n"
            assert not await store.drives("a")
            os.kill(child.pid, signal.SIGKILL)
            child.wait()
            child.stdout.close()
            await drives_soon(store, "a")

    asyncio.run(play())


def test_pruning_while_others_append_leaves_no_log_without_a_beginning(postgres_url):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url), PostgresStore(postgres_url)) as (one, two):
            names = [f"t{i}" for i in range(30)]
            for name in names:
                await one.append(name, 0, [b"0"], 1)
                await one.enlist(name, 1, b"{}")

            async def wake(name: str) -> None:
                try:
                    await one.append(name, 1, [b"1"], 10)
                except Unavailable:
                    assert await one.read(name) == []

            pruned, *_ = await asyncio.gather(two.prune(5), *(wake(name) for name in names))
            for name in names:
                expected = [] if name in pruned else [b"0", b"1"]
                assert await one.read(name) == expected

    asyncio.run(play())


def test_tables_travel_from_sqlite_to_postgres_and_back_byte_for_byte(postgres_url, tmp_path):
    async def filled(store: SqliteStore) -> None:
        for i, name in enumerate(["b", "A", "a", "ä", "a-b", "a b"]):
            lines = [bytes([j % 256]) * (j % 50) for j in range(40)]
            await store.append(name, 0, lines, 2**41 + i)
            await store.enlist(name, 2**41 + i, b"{}" if i % 2 else b"")
            await store.append(name, 40, ["{ð}\n".encode()], 2**41 + 50)
            await store.keep_note(name, i, b"\xff note")

    async def travelled(source, target, file: str) -> None:
        await files.write(tmp_path / file, source.copies())
        for copy in files.read(tmp_path / file):
            assert await target.restore(copy)

    async def play() -> None:
        first, last = SqliteStore(tmp_path / "first.db"), SqliteStore(tmp_path / "last.db")
        await first.open()
        await last.open()
        await filled(first)
        async with opened(PostgresStore(postgres_url)) as middle:
            await travelled(first, middle, "1.jsonl")
            await travelled(middle, last, "2.jsonl")
            await middle.backup(str(tmp_path / "backup.jsonl"))
        await files.write(tmp_path / "3.jsonl", last.copies())
        await first.close()
        await last.close()

    asyncio.run(play())
    texts = {(tmp_path / f"{name}.jsonl").read_bytes() for name in ("1", "2", "3", "backup")}
    assert len(texts) == 1
