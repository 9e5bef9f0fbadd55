"""The review of a game: made beside the loop when it is over, told part by part, and kept."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import wiring
from test_known import by_chance, take

from dwarrow.review.contents import ClaimMade, ReviewEnd, ReviewHead, ReviewStep
from dwarrow.server import reviews as reviews_module
from dwarrow.server.app import House
from dwarrow.server.no import No
from dwarrow.server.reviewing import Finished, claims_at, parts_of
from dwarrow.server.reviews import Reviews
from dwarrow.wire import bodies

HOUSE = House(
    workers=1, pace=10**9, burst=10**6, rate=10**6, requests=10**6, reads=10**6, readers=0
)
ENOUGH = 240  # seconds that a reviewer may take on two busy cores
# A reviewer that answers at once: two parts, unless it is told to die.
QUICK = """
import pickle, struct, sys
head = struct.Struct(">I")
while told := sys.stdin.buffer.read(head.size):
    game, log = pickle.loads(sys.stdin.buffer.read(head.unpack(told)[0]))
    if game.table == "dies":
        raise SystemExit(1)
    for part in (b'"' + game.table.encode() + b'"', b"1", b""):
        sys.stdout.buffer.write(head.pack(len(part)) + part)
        sys.stdout.buffer.flush()
"""


async def started(server: wiring.Server, game: str = "saboteur", seats: int = 3) -> Any:
    settings = {"seats": seats, "options": {"rounds": "1"}}
    opened, keys = await server.gather(game, settings=settings)
    host = await server.connect(opened["table"], keys[0])
    host.ask("start", "s")
    await server.settle()
    return opened


async def reviewed(server: wiring.Server, table: str) -> list[bytes]:
    """All parts, asked for one after another as they come."""
    found: list[bytes] = []
    async with asyncio.timeout(ENOUGH):
        while True:
            path = f"/api/tables/{table}/review?since={len(found)}"
            answer = await server.request("GET", path)
            assert answer.status == 200, answer.body
            msgspec.json.decode(answer.body, type=bodies.ReviewSoFar)
            told = msgspec.json.decode(answer.body)
            assert told["since"] == len(found)
            found += [msgspec.json.encode(part) for part in told["parts"]]
            if told["is_whole"]:
                return found


def test_a_finished_game_is_reviewed_part_by_part_kept_and_the_same_after_a_restart() -> None:
    async def evening() -> None:
        async with wiring.served(house=HOUSE) as server:
            opened = await started(server, "solo", 1)
            room = server.room(opened)
            await by_chance(room)
            moves = sum(entry.deal is None for entry in room.table.play.log)
            first = await reviewed(server, opened["table"])
            (reviewer,) = server.inner.state.reviews.reviewers
            reviewer.command = ("false",)  # nobody is asked to make it once more
            assert await reviewed(server, opened["table"]) == first
            store = server.store
        parts = [msgspec.json.decode(one, type=PART) for one in first]
        head, end = parts[0], parts[-1]
        assert isinstance(head, ReviewHead) and isinstance(end, ReviewEnd)
        assert head.moves == len(parts) - 2 == moves
        assert all(isinstance(part, ReviewStep) for part in parts[1:-1])
        async with wiring.served(store, house=HOUSE) as again:
            assert await reviewed(again, opened["table"]) == first

    asyncio.run(evening())


def test_what_was_claimed_goes_into_the_review_with_its_moment() -> None:
    async def evening() -> list[ClaimMade]:
        async with wiring.served(house=HOUSE) as server:
            opened = await started(server)
            room = server.room(opened)
            await take(room, room.table.play.moves()[0])
            host = await server.connect(opened["table"], opened["key"])
            host.ask("claim", "c", about="seat", which=1, says="suspect")
            await server.settle()
            await take(room, room.table.play.moves()[0])
            return claims_at(room.table)

    assert asyncio.run(evening()) == [ClaimMade(2, 0, "seat", 1, "suspect")]


PART = ReviewHead | ReviewStep | ReviewEnd


def test_a_game_that_is_not_over_is_refused_to_everybody_before_anything_is_read() -> None:
    async def asked() -> set[tuple[int, str, str]]:
        async with wiring.served(house=HOUSE) as server:
            opened, keys = await server.gather("saboteur")
            told = []

            async def everybody_asks() -> None:
                for key in (opened["host"], *keys, "stranger", ""):
                    for query in ("", "?since=3", "?round=1", "?since=x"):
                        path = f"/api/tables/{opened['table']}/review{query}"
                        answer = (await server.request("GET", path, key=key)).json()
                        told.append((answer["code"], answer["reason"], answer["words"]))

            await everybody_asks()
            host = await server.connect(opened["table"], keys[0])
            host.ask("start", "s")
            await server.settle()
            await everybody_asks()
            await server.hall.put_away(server.room(opened))  # it rests, and is read again
            await everybody_asks()
            host = await server.connect(opened["table"], keys[0])
            for ask in ("pause", "end"):
                host.ask(ask, ask)
                await server.settle()
                await everybody_asks()
            reviews = server.inner.state.reviews
            assert not reviews.made and not reviews.line and not reviews.tasks
            return set(told)

    told = asyncio.run(asked())
    assert told == {("not-allowed", "review-later", "A game is reviewed when it is over.")}


def test_there_is_no_review_of_a_table_that_is_none() -> None:
    async def asked() -> tuple[int, str]:
        async with wiring.served(house=HOUSE) as server:
            answer = await server.request("GET", "/api/tables/nowhere/review")
            return answer.status, answer.json()["reason"]

    assert asyncio.run(asked()) == (404, "no-such-table")


def test_a_reviewer_looks_itself_whether_the_game_is_over() -> None:
    """Even a reviewer that were given the log of a running game would not tell a word of it."""

    async def log_of_one() -> list[bytes]:
        async with wiring.served(house=HOUSE) as server:
            opened = await started(server)
            await take(server.room(opened), server.room(opened).table.play.moves()[0])
            found: list[bytes] = server.store.logs[opened["table"]]
            return found

    log = asyncio.run(log_of_one())
    with pytest.raises(No, match="when it is over"):
        next(parts_of(Finished("t", len(log)), log))


# ---- the desk


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[int], Reviews]:
    """A desk whose reviewers answer at once."""
    script = tmp_path / "quick.py"
    script.write_text(QUICK, encoding="utf-8")
    monkeypatch.setattr(reviews_module, "REVIEWING", (sys.executable, str(script)))
    return lambda reviewers: Reviews(wiring.MemoryStore(), reviewers)  # type: ignore[arg-type]


async def whole(desk: Reviews, table: str) -> list[bytes]:
    growing = desk.of(Finished(table, 1))
    async with asyncio.timeout(ENOUGH):
        while not growing.is_whole:
            await growing.beyond(len(growing.parts), 1.0)
    return growing.parts


def test_so_many_are_made_at_once_and_the_others_are_told_how_many_come_before(quick) -> None:
    async def evening() -> None:
        desk = quick(1)
        games = [Finished(f"t{n}", 1) for n in range(4)]
        for game in games:
            desk.of(game)
        assert [desk.before(game) for game in games] == [0, 1, 2, 3]
        told = msgspec.json.decode((await desk.answer(games[0], 9)).body)
        assert told["parts"] == []
        assert await whole(desk, "t3") == [b'"t3"', b"1"]
        assert [desk.before(game) for game in games] == [0, 0, 0, 0]
        assert all(desk.has(game) for game in games)
        answer = msgspec.json.decode((await desk.answer(games[2], 1)).body)
        assert answer == {"since": 1, "parts": [1], "before": 0, "is_whole": True}
        await desk.stop()

    asyncio.run(evening())


def test_a_long_line_is_closed_and_who_has_gone_is_left_alone(quick, monkeypatch) -> None:
    async def evening() -> None:
        desk = quick(1)
        for n in range(1 + reviews_module.MOST_WAITING):
            desk.of(Finished(f"t{n}", 1))
        with pytest.raises(No) as refused:
            desk.of(Finished("late", 1))
        assert refused.value.reason == "reviews-busy"
        monkeypatch.setattr(reviews_module, "FORGOTTEN", -1.0)  # all of them have gone away
        await whole(desk, "t0")
        async with asyncio.timeout(ENOUGH):
            while desk.line:
                await asyncio.sleep(0.01)
        assert list(desk.made) == [Finished("t0", 1)]
        await desk.stop()

    asyncio.run(evening())


def test_a_reviewer_that_dies_is_told_and_the_next_game_finds_another(quick) -> None:
    async def evening() -> None:
        desk = quick(1)
        growing = desk.of(Finished("dies", 1))
        with pytest.raises(No) as told:
            await growing.beyond(0, ENOUGH)
        assert told.value.code == "unavailable"
        assert not desk.has(Finished("dies", 1))  # whoever asks again may have more luck
        assert await whole(desk, "lives") == [b'"lives"', b"1"]
        await desk.stop()

    asyncio.run(evening())


def test_what_is_kept_has_a_bound(quick, monkeypatch) -> None:
    async def evening() -> list[str]:
        monkeypatch.setattr(reviews_module, "MOST_BYTES", 12)
        desk = quick(1)
        for n in range(4):
            await whole(desk, f"t{n}")
        await desk.stop()
        return [game.table for game in desk.made]

    assert asyncio.run(evening()) == ["t2", "t3"]


def test_to_begin_a_review_costs_more_than_to_go_on_reading_it(quick) -> None:
    async def evening() -> list[int]:
        poor = House(workers=1, pace=10**9, reads=60, readers=0, requests=10**6)
        async with wiring.served(house=poor) as server:
            tables = []
            for _ in range(2):
                opened = await started(server)
                await by_chance(server.room(opened))
                tables.append(opened["table"])
            paths = [f"/api/tables/{table}/review" for table in tables for _ in range(2)]
            return [(await server.request("GET", path)).status for path in paths]

    assert asyncio.run(evening()) == [200, 200, 429, 429]
