"""Commit, then show: nobody who comes last can choose what the cards will be."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest
import wiring
from waiting import until_so

import dwarrow
from dwarrow.kernel import record
from dwarrow.server import at_table, driver
from dwarrow.server.line import Line
from dwarrow.server.table import Table

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


def folded(log: list[Line]) -> Table:
    table = Table("again")
    for line in log:
        at_table.fold(table, line)
    return table


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


SEATING: dict[str, dict[str, Any]] = {
    "leave": {},
    "swap": {"one": 0, "other": 1},
    "configure": {"settings": {"game": "duel"}},
    "commit": {"commitment": PROMISES[1]},
    "start": {},
    "reissue": {"seat": 1},
    "remove": {"seat": 1},
    "bot": {"seat": 1, "bot": ""},
    "entropy": {"value": "33" * 16},
}


def test_while_chance_is_shown_nobody_can_come_go_move_or_promise_and_it_is_dealt_from() -> None:
    """Whoever could call the start off would try again until the cards please him."""

    async def evening(server: wiring.Server, opened: Any, sockets: list[wiring.Socket]) -> None:
        ana, bo, _ = sockets
        table = server.room(opened).table
        await asked(server, ana, "start", "s")
        await asked(server, ana, "entropy", "a", value=VALUES[0])
        for who, socket in (("ana", ana), ("bo", bo)):
            for ask, facts in SEATING.items():
                told = await asked(server, socket, ask, f"{who}-{ask}", **facts)
                assert told["tell"] == "refused", ask
        link = {"name": "Eve", "invite": opened["invite"], "entropy": "44" * 16}
        came = await server.request("POST", f"/api/tables/{opened['table']}/sit", link)
        assert came.status == 403 and table.info().awaits == [1]
        await asked(server, bo, "entropy", "b", value=VALUES[1])
        await until_so(lambda: table.status == "playing")
        shown = {seat: bytes.fromhex(value) for seat, value in enumerate(VALUES)}
        assert table.shuffles.entropy == [shown] * len(table.shuffles.by_deal)

    spend(evening)


def test_who_waits_for_the_start_can_still_talk_and_the_host_can_end_the_table() -> None:
    async def evening(server: wiring.Server, opened: Any, sockets: list[wiring.Socket]) -> None:
        ana, bo, _ = sockets
        await asked(server, ana, "start", "s")
        assert (await asked(server, bo, "say", "t", text="Now"))["tell"] == "done"
        assert (await asked(server, ana, "end", "e"))["tell"] == "done"
        info = server.room(opened).table.info()
        assert info.status == "ended" and info.awaits == []

    spend(evening)


def test_who_has_promised_nothing_yet_or_something_else_promises_at_the_table() -> None:
    async def whole() -> None:
        async with wiring.served() as server:
            opened, keys = await server.gather("duel")
            sockets = [await server.connect(opened["table"], key) for key in keys]
            table = server.room(opened).table
            assert table.info().promised == []
            await asked(server, sockets[0], "entropy", "p", value="33" * 16)  # promised instead
            for n, (socket, promise) in enumerate(zip(sockets, PROMISES, strict=True)):
                await asked(server, socket, "commit", "first", commitment="0" * 64)
                await asked(server, socket, "commit", "second", commitment=promise)
                assert table.info().promised == list(range(n + 1))
            assert PROMISES[1] in str(sockets[0].raw)  # all hear it before anything is shown
            await asked(server, sockets[0], "start", "s")
            for socket, value in zip(sockets, VALUES, strict=True):
                await asked(server, socket, "entropy", "e", value=value)
            await until_so(lambda: table.status == "playing")
            shown = {seat: bytes.fromhex(value) for seat, value in enumerate(VALUES)}
            assert table.shuffles.entropy[0] == shown and table.info().promised == []

    asyncio.run(whole())


def test_chance_goes_with_the_person_and_stays_with_no_chair() -> None:
    async def whole() -> None:
        async with wiring.served() as server:
            opened, keys = await server.gather("kings", settings={"seats": 3})
            sockets = [await server.connect(opened["table"], key) for key in keys]
            shuffles = server.room(opened).table.shuffles
            for n, socket in enumerate(sockets):
                await asked(server, socket, "entropy", "e", value=f"{n}{n}" * 16)
            await asked(server, sockets[0], "swap", "s", one=0, other=1)
            assert {seat: value.hex()[0] for seat, value in shuffles.entropy[0].items()} == {
                0: "1", 1: "0", 2: "2",
            }  # fmt: skip
            await asked(server, sockets[1], "leave", "l")
            await asked(server, sockets[0], "remove", "r", seat=2)
            assert {seat: value.hex()[0] for seat, value in shuffles.entropy[0].items()} == {1: "0"}
            log = [at_table.read(body) for body in server.store.logs[opened["table"]]]
            of_then = folded([msgspec.structs.replace(log[0], rules={}), *log[1:]])
            added = of_then.shuffles.entropy[
                0
            ].items()  # in tables of 0.1.0 it stays with the chair
            assert {seat: value.hex()[0] for seat, value in added} == {0: "0", 1: "1", 2: "2"}

    asyncio.run(whole())


def test_who_sits_down_in_the_middle_of_a_game_adds_nothing_to_the_deals_to_come() -> None:
    """Everything else is known by then to the owner of the server."""

    async def whole() -> None:
        async with wiring.served() as server:
            opened = await server.open("duel", {"1": "chance"})
            host = await server.connect(opened["table"], opened["host"])
            await asked(server, host, "reissue", "r", seat=0)
            link = host.answer("r")["link"]
            ana = await server.sit({**opened, "invite": link}, "Ana", entropy="11" * 16)
            socket = await server.connect(opened["table"], ana["key"])
            await asked(server, host, "start", "s")
            table = server.room(opened).table
            added = [dict(each) for each in table.shuffles.entropy]
            await asked(server, socket, "resign", "g")
            await asked(server, host, "reissue", "again", seat=0)
            link = host.answer("again")["link"]
            await server.sit({**opened, "invite": link}, "Eve", entropy="22" * 16)
            assert added[0] and table.shuffles.entropy == added

    asyncio.run(whole())


def test_without_promises_a_game_starts_at_once_as_ever() -> None:
    async def whole() -> None:
        async with wiring.served() as server:
            opened, keys = await server.gather("duel")
            ana = await server.connect(opened["table"], keys[0])
            await asked(server, ana, "start", "s")
            assert server.room(opened).table.status == "playing"

    asyncio.run(whole())
