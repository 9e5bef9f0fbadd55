"""The plain requests and the door: schemathesis over every route, hosts, origins, floods."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest
import schemathesis
import wiring
from hypothesis import Phase, settings
from schemathesis import checks
from waiting import until_so

from dwarrow.server import connection, limits
from dwarrow.server import websocket as sockets
from dwarrow.server.app import House
from dwarrow.server.guard import HEADERS
from dwarrow.wire import MOST_BYTES

# ---- every route, with whatever its description allows and forbids

NAMES = frozenset({"localhost", "testserver"})  # what schemathesis calls a server in-process
SERVER = wiring.Server(
    wiring.MemoryStore(), House(hosts=NAMES, requests=10**6, reads=10**6, readers=0, tables=10**6)
)
DESCRIBED = schemathesis.openapi.from_asgi("/api/openapi.json", SERVER.app)
# What the description allows may still be refused: a game there is not, a link that is not valid.
LEFT_OUT = [checks.positive_data_acceptance]


@DESCRIBED.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True, phases=[Phase.generate])
def test_every_route_answers_as_it_is_described(case: schemathesis.Case) -> None:
    if "table" in (case.path_parameters or {}) and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = known_table()
    response = case.call_and_validate(excluded_checks=LEFT_OUT)
    assert all(response.headers[name.lower()] == [HEADERS[name]] for name in HEADERS)


def known_table() -> str:
    """A table there is, so that more is asked of than a stranger's name."""
    if not SERVER.hall.rooms:
        run(SERVER.open("duel"))
    return next(iter(SERVER.hall.rooms))


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 60))


# ---- who may knock

STRANGERS = ("evil.example", "localhost.evil.example", "evil.example:8137", "[", "127.0.0.1.nip.io")
OWN_PAGES = ("http://localhost:8137", "http://LOCALHOST:8137")
OTHER_PAGES = (
    "http://evil.example", "https://localhost.evil.example", "null", "http://localhost:9999",
    "http://127.0.0.1:8137", "file://", "http://[", "chrome-extension://localhost:8137", "",
)  # fmt: skip


@pytest.mark.parametrize("host", STRANGERS)
def test_a_server_answers_only_to_its_own_names(host: str) -> None:
    """Else a page could rebind its name to this machine and read along."""

    async def knocked() -> tuple[int, Any]:
        async with wiring.served() as server:
            answer = await server.request("GET", "/api/games", host=host)
            socket = await server.connect("any", host=host)
            return answer.status, socket.raw

    status, raw = run(knocked())
    assert status == 421
    assert [message["type"] for message in raw] == ["websocket.close"] and raw[0]["code"] == 4403


@pytest.mark.parametrize("origin", [*OWN_PAGES, *OTHER_PAGES])
@pytest.mark.parametrize("method", ["GET", "POST", "socket"])
def test_only_our_own_page_may_speak(method: str, origin: str) -> None:
    async def knocked() -> bool:
        async with wiring.served() as server:
            opened = await server.open("duel")
            if method == "socket":
                socket = await server.connect(opened["table"], opened["key"], origin=origin)
                return bool(socket.told)
            wish = {"settings": {"game": "duel"}} if method == "POST" else None
            return (await server.request(method, "/api/tables", wish, origin=origin)).status < 400

    assert run(knocked()) == (origin in OWN_PAGES)


def test_our_name_in_the_world_may_speak_through_a_proxy() -> None:
    house = House(hosts=frozenset({"localhost", "dwarrow.example"}))

    async def knocked() -> list[int]:
        async with wiring.served(house=house) as server:
            origin = "https://dwarrow.example"
            named = await server.request("GET", "/api/games", host="dwarrow.example", origin=origin)
            inner = await server.request("GET", "/api/games", host="localhost:8137", origin=origin)
            return [named.status, inner.status]

    assert run(knocked()) == [200, 200]


