"""SIGTERM: clocks stop, sockets are told to come back, and everything is there again."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
from running import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from witness import Party, audit, logs_of

from dwarrow import client
from dwarrow.wire import asks
from dwarrow.wire.settings import Clock, Settings

SERVICE_RESTART = 1012
DOWN = 1.5
LIMIT = 600


async def closing_code(url: str, table: str, server: Server) -> int | None:
    """With what a socket is closed when the server is told to stop."""
    async with connect(f"ws{url.removeprefix('http')}/api/tables/{table}/socket") as socket:
        await socket.send(msgspec.json.encode(asks.Hello()), text=True)
        await socket.recv()
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            await stopping
            return socket.close_code


async def stopped_and_started(server: Server) -> None:
    settings = Settings("duel", clock=Clock("seconds", LIMIT))
    opened = await client.open_table(server.url, settings, name="Ana")
    other = await client.join(server.url, opened.table, opened.invite, "Bo")
    async with client.Seat(server.url, opened.table, opened.key) as ana, other as bo:
        began = time.time()
        await ana.ask(asks.Start(client.new_id()))
        await bo.ask(asks.Say(client.new_id(), "before"))
        await asyncio.sleep(1.2)  # of the clock
        before, story = bo.update, [item["event"] for item in bo.story]
        assert before is not None

        assert await closing_code(server.url, opened.table, server) == SERVICE_RESTART
        await asyncio.sleep(DOWN)  # of nobody's clock
        await asyncio.to_thread(server.start)

        while bo.connections < 2 or bo.update is before or bo.table.deadline is None:
            await bo.changed()
        assert bo.update is not None and bo.update.view == before.view
        assert bo.update.since == before.version  # it went on where it was
        assert [item["event"] for item in bo.story] == [*story, "went-on"]
        used = LIMIT - (bo.table.deadline / 1000 - time.time())
        assert 1 < used < time.time() - began - DOWN  # what was used is used, the time between not
        mover = ana if ana.moves else bo
        await mover.play(mover.moves[0]["words"])


def test_a_stopped_server_comes_back_with_every_clock_and_client_where_it_was(tmp_path):
    with Server(str(tmp_path / "tables.db")) as server:
        asyncio.run(asyncio.wait_for(stopped_and_started(server), 60))


async def stopped_while_they_play(server: Server, path: Path) -> list[str]:
    dice = random.Random(1)
    async with Party() as party:
        for game, seats in [("saboteur", 4), ("duel", 2)]:
            await party.gather([server.url], game, seats)
        playing = [asyncio.create_task(party.play(seat, dice)) for seat in party.seats]
        for _ in range(3):
            await party.hear(15, playing)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        await party.hear(1, playing)
        await party.go_home(playing)
        return audit(party, logs_of(path))


def test_an_orderly_stop_in_mid_play_loses_nothing(tmp_path):
    path = tmp_path / "tables.db"
    with Server(str(path)) as server:
        assert asyncio.run(stopped_while_they_play(server, path)) == []
