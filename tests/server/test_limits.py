"""How much one may take from the others: sockets, tables, talk, first words, slow requests."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import socket
import sys
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest
import wiring
from listening import served
from waiting import until_so, wait_until

from dwarrow.server import at_table, connection, guard, limits, requests, room, sockets
from dwarrow.server.app import House
from dwarrow.server.limits import Present, address_of
from dwarrow.server.metrics import METRICS
from dwarrow.server.serve import is_ours
from dwarrow.wire import asks

USUAL = House(workers=1, pace=10**9, readers=0)


def spend(evening, house: House = USUAL) -> None:
    async def whole() -> None:
        async with wiring.served(house=house) as server:
            await evening(server)

    asyncio.run(whole())


async def at_duel(server: wiring.Server):
    """A new table, and who sits there."""
    opened = await server.open("duel")
    return opened, await server.connect(opened["table"], opened["key"])


def test_an_address_has_so_many_sockets_and_gets_them_back():
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        sockets = [await server.connect(opened["table"]) for _ in range(5)]
        assert [one.closed for one in sockets[:4]] == [None] * 4
        assert sockets[4].closed[0] == 4429
        await sockets[0].close()
        assert (await server.connect(opened["table"])).closed is None

    spend(evening, House(workers=1, readers=0, sockets=4))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff::2"),
        ("2001:db8::abcd:1", "2001:db8::1234:9"),
        ("2001:db8:1:2:3:4:5:6", "2001:DB8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::2%eth1"),
    ],
)
def test_one_household_is_known_however_its_address_is_written(one, other):
    assert address_of({"client": (one, 1)}) == address_of({"client": (other, 2)})
    assert address_of({"client": (one, 1)}) != address_of({"client": ("2001:db8:1:3::", 2)})
    assert address_of({"client": ("192.0.2.7", 1)}) != address_of({"client": ("192.0.2.8", 2)})


def test_all_addresses_together_have_so_many_sockets():
    crowd = Present(each=2, most=3)
    assert [crowd.enter(name) for name in "aaabb"] == [True, True, False, True, False]
    crowd.leave("a")
    assert crowd.enter("b") and not crowd.enter("a") and crowd.total == 3
    for name in "abb":
        crowd.leave(name)
    assert crowd.total == 0 and not crowd.by_name


def test_a_seat_has_so_many_sockets(monkeypatch):
    monkeypatch.setattr(connection, "MOST_A_SEAT", 3)

    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        sockets = [await server.connect(opened["table"], opened["key"]) for _ in range(4)]
        assert [one.closed and one.closed[0] for one in sockets] == [None, None, None, 4429]

    spend(evening)


def test_a_seat_has_so_many_sockets_though_they_come_at_once(monkeypatch):
    """While the notes of the first are read, the others knock."""
    monkeypatch.setattr(connection, "MOST_A_SEAT", 3)

    async def slow_note(*_: object) -> bytes:
        await asyncio.sleep(0.01)
        return b""

    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        monkeypatch.setattr(server.store, "note", slow_note)
        sockets = [wiring.Socket(server, opened["table"]) for _ in range(6)]
        server.sockets += sockets
        for one in sockets:
            one.say(json.dumps({"ask": "hello", "key": opened["key"]}))
        await until_so(lambda: all(one.closed or one.told for one in sockets))
        assert [one.closed and one.closed[0] for one in sockets] == [None] * 3 + [4429] * 3

    spend(evening)


def test_the_first_message_is_short():
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        long = wiring.Socket(server, opened["table"])
        server.sockets.append(long)
        long.say(json.dumps({"ask": "hello", "key": "", "since": 0}) + " " * 600)
        await server.settle()
        assert long.closed is not None and long.closed[0] == 1002

    spend(evening)


def test_who_talks_without_end_is_told_to_wait_and_can_still_play(monkeypatch):
    async def evening(server: wiring.Server) -> None:
        _, loud = await at_duel(server)
        for n in range(14):
            loud.ask("say", f"s{n}", text="Hurry!")
        loud.ask("note", "n", text="they are slow")
        await server.settle()
        codes = [loud.answer(f"s{n}").get("code", "done") for n in range(14)]
        assert codes[:10] == ["done"] * 10 and codes[12:] == ["too-fast"] * 2
        assert loud.answer("n")["tell"] == "done"

    spend(evening)


@pytest.mark.parametrize(
    ("what", "facts"), [("note", {"text": "x"}), ("phrase", {"phrase": "hurry"})]
)
def test_an_address_with_many_seats_asks_no_more_than_a_house_full(what, facts, monkeypatch):
    monkeypatch.setattr(limits, "MANY", 2)

    async def evening(server: wiring.Server) -> None:
        greedy = [(await at_duel(server))[1] for _ in range(4)]
        for n, loud in itertools.product(range(10), greedy):
            loud.ask(what, f"a{n}", **facts)
        await server.settle()
        told = Counter(
            loud.answer(f"a{n}").get("code", "done")
            for n, loud in itertools.product(range(10), greedy)
        )
        assert 20 <= told["done"] <= 22 and told["too-fast"] >= 18

    spend(evening, replace(USUAL, burst=10, rate=1))


def test_a_muted_player_is_silent_wherever_it_sits_and_the_next_one_there_is_not():
    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("duel")
        host, other = [await server.connect(opened["table"], key) for key in keys]
        host.ask("mute", "m", seat=1)
        host.ask("swap", "w", one=0, other=1)
        await server.settle()
        for n, ask in enumerate(({"ask": "say", "text": "x"}, {"ask": "phrase", "phrase": "hm"})):
            for who, told in ((other, "refused"), (host, "done")):
                who.say(json.dumps({**ask, "id": f"t{n}"}))
                await server.settle()
                assert who.answer(f"t{n}")["tell"] == told
        assert host.last("update")["table"]["seats"][0]["muted"]
        host.ask("mute", "u", seat=0, yes=False)
        await server.settle()
        other.ask("say", "again", text="thanks")
        await server.settle()
        assert other.answer("again")["tell"] == "done"

    spend(evening)


def test_who_is_muted_claims_and_doubts_nothing_and_plays_on():
    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("saboteur", settings={"seats": 3})
        seats = [await server.connect(opened["table"], key) for key in keys]
        seats[0].ask("start", "s")
        seats[0].ask("claim", "c", about="seat", which=1, says="suspect")
        seats[0].ask("mute", "m", seat=1)
        await server.settle()
        line = seats[0].answer("c")["version"] - 1
        seats[1].ask("claim", "c", about="seat", which=0, says="suspect")
        seats[1].ask("doubt", "d", line=line)
        seats[1].ask("why", "w", move="pass")
        await server.settle()
        told = [seats[1].answer(id).get("reason") for id in ("c", "d")]
        assert told == ["muted", "muted"] and seats[1].answer("w")["tell"] == "because"

    spend(evening)


def no_more_lines(monkeypatch, kind: type[asks.Ask], most: int) -> None:
    """An ask is refused once a log has more lines, besides moves."""
    monkeypatch.setitem(at_table.ASKS, kind, replace(at_table.ASKS[kind], most=most))


def test_nobody_fills_a_disk_by_talking_and_play_goes_on(monkeypatch):
    no_more_lines(monkeypatch, asks.Phrase, 8)

    async def evening(server: wiring.Server) -> None:
        opened, keys = await server.gather("duel")
        seats = [await server.connect(opened["table"], key) for key in keys]
        seats[0].ask("start", "s")
        for n in range(8):
            seats[0].ask("phrase", f"p{n}", phrase="hm")
        await server.settle()
        assert {seats[0].answer(f"p{n}").get("code") for n in range(8)} == {None, "too-fast"}
        mover = next(seat for seat in seats if seat.last("update")["moves"])
        update = mover.last("update")
        mover.ask("play", "m", played=update["played"], move=update["moves"][0]["words"])
        await server.settle()
        assert mover.answer("m")["tell"] == "done"

    spend(evening)


def test_those_who_watch_murmur_slowly_and_not_without_end(monkeypatch):
    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        host, watcher = [await server.connect(opened["table"], key) for key in (opened["key"], "")]
        for n in range(14):
            watcher.ask("murmur", f"m{n}", name="Cy", text="ha")
        await server.settle()
        codes = [watcher.answer(f"m{n}").get("code", "done") for n in range(14)]
        assert codes[:10] == ["done"] * 10 and codes[12:] == ["too-fast"] * 2
        no_more_lines(monkeypatch, asks.Murmur, 5)
        other = await server.connect(opened["table"])
        other.ask("murmur", "x", name="Dee", text="ho")
        host.ask("say", "h", text="Silence!")
        await server.settle()
        assert other.answer("x")["code"] == "too-fast" and host.answer("h")["tell"] == "done"

    spend(evening)


def test_a_socket_that_floods_is_closed(monkeypatch):
    monkeypatch.setattr(connection, "MOST_TOO_FAST", 20)

    async def evening(server: wiring.Server) -> None:
        _, loud = await at_duel(server)
        for n in range(60):
            loud.ask("phrase", f"{n}", phrase="hurry")
        await server.settle()
        assert loud.closed is not None and loud.closed[0] == 4429

    spend(evening)


FRAMES = {
    "pings": b"\x89\x80\0\0\0\0" * 5000,
    "pongs": b"\x8a\x80\0\0\0\0" * 5000,
    "empty pieces": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 5000,
    "texts": b'\x81\x8f\0\0\0\0{"ask":"hello"}' + b"\x81\x82\0\0\0\0{}" * 5000,
}


@pytest.mark.parametrize("flood", FRAMES)
def test_a_flood_of_whatever_frames_is_hung_up_on(flood):
    with served(USUAL) as url:
        opened = httpx.post(f"{url}/api/tables", json={"settings": {"game": "duel"}}).json()
        floods, (host, port) = METRICS.counts["floods"], url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=20) as line:
            line.sendall(
                f"GET /api/tables/{opened['table']}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            assert line.recv(4096).startswith(b"HTTP/1.1 101")
            with contextlib.suppress(ConnectionError):
                line.sendall(FRAMES[flood])
            while is_heard(line):
                pass
        wait_until(lambda: METRICS.counts["floods"] > floods)
        assert httpx.get(url).status_code == 200


def test_an_address_that_floods_again_and_again_finds_the_door_shut(monkeypatch):
    """And others do not; with every new socket it would have as much to send anew."""
    monkeypatch.setattr(connection, "MOST_TOO_FAST", 5)
    monkeypatch.setattr(sockets, "SECONDS_AT_THE_DOOR", 0)

    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        came = []
        for _ in range(4):
            loud = await server.connect(opened["table"])
            came.append(any(told["tell"] == "welcome" for told in loud.told))
            for n in range(60 if came[-1] else 0):
                loud.ask("ping", f"{n}")
            await server.settle()
            assert loud.closed is not None and loud.closed[0] == 4429
        assert came == [True, True, True, False]

    spend(evening, replace(USUAL, burst=10))


def test_sockets_that_come_and_go_without_end_are_refused(monkeypatch):
    monkeypatch.setattr(sockets, "SECONDS_AT_THE_DOOR", 0)

    async def evening(server: wiring.Server) -> None:
        opened = await server.open("duel")
        for _ in range(2 * 4):
            await (await server.connect(opened["table"])).close()
        refused = await server.connect(opened["table"])
        assert refused.closed is not None and refused.closed[0] == 4429

    spend(evening, replace(USUAL, sockets=4))


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/nothing"), ("GET", "/nothing"), ("GET", "/api/openapi.json"),
     ("GET", "/api/tables"), ("OPTIONS", "/api/tables"), ("HEAD", "/health")],
)  # fmt: skip
def test_whatever_is_asked_for_has_a_price(method, path):
    async def evening(server: wiring.Server) -> None:
        codes = [(await server.request(method, path)).status for _ in range(25)]
        assert codes[0] != 429 and codes[-1] == 429

    spend(evening, replace(USUAL, reads=20))


def test_watchers_who_come_and_go_are_told_of_now_and_then(monkeypatch):
    monkeypatch.setattr(room, "SECONDS_BETWEEN", 0.3)

    async def evening(server: wiring.Server) -> None:
        opened, seat = await at_duel(server)
        for _ in range(20):
            watcher = await server.connect(opened["table"])
            await watcher.close()
        last = await server.connect(opened["table"])
        await until_so(lambda: seat.last("presence")["watching"] == 1)
        await server.settle()
        told = [one for one in seat.told if one["tell"] == "presence"]
        assert len(told) < 8 and told[-1]["watching"] == 1
        assert last.last("presence")["watching"] == 1

    spend(evening)


# ---- requests that never end


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{",
    ],
)
def test_a_request_that_is_never_finished_is_hung_up_on(said, monkeypatch):
    monkeypatch.setattr(requests, "SECONDS_TO_ASK", 0.3)
    monkeypatch.setattr(guard, "SECONDS_TO_SAY", 0.3)
    with served(USUAL) as url:
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=60) as line:
            line.sendall(said)
            while is_heard(line):
                pass


def test_a_body_that_comes_too_slowly_is_not_called_too_long(monkeypatch):
    monkeypatch.setattr(guard, "SECONDS_TO_SAY", 0.3)
    with served(USUAL) as url, called_from("127.0.0.1", url) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{")
        assert line.recv(1000).startswith(b"HTTP/1.1 408 ")
        line.settimeout(4)  # sooner than a line on which nothing is said is closed
        while line.recv(1000):
            pass


ASK = b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n"


def called_from(address: str, url: str) -> socket.socket:
    """A line on which nothing is said."""
    host, port = url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=10, source_address=(address, 0))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one such address")
def test_who_calls_without_asking_keeps_nobody_else_out():
    with served(replace(USUAL, sockets=4)) as url, contextlib.ExitStack() as lines:
        held = [lines.enter_context(called_from("127.0.0.2", url)) for _ in range(8)]
        ninth = lines.enter_context(called_from("127.0.0.2", url))
        assert not is_heard(ninth)
        assert is_answered(lines.enter_context(called_from("127.0.0.3", url)))
        held[0].close()
        wait_until(lambda: is_answered(lines.enter_context(called_from("127.0.0.2", url))))


def test_what_follows_a_body_of_two_lengths_is_not_read():
    """A proxy may have passed it on as the body of a stranger's request."""
    two = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    heard = b""
    with served(USUAL) as url, called_from("127.0.0.1", url) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + two + ASK)
        line.settimeout(4)
        while some := line.recv(1000):
            heard += some
    assert heard.startswith(b"HTTP/1.1 400 ") and heard.count(b"HTTP/1.1") == 1