PATHS = [
    ("GET", "/"), ("GET", "/t/abc"), ("GET", "/api/games"), ("GET", "/api/nothing"),
    ("GET", "/health"),
    ("GET", "/metrics"), ("GET", "/api/tables/none"), ("POST", "/api/tables"),
    ("DELETE", "/api/tables"),
    ("POST", "/api/tables/none/sit"), ("POST", "/api/qr"), ("PUT", "/"),
    ("GET", "/api/tables/x/record"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_every_answer_carries_the_headers_that_keep_a_page_safe(method: str, path: str) -> None:
    answer = run(asked(method, path))
    assert answer.headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in answer.headers["content-security-policy"]
    for name, value in HEADERS.items():
        assert answer.headers[name.lower()] == value
    assert answer.headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in answer.headers and "access-control-allow-origin" not in answer.headers
    if answer.status >= 400:
        assert set(answer.json()) == {"code", "words", "reason", "facts"}


async def asked(method: str, path: str, body: Any = None, **headers: str) -> wiring.Answer:
    async with wiring.served() as server:
        return await server.request(method, path, body, **headers)


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/t/" + "é" * 200, "/.", "/%00", "/\0", "/../x"])
def test_whatever_a_stranger_calls_a_page_is_the_page(path: str) -> None:
    """No name is too long for the disk: a fault would be logged, and the name, each time."""
    answer = run(asked("GET", path))
    assert answer.status == 200 and answer.headers["cache-control"] == "no-cache"
    assert answer.body == run(asked("GET", "/")).body


def test_a_fault_of_ours_is_told_without_a_word_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("the deck is EW, NS")

    monkeypatch.setattr(wiring.MemoryStore, "listings", fails)
    server = wiring.Server(wiring.MemoryStore())
    told: list[Any] = []

    async def knocked() -> None:
        scope = server.scope("http", "/api/tables", {}) | {"method": "GET"}

        async def send(message: Any) -> None:
            told.append(message)

        with pytest.raises(RuntimeError):  # for the log of the operator
            await server.app(scope, asyncio.Queue().get, send)

    run(knocked())
    assert told[0]["status"] == 500 and b"deck" not in told[1]["body"]
    names = {name.lower() for name, _ in told[0]["headers"]}
    assert b"content-security-policy" in names


# ---- how much, and how often


@pytest.mark.parametrize("head", ["9000", "99999999999", "-1", "x", "٣", "9" * 5000, None])
def test_a_body_has_at_most_8_kib_whatever_its_head_says(head: str | None) -> None:
    body = json.dumps({"settings": {"game": "duel"}}).encode() + b" " * MOST_BYTES
    headers = {} if head is None else {"content_length": head.encode().decode("latin-1")}
    if head is None:
        headers = {"content_length": "10"}
    assert run(asked("POST", "/api/tables", body, **headers)).status == 413


def test_a_message_has_at_most_8_kib() -> None:
    async def said(length: int) -> str:
        async with wiring.served() as server:
            opened = await server.open("duel")
            socket = await server.connect(opened["table"], opened["key"])
            text = json.dumps({"ask": "say", "id": "1", "text": "x"})
            socket.say(text + " " * (length - len(text)))
            await server.settle()
            return socket.told[-1]["tell"]

    assert run(said(MOST_BYTES)) == "done"
    assert run(said(MOST_BYTES + 1)) == "refused"


USUAL = House(workers=1, pace=10**9, readers=0)


def test_a_family_behind_one_address_never_feels_the_limits() -> None:
    """Ten people open, sit down, talk and play a whole evening's worth in an instant."""

    async def evening() -> list[dict[str, Any]]:
        async with wiring.served(house=USUAL) as server:
            told: list[dict[str, Any]] = []
            for _ in range(6):
                opened, keys = await server.gather("saboteur", settings={"seats": 10})
                sockets = [await server.connect(opened["table"], key) for key in keys]
                sockets[0].ask("start", "start")
                await server.settle()
                await hurried_round(server, server.room(opened), sockets)
                told += [t for socket in sockets for t in socket.told if t["tell"] == "refused"]
            return told

    assert run(evening()) == []


async def hurried_round(server: wiring.Server, room: Any, sockets: list[wiring.Socket]) -> None:
    """Everybody says and plays, twenty times around the table."""
    for n in range(40):
        table = room.table
        turn = table.play.turn
        move = table.play.words(table.play.moves()[0])
        sockets[turn].ask("play", f"p{n}", played=table.played, move=move)
        sockets[n % 10].ask("say", f"s{n}", text="Quick!")
        await server.settle()


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is used up does not come back."""
    monkeypatch.setattr(limits, "ticks", lambda: 0.0)


@pytest.mark.usefixtures("stopped_clock")
def test_a_flood_is_felt_by_who_makes_it_and_nobody_else() -> None:
    async def flood() -> tuple[list[str], str]:
        async with wiring.served(house=USUAL) as server:
            opened, keys = await server.gather("duel")
            loud, calm = [await server.connect(opened["table"], key) for key in keys]
            for n in range(50):
                loud.ask("phrase", f"{n}", phrase="hurry")
                loud.say("nonsense")
                await server.settle()
            calm.ask("say", "mine", text="Still here")
            await server.settle()
            return [told.get("code", "") for told in loud.told], calm.answer("mine")["tell"]

    codes, calm = run(flood())
    assert codes.count("too-fast") > 40 and calm == "done"


@pytest.mark.usefixtures("stopped_clock")
def test_an_address_that_opens_tables_without_end_is_told_to_wait() -> None:
    async def opening() -> list[int]:
        async with wiring.served(house=USUAL) as server:
            wish = {"settings": {"game": "duel"}}
            return [(await server.request("POST", "/api/tables", wish)).status for _ in range(302)]

    assert run(opening()) == [201] * 120 + [429] * 182


def test_a_reader_that_does_not_keep_up_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SECONDS_TO_SEND", 0.05)
    monkeypatch.setattr(sockets, "SECONDS_TO_CLOSE", 60)

    async def slow() -> tuple[bool, list[int], str]:
        async with wiring.served() as server:
            opened, keys = await server.gather("duel")
            stuck, other = [await server.connect(opened["table"], key) for key in keys]
            (listener,) = (one for one in server.room(opened).listeners if one.seat == 0)
            stuck.is_stuck.clear()
            other.ask("say", "1", text="hello?")
            await until_so(lambda: bool(listener.socket._is_slow))  # type: ignore[attr-defined]
            stuck.is_stuck.set()
            await until_so(stuck.task.done)
            await server.settle()
            return stuck.closed, other.last("presence")["here"], other.answer("1")["tell"]  # type: ignore[return-value]

    closed, here, answer = run(slow())
    assert closed == (4408, "too slow") and here == [1] and answer == "done"


def test_who_asks_and_never_reads_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers do not pile up for ever."""
    monkeypatch.setattr(connection, "MOST_WAITING", 8)

    async def greedy() -> tuple[int, str] | None:
        async with wiring.served() as server:
            opened = await server.open("duel")
            socket = await server.connect(opened["table"], opened["key"])
            (listener,) = server.room(opened).listeners
            assert isinstance(listener, connection.Connection)
            socket.is_stuck.clear()
            for n in range(30):
                socket.ask("phrase", str(n), phrase="hm")
            await until_so(lambda: len(listener.outbox) > connection.MOST_WAITING + 1)
            socket.is_stuck.set()
            await until_so(socket.task.done)
            return socket.closed

    assert run(greedy()) == (4408, "too slow")
