"""Two servers on one PostgreSQL: whatever dies, nothing is lost and play goes on."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
from collections.abc import Awaitable, Callable
from functools import partial

import psycopg
import pytest
from running import Server
from stores import terminate
from witness import Party, Witness, audit

from dwarrow import client
from dwarrow.wire import asks
from dwarrow.wire.settings import Clock, Settings

TABLES = [("saboteur", 4), ("kings", 4), ("duel", 2), ("duel", 2)]
SECONDS = 40.0  # within which play has to go on
RESTART = os.environ.get("DWARROW_TEST_RESTART", "")  # a command that restarts PostgreSQL


def logs_of(url: str) -> dict[str, list[bytes]]:
    logs: dict[str, list[bytes]] = {}
    with psycopg.connect(url) as db:
        rows = db.execute("SELECT table_id, n, body FROM dwarrow.line ORDER BY table_id, n")
        for table, n, body in rows:
            logs.setdefault(table, []).append(bytes(body))
            assert n == len(logs[table]) - 1
    return logs


@pytest.fixture
def servers(postgres_url):
    """Two servers on an empty database."""
    with Server(postgres_url) as one, Server(postgres_url) as other:
        yield one, other


Trouble = Callable[[], Awaitable[object]]


async def evening(servers: tuple[Server, Server], url: str, troubles: list[Trouble]) -> list[str]:
    """Clients of every table at both servers play through all troubles; what is not borne out."""
    dice = random.Random(4)
    async with Party() as party:
        for game, seats in TABLES:
            await party.gather([server.url for server in servers], game, seats)
        playing = [asyncio.create_task(party.play(seat, dice)) for seat in party.seats]
        for trouble in troubles:
            await party.hear(30, playing)
            await trouble()
            await party.hear(1, playing)  # what was under way
            await all_go_on(party)
        await party.go_home(playing)
        return audit(party, logs_of(url))


async def all_go_on(party: Party) -> None:
    """Everybody hears something new within seconds: somebody at each table says a word."""
    heard = [(seat, seat.version) for seat in party.seats]
    async with asyncio.timeout(SECONDS):
        while any(seat.version == before for seat, before in heard):
            await asyncio.sleep(0.05)


def test_two_servers_serve_one_table_and_one_may_be_killed(servers, postgres_url):
    _, other = servers

    async def kill() -> None:
        await asyncio.to_thread(other.kill)

    async def start() -> None:
        await asyncio.to_thread(other.start)

    assert asyncio.run(evening(servers, postgres_url, [kill, start, kill])) == []


def test_servers_may_be_restarted_one_after_the_other_while_the_others_play(servers, postgres_url):
    def restarted(server: Server) -> None:
        server.stop()
        server.start()

    troubles: list[Trouble] = [partial(asyncio.to_thread, restarted, one) for one in servers]
    assert asyncio.run(evening(servers, postgres_url, troubles)) == []


def test_all_lines_to_the_database_may_be_cut(servers, postgres_url, postgres):
    async def cut() -> None:
        assert terminate(postgres, postgres_url) > 3

    assert asyncio.run(evening(servers, postgres_url, [cut, cut])) == []


def test_the_doorbells_may_be_cut(servers, postgres_url, postgres):
    async def cut() -> None:
        assert terminate(postgres, postgres_url, "LISTEN%") + terminate(
            postgres, postgres_url, "SELECT 1"
        )

    assert asyncio.run(evening(servers, postgres_url, [cut, cut])) == []


@pytest.mark.skipif(not RESTART, reason="DWARROW_TEST_RESTART says no command for it")
def test_the_database_may_be_restarted(servers, postgres_url):
    async def restart() -> None:
        await asyncio.to_thread(subprocess.run, RESTART, shell=True, check=True)

    assert asyncio.run(evening(servers, postgres_url, [restart])) == []


def test_who_is_at_one_server_is_seen_at_the_other_within_seconds(servers):
    one, other = servers

    async def seen() -> None:
        opened = await client.open_table(one.url, Settings("duel"), name="Ana")
        joined = await client.join(other.url, opened.table, opened.invite, "Bo")
        far = Witness([other.url], opened.table, joined.key)
        async with client.Seat(one.url, opened.table, opened.key) as near:
            async with far:
                await here(near, [0, 1])
                await here(far, [0, 1])
                await near.ask(asks.Start(client.new_id()))
            await here(near, [0])

    async def here(seat: client.Seat, seats: list[int]) -> None:
        async with asyncio.timeout(SECONDS):
            while seat.presence is None or seat.presence.here != seats:
                await seat.changed()

    asyncio.run(seen())


def test_when_the_server_that_minds_the_clock_stops_or_dies_the_other_minds_it(servers):
    one, other = servers

    async def minded(end: Callable[[], None]) -> None:
        settings = Settings("duel", clock=Clock("seconds", 2))
        opened = await client.open_table(one.url, settings, name="Ana")
        joined = await client.join(one.url, opened.table, opened.invite, "Bo")
        seats = [Witness([other.url], opened.table, key) for key in (opened.key, joined.key)]
        async with seats[0] as near, seats[1]:
            await near.ask(asks.Start(client.new_id()))
            await asyncio.to_thread(end)
            assert near.update is not None
            before = near.update.played
            async with asyncio.timeout(SECONDS):
                while near.update.played < before + 2:
                    await near.changed()

    asyncio.run(minded(one.stop))
    one.start()
    asyncio.run(minded(one.kill))
