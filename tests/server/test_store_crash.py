"""kill -9 at any moment: no acknowledged line is lost, none is doubled, the file is whole."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys

from faults import TOO_EARLY
from running import line_of

from dwarrow.server.store.urls import store_at

TABLES = 20
KILLS = int(os.environ.get("DWARROW_KILLS", "30"))

# Appends to all tables at once, where their logs end, and says each line that is durable.
APPENDER = """
import asyncio, os, sys
from dwarrow.server.store import Taken
from dwarrow.server.store.urls import store_at

async def play(store, table):
    n = len(await store.read(table))
    while True:
        try:
            await store.append(table, n, [f"{table} {n}".encode() + b"." * (n % 900)], n)
        except Taken:  # the last words of the one before us
            n = len(await store.read(table))
            continue
        os.write(1, f"{table} {n}\\n".encode())
        n += 1

async def main():
    store = store_at(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"t{i}") for i in range(int(sys.argv[2]))))

"""


def killed(url: str, planted: str, dice: random.Random) -> dict[str, int]:
    """Let a child append until it is killed; the last line it said of each table."""
    code = APPENDER + planted + "asyncio.run(main())"
    words = [sys.executable, "-c", code, url, str(TABLES)]
    child = subprocess.Popen(words, stdout=subprocess.PIPE, bufsize=0)
    assert child.stdout is not None
    said = [line_of(child.stdout).encode() for _ in range(dice.randrange(1, 400))]
    os.kill(child.pid, signal.SIGKILL)
    said += child.stdout.readlines()
    child.stdout.close()
    child.wait()
    assert child.returncode == -signal.SIGKILL
    return {table: int(n) for table, n in (line.decode().split() for line in said)}


def faults(url: str, said: dict[str, int]) -> list[str]:
    """Which acknowledged lines are lost, which lines are not what was appended."""

    async def logs() -> dict[str, list[bytes]]:
        store = store_at(url)
        await store.open()
        kept = {f"t{i}": await store.read(f"t{i}") for i in range(TABLES)}
        await store.close()
        return kept

    found = []
    for table, lines in asyncio.run(logs()).items():
        if len(lines) <= said.get(table, -1):
            found.append(f"{table} lost line {said[table]}: it has {len(lines)}")
        for n, line in enumerate(lines):
            if line.rstrip(b".") != f"{table} {n}".encode():
                found.append(f"{table} {n} is {line!r}")
    return found


def kill_often(url: str, kills: int) -> None:
    dice, said = random.Random(9), dict[str, int]()
    for _ in range(kills):
        said |= killed(url, "", dice)
        assert faults(url, said) == []


def test_no_acknowledged_line_is_lost_by_kill_9(tmp_path):
    kill_often(str(tmp_path / "t.db"), KILLS)
    db = sqlite3.connect(tmp_path / "t.db")
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    db.close()


def test_no_acknowledged_line_is_lost_by_kill_9_of_a_server_on_postgres(postgres_url):
    kill_often(postgres_url, KILLS // 6)


def test_a_planted_acknowledgement_before_the_commit_is_found(tmp_path):
    dice, url = random.Random(9), str(tmp_path / "t.db")
    assert any(faults(url, killed(url, TOO_EARLY, dice)) for _ in range(10))
