"""Any message, in any order, from anybody: it is answered, and what is not done leaves no trace."""

from __future__ import annotations

import asyncio
import json
import logging
import string
from functools import cache
from typing import Any

import pytest
import wiring
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import dwarrow
from dwarrow.server.app import House
from dwarrow.server.at_table.play import moved
from dwarrow.server.line import Stamp
from dwarrow.server.room import Room

GAMES = ("saboteur", "saboteur2", "duel", "solo", "kings")
SLOW_BOTS = House(workers=1, pace=10**9, burst=10**6, rate=10**6, requests=10**6, readers=0)
TABLE = "messages"

# ---- tables to send messages to


class Base:
    """A table to begin at: its log, and the keys of its people; the last one watches."""

    def __init__(self, log: list[bytes], keys: list[str]) -> None:
        self.log, self.keys = log, keys


@cache
def base(game: str, is_playing: bool) -> Base:
    return asyncio.run(_base(game, is_playing))


async def _base(game: str, is_playing: bool) -> Base:
    async with wiring.served(house=SLOW_BOTS) as server:
        opened, keys = await server.gather(game, settings={"takeover": "vote"})
        host = await server.connect(opened["table"], opened["host"])
        room = server.room(opened)
        if is_playing:
            host.ask("start", "start")
            await server.settle()
            for _ in range(4):
                play = room.table.play
                await room.append(moved(room.table, play.moves()[0], "seat", Stamp(1, play.turn)))
        log = list(server.store.logs[opened["table"]])
    return Base(log, [*keys[:3], opened["host"], ""])


# ---- messages

numbers = st.one_of(
    st.integers(-2, 14), st.integers(), st.just(2**64), st.just(10**400), st.floats(), st.booleans()
)
texts = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["", "lay EW at 5,5", "pass", "look at 8,0", "\x1b[2J", "‮x", "é" * 400]),
    st.text(string.printable, max_size=400),
)
things = st.one_of(
    numbers,
    texts,
    st.none(),
    st.lists(numbers, max_size=3),
    st.dictionaries(texts, texts, max_size=2),
)
wishes = st.one_of(
    things,
    st.fixed_dictionaries(
        {"game": st.sampled_from([*GAMES, "chess"])},
        optional={
            "seats": numbers,
            "options": st.dictionaries(st.sampled_from(["rounds", "maps"]), texts, max_size=1),
            "edition": texts,
            "clock": st.fixed_dictionaries(
                {"kind": st.sampled_from(["none", "days", "hours"]), "limit": numbers}
            ),
            "grace": numbers,
            "bot": st.sampled_from(["", "chance", "nobody"]),
        },
    ),
)
FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "play": {"played": st.one_of(st.integers(0, 9), numbers), "move": texts},
    "why": {"move": texts},
    "say": {"text": texts},
    "phrase": {"phrase": st.one_of(st.sampled_from(["hm", "thanks"]), things)},
    "claim": {
        "about": st.sampled_from(["goal", "seat", "deck"]),
        "which": numbers,
        "says": st.sampled_from(["gold", "trust", "stone", "suspect", ""]),
    },
    "doubt": {"line": numbers},
    "note": {"text": texts},
    "entropy": {"value": st.one_of(st.sampled_from(["ab", "abc", "AB", "ab" * 40]), things)},
    "replace": {"seat": numbers},
    "vote": {"line": numbers, "yes": st.one_of(st.booleans(), things)},
    "configure": {"settings": wishes},
    "webhook": {"url": st.one_of(texts, st.sampled_from(["https://a.example", "https://[", "//"]))},
    "bot": {"seat": numbers, "bot": st.one_of(st.sampled_from(["", "chance", "habit"]), things)},
    "swap": {"one": numbers, "other": numbers},
    "reissue": {"seat": st.one_of(st.none(), numbers)},
    "remove": {"seat": numbers},
    **{name: {} for name in ("undo", "return", "leave", "resign", "start", "pause", "resume", "end",
                             "rematch", "hello", "deal", "__init__")},
}  # fmt: skip
ids = st.one_of(st.sampled_from(["a", "b", "c"]), st.text(min_size=1, max_size=40), things)


@st.composite
def objects(draw: st.DrawFn) -> str:
    """An ask, perhaps with a wrong or an unknown field."""
    name = draw(st.sampled_from(sorted(FIELDS)))
    facts = {"ask": name, "id": draw(ids)}
    facts |= {field: draw(value) for field, value in FIELDS[name].items()}
    if draw(st.integers(0, 5)) == 0:
        facts[draw(texts)] = draw(things)
    if draw(st.integers(0, 8)) == 0:
        facts.pop(draw(st.sampled_from(sorted(facts))))
    return json.dumps(facts)


