"""Commit, then show: nobody who comes last can choose what the cards will be."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import pytest
import wiring
from waiting import until_so

import dwarrow
from dwarrow.kernel import record
from dwarrow.server import driver

VALUES = ["11" * 16, "22" * 16]
PROMISES = [sha256(bytes.fromhex(value)).hexdigest() for value in VALUES]


def spend(evening: Callable[[wiring.Server, Any, list[wiring.Socket]], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with wiring.served() as server:
            opened = await server.open("duel", commitment=PROMISES[0])
            bo = await server.sit(opened, "Bo", commitment=PROMISES[1])
            keys = (opened["key"], bo["key"], "")
            sockets = [await server.connect(opened["table"], key) for key in keys]
            await evening(server, opened, sockets)

    asyncio.run(whole())


async def asked(server: wiring.Server, socket: wiring.Socket, ask: str, id: str, **f: Any) -> Any:
    socket.ask(ask, id, **f)
    await server.settle()
    return socket.answer(id)


def events(socket: wiring.Socket) -> list[str]:
    return [item["event"] for told in socket.told if told["tell"] == "update"
            for item in told["story"]]  # fmt: skip


def test_what_was_committed_is_shown_after_the_start_and_then_the_cards_are_dealt() -> None:
    async def evening(server: wiring.Server, opened: Any, sockets: list[wiring.Socket]) -> None:
        ana, bo, watcher = sockets
        table = server.room(opened).table
        assert (await asked(server, ana, "entropy", "early", value=VALUES[0]))[
            "code"
        ] == "not-allowed"
        await asked(server, ana, "start", "s")
        assert table.status == "gathering" and table.info().awaits == [0, 1]
        other = await asked(server, bo, "entropy", "other", value="33" * 16)
        assert other["reason"] == "other-entropy"
        await asked(server, bo, "entropy", "b", value=VALUES[1])
        assert table.play is None and table.info().awaits == [0]
        assert (await asked(server, bo, "entropy", "b2", value=VALUES[1]))["tell"] == "refused"
        await asked(server, ana, "entropy", "a", value=VALUES[0])
        await until_so(lambda: table.status == "playing")
        await server.settle()
        assert table.play is not None
        assert VALUES[0] not in str(watcher.raw) and "revealing" in events(watcher)
        await asked(server, ana, "end", "e")
        told = await server.request("GET", f"/api/tables/{opened['table']}/record")
        games = {name: dwarrow.game_named(name) for name in dwarrow.GAMES}
        read = record.read(told.body.decode(), games)
        assert record.verify(read) == [] and all(value in told.body.decode() for value in VALUES)

    spend(evening)


def test_who_does_not_show_it_in_time_is_told_of_and_the_deal_goes_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(driver, "SECONDS_TO_REVEAL", 0.1)

    async def evening(server: wiring.Server, opened: Any, sockets: list[wiring.Socket]) -> None:
        ana, _, watcher = sockets
        await asked(server, ana, "start", "s")
        await asked(server, ana, "entropy", "a", value=VALUES[0])
        table = server.room(opened).table
        await until_so(lambda: table.status == "playing")
        await server.settle()
        assert "unrevealed" in events(watcher)
        assert set(table.shuffles.entropy[0]) == {0}

    spend(evening)


@pytest.mark.parametrize("how", ["leave", "swap", "configure"])
def test_whoever_comes_goes_or_moves_meanwhile_calls_the_start_off(how: str) -> None:
    async def evening(server: wiring.Server, opened: Any, sockets: list[wiring.Socket]) -> None:
        ana, bo, _ = sockets
        await asked(server, ana, "start", "s")
        await asked(server, ana, "entropy", "a", value=VALUES[0])
        facts: dict[str, Any] = {
            "leave": {},
            "swap": {"one": 0, "other": 1},
            "configure": {"settings": {"game": "duel"}},
        }
        await asked(server, bo if how == "leave" else ana, how, "x", **facts[how])
        table = server.room(opened).table
        assert table.status == "gathering" and table.awaited is None and table.play is None
        promises = sorted(chair.commitment for chair in table.chairs if chair.is_person)
        assert promises == ([""] if how == "leave" else ["", PROMISES[1]])  # what was shown is worn
        assert table.shuffles.entropy == [{}] * len(table.shuffles.by_deal)  # and is in no deal

    spend(evening)


def test_without_promises_a_game_starts_at_once_as_ever() -> None:
    async def whole() -> None:
        async with wiring.served() as server:
            opened, keys = await server.gather("duel")
            ana = await server.connect(opened["table"], keys[0])
            await asked(server, ana, "start", "s")
            assert server.room(opened).table.status == "playing"

    asyncio.run(whole())
