"""How many durable appends a second does a store take, at what delay and what CPU time?

Run: python benchmarks/appends.py [URL] [--tables 83] [--seconds 5] [--rate 200]

Every table has one asker, who appends the next line as soon as the last one is durable, or at the
given rate over all tables.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from secrets import token_hex
from time import perf_counter, process_time

from dwarrow.server.store import Store
from dwarrow.server.store.urls import store_at

BODY = b'{"move":"lay 31 at 2,-1 turned","seat":3,"ask":"7f2c9a1b","clock":[120,118,90]}' * 2


async def ask(store: Store, table: str, until: float, pause: float, delays: list[float]) -> None:
    """Append to one table until the time is over."""
    n = 0
    while (began := perf_counter()) < until:
        await store.append(table, n, [BODY], n)
        n += 1
        spent = perf_counter() - began
        delays.append(spent)
        if pause:
            await asyncio.sleep(pause - spent)


async def measure(url: str, tables: int, seconds: float, rate: float) -> None:
    store = store_at(url)
    await store.open()
    delays: list[float] = []
    pause = tables / rate if rate else 0.0
    prefix, began, cpu = token_hex(4), perf_counter(), process_time()
    async with asyncio.TaskGroup() as askers:
        for i in range(tables):
            until = began + seconds
            askers.create_task(ask(store, f"{prefix}-{i}", until, pause, delays))
            await asyncio.sleep(pause / tables)
    spent, cpu = perf_counter() - began, process_time() - cpu
    await store.close()
    delays.sort()
    print(
        f"{tables} tables: {len(delays) / spent:,.0f} appends/s, "
        f"p50 {1000 * delays[len(delays) // 2]:.1f} ms, "
        f"p99 {1000 * delays[len(delays) * 99 // 100]:.1f} ms, worst {1000 * delays[-1]:.1f} ms, "
        f"{1e6 * cpu / len(delays):.0f} µs CPU an append, {cpu / spent:.2f} cores"
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("url", nargs="?", default="")
    words.add_argument("--tables", type=int, default=83)
    words.add_argument("--seconds", type=float, default=5)
    words.add_argument("--rate", type=float, default=0, help="appends a second; 0 for the most")
    asked = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = asked.url or str(Path(folder) / "tables.db")
        asyncio.run(measure(url, asked.tables, asked.seconds, asked.rate))


if __name__ == "__main__":
    main()
