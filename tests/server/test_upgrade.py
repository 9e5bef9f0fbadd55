"""A database of an earlier release: every seat is told the same by this one, and it plays on."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
import wiring
from golden_tables import GOLDEN, told

import dwarrow
from dwarrow.server.at_table import LINES
from dwarrow.server.at_table.play import moved
from dwarrow.server.hall import Hall
from dwarrow.server.line import Stamp
from dwarrow.server.store import pg_schema
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.server.store.urls import store_at

RELEASES = sorted(path.stem.removeprefix("tables-") for path in GOLDEN.glob("tables-*.db"))


def kinds_in(path: Path) -> set[str]:
    """The kinds of line a database holds."""

    async def found() -> set[str]:
        store = SqliteStore(path, reads_only=True)
        await store.open()
        try:
            return {json.loads(body)["was"] async for copy in store.copies()
                    for _, body in copy.lines}  # fmt: skip
        finally:
            await store.close()

    return asyncio.run(found())


async def moved_in(old: Path, url: str) -> None:
    """Put the tables of an old file into a database of ours."""
    source, target = SqliteStore(old, reads_only=True), store_at(url)
    await source.open()
    await target.open()
    async for copy in source.copies():
        await target.restore(copy)
    await source.close()
    await target.close()


async def told_by(url: str) -> dict[str, Any]:
    store = store_at(url)
    await store.open()
    hall = Hall(store)
    every = {}
    for name in await store.tables():
        room = await hall.room(name)
        assert room is not None
        every[name] = told(room.table)
    await store.close()
    return every


def is_still_told(then: Any, today: Any) -> bool:
    """Whether every fact of then is told today; there may be more."""
    if isinstance(then, dict):
        return all(name in today and is_still_told(then[name], today[name]) for name in then)
    if isinstance(then, list):
        return len(then) == len(today) and all(map(is_still_told, then, today))
    return bool(then == today)


def kept(release: str) -> dict[str, Any]:
    with gzip.open(GOLDEN / f"tables-{release}.json.gz") as file:
        data: dict[str, Any] = json.load(file)
        return data


@pytest.mark.parametrize("release", RELEASES)
def test_an_old_file_opens_and_every_seat_is_told_the_same(release, tmp_path):
    file = tmp_path / "tables.db"
    shutil.copy(GOLDEN / f"tables-{release}.db", file)
    assert is_still_told(kept(release), asyncio.run(told_by(str(file))))


@pytest.mark.parametrize("release", RELEASES)
def test_old_tables_can_be_moved_into_any_database_of_this_release(release, tmp_path, url):
    file = tmp_path / "old.db"
    shutil.copy(GOLDEN / f"tables-{release}.db", file)

    async def moved() -> dict[str, Any]:
        await moved_in(file, url)
        return await told_by(url)

    assert is_still_told(kept(release), asyncio.run(moved()))


@pytest.mark.parametrize("release", RELEASES)
def test_an_old_postgresql_is_brought_up_to_date_and_tells_the_same(
    release, tmp_path, postgres_url
):
    file = tmp_path / "old.db"
    shutil.copy(GOLDEN / f"tables-{release}.db", file)
    with pytest.MonkeyPatch.context() as then:
        then.setattr(pg_schema, "MIGRATIONS", pg_schema.MIGRATIONS[:1])  # as 0.1.0 had them
        asyncio.run(moved_in(file, postgres_url))
    assert is_still_told(kept(release), asyncio.run(told_by(postgres_url)))


@pytest.mark.parametrize("release", RELEASES)
def test_a_game_of_an_old_file_is_played_on_to_its_end(release, tmp_path):
    file = tmp_path / "tables.db"
    shutil.copy(GOLDEN / f"tables-{release}.db", file)

    async def evening() -> None:
        store = SqliteStore(file)
        await store.open()
        hall, dice = Hall(store), random.Random(3)
        rooms = [await hall.room(name) for name in await store.tables()]
        going = [room for room in rooms if room is not None and room.table.status == "playing"]
        assert going
        for room in going:
            while room.table.status == "playing":
                play = room.table.begun
                stamp = Stamp(1_795_000_000_000, play.turn)
                await room.append(moved(room.table, dice.choice(play.moves()), "seat", stamp))
            assert room.table.status == "over"
        await store.close()

    asyncio.run(evening())


def test_a_game_goes_on_as_its_rules_were_answered_when_it_was_opened(monkeypatch):
    """An edition that answers otherwise tomorrow changes no table of today."""

    async def evening() -> None:
        store = wiring.MemoryStore()
        async with wiring.served(store) as server:
            opened = await server.open("kings")
            then = server.room(opened).table.info().rules
        game = dwarrow.game_named("kings")
        edition = next(iter(game.EDITIONS))
        other = next(name for name in reversed(game.EDITIONS) if name != edition)  # type: ignore[arg-type, var-annotated]
        monkeypatch.setitem(game.EDITIONS, edition, game.EDITIONS[other])
        async with wiring.served(store) as server:
            room = await server.hall.room(opened["table"])
            assert room is not None and room.table.info().rules == then

    asyncio.run(evening())


def test_the_old_database_holds_every_kind_of_line_of_its_release(tmp_path):
    file = tmp_path / "tables.db"
    shutil.copy(GOLDEN / "tables-0.1.0.db", file)
    known = {kind.__struct_config__.tag for kind in LINES}
    assert kinds_in(file) <= known and len(kinds_in(file)) == 28
