"""What goes on around the game: murmurs, faces, a move taken back, bots that wait for a reveal."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from typing import Any

import pytest
import wiring

from dwarrow.server.at_table.play import moved
from dwarrow.server.line import Stamp
from dwarrow.server.room import SECONDS_TO_SHOW, Room

SLOW = dataclasses.replace(wiring.QUIET, pace=10**9)  # bots never come to move by themselves


def spend(evening) -> None:
    async def whole() -> None:
        async with wiring.served(house=SLOW) as server:
            await evening(server)

    asyncio.run(whole())


async def begun(server: wiring.Server, game: str, bots: dict[str, str], **settings: Any) -> Any:
    """A table that plays; its host is connected."""
    opened = await server.open(game, bots, settings=settings)
    host = await server.connect(opened["table"], opened["key"])
    host.ask("start", "s")
    await server.settle()
    return opened, host, server.room(opened)


def heard(socket: wiring.Socket, event: str) -> list[dict[str, Any]]:
    told = [item for each in socket.told if each["tell"] == "update" for item in each["story"]]
    return [item for item in told if item["event"] == event]


async def take(room: Room, move: int) -> None:
    await room.append(moved(room.table, move, "seat", Stamp(1, room.table.begun.turn)))


def test_players_do_not_hear_those_who_watch_until_nobody_plays():
    async def evening(server: wiring.Server) -> None:
        opened, host, room = await begun(server, "duel", {"1": "chance"})
        watchers = [await server.connect(opened["table"]) for _ in range(2)]
        watchers[0].ask("murmur", "m", name="Ana", text="She has the key!")
        await server.settle()
        assert heard(host, "murmured") == []
        (told,) = heard(watchers[1], "murmured")
        assert told["text"] == "She has the key!" and told["name"] != room.table.names[0]
        host.ask("murmur", "h", name="Host", text="What?")
        await server.settle()
        assert host.answer("h")["reason"] == "only"
        while room.table.status == "playing":
            await take(room, random.Random(1).choice(room.table.begun.moves()))
        watchers[0].ask("murmur", "n", name="Guest", text="Well played")
        await server.settle()
        assert [item["text"] for item in heard(host, "murmured")] == ["Well played"]

    spend(evening)


def test_a_face_is_worn_until_it_is_changed_and_at_the_next_game_too():
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel", face="12a")
        await server.request("POST", f"/api/tables/{opened['table']}/sit",
                             {"name": "Bo", "invite": opened["invite"], "face": "7"})  # fmt: skip
        host = await server.connect(opened["table"], opened["key"])
        host.ask("face", "f", face="0b")
        host.ask("end", "e")
        host.ask("rematch", "r")
        await server.settle()
        again = host.last("update")["table"]["rematch"]
        for room in (server.room(opened), await server.hall.room(again)):
            assert [chair.face for chair in room.table.chairs] == ["0b", "7"]

    spend(evening)


@pytest.mark.parametrize("deck", ["full", "empty"])
def test_among_bots_a_move_that_showed_nothing_is_taken_back_with_theirs(deck):
    async def evening(server: wiring.Server) -> None:
        _, host, room = await begun(server, "duel", {"1": "chance"}, options={"rounds": "1"})
        play, dice = room.table.begun, random.Random(2)
        while play.turn != 0 or (deck == "empty" and play.view(0).public_data()["deck"]):
            await take(room, dice.choice(play.moves()))
        before = room.table.played
        quiet = next(move for move in play.moves() if "pass" in play.words(move))
        await take(room, quiet)
        await take(room, next(move for move in play.moves() if "pass" in play.words(move)))
        await server.settle()
        is_empty = deck == "empty"
        assert host.last("update")["undo"] is is_empty
        host.ask("undo", "u")
        await server.settle()
        assert host.answer("u")["tell"] == ("done" if is_empty else "refused")
        assert room.table.played == (before if is_empty else before + 2)

    spend(evening)


def test_bots_wait_while_a_seat_is_shown_its_role_or_the_end_of_a_round_but_not_for_ever():
    async def evening(server: wiring.Server) -> None:
        bots = {"1": "chance", "2": "chance"}
        opened = await server.open("saboteur", bots, settings={"seats": 3})
        host = await server.connect(opened["table"], opened["key"])
        room, dice = server.room(opened), random.Random(3)
        host.ask("showing", "early", yes=True)
        await server.settle()
        assert not room.showing  # nothing is dealt
        host.ask("start", "s")
        await server.settle()
        for ended in (0, 1):
            while room.table.story.rounds_ended() < ended or room.table.begun.turn == 0:
                await take(room, dice.choice(room.table.begun.moves()))
            await waits_once(server, opened, host, f"{ended}")

    async def waits_once(server: wiring.Server, opened: Any, host: wiring.Socket, n: str) -> None:
        room = server.room(opened)
        driver, watcher = room.driver, await server.connect(opened["table"])

        async def due(asker: wiring.Socket, name: str, yes: bool) -> float:
            asker.ask("showing", name + n, yes=yes)
            await server.settle()
            return driver.due().when

        at_once = driver.due().when
        assert await due(watcher, "w", yes=True) == at_once
        until = await due(host, "h", yes=True)
        assert until > at_once and until - room.shown[1] == SECONDS_TO_SHOW
        assert await due(host, "again", yes=True) == until
        assert await due(host, "i", yes=False) == at_once

    spend(evening)
