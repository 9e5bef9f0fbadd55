"""How long do others wait while strangers read, flood, come and go; and after a restart?

Run: python benchmarks/beside.py [--tables 83] [--rate 200] [--seconds 8]

One server with its usual budgets for reading and asking, full of people who play. Beside them, one
after the other: nobody; four strangers who ask for replays of finished games from all viewpoints;
nobody; a socket that floods, made anew whenever it is closed; watchers who come and go. At last the
server is killed and started again, and all have to be back. Strangers come from addresses of their
own, and would be at machines of their own: their process has a lower priority here. The load
shares the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from dwarrow.cli.loading import allow_sockets
from dwarrow.load.crowd import Crowd
from dwarrow.load.measure import Watch, undisturbed
from dwarrow.load.process import OPEN, SERVE

SEATS = 12
READERS, FLOOD, WATCHERS = "four readers", "a flood", "watchers come and go"
SEEN: Counter[str] = Counter()  # what strangers got
FINISHED = 2
ROOMY = [word for name in ("requests", "sockets", "tables") for word in (f"--{name}", "100000")]


@contextlib.contextmanager
def serving(database: str, port: str = "0") -> Iterator[tuple[str, int]]:
    """A server that bears many from one address, with the usual budgets for reads and asks."""
    options = ["--port", port, "--host", "127.0.0.1", "--database", database, "--no-browser"]
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", *options, *ROOMY], stdout=subprocess.PIPE
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().partition(OPEN)[2].decode().strip(), server.pid
    finally:
        server.kill()
        server.wait()


async def finished(url: str) -> list[str]:
    """Some games that are over."""
    crowd = Crowd(url, "saboteur2", FINISHED, SEATS)
    await crowd.sit_down()
    await crowd.connect()
    await crowd.start()
    while not all(table.is_over for table in crowd.tables):
        await crowd.play_on(1)
    await crowd.drop()
    return [table.name for table in crowd.tables]


async def read(url: str, over: list[str], stranger: int) -> None:
    """Replays without end, from all viewpoints."""
    async with httpx.AsyncClient(timeout=60, headers=forwarded(stranger)) as client:
        while True:
            for viewpoint in ("all", "public", *range(SEATS)):
                for name in over:
                    way = f"{url}/api/tables/{name}/replay?viewpoint={viewpoint}"
                    async with client.stream("GET", way) as answer:
                        async for _ in answer.aiter_raw():
                            pass
                        SEEN[str(answer.status_code)] += 1


async def flood(url: str, table: str) -> None:
    """Asks as fast as they can be sent, again and again."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    while True:
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(address, additional_headers=forwarded(50)) as socket:
                await socket.send('{"ask":"hello"}')
                while True:
                    await socket.send('{"ask":"ping","id":"x"}')
                    SEEN["asks"] += 1
                    await asyncio.sleep(0)


async def come_and_go(url: str, table: str, stranger: int) -> None:
    """Ten watchers a second, who look once."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    while True:
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(address, additional_headers=forwarded(stranger)) as socket:
                await socket.send('{"ask":"hello"}')
                await socket.recv()
                SEEN["looks"] += 1
        await asyncio.sleep(0.1)


def forwarded(stranger: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"203.0.113.{stranger}"}


async def strangers_of(kind: str, url: str, table: str, over: list[str]) -> None:
    """What the process of the strangers does until it is ended."""
    if kind == READERS:
        await asyncio.gather(*(read(url, over, n) for n in range(4)))
    elif kind == FLOOD:
        await flood(url, table)
    else:
        await asyncio.gather(*(come_and_go(url, table, n) for n in range(5)))


async def until_told(work: Awaitable[None]) -> None:
    """Until the process is ended; then what the strangers got."""
    task = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await asyncio.gather(task, return_exceptions=True)
    print(f"  strangers: {dict(SEEN)}", flush=True)


async def measured(crowd: Crowd, pid: int, rate: float, seconds: float) -> str:
    with undisturbed():
        watch = Watch(crowd, pid)
        late = await crowd.play_at(rate, seconds)
        seen = await watch.figures()
    times = f"p50 {seen.p50:.1f} ms, p99 {seen.p99:.1f} ms, worst {seen.worst:.0f} ms"
    return f"{seen.moves:.0f} moves a second, {times}, server {seen.cores:.2f} cores, {late} late"


async def evening(asked: argparse.Namespace, database: str) -> None:
    with serving(database) as (url, pid):
        over = await finished(url)
        crowd = Crowd(url, "saboteur2", asked.tables, SEATS)
        await crowd.sit_down()
        await crowd.connect()
        await crowd.start()
        await crowd.play_at(asked.rate, 2)
        for kind in ("", READERS, "", FLOOD, "", WATCHERS):
            async with strangers(kind, url, crowd.tables[0].name, over):
                told = await measured(crowd, pid, asked.rate, asked.seconds)
            print(f"{kind or 'nobody'}: {told}", flush=True)
    with serving(database, url.rpartition(":")[2]) as (again, _):
        began = time.perf_counter()
        await crowd.connect()
        print(f"{len(crowd.players)} back {time.perf_counter() - began:.1f} s after {again} opened")


@contextlib.asynccontextmanager
async def strangers(kind: str, url: str, table: str, over: list[str]) -> AsyncIterator[None]:
    """In a process of their own, so that the load does not wait for them."""
    if not kind:
        yield
        return
    words = [sys.executable, __file__, "--strangers", kind, url, table, *over]
    others = subprocess.Popen(words)
    await asyncio.sleep(2)  # until they have begun
    try:
        yield
    finally:
        others.terminate()
        await asyncio.to_thread(others.wait)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=83)
    words.add_argument("--rate", type=float, default=200)
    words.add_argument("--seconds", type=float, default=8)
    words.add_argument("--strangers", nargs="+", help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.strangers:
        kind, url, table, *over = asked.strangers
        os.nice(5)
        asyncio.run(until_told(strangers_of(kind, url, table, over)))
        return
    allow_sockets(asked.tables * SEATS + 200)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(evening(asked, str(Path(folder) / "tables.db")))


if __name__ == "__main__":
    main()
