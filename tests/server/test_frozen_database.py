"""A database that hangs, and leases instead of locks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import psycopg
import pytest
import wiring

from dwarrow.server import pulse
from dwarrow.server.metrics import METRICS
from dwarrow.server.store import Unavailable, patient, pg_drivers
from dwarrow.server.store.patient import PatientStore
from dwarrow.server.store.postgres import PostgresStore


class Hanging(wiring.MemoryStore):
    """A store whose writes, and then its reads, stop to answer."""

    writes_hang = reads_hang = False

    async def append(self, table: str, n: int, bodies: Sequence[bytes], at: int) -> None:
        if self.writes_hang:
            await asyncio.Event().wait()
        await super().append(table, n, bodies, at)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        if self.reads_hang:
            await asyncio.Event().wait()
        return await super().read(table, since)


@pytest.mark.parametrize("both", [False, True])
def test_every_seat_that_asks_is_told_within_the_time_and_play_goes_on_after(both, monkeypatch):
    monkeypatch.setattr(patient, "SECONDS", 0.4)
    monkeypatch.setattr(patient, "PAUSE", 1000)

    async def evening() -> None:
        store = Hanging()
        async with wiring.served(store) as server:
            opened, keys = await server.gather("saboteur")
            sockets = [await server.connect(opened["table"], key) for key in keys]
            store.writes_hang, store.reads_hang = True, both
            hung = METRICS.counts["database_timeouts"]
            for socket in sockets:
                socket.ask("phrase", "x", phrase="hm")
            while not all(socket.answer("x") for socket in sockets):
                await asyncio.sleep(0.01)
            # One has waited; those who stood behind it heard of it at once.
            assert METRICS.counts["database_timeouts"] == hung + 1
            assert {socket.answer("x")["code"] for socket in sockets} == {"unavailable"}
            store.writes_hang = store.reads_hang = False
            monkeypatch.setattr(patient, "PAUSE", 0.0)
            sockets[0].ask("phrase", "y", phrase="hm")
            await server.settle()
            assert sockets[0].answer("y")["tell"] == "done"

    asyncio.run(evening())


def test_a_frozen_postgresql_is_told_within_five_seconds(postgres_url, monkeypatch):
    assert patient.SECONDS < 5
    monkeypatch.setattr(patient, "SECONDS", 1.0)  # a busy machine may be late

    async def evening() -> None:
        store = PatientStore(PostgresStore(postgres_url))
        await store.open()
        await store.append("a", 0, [b"x"], 1)
        with psycopg.connect(postgres_url) as other:
            other.execute("LOCK TABLE dwarrow.line, dwarrow.version IN ACCESS EXCLUSIVE MODE")
            began = time.monotonic()
            for work in (store.append("a", 1, [b"y"], 1), store.read("a"), store.probe()):
                with pytest.raises(Unavailable):
                    await work
                assert time.monotonic() - began < 5
                began = time.monotonic()
        await asyncio.sleep(patient.PAUSE)
        assert (await store.read("a"))[0] == b"x"
        await store.close()

    asyncio.run(evening())


def test_a_thousand_driven_tables_hold_no_lock_of_the_cluster(postgres, postgres_url):
    async def evening() -> None:
        store = PostgresStore(postgres_url)
        await store.open()
        assert all(await asyncio.gather(*(store.drives(f"t{n}") for n in range(1000))))
        held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = (" \
               "SELECT oid FROM pg_database WHERE datname = %s)"  # fmt: skip
        assert postgres.execute(held, (postgres_url.rsplit("/", 1)[1],)).fetchone() == (0,)
        await store.close()

    asyncio.run(evening())


def test_a_process_that_cannot_say_that_it_lives_drives_no_more(postgres_url, monkeypatch):
    monkeypatch.setattr(pg_drivers, "LEASE", 2)
    monkeypatch.setattr(pg_drivers, "BEAT", 60.0)

    async def evening() -> None:
        one, two = PostgresStore(postgres_url), PostgresStore(postgres_url)
        await one.open()
        await two.open()
        assert await one.drives("a") and not await two.drives("a")
        await asyncio.sleep(2.2)
        assert await two.drives("a") and not await one.drives("a")
        await one.close()
        await two.close()

    asyncio.run(evening())


@pytest.mark.parametrize("is_well", [True, False])
def test_health_says_whether_a_write_would_succeed(is_well):
    class Sick(wiring.MemoryStore):
        async def probe(self) -> None:
            if not is_well:
                raise Unavailable("the disk is full")

    async def evening() -> int:
        async with wiring.served(Sick()) as server:
            return (await server.request("GET", "/health")).status

    assert asyncio.run(evening()) == (200 if is_well else 503)


def test_a_server_can_be_stopped_though_its_database_hangs(monkeypatch):
    monkeypatch.setattr(patient, "SECONDS", 0.1)

    class Stuck(wiring.MemoryStore):
        async def close(self) -> None:
            await asyncio.Event().wait()

    async def evening() -> None:
        await PatientStore(Stuck()).close()  # type: ignore[arg-type]

    asyncio.run(asyncio.wait_for(evening(), 20))


def test_seats_that_only_wait_are_told_too_and_told_when_it_is_over(monkeypatch):
    monkeypatch.setattr(pulse, "BEAT", 0.02)
    monkeypatch.setattr(pulse, "PATIENCE", 0.2)
    monkeypatch.setattr(patient, "PAUSE", 0.0)

    class Frozen(wiring.MemoryStore):
        is_frozen = False

        async def probe(self) -> None:
            if self.is_frozen:
                await asyncio.Event().wait()

    async def evening() -> None:
        store = Frozen()
        async with wiring.served(store) as server:
            opened, keys = await server.gather("saboteur")
            keys.append("")  # and whoever watches
            sockets = [await server.connect(opened["table"], key) for key in keys]
            for is_frozen in (True, False):
                store.is_frozen = is_frozen
                while any(socket.last("presence")["durable"] is is_frozen for socket in sockets):
                    await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_the_pulse_is_felt_within_the_five_seconds_that_are_promised():
    assert pulse.BEAT + pulse.PATIENCE < 5
