"""kill -9 while forty people play: what was acknowledged is there, once, and nothing else."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from faults import TOO_EARLY
from running import Server
from witness import Party, audit, logs_of

KILLS = int(os.environ.get("DWARROW_KILLS", "30"))
EVENING = 50  # kills: later the games would be over

# Forty people: sixteen miners, twelve kings, twelve who duel.
TABLES = [("saboteur", 4)] * 4 + [("kings", 4)] * 3 + [("duel", 2)] * 6


async def evening(server: Server, path: Path, kills: int, dice: random.Random) -> list[str]:
    """Play, kill, start again, and so on; what the log does not bear out in the end."""
    async with Party() as party:
        for game, seats in TABLES:
            await party.gather([server.url], game, seats)
        playing = [asyncio.create_task(party.play(seat, dice)) for seat in party.seats]
        for _ in range(kills):
            await party.hear(dice.randrange(1, 60), playing)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await party.hear(1, playing)  # they have all come back
        await party.go_home(playing)
        answers = sum(len(seat.done) for seat in party.seats)
        updates = sum(len(seat.told) for seat in party.seats)
        print(f"{kills} kills: {answers} answers and {updates} updates")
        assert answers > kills
        return audit(party, logs_of(path))


@pytest.mark.timeout(300 + 20 * KILLS)
def test_kill_9_loses_no_acknowledged_move_and_repeats_none(tmp_path):
    for first in range(0, KILLS, EVENING):
        path, kills = tmp_path / f"tables{first}.db", min(EVENING, KILLS - first)
        with Server(str(path)) as server:
            assert asyncio.run(evening(server, path, kills, random.Random(6 + first))) == []


def test_acknowledging_before_the_commit_is_caught(tmp_path):
    path = tmp_path / "tables.db"
    with Server(str(path), planted=TOO_EARLY) as server:
        faults = asyncio.run(evening(server, path, 8, random.Random(6)))
    assert any("is lost" in fault for fault in faults), faults
    assert any("was told another" in fault or "is gone" in fault for fault in faults), faults
