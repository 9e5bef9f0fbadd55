"""Games that nobody looks at: bots think no more, memory is given back, a link wakes them."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import time
import weakref
from pathlib import Path
from typing import Any

import msgspec
import pytest
import wiring
from inside import Inside, ask, inside, until
from running import Server
from waiting import until_so

from dwarrow.server import at_table
from dwarrow.server.hall import IDLE
from dwarrow.server.listing import HallRow, decoded
from dwarrow.server.opening import opening
from dwarrow.server.room import REST
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.wire import asks, bodies
from dwarrow.wire.settings import Clock, Settings

ALL_BOTS = {str(n): "habit" for n in range(1, 4)}


@pytest.fixture
def spend(tmp_path, monkeypatch):
    def spent(evening: Any, **house: Any) -> None:
        async def whole() -> None:
            async with inside(tmp_path / "t.db", monkeypatch, **house) as served:
                await evening(served)

        asyncio.run(whole())

    return spent


async def abandoned(served: Inside, **settings: Any) -> tuple[Any, str]:
    """A game whose only person has given the seat to a bot and gone."""
    (ana,) = await served.playing(Settings("saboteur", seats=4, **settings), 1, bots=ALL_BOTS)
    room = served.hall.rooms[ana.table.table]
    await ask(ana, asks.Leave)
    await ana.__aexit__(None, None, None)
    return room, ana.key


async def goes_on(room: Any) -> None:
    played = room.table.played
    await until_so(lambda: room.table.played != played or room.table.status == "over")


async def rests(room: Any) -> None:
    """Nobody drives it any more, and nothing wakes who did."""
    await until_so(lambda: room.driver.task is None or room.driver.task.done())
    room.driver.wake()
    assert room.driver.task is None or room.driver.task.done()


def test_bots_play_on_for_a_while_and_then_rest_until_somebody_looks(spend):
    async def evening(served: Inside) -> None:
        room, key = await abandoned(served)
        await goes_on(room)
        served.wait(REST + 1)
        await rests(room)
        assert room.table.status == "playing"
        ana = await served.sit(room.table.name, key)
        await until(ana, lambda: ana.update is not None)
        await goes_on(room)

    spend(evening, pace=20)


def test_a_table_at_rest_leaves_memory_and_comes_back_by_its_link(spend):
    async def evening(served: Inside) -> None:
        room, key = await abandoned(served)
        served.wait(REST + 1)
        await rests(room)
        served.wait(IDLE)
        await served.hall.make_round()
        assert room.table.name not in served.hall.rooms
        assert room.table.name not in served.hall.listed
        played = room.table.played
        ana = await served.sit(room.table.name, key)
        await until(ana, lambda: ana.update is not None)
        assert ana.update.played >= played

    spend(evening, pace=20)


def test_a_slow_game_waits_two_turns_and_finds_its_turn_at_the_beginning(spend):
    async def evening(served: Inside) -> None:
        seats = await served.playing(Settings("duel", clock=Clock("days", 1)), 2)
        room = served.hall.rooms[seats[0].table.table]
        for seat in seats:
            await seat.__aexit__(None, None, None)
        await served.hall.make_round()
        (row,) = [decoded(one.body) for one in await served.hall.store.listings()]
        assert row.until > served.now() + 86_400_000
        served.wait(3 * 86_400)
        await rests(room)
        played = room.table.played
        ana = await served.sit(room.table.name, seats[0].key)
        await until(
            ana, lambda: ana.update is not None and (ana.table.deadline or 0) > served.now()
        )
        assert room.table.played == played

    spend(evening)


def test_players_are_told_what_is_kept_and_when_a_game_rests():
    async def evening() -> None:
        async with wiring.served() as server:
            told = (await server.request("GET", "/api/house")).json()
            assert (told["rests_after"], told["keep_days"]) == (REST, 0)

    asyncio.run(evening())


# ---- ten thousand of them


async def filled(path: Path, count: int) -> None:
    """A database as 0.1.0 left it: games with bots, all of them to be driven."""
    store = SqliteStore(path)
    await store.open()
    wish = bodies.Open(Settings("saboteur", seats=4), name="Ana", bots=ALL_BOTS)
    log = [at_table.write(line) for line in opening(wish, "h", "i", "k", 1)]
    shown = bodies.Listed("t", "saboteur", "house", "playing", ["Ana"] * 4, 0)
    row = msgspec.json.encode(HallRow(shown, False, True))
    await store.close()
    with sqlite3.connect(path) as db:
        for n in range(count):
            name = f"t{n:05}"
            lines = [(name, i, 1, body) for i, body in enumerate(log)]
            db.executemany("INSERT INTO line VALUES (?, ?, ?, ?)", lines)
            db.execute("INSERT INTO listing VALUES (?, ?, ?)", (name, n, row))


def resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def worked(pid: int) -> float:
    """Seconds of a core."""
    spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


def test_ten_thousand_abandoned_games_cost_nothing_at_the_start(tmp_path):
    path = tmp_path / "t.db"
    asyncio.run(filled(path, 10_000))
    with Server(str(tmp_path / "empty.db")) as server:
        time.sleep(1)
        empty = resident(server.pid)
    with Server(str(path)) as server:
        assert worked(server.pid) < 3
        time.sleep(1)
        assert resident(server.pid) < empty + 15


def test_what_is_left_is_forgotten_at_once_and_not_when_all_garbage_is_looked_for():
    async def evening() -> list[object]:
        async with wiring.served() as server:
            opened, keys = await server.gather("saboteur")
            for key in keys:
                await server.connect(opened["table"], key)
            server.sockets[0].ask("start", "s")
            await server.settle()
            room = server.room(opened)
            kept = [weakref.ref(one) for one in (room, room.table, room.driver, *room.listeners)]
            gc.disable()
            while server.sockets:
                await server.sockets.pop().close()
            await server.hall.put_away(room)
            del room
            await asyncio.sleep(0.01)
            return [one() for one in kept if one() is not None]

    try:
        assert asyncio.run(evening()) == []
    finally:
        gc.enable()


class Slow(wiring.MemoryStore):
    """A store that takes its time with a row of the hall."""

    def __init__(self) -> None:
        super().__init__()
        self.is_free = asyncio.Event()
        self.is_free.set()

    async def enlist(self, table: str, at: int, body: bytes) -> None:
        await self.is_free.wait()
        await super().enlist(table, at, body)


def test_who_comes_while_a_room_is_put_away_is_in_the_room_of_the_others():
    async def evening() -> None:
        store = Slow()
        async with wiring.served(store) as server:
            opened = await server.open("saboteur")
            room = server.room(opened)
            server.hall.listed.clear()  # its row has to be written
            store.is_free.clear()
            leaving = asyncio.create_task(server.hall.put_away(room))
            await asyncio.sleep(0)
            first = await server.connect(opened["table"])
            store.is_free.set()
            await leaving
            second = await server.connect(opened["table"], opened["key"])
            second.ask("say", "s", text="Hello")
            await server.settle()
            assert first.last("update")["story"][-1]["text"] == "Hello"

    asyncio.run(evening())
