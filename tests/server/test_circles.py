"""What sockets and requests leave behind goes by itself: no circle waits to be looked for."""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from running import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from dwarrow.server.garbage import Sweeper, seldom

MANY = 12
HOMES = count(1)
COUNTED = """
import gc, pathlib, signal
def count(*_):
    pathlib.Path({file!r}).write_text(str(gc.collect()))
signal.signal(signal.SIGUSR1, count)
"""
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def watch(server: Server, table: str) -> None:
    """A spectator looks, and goes as one should."""
    with connect(f"ws{server.url[4:]}/api/tables/{table}/socket") as one:
        one.send('{"ask":"hello"}')
        one.recv()


def tear(server: Server, table: str) -> None:
    """A socket is torn off."""
    raw(server, UPGRADE.format(table=table).encode())


def babble(server: Server, table: str) -> None:
    """What is said in a socket is no frame."""
    raw(server, UPGRADE.format(table=table).encode() + b"\xff\xff\xff\xff\xff")


def flood(server: Server, table: str) -> None:
    """From another address each time: one that does it again and again finds the door shut."""
    address = {"X-Forwarded-For": f"203.0.113.{next(HOMES)}"}
    with (
        contextlib.suppress(ConnectionClosed),
        connect(
            f"ws{server.url[4:]}/api/tables/{table}/socket",
            additional_headers=address,
            max_queue=None,  # or it hears of its end only when it gives up
        ) as one,
    ):
        one.send('{"ask":"hello"}')
        for _ in range(600):
            one.send('{"ask":"ping","id":"x"}')


def read(server: Server, table: str) -> None:
    for way in ("/api/games", "/api/nothing", f"/api/tables/{table}", "/api/rules/duel"):
        with contextlib.suppress(urllib.error.HTTPError):
            urllib.request.urlopen(server.url + way).read()


def mumble(server: Server, table: str) -> None:
    """What is sent is no request, or not the whole of one."""
    raw(server, b"MUMBLE\r\n\r\n")
    raw(server, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")


def raw(server: Server, words: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as one:
        one.sendall(words)
        one.settimeout(0.3)
        with contextlib.suppress(OSError):
            one.recv(4000)


def circles(server: Server, file: Path) -> int:
    """How many objects only a search for garbage could free."""
    file.unlink(missing_ok=True)
    time.sleep(0.3)  # until all have gone
    os.kill(server.pid, signal.SIGUSR1)
    while not (file.exists() and file.read_text()):
        time.sleep(0.01)
    return int(file.read_text())


@pytest.mark.parametrize("come", [watch, tear, babble, flood, read, mumble])
def test_who_comes_and_goes_leaves_no_circle(tmp_path, come: Callable[[Server, str], None]):
    file = tmp_path / "circles"
    with Server(str(tmp_path / "t.db"), planted=COUNTED.format(file=str(file))) as server:
        body = json.dumps({"settings": {"game": "duel"}, "name": "Ana"}).encode()
        with urllib.request.urlopen(server.url + "/api/tables", body) as answer:
            table = json.load(answer)["table"]
        come(server, table)  # what is made once stays
        circles(server, file)
        for _ in range(MANY):
            come(server, table)
        assert circles(server, file) < MANY


def test_garbage_is_looked_for_when_much_is_new_and_nobody_asks(monkeypatch):
    monkeypatch.setattr("dwarrow.server.garbage.MANY", 1000)
    sweeper = Sweeper()
    with seldom():
        assert not sweeper.look(0)
        leave_circles(2000)
        assert not sweeper.look(1)  # somebody has asked something
        assert sweeper.look(1) and not sweeper.look(1)
        assert sweeper.held < 1000  # the circles are gone
        leave_circles(5000)
        assert sweeper.look(2)  # it cannot wait
    assert gc.isenabled()


def leave_circles(count: int) -> None:
    for _ in range(count):
        circle: list[object] = []
        circle.append(circle)
