"""People, not chairs: what is a person's goes with the person; a seat is taken by consent only."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import wiring

from dwarrow.server.chairs import hash_of
from dwarrow.wire import asks, tells

LONG_AGO = -1e9


def spend(evening: Callable[[wiring.Server], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with wiring.served() as server:
            await evening(server)

    asyncio.run(whole())


async def at(server: wiring.Server, opened: Any, *keys: str) -> list[wiring.Socket]:
    return [await server.connect(opened["table"], key) for key in keys]


async def asked(
    server: wiring.Server, socket: wiring.Socket, ask: str, id: str, **facts: Any
) -> Any:
    socket.ask(ask, id, **facts)
    await server.settle()
    return socket.answer(id)


async def playing(server: wiring.Server, seats: int) -> tuple[Any, list[str], list[wiring.Socket]]:
    opened, keys = await server.gather(
        "saboteur" if seats > 2 else "duel", settings={"seats": seats, "takeover": "vote"}
    )
    sockets = await at(server, opened, *keys)
    await asked(server, sockets[0], "start", "s")
    return opened, keys, sockets


async def removal_asked(server: wiring.Server) -> tuple[Any, Any, list[wiring.Socket]]:
    """Four play, and the host wants seat 1 to go."""
    opened, _, sockets = await playing(server, 4)
    await asked(server, sockets[0], "remove", "x", seat=1)
    return opened, server.room(opened).table, sockets


# ---- what is a person's


def test_notes_go_with_the_person_when_seats_are_swapped() -> None:
    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("duel")
        ana, bo = await at(server, opened, *keys)
        await asked(server, ana, "note", "n", text="Bo lies")
        await asked(server, ana, "swap", "w", one=0, other=1)
        assert ana.last("welcome")["notes"] == "Bo lies" and ana.last("welcome")["seat"] == 1
        assert bo.last("welcome")["notes"] == "" and bo.last("welcome")["seat"] == 0

    spend(evening)


@pytest.mark.parametrize("how", ["leave", "remove", "reissue"])
def test_whoever_sits_down_next_finds_nothing_of_the_last(how: str) -> None:
    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("duel")
        ana, bo = await at(server, opened, *keys)
        await asked(server, bo, "note", "n", text="mine")
        await asked(server, bo, "say", "1", text="hello")
        wish = {"leave": (bo, {}), "remove": (ana, {"seat": 1}), "reissue": (ana, {"seat": 1})}
        who, facts = wish[how]
        done = await asked(server, who, how, "x", **facts)
        invite = done["link"] or opened["invite"]
        cy = await server.sit({**opened, "invite": invite}, "Cy")
        (socket,) = await at(server, opened, cy["key"])
        assert socket.last("welcome")["notes"] == ""
        said = await asked(server, socket, "say", "1", text="what is here?")
        assert said["tell"] == "done" and said["version"] == server.room(opened).table.version

    spend(evening)


def test_notes_of_the_release_before_are_for_whoever_still_sits_there() -> None:
    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("duel")
        server.store.notes |= {(opened["table"], n): f"old {n}".encode() for n in (0, 1)}
        ana, bo = await at(server, opened, *keys)
        assert [one.last("welcome")["notes"] for one in (ana, bo)] == ["old 0", "old 1"]
        await asked(server, bo, "leave", "l")
        cy = await server.sit(opened, "Cy")
        (socket,) = await at(server, opened, cy["key"])
        assert socket.last("welcome")["notes"] == ""

    spend(evening)


# ---- the host


async def hosts(server: wiring.Server, opened: Any, keys: list[str]) -> list[bool]:
    table = server.room(opened).table
    return [table.holder(hash_of(key)).is_host for key in keys]


def test_a_host_who_leaves_hands_over_to_the_longest_seated_person_and_not_to_the_chair() -> None:
    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("saboteur", settings={"seats": 4})
        sockets = await at(server, opened, *keys)
        await asked(server, sockets[0], "swap", "w", one=1, other=3)  # Bo 1 sits at seat 3 now
        await asked(server, sockets[0], "leave", "l")
        assert server.room(opened).table.host_seat == 3
        cy = await server.sit(opened, "Cy")
        everybody = [*keys, cy["key"], opened["host"]]
        assert cy["seat"] == 0
        assert await hosts(server, opened, everybody) == [False, True, False, False, False, False]

    spend(evening)


def test_a_host_may_choose_who_is_next() -> None:
    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("saboteur", settings={"seats": 4})
        (ana,) = await at(server, opened, keys[0])
        assert (await asked(server, ana, "leave", "0", to=0))["reason"] == "heir-whom"
        await asked(server, ana, "leave", "1", to=2)
        assert await hosts(server, opened, keys) == [False, False, True, False]

    spend(evening)


def test_a_host_alone_who_leaves_is_the_host_by_its_own_key_only() -> None:
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        (ana,) = await at(server, opened, opened["key"])
        await asked(server, ana, "leave", "1")
        bo = await server.sit(opened, "Bo")
        assert bo["seat"] == 0
        assert await hosts(server, opened, [bo["key"], opened["host"]]) == [False, True]

    spend(evening)


def test_a_host_who_gives_up_in_the_game_hands_over_too() -> None:
    async def evening(server: wiring.Server) -> None:
        opened, keys, sockets = await playing(server, 4)
        await asked(server, sockets[0], "resign", "r")
        assert await hosts(server, opened, [*keys, opened["host"]]) == [
            False, True, False, False, False,
        ]  # fmt: skip

    spend(evening)


def test_an_answer_is_given_again_only_to_whoever_may_still_ask() -> None:
    """A reissued link is in its answer: a host who is none any more does not hear it again."""

    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("saboteur", settings={"seats": 4})
        room = server.room(opened)
        (ana,) = await at(server, opened, keys[0])
        assert (await asked(server, ana, "reissue", "r", seat=3))["link"]
        await asked(server, ana, "leave", "l")
        again = wiring.read_as({"ask": "reissue", "id": "r", "seat": 3}, asks.Reissue)
        for key in (keys[0], opened["host"]):
            told = await server.hall.ask(room, key, again)
            assert isinstance(told, tells.Refused)

    spend(evening)


# ---- consent


@pytest.mark.parametrize("ask", ["replace", "remove", "reissue"])
def test_with_two_people_nobody_takes_the_seat_of_one_who_is_there(ask: str) -> None:
    async def evening(server: wiring.Server) -> None:
        opened, _, (ana, bo) = await playing(server, 2)
        answer = await asked(server, ana, ask, "x", seat=1)
        assert (answer["tell"], answer["reason"]) == ("refused", "still-here")
        assert bo.closed is None and not server.room(opened).table.chairs[1].bot

    spend(evening)


@pytest.mark.parametrize("ask", ["replace", "remove"])
def test_a_silent_seat_can_be_taken_by_one_alone_and_it_is_told(ask: str) -> None:
    async def evening(server: wiring.Server) -> None:
        opened, _, (ana, bo) = await playing(server, 2)
        await bo.close()
        assert (await asked(server, ana, ask, "early", seat=1))["reason"] == "still-here"
        server.room(opened).absent[1] = LONG_AGO
        assert (await asked(server, ana, ask, "late", seat=1))["tell"] == "done"
        assert server.room(opened).table.chairs[1].bot
        assert ana.last("update")["story"][-1]["event"] in ("replaced", "gone")

    spend(evening)


def test_a_host_who_plays_cannot_read_a_seat_not_even_a_silent_one_or_a_bots() -> None:
    async def evening(server: wiring.Server) -> None:
        opened, _, (ana, bo) = await playing(server, 2)
        (host,) = await at(server, opened, opened["host"])  # the same person, by the other key
        await bo.close()
        server.room(opened).absent[1] = LONG_AGO
        for n, socket in enumerate((ana, host)):
            assert (await asked(server, socket, "reissue", f"r{n}", seat=1))["tell"] == "refused"
        assert (await asked(server, ana, "remove", "m", seat=1))["tell"] == "done"
        for n, socket in enumerate((ana, host)):
            assert (await asked(server, socket, "reissue", f"b{n}", seat=1))["tell"] == "refused"

    spend(evening)


def test_a_host_without_a_seat_who_plays_by_another_key_cannot_read_a_bots_hand_either() -> None:
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("saboteur", name=None, settings={"seats": 4})
        keys = [(await server.sit(opened, name))["key"] for name in ("Ana again", "Bo", "Cy")]
        host, *_ = await at(server, opened, opened["host"], *keys)
        await asked(server, host, "bot", "b", seat=3, bot="habit")
        await asked(server, host, "start", "s")
        assert (await asked(server, host, "reissue", "r", seat=3))["link"] == ""
        (proposal,) = server.room(opened).table.proposals.values()
        assert (proposal.what, proposal.seat, proposal.waits) == ("reissue", 3, [0, 1, 2])

    spend(evening)


def test_a_host_without_a_seat_gives_a_player_a_new_link_once_it_is_silent() -> None:
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel", name=None)
        seated, _ = [await server.sit(opened, name) for name in ("Bo", "Cy")]
        host, bo = await at(server, opened, opened["host"], seated["key"])
        await asked(server, host, "start", "s")
        assert (await asked(server, host, "reissue", "e", seat=0))["link"] == ""
        await bo.close()
        server.room(opened).absent[0] = LONG_AGO
        assert (await asked(server, host, "reissue", "l", seat=0))["link"]

    spend(evening)


@pytest.mark.parametrize("ask", ["remove", "reissue"])
def test_the_others_may_agree_and_nothing_happens_before(ask: str) -> None:
    async def evening(server: wiring.Server) -> None:
        opened, _, sockets = await playing(server, 4)
        table = server.room(opened).table
        answer = await asked(server, sockets[0], ask, "x", seat=1)
        assert answer["tell"] == "done" and answer["link"] == ""
        (proposal,) = table.proposals.values()
        assert (proposal.what, proposal.seat, proposal.waits) == (ask, 1, [2, 3])
        assert (await asked(server, sockets[1], "vote", "n", line=proposal.line, yes=False))[
            "tell"
        ] == "refused"
        for n in (2, 3):
            assert table.chairs[1].is_person and sockets[1].closed is None
            await asked(server, sockets[n], "vote", f"v{n}", line=proposal.line, yes=True)
        assert not table.chairs[1].is_person and sockets[1].closed[0] == 4403
        if ask == "reissue":
            link = (await asked(server, sockets[0], "reissue", "again", seat=1))["link"]
            back = await server.sit({**opened, "invite": link}, "Bo")
            assert back["seat"] == 1 and table.chairs[1].is_person

    spend(evening)


def test_moves_do_not_sweep_away_what_is_asked_about_a_seat() -> None:
    async def evening(server: wiring.Server) -> None:
        _, table, sockets = await removal_asked(server)
        move = table.play.words(table.play.moves()[0])
        await asked(server, sockets[table.play.turn], "play", "p", played=table.played, move=move)
        assert len(table.proposals) == 1

    spend(evening)


def test_who_sits_down_by_a_new_link_has_no_word_on_what_the_last_one_was_asked() -> None:
    async def evening(server: wiring.Server) -> None:
        opened, table, sockets = await removal_asked(server)
        (old,) = table.proposals
        await asked(server, sockets[0], "reissue", "y", seat=2)
        new = max(table.proposals)
        for n in (1, 3):
            await asked(server, sockets[n], "vote", f"v{n}", line=new, yes=True)
        link = (await asked(server, sockets[0], "reissue", "again", seat=2))["link"]
        back = await server.sit({**opened, "invite": link}, "Cy")
        (cy,) = await at(server, opened, back["key"])
        assert (await asked(server, cy, "vote", "v", line=old, yes=True))["tell"] == "refused"
        assert table.chairs[1].is_person and not table.proposals

    spend(evening)