@st.composite
def broken(draw: st.DrawFn) -> str:
    """Half a message, nonsense, nesting without an end, or more than there may be."""
    whole = draw(objects())
    return draw(
        st.sampled_from([
            whole[: len(whole) // 2],
            whole.replace('"', "'"),
            draw(st.text(max_size=40)),
            "[" * 4000,
            '{"ask":' * 1000,
            whole + " " * 9000,
            '{"ask":"say","id":"x","text":"\\ud800"}',
            '{"ask":"doubt","id":"x","line":' + "9" * 5000 + "}",
            "null", "{}", "[]", "0", '""', "",
        ])
    )  # fmt: skip


PLAY = "a legal move"
messages = st.lists(
    st.tuples(st.integers(0, 4), st.one_of(objects(), objects(), broken(), st.just(PLAY))),
    max_size=12,
)

# ---- the property


class Faults(logging.Handler):
    """Fails on whatever the server could not cope with."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            raise AssertionError(record.getMessage() + str(record.exc_info))


@pytest.mark.parametrize("is_playing", [False, True], ids=["gathering", "playing"])
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=8, deadline=None, derandomize=True, phases=[Phase.generate])
@given(sent=messages)
def test_whatever_is_sent_is_answered_and_only_what_is_done_is_done(
    game: str, is_playing: bool, sent: list[tuple[int, str]]
) -> None:
    faults = Faults()
    logging.getLogger().addHandler(faults)
    try:
        asyncio.run(asyncio.wait_for(exchange(base(game, is_playing), sent), 30))
    finally:
        logging.getLogger().removeHandler(faults)


async def exchange(at: Base, sent: list[tuple[int, str]]) -> None:
    async with wiring.served(wiring.MemoryStore({TABLE: list(at.log)}), SLOW_BOTS) as server:
        sockets = [await server.connect(TABLE, key) for key in at.keys]
        room = server.hall.rooms[TABLE]
        for who, text in sent:
            socket = sockets[who % len(sockets)]
            if socket.closed is None:
                await one_message(server, room, socket, text if text != PLAY else legal(room))
        assert room.table.status != "frozen"
        await replayed_alike(room, server)


def legal(room: Room) -> str:
    """A message that plays a legal move, if it comes from the right seat."""
    play = room.table.play
    move = play.words(play.moves()[-1]) if play and play.turn >= 0 else "pass"
    return json.dumps({"ask": "play", "id": "m", "played": room.table.played, "move": move})


async def one_message(server: wiring.Server, room: Room, socket: wiring.Socket, text: str) -> None:
    """Exactly one answer; if it is refused, nothing has changed; if not, once is enough."""
    before, known = kept(server, room), set(room.table.answered)
    answer = await answered(server, socket, text)
    if answer["tell"] == "refused":
        assert kept(server, room) == before, text
        return
    after = kept(server, room)
    is_new = set(room.table.answered) != known
    assert (after == before) == (not is_new or answer["tell"] == "because") or "note" in text
    if socket.closed is None and answer["tell"] == "done":
        for _ in range(4):
            assert await answered(server, socket, text) == answer
        assert kept(server, room) == after


async def answered(server: wiring.Server, socket: wiring.Socket, text: str) -> dict[str, Any]:
    count = len([told for told in socket.told if "id" in told])
    socket.say(text)
    await server.settle()
    answers = [told for told in socket.told if "id" in told]
    assert len(answers) == count + 1, f"{text} got {len(answers) - count} answers"
    return answers[-1]


def kept(server: wiring.Server, room: Room) -> object:
    """All that can change at a table."""
    state = room.table.play.state.data() if room.table.play else None
    return list(server.store.logs[TABLE]), dict(server.store.notes), repr(state), room.table.info()


async def replayed_alike(room: Room, server: wiring.Server) -> None:
    """A restart is a replay: every seat's update is the same, byte for byte."""
    again = Room(TABLE, server.store)
    await again.catch_up()
    for seat in [None, *range(len(room.table.chairs))]:
        for since in (0, room.table.version // 2):
            assert again.telling.update(seat, since) == room.telling.update(seat, since)


# ---- single cases


def test_bytes_are_answered_like_any_other_nonsense() -> None:
    async def sent() -> list[dict[str, Any]]:
        async with wiring.served() as server:
            opened = await server.open("duel")
            socket = await server.connect(opened["table"], opened["key"])
            socket.inbox.put_nowait({"type": "websocket.receive", "bytes": b"\xff\x00"})
            await server.settle()
            assert not socket.task.done()
            return socket.told

    assert asyncio.run(sent())[-1]["code"] == "unreadable"


@pytest.mark.parametrize(
    "ask, facts",
    [("face", {"face": "abc"}), ("entropy", {"value": "ab"}), ("commit", {"commitment": "0" * 64})],
)
def test_a_line_that_ends_in_a_word_is_no_word(ask: str, facts: dict[str, str]) -> None:
    async def sent() -> list[str]:
        async with wiring.served() as server:
            opened = await server.open("duel")
            socket = await server.connect(opened["table"], opened["key"])
            for id, end in (("ended", "\n"), ("plain", "")):
                socket.ask(ask, id, **{name: value + end for name, value in facts.items()})
                await server.settle()
            return [socket.answer(id)["tell"] for id in ("ended", "plain")]

    assert asyncio.run(sent()) == ["refused", "done"]


@pytest.mark.parametrize(
    "hello", ["", "null", '{"ask":"say","id":"1","text":"x"}', "[" * 5000,
              '{"ask":"hello","key":1}', '{"ask":"hello","since":-1}', '{"ask":"hello","x":1}'],
)  # fmt: skip
def test_who_does_not_say_hello_is_sent_away(hello: str) -> None:
    async def said() -> tuple[int, str] | None:
        async with wiring.served() as server:
            opened = await server.open("duel")
            socket = wiring.Socket(server, opened["table"])
            server.sockets.append(socket)
            socket.say(hello)
            await server.settle()
            await socket.task
            return socket.closed

    assert asyncio.run(said()) == (1002, "say hello first")


def test_an_ask_that_is_refused_may_be_asked_again_with_the_same_id() -> None:
    """Only what was done is remembered: a refusal has had no effect to repeat."""

    async def asked() -> list[str]:
        async with wiring.served() as server:
            opened, keys = await server.gather("duel")
            socket = await server.connect(opened["table"], keys[0])
            socket.ask("pause", "x")
            socket.ask("start", "y")
            await server.settle()
            socket.ask("pause", "x")
            await server.settle()
            return [told["tell"] for told in socket.told if "id" in told]

    assert asyncio.run(asked()) == ["refused", "done", "done"]


def test_every_game_is_among_them() -> None:
    assert set(GAMES) == set(dwarrow.GAMES)
