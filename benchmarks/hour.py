"""Does a server stay as it is while people come, play, look back and go, for an hour and more?

Run: python benchmarks/hour.py [--minutes 60] [--rate 30]

One server and wave after wave of people: tables of every game are filled, played to their ends
while all connections are lost now and then, read back by several at once, and left; beside them
bots play at a table that nobody looks at any more. After each wave it tells what the server holds,
how long answers took, and what went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
import urllib.error
import urllib.request
from itertools import count
from pathlib import Path

import dwarrow
from dwarrow import client
from dwarrow.load.crowd import Crowd
from dwarrow.load.measure import Watch
from dwarrow.load.process import serving
from dwarrow.wire import asks
from dwarrow.wire.settings import Settings

TABLES = 6
READ = ("replay?viewpoint=all", "replay", "known", "record")
COUNTED = ("memory_bytes", "rooms", "sockets", "database_faults_total", "bot_failures_total")


def fetched(address: str) -> str:
    """What a plain request gives; a refusal as its number."""
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return bytes(answer.read()).decode()
    except urllib.error.HTTPError as why:
        return f"refused {why.code}"


def counted(url: str) -> dict[str, float]:
    rows = [line.split() for line in fetched(f"{url}/metrics").splitlines() if line[:1] != "#"]
    told = {name.removeprefix("dwarrow_"): float(value) for name, value in rows}
    return {name: told[name] for name in COUNTED}


async def bots_play(url: str, game: str) -> None:
    """A table of bots, begun by a host who then looks at another one."""
    seats = dwarrow.game_named(game).USUAL_SEATS
    bots = {str(n): "habit" if game != "solo" else "chance" for n in range(seats)}
    opened = await client.open_table(url, Settings(game, seats=seats), bots=bots)
    async with client.Seat(url, opened.table, opened.host) as host:
        await host.ask(asks.Start(client.new_id()))


async def wave(url: str, pid: int, n: int, rate: float) -> str:
    """Some tables of one game from the first to the last; what was seen."""
    game = list(dwarrow.GAMES)[n % len(dwarrow.GAMES)]
    seats = dwarrow.game_named(game).SEATS
    crowd = Crowd(url, game, TABLES, seats[n // len(dwarrow.GAMES) % len(seats)])
    await crowd.sit_down()
    await crowd.connect()
    await crowd.start()
    await bots_play(url, game)
    watch = Watch(crowd, pid)
    for turn in count():
        if all(table.is_over for table in crowd.tables):
            break
        await crowd.play_at(rate, 4)
        if turn % 8 == 3:
            await crowd.drop()
            await crowd.connect()
    seen = await watch.figures()
    failed = await read_back(url, crowd)
    await crowd.drop()
    people = f"{game} {crowd.settings.seats}: {len(crowd.delays)} moves, p99 {seen.p99:.0f} ms"
    return f"{people}, refused {seen.refused}, {failed} readings failed"


async def read_back(url: str, crowd: Crowd) -> int:
    """Everything that can be read of a finished game, all at once; how much was refused."""
    ways = [f"{url}/api/tables/{table.name}/{way}" for table in crowd.tables for way in READ]
    read = await asyncio.gather(*(asyncio.to_thread(fetched, way) for way in ways))
    return sum(text.startswith("refused") for text in read)


async def evening(url: str, pid: int, minutes: float, rate: float) -> None:
    began = time.monotonic()
    for n in count():
        try:
            told = await wave(url, pid, n, rate)
        except (TimeoutError, OSError, client.Refused) as why:
            told = f"a wave broke off: {why!r}"  # the machine was asleep for a while
        spent = (time.monotonic() - began) / 60
        held = ", ".join(f"{name} {value:,.0f}" for name, value in counted(url).items())
        print(f"{spent:.1f} min, {told}; {held}", flush=True)
        if spent >= minutes:
            return


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--minutes", type=float, default=60)
    words.add_argument("--rate", type=float, default=30, help="moves a second")
    asked = words.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(str(Path(folder) / "tables.db")) as (url, pid),
    ):
        asyncio.run(evening(url, pid, asked.minutes, asked.rate))


if __name__ == "__main__":
    main()
