"""Lines to PostgreSQL that break, stall, or break when the answer would come."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest
from stores import Ears, opened, terminate

from dwarrow.server.store import Taken, Unavailable, pg_connect
from dwarrow.server.store.postgres import PostgresStore

NEVER = b"\0never\0"


class Proxy:
    """A line to the database that can be cut, stalled, or cut just when the answer would come."""

    def __init__(self, url: str) -> None:
        self._target = urlsplit(url)
        self._writers: set[asyncio.StreamWriter] = set()
        self.flows = asyncio.Event()
        self.flows.set()
        self.cut_after = NEVER
        self._port = 0

    async def __aenter__(self) -> Proxy:
        await self.listen()
        return self

    async def __aexit__(self, *why: object) -> None:
        self.flows.set()
        self.go_away()
        await asyncio.sleep(0.05)

    async def listen(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        place = f"{self._target.netloc.rpartition('@')[0]}@127.0.0.1:{self._port}"
        return self._target._replace(netloc=place, query="connect_timeout=2").geturl()

    def go_away(self) -> None:
        self._server.close()
        for writer in self._writers:
            writer.close()
        self._writers.clear()

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        host, port = self._target.hostname, self._target.port
        far, there = await asyncio.open_connection(host, port or 5432)
        self._writers |= {back, there}
        await asyncio.gather(self._pump(near, there, back), self._pump(far, back, there))

    async def _pump(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, other: asyncio.StreamWriter
    ) -> None:
        try:
            while data := await source.read(65536):
                await self.flows.wait()
                to.write(data)
                await to.drain()
                if self.cut_after in data:
                    other.close()
                    await asyncio.sleep(0.3)  # the database gets it; nobody gets its answer
                    return
        except OSError:
            pass
        finally:
            to.close()


def test_a_lost_listener_comes_back_and_says_that_it_may_have_missed_something(
    postgres_url, postgres
):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url), PostgresStore(postgres_url)) as (one, two):
            ears = Ears(two)
            for n in range(3):
                assert terminate(postgres, postgres_url, "LISTEN%") >= 1
                await ears.until(("", 0))
                await one.append("a", n, [b"x"], 1)
                await ears.until(("a", n + 1))
                ears.heard.clear()

    asyncio.run(play())


def test_play_goes_on_after_all_connections_were_cut(postgres_url, postgres):
    async def play() -> None:
        async with opened(PostgresStore(postgres_url)) as store:
            for n in range(3):
                await store.append("a", n, [b"x"], 1)
                assert len(await store.read("a")) == n + 1
                assert await store.drives("a")
                terminate(postgres, postgres_url)
            await asyncio.sleep(1.1)
            assert await store.drives("a")
            await store.keep_note("a", 0, b"note")

    asyncio.run(play())


def test_nothing_is_acknowledged_while_the_database_is_gone(postgres_url):
    async def play() -> None:
        async with Proxy(postgres_url) as proxy, opened(PostgresStore(proxy.url)) as store:
            await store.append("a", 0, [b"0"], 1)
            proxy.go_away()
            asked = [store.append("a", 1, [b"1"], 1), store.append("b", 0, [b"0"], 1)]
            asked += [store.read("a"), store.note("a", 1), store.drives("a")]
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(answer, Unavailable), answer
                assert "does not answer" in str(answer)
            await proxy.listen()
            await asyncio.gather(store.append("a", 1, [b"1"], 1), store.append("b", 0, [b"0"], 1))
            assert await store.read("a") == [b"0", b"1"]

    asyncio.run(play())


def test_a_commit_without_an_answer_is_not_acknowledged_and_the_log_tells(postgres_url):
    async def play() -> None:
        async with Proxy(postgres_url) as proxy, opened(PostgresStore(proxy.url)) as store:
            await store.append("a", 0, [b"0"], 1)
            proxy.cut_after = b"COMMIT"
            with pytest.raises(Unavailable):
                await store.append("a", 1, [b"1"], 1)
            proxy.cut_after = NEVER
            await asyncio.sleep(0.5)
            assert await store.read("a") == [b"0", b"1"]
            with pytest.raises(Taken):
                await store.append("a", 1, [b"1"], 1)

    asyncio.run(play())


def test_a_database_that_says_nothing_is_not_waited_for_for_ever(postgres_url, monkeypatch):
    async def play() -> None:
        async with Proxy(postgres_url) as proxy, opened(PostgresStore(proxy.url)) as store:
            await store.append("a", 0, [b"0"], 1)
            await store.read("a")
            monkeypatch.setattr(pg_connect, "PATIENCE", 0.3)
            proxy.flows.clear()
            async with asyncio.timeout(20):
                with pytest.raises(Unavailable):
                    await store.append("a", 1, [b"1"], 1)
            proxy.flows.set()
            monkeypatch.setattr(pg_connect, "PATIENCE", 15)
            lines = await store.read("a")
            await store.append("a", len(lines), [b"1"], 1)

    asyncio.run(play())
