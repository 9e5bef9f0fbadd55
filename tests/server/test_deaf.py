"""Who takes nothing that is sent to it is let go, and nobody sits at a table without reading."""

from __future__ import annotations

import socket
from collections.abc import Callable

import httpx
import pytest
from listening import running
from waiting import wait_until

from dwarrow.server import serve
from dwarrow.server.serve import Server

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
PING = b"\x89\xfd\0\0\0\0" + b"p" * 125  # each is answered by as much


def deaf(server: Server, asked: str) -> socket.socket:
    """A line on which something was asked and nothing is read."""
    host, port = server.url.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    line.connect((host, int(port)))
    line.sendall(f"{asked}\r\nHost: localhost\r\n".encode())
    return line


def socket_that_pings(server: Server) -> socket.socket:
    opened = httpx.post(f"{server.url}/api/tables", json={"settings": {"game": "duel"}}).json()
    line = deaf(server, f"GET /api/tables/{opened['table']}/socket HTTP/1.1")
    line.sendall(f"{UPGRADE}\r\n".encode())
    wait_until(lambda: bool(line.recv(1, socket.MSG_PEEK)))
    line.sendall(PING * 300)
    return line


def request_that_ends(server: Server) -> socket.socket:
    line = deaf(server, "GET /api/rules/saboteur2 HTTP/1.1")
    line.sendall(b"Connection: close\r\nAccept-Encoding: gzip\r\n\r\n")
    return line


@pytest.mark.parametrize("line", [socket_that_pings, request_that_ends])
def test_who_reads_nothing_is_let_go(
    line: Callable[[Server], socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what is sent to it still on its way a line is never closed by itself."""
    monkeypatch.setattr(serve, "SECONDS_TO_ANSWER", 0.3)
    monkeypatch.setattr(serve, "TICKS", 5)
    with running(sends=1024) as server:
        connections = server.server_state.connections
        wait_until(lambda: not connections)
        with line(server):
            wait_until(lambda: any(one.transport.get_write_buffer_size() for one in connections))
            wait_until(lambda: not connections)
