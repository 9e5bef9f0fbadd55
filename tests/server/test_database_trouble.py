"""The disk is full, read-only or gone: nothing is acknowledged, and it passes by itself."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from running import Server
from witness import Party, Witness, audit, logs_of

from dwarrow import client
from dwarrow.wire import asks
from dwarrow.wire.settings import Settings

Trouble = Callable[[Server, Path], contextlib.AbstractContextManager[None]]


@contextlib.contextmanager
def full(server: Server, path: Path) -> Iterator[None]:
    """No file may grow any more."""
    soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, hard))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextlib.contextmanager
def gone(server: Server, path: Path) -> Iterator[None]:
    """Somebody has moved the file away."""
    away = path.with_name("elsewhere")
    away.mkdir()
    files = [file for file in path.parent.glob("tables.db*") if not file.name.endswith(".lock")]
    for file in files:
        file.rename(away / file.name)
    yield
    for file in files:
        (away / file.name).rename(file)


@contextlib.contextmanager
def read_only(server: Server, path: Path) -> Iterator[None]:
    """Nothing may be written, as on a disk that was mounted anew after a fault."""
    files = [str(path), f"{path}-wal"]  # what lies in shared memory is never written
    try:
        subprocess.run(["chattr", "+i", *files], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only root on a disk that knows immutable files can make one read-only")
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


def is_healthy(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=10) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError as no:
        assert no.code == 503
        return False


async def refused(seat: client.Seat, ask: asks.Ask) -> None:
    with pytest.raises(client.Refused, match="Nothing was done") as why:
        await seat.ask(ask)
    assert why.value.code == "unavailable"


async def through(server: Server, path: Path, trouble: Trouble) -> None:
    """A table before, in and after the trouble."""
    async with Party() as party:
        await party.gather([server.url], "duel", 2)
        mover = next(seat for seat in party.seats if seat.moves)
        (other,) = [seat for seat in party.seats if seat is not mover]
        ask = asks.Play(client.new_id(), mover.update.played, mover.moves[0]["words"])
        pid, before = server.pid, [seat.version for seat in party.seats]
        with trouble(server, path):
            await refused(mover, ask)
            await refused(mover, ask)
            await refused(other, asks.Say(client.new_id(), "what is it?"))
            with pytest.raises(client.Refused, match="Nothing was done"):
                await client.open_table(server.url, Settings("duel"), name="Cy")
            assert [seat.version for seat in party.seats] == before  # nobody heard of anything
        await mover.asks_for(ask)  # the same ask, once it is over
        await other.asks_for(asks.Say(client.new_id(), "it has passed"))
        assert len(mover.done) + len(other.done) == 3  # with the start
        assert await asyncio.to_thread(is_healthy, server.url) and server.pid == pid
    assert audit(party, logs_of(path)) == []


@pytest.mark.parametrize("trouble", [full, gone, read_only])
def test_nothing_is_acknowledged_in_trouble_and_it_passes_without_a_restart(tmp_path, trouble):
    path = tmp_path / "tables.db"
    with Server(str(path)) as server:
        asyncio.run(asyncio.wait_for(through(server, path, trouble), 120))


def test_a_server_without_its_database_says_that_it_is_not_well(tmp_path):
    path = tmp_path / "tables.db"
    with Server(str(path)) as server:
        assert is_healthy(server.url)
        with gone(server, path):
            assert not is_healthy(server.url)
        assert is_healthy(server.url)


def test_a_table_that_cannot_be_read_now_asks_its_people_to_come_again(tmp_path):
    path = tmp_path / "tables.db"

    async def come() -> None:
        opened = await client.open_table(server.url, Settings("duel"), name="Ana")
        server.kill()
        server.start()  # the table is not in its memory any more
        seat = Witness([server.url], opened.table, opened.key)
        with gone(server, path):
            coming = asyncio.create_task(seat.__aenter__())
            await asyncio.sleep(0.5)
            assert not coming.done()
        async with asyncio.timeout(20):
            await coming
        assert seat.table.status == "gathering"
        await seat.__aexit__(None, None, None)

    with Server(str(path)) as server:
        asyncio.run(come())
