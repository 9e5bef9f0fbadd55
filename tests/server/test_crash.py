"""kill -9 while forty people play: what was acknowledged is there, once, and nothing else."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from running import Server
from witness import Party, audit, logs_of

KILLS = int(os.environ.get("DWARROW_KILLS", "30"))

# Forty people: sixteen miners, twelve kings, twelve who duel.
TABLES = [("saboteur", 4)] * 4 + [("kings", 4)] * 3 + [("duel", 2)] * 6

# The mistake that this test is there to find: acknowledged first, durable later.
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


async def evening(server: Server, path: Path, kills: int, dice: random.Random) -> list[str]:
    """Play, kill, start again, and so on; what the log does not bear out in the end."""
    async with Party() as party:
        for game, seats in TABLES:
            await party.gather([server.url], game, seats)
        playing = [asyncio.create_task(party.play(seat, dice)) for seat in party.seats]
        for _ in range(kills):
            for _ in range(dice.randrange(1, 60)):
                await party.acknowledged.acquire()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await party.acknowledged.acquire()  # they have all come back
        await party.go_home(playing)
        answers = sum(len(seat.done) for seat in party.seats)
        updates = sum(len(seat.told) for seat in party.seats)
        print(f"{kills} kills: {answers} answers and {updates} updates")
        assert answers > kills
        return audit(party, logs_of(path))


def test_kill_9_loses_no_acknowledged_move_and_repeats_none(tmp_path):
    path = tmp_path / "tables.db"
    with Server(str(path)) as server:
        assert asyncio.run(evening(server, path, KILLS, random.Random(6))) == []


def test_acknowledging_before_the_commit_is_caught(tmp_path):
    path = tmp_path / "tables.db"
    with Server(str(path), planted=TOO_EARLY) as server:
        faults = asyncio.run(evening(server, path, 8, random.Random(6)))
    assert any("is lost" in fault for fault in faults), faults
    assert any("was told another" in fault or "is gone" in fault for fault in faults), faults
