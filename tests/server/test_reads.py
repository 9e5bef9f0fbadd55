"""Reading is bounded: every address has a budget, and what takes long is made beside the loop."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import wiring

from dwarrow.server import guard, reading
from dwarrow.server import library as libraries
from dwarrow.server.app import House
from dwarrow.server.at_table.play import moved
from dwarrow.server.limits import address_of
from dwarrow.server.line import Stamp
from dwarrow.server.room import BREATH, Room
from dwarrow.server.routes import ROUTES, rules_page, unpacks
from dwarrow.server.table import Table
from dwarrow.words import window
from dwarrow.words.bundles import sentences

POOR = House(workers=1, pace=10**9, reads=60, readers=0)


async def finished(server: wiring.Server) -> Any:
    opened, keys = await server.gather("duel")
    (host,) = [await server.connect(opened["table"], keys[0])]
    host.ask("start")
    await server.settle()
    room = server.room(opened)
    while room.table.status == "playing":
        play = room.table.play
        await room.append(moved(room.table, play.moves()[-1], "seat", Stamp(1, play.turn)))
    return opened


def test_every_way_to_read_has_a_price_and_long_ones_cost_more():
    prices = {row.operation.path: row.price for row in ROUTES if row.operation.method == "GET"}
    assert all(price >= 1 for price in prices.values())
    assert prices["/api/tables/{table}/replay"] >= 10 * prices["/api/tables/{table}"]


class Rounds:
    """Counts the rounds of the loop, and what is done in each."""

    def __init__(self) -> None:
        self.now = 0
        self.done: Counter[int] = Counter()

    async def run(self) -> None:
        while True:
            self.now += 1
            await asyncio.sleep(0)

    async def during(self, *asked: Awaitable[Any]) -> list[Any]:
        """What comes of things asked for at once; only they are counted."""
        self.done.clear()
        counting = asyncio.create_task(self.run())
        told = await asyncio.gather(*asked)
        counting.cancel()
        return told

    def count(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*facts: Any) -> Any:
            self.done[self.now] += 1
            return work(*facts)

        return counted


def counted_while(
    evening: Callable[[wiring.Server, Rounds], Awaitable[None]],
    monkeypatch: pytest.MonkeyPatch,
    owner: Any,
    work: str,
) -> Counter[int]:
    """By round of the loop: how often something was done in an evening."""
    rounds = Rounds()
    monkeypatch.setattr(owner, work, rounds.count(getattr(owner, work)))

    async def whole() -> None:
        async with wiring.served() as server:
            await evening(server, rounds)

    asyncio.run(whole())
    return rounds.done


def test_drawings_are_made_one_by_one_and_others_have_turns_between(monkeypatch):
    """All at once they held the loop for half a second."""

    async def evening(server: wiring.Server, rounds: Rounds) -> None:
        path = f"/api/tables/{(await finished(server))['table']}/drawing"
        told = await rounds.during(*(server.request("GET", path) for _ in range(12)))
        assert [answer.status for answer in told] == [200] * 12

    done = counted_while(evening, monkeypatch, window, "drawn")
    assert len(done) == 12 and max(done.values()) == 1


def test_what_an_address_asks_for_at_once_is_begun_one_by_one(monkeypatch):
    async def evening(server: wiring.Server, rounds: Rounds) -> None:
        path = f"/api/tables/{(await server.open('duel'))['table']}"
        await rounds.during(*(server.request("GET", path) for _ in range(12)))
        assert not server.app.queues.by_name

    done = counted_while(evening, monkeypatch, Table, "info")
    assert len(done) == 12 and max(done.values()) == 1


def test_tables_that_rest_are_read_piece_by_piece_however_many_are_woken(monkeypatch):
    async def evening(server: wiring.Server, rounds: Rounds) -> None:
        tables = [(await finished(server))["table"] for _ in range(3)]
        server.hall.rooms.clear()
        await rounds.during(*map(server.hall.room, tables))

    done = counted_while(evening, monkeypatch, Room, "fold")
    assert done.total() > 4 * BREATH and max(done.values()) <= BREATH


def test_a_table_that_rests_costs_more_to_look_at(monkeypatch):
    async def evening() -> list[int]:
        async with wiring.served(house=POOR) as server:
            opened = await finished(server)
            server.hall.rooms.clear()
            reads = server.inner.state.reads
            left = []
            for _ in range(3):
                await server.request("GET", f"/api/tables/{opened['table']}")
                left.append(round(reads.by_name["127.0.0.1"].left))
            return left

    first, second, third = asyncio.run(evening())
    assert (first - second, second - third) == (1, 1) and first == POOR.reads - 10


@pytest.mark.parametrize("path", ["/api/games", "/api/tables", "/", "/health", "/metrics"])
def test_an_address_that_has_read_too_much_has_to_wait(path, monkeypatch):
    monkeypatch.setattr(guard, "SECONDS_AT_THE_DOOR", 0)

    async def evening() -> list[int]:
        async with wiring.served(house=POOR) as server:
            return [(await server.request("GET", path)).status for _ in range(80)]

    told = asyncio.run(evening())
    assert 200 in told[:20] and told[-1] == 429


def test_languages_that_somebody_makes_up_are_neither_made_nor_kept():
    async def evening() -> set[bytes]:
        async with wiring.served(house=House(workers=1, readers=0)) as server:
            ways = [f"/api/rules/duel?language=en.{n}" for n in range(9)]
            return {(await server.request("GET", way)).body for way in ways}

    kept = sentences.cache_info().currsize, rules_page.cache_info().currsize
    assert len(asyncio.run(evening())) == 1
    now = sentences.cache_info().currsize, rules_page.cache_info().currsize
    assert now[0] - kept[0] <= 1 and now[1] - kept[1] <= 1  # English


def test_a_household_with_the_new_kind_of_address_has_one_budget():
    one, other = ({"client": (f"2001:db8:1:2::{n}", 1)} for n in (1, 2))
    assert address_of(one) == address_of(other) != address_of({"client": ("2001:db8:1:3::1", 1)})


def test_a_replay_is_made_in_another_process_once_and_the_loop_goes_on(monkeypatch):
    house = House(workers=1, pace=10**9, reads=10**6, readers=1)

    async def evening() -> None:
        async with wiring.served(house=house) as server:
            opened = await finished(server)
            monkeypatch.setattr(reading.Reading, "answer", here)
            path = f"/api/tables/{opened['table']}/replay?viewpoint=all"
            asked = [asyncio.ensure_future(server.request("GET", path)) for _ in range(6)]
            busy = await busyness(asked)
            told = [task.result() for task in asked]
            assert {one.status for one in told} == {200} and len({one.body for one in told}) == 1
            assert busy < 0.25
            monkeypatch.setattr(libraries.Library, "_made", here)
            assert (await server.request("GET", path)).status == 200  # it was kept

    asyncio.run(evening())


def here(*facts: object) -> bytes:
    raise AssertionError("made in the loop")


async def busyness(tasks: list[Any]) -> float:
    """The most that was computed in one turn of the loop while some tasks were done.

    In seconds of a core: how late the loop is hangs on what else the machine does.
    """
    worst = 0.0
    while not all(task.done() for task in tasks):
        began = time.thread_time()
        await asyncio.sleep(0.005)
        worst = max(worst, time.thread_time() - began)
    return worst


def test_a_long_answer_comes_packed_for_those_who_can_unpack_it():
    async def evening() -> None:
        async with wiring.served() as server:
            opened = await finished(server)
            for what in ("replay", "record", "known"):
                path = f"/api/tables/{opened['table']}/{what}"
                packed = await server.request("GET", path, accept_encoding="gzip")
                plain = await server.request("GET", path)
                assert packed.headers["content-encoding"] == "gzip"
                assert gzip.decompress(packed.body) == plain.body
                assert what == "record" or json.loads(plain.body)

    asyncio.run(evening())


def test_a_reader_that_dies_is_told_and_replaced(monkeypatch):
    house = House(workers=1, pace=10**9, reads=10**6, readers=1)
    dies = (libraries.READING[0], "-c", "raise SystemExit(1)")

    async def evening() -> list[int]:
        async with wiring.served(house=house) as server:
            opened = await finished(server)
            path, told = f"/api/tables/{opened['table']}/replay", []
            (reader,) = server.inner.state.library.readers
            for command in (dies, libraries.READING):
                reader.command = command
                told.append((await server.request("GET", path)).status)
            return told

    assert asyncio.run(evening()) == [503, 200]


def test_what_is_kept_has_a_bound(monkeypatch):
    monkeypatch.setattr(libraries, "MOST_BYTES", 100)
    shelf = libraries.Library(wiring.MemoryStore(), 0)  # type: ignore[arg-type]
    for n in range(10):
        shelf._keep(reading.Reading("replay", f"t{n}", 1), b"x" * 40)
    assert shelf.size == 80 and [asked.table for asked in shelf.kept] == ["t8", "t9"]


def test_codes_are_drawn_beside_the_loop_and_no_link_is_kept(monkeypatch):
    monkeypatch.setattr(reading.QrCode, "answer", here)
    house = House(workers=1, pace=10**9, readers=1)

    async def evening() -> None:
        async with wiring.served(house=house) as server:
            answer = await server.request("POST", "/api/qr", {"text": "https://here/#secret"})
            assert answer.status == 200
            assert answer.body.startswith(b"<svg")
            library = server.inner.state.library  # type: ignore[attr-defined]
            assert not library.kept
            assert not library.under_way

    asyncio.run(evening())


def test_a_log_is_folded_once_for_all_viewpoints(monkeypatch):
    folds = Counter[str]()
    fold = reading.at_table.fold
    monkeypatch.setattr(
        reading.at_table, "fold", lambda table, line: (folds.update(["fold"]), fold(table, line))
    )

    async def evening() -> None:
        async with wiring.served() as server:
            opened = await finished(server)
            reading.folded.cache_clear()
            folds.clear()
            for viewpoint in ("all", "public", "0", "1"):
                way = f"/api/tables/{opened['table']}/replay?viewpoint={viewpoint}"
                assert (await server.request("GET", way)).status == 200
            assert folds["fold"] == server.room(opened).table.version

    asyncio.run(evening())


@pytest.mark.parametrize(
    "accepted, is_packed",
    [
        ("gzip", True), ("br, GZIP;q=0.5", True), ("gzip; q=1.0", True),
        ("gzip;q=0", False), ("gzip;q=0.00, identity", False), ("identity", False), ("", False),
    ],
)  # fmt: skip
def test_who_cannot_unpack_is_sent_plain_text(accepted, is_packed):
    assert unpacks(accepted) == is_packed