NO_KEY = ASK.replace(b"\r\n\r\n", b"\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
BAD_KEY = (
    NO_KEY[:-2] + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b"-" * 24 + b"\r\n\r\n"
)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one such address")
@pytest.mark.parametrize("mumbled", [b"MUMBLE\r\n\r\n", NO_KEY, BAD_KEY])
@pytest.mark.usefixtures("stopped_clock")
def test_an_address_that_only_mumbles_finds_the_door_shut_and_others_do_not(mumbled, monkeypatch):
    monkeypatch.setattr(requests, "MOST_MUMBLED", 3)
    counted = METRICS.counts["mumbles"]
    with served(USUAL) as url, contextlib.ExitStack() as lines:
        heard = []
        for _ in range(5):
            line = lines.enter_context(called_from("127.0.0.2", url))
            with contextlib.suppress(ConnectionError):
                line.sendall(mumbled)
            heard.append(is_heard(line))
        assert heard == [True] * 3 + [False] * 2
        assert METRICS.counts["mumbles"] == counted + 3
        assert is_answered(lines.enter_context(called_from("127.0.0.3", url)))


def test_what_strangers_mumble_is_not_logged_and_our_faults_are():
    def told(level: int, words: str) -> bool:
        return is_ours(logging.LogRecord("uvicorn.error", level, "", 1, words, (), None))

    assert not told(logging.WARNING, "Invalid HTTP request received.")
    assert not told(logging.ERROR, "Invalid UTF-8 sequence received from client.")
    assert told(logging.ERROR, "Exception in ASGI application")


@pytest.fixture
def stopped_clock(monkeypatch):
    """What is used up does not come back."""
    monkeypatch.setattr(limits, "ticks", lambda: 0.0)


def test_files_are_left_for_the_tables_however_many_call(monkeypatch):
    monkeypatch.setattr(requests, "files_allowed", lambda: requests.SPARE + 1)
    with served(USUAL) as url, called_from("127.0.0.1", url) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(ASK)
        assert not is_heard(line)


def test_who_does_not_take_an_answer_is_hung_up_on(monkeypatch):
    given_up = threading.Event()
    monkeypatch.setattr(requests, "SECONDS_TO_TAKE", 0.3)
    monkeypatch.setattr(requests.Requests, "give_up", also(requests.Requests.give_up, given_up))
    asked = b"GET /api/rules/saboteur HTTP/1.1\r\nHost: localhost\r\n\r\n" * 250
    with served(USUAL) as url, socket.socket() as line:
        whole = 250 * len(httpx.get(f"{url}/api/rules/saboteur").content)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(30)
        host, port = url.removeprefix("http://").split(":")
        line.connect((host, int(port)))
        line.sendall(asked)
        assert given_up.wait(60)
        taken = 0
        with contextlib.suppress(ConnectionError):
            while some := line.recv(65536):
                taken += len(some)
        assert taken < whole / 2


def also(work: Callable[..., None], told: threading.Event) -> Callable[..., None]:
    """Something that is done, and that others can wait for."""

    def done(*facts: object) -> None:
        work(*facts)
        told.set()

    return done


def is_answered(line: socket.socket) -> bool:
    """Whether who asks now is let in."""
    with contextlib.suppress(ConnectionError):
        line.sendall(ASK)
        return is_heard(line)
    return False


def is_heard(line: socket.socket) -> bool:
    try:
        return bool(line.recv(65536))
    except ConnectionError:
        return False


def test_a_request_that_takes_its_time_between_two_is_answered(monkeypatch):
    lines: list[requests.Requests] = []
    made = requests.Requests.connection_made

    def noted(self: requests.Requests, transport: object) -> None:
        lines.append(self)
        made(self, transport)

    monkeypatch.setattr(requests.Requests, "connection_made", noted)
    with served(USUAL) as url, called_from("127.0.0.1", url) as line:
        for _ in range(3):
            line.sendall(ASK)
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
            wait_until(lambda: lines[0].alarm is None)  # nobody is in a hurry
