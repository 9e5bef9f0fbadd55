"""How does a person's acknowledgement time change while eight tables of bots play?

Run: python benchmarks/server.py [--seconds 10] [--bot habit]

The other figures of a server are those of `dwarrow load --saturate --reconnect`.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from dwarrow import client
from dwarrow.load.process import serving
from dwarrow.wire import asks
from dwarrow.wire.settings import Settings

BOT_TABLES = 8
SEATS = 5
PAUSE = 0.02  # between two words of the person


async def delays(url: str, seconds: float) -> list[float]:
    """How long a person waits for each answer, in milliseconds."""
    opened = await client.open_table(url, Settings("duel"), name="Ana")
    taken: list[float] = []
    async with client.Seat(url, opened.table, opened.key) as ana:
        until = perf_counter() + seconds
        while (began := perf_counter()) < until:
            await ana.ask(asks.Phrase(client.new_id(), "hm"))
            taken.append(1000 * (perf_counter() - began))
            await asyncio.sleep(PAUSE)
    return taken


async def bots_begin(url: str, bot: str) -> None:
    """Fill the tables with bots and start them."""
    for _ in range(BOT_TABLES):
        bots = {str(n): bot for n in range(SEATS)}
        opened = await client.open_table(url, Settings("saboteur", seats=SEATS), bots=bots)
        async with client.Seat(url, opened.table, opened.host) as host:
            await host.ask(asks.Start(client.new_id()))


async def measure(url: str, seconds: float, bot: str) -> None:
    alone = await delays(url, seconds)
    await bots_begin(url, bot)
    await asyncio.sleep(3)  # until their process has started
    crowded = await delays(url, seconds)
    for name, taken in (("alone", alone), (f"beside {BOT_TABLES} tables of {bot}", crowded)):
        p99 = quantiles(taken, n=100)[98]
        print(f"{name}: p50 {median(taken):.1f} ms, p99 {p99:.1f} ms, {len(taken)} answers")
    print(f"ratio of the medians: {median(crowded) / median(alone):.2f}")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=10)
    words.add_argument("--bot", default="habit")
    asked = words.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(str(Path(folder) / "tables.db")) as (url, _),
    ):
        asyncio.run(measure(url, asked.seconds, asked.bot))


if __name__ == "__main__":
    main()
