"""The hall: what is listed, what is kept, and which file a server may have."""

from __future__ import annotations

import asyncio
import os
from hashlib import sha256
from pathlib import Path

import pytest
import wiring

import dwarrow
from dwarrow.kernel import record
from dwarrow.server.store import Unusable
from dwarrow.server.store.sqlite import SqliteStore


def test_tables_everybody_may_see_are_listed_however_many_others_are_newer():
    async def evening() -> None:
        async with wiring.served() as server:
            shown = await server.open("duel", settings={"visibility": "listed"})
            for _ in range(220):
                await server.open("duel")
            told = (await server.request("GET", "/api/tables")).json()
            assert [row["table"] for row in told] == [shown["table"]]

    asyncio.run(evening())


def test_the_list_of_tables_is_not_made_anew_for_everybody_who_asks():
    class Counting(wiring.MemoryStore):
        asked = 0

        async def listings(self):
            self.asked += 1
            return await super().listings()

    async def evening() -> None:
        store = Counting()
        async with wiring.served(store) as server:
            await server.open("duel", settings={"visibility": "listed"})
            before = store.asked
            for _ in range(20):
                assert len((await server.request("GET", "/api/tables")).json()) == 1
            assert store.asked - before <= 4
            await server.open("duel", settings={"visibility": "listed"})
            assert len((await server.request("GET", "/api/tables")).json()) == 2

    asyncio.run(evening())


def test_a_table_ended_early_yields_a_record_that_verifies():
    async def evening() -> None:
        async with wiring.served() as server:
            opened, keys = await server.gather("duel")
            sockets = [await server.connect(opened["table"], key) for key in keys]
            sockets[0].ask("start")
            await server.settle()
            room = server.room(opened)
            move = room.table.play.words(room.table.play.moves()[0])
            sockets[room.table.play.turn].ask("play", "p", played=1, move=move)
            await server.settle()
            path = f"/api/tables/{opened['table']}/record"
            assert (await server.request("GET", path)).status == 403
            sockets[0].ask("end", "e")
            await server.settle()
            told = await server.request("GET", path)
            assert told.status == 200
            games = {name: dwarrow.game_named(name) for name in dwarrow.GAMES}
            table = record.read(told.body.decode(), games)
            assert len(table.log) == 2 and record.verify(table) == []

    asyncio.run(evening())


def taken(path: Path) -> None:
    async def used() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.close()

    asyncio.run(used())


@pytest.mark.parametrize("kind", ["file", "folder"])
def test_a_second_server_is_refused_also_through_a_link(kind, tmp_path):
    home = tmp_path / "home"
    home.mkdir()

    async def evening() -> None:
        first = SqliteStore(home / "tables.db")
        await first.open()
        if kind == "file":
            (tmp_path / "other.db").symlink_to(home / "tables.db")
            second = SqliteStore(tmp_path / "other.db")
        else:
            (tmp_path / "there").symlink_to(home)
            second = SqliteStore(tmp_path / "there" / "tables.db")
        with pytest.raises(Unusable, match="another dwarrow server is using"):
            await second.open()
        await first.close()

    asyncio.run(evening())


def test_a_file_with_two_names_is_refused(tmp_path):
    taken(tmp_path / "tables.db")
    os.link(tmp_path / "tables.db", tmp_path / "other.db")
    for name in ("tables.db", "other.db"):
        with pytest.raises(Unusable, match="second name"):
            taken(tmp_path / name)
    (tmp_path / "other.db").unlink()
    taken(tmp_path / "tables.db")


def test_what_a_seat_gives_to_chance_is_committed_before_it_is_shown():
    """Everybody hears the hash at once, nobody the value before the end, and the record agrees."""

    async def evening() -> None:
        async with wiring.served() as server:
            opened = await server.open("duel", entropy="ab" * 16)
            bo = await server.sit(opened, "Bo", entropy="cd" * 16)
            watcher = await server.connect(opened["table"])
            host = await server.connect(opened["table"], opened["key"])
            other = await server.connect(opened["table"], bo["key"])
            other.ask("entropy", "n", value="ef" * 16)
            await server.settle()
            host.ask("start", "s")
            host.ask("end", "e")
            await server.settle()
            story = [
                item
                for told in watcher.told
                if told["tell"] == "update"
                for item in told["story"]
                if item["event"] in ("sat", "added-entropy")
            ]
            given = {item["seat"]: item["commitment"] for item in story}
            heard = "".join(str(message) for one in (watcher, host, other) for message in one.raw)
            assert not any(value * 16 in heard for value in ("ab", "cd", "ef"))
            record = await server.request("GET", f"/api/tables/{opened['table']}/record")
            lines = [line.split() for line in record.body.decode().splitlines()]
            shown = {int(line[2]): line[3] for line in lines if line[:2] == ["entropy", "1"]}
            assert len(shown) == 2
            hashes = {n: sha256(bytes.fromhex(value)).hexdigest() for n, value in shown.items()}
            assert hashes == given

    asyncio.run(evening())
