"""A websocket client so light that a thousand of them fit into one process.

It reads frames where they lie and hands their bodies on undecoded. Frames it sends are masked with
zeros: the mask is there for proxies, and between a load and its server there is none to deceive.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
SHORT, LONG = 126, 127


def frame(kind: int, body: bytes) -> bytes:
    """A whole frame from a client; bodies here are short."""
    size = len(body)
    if size < SHORT:
        return bytes((0x80 | kind, 0x80 | size)) + NO_MASK + body
    return bytes((0x80 | kind, 0x80 | SHORT)) + struct.pack(">H", size) + NO_MASK + body


class Socket(asyncio.Protocol):
    """One connection: it says `first`; `heard` gets every text, `lost` the closing code."""

    def __init__(
        self, first: bytes, heard: Callable[[bytes], None], lost: Callable[[int], None]
    ) -> None:
        self.first = first
        self.heard = heard
        self.lost = lost
        self.transport: asyncio.WriteTransport | None = None
        self.rest = b""
        self.is_open = False
        self.code = 1006  # until the server says another

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is of no class of ours

    def connection_lost(self, why: Exception | None) -> None:
        self.transport = None
        self.lost(self.code)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        at = 0
        if not self.is_open:
            at = self.shaken(data)
        while (end := self.frame_end(data, at)) <= len(data) and self.is_open:
            at = end
        self.rest = data[at:]

    def shaken(self, data: bytes) -> int:
        """Where the answer to the handshake ends; 0 if it has not come yet."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if b" 101 " not in data[:20]:
            self.drop()
            return 0
        self.is_open = True
        self.send(self.first)
        return end + 4

    def frame_end(self, data: bytes, at: int) -> int:
        """Where the frame at a place ends; if it is all there it is taken."""
        if len(data) < at + 4:  # the shortest frame with a length of more than one byte
            return self.short_end(data, at)
        size, first = data[at + 1] & 0x7F, at + 2
        if size == SHORT:
            size, first = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        elif size == LONG:
            size, first = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
        if first + size <= len(data):
            self.take(data[at] & 0x0F, data[first : first + size])
        return first + size

    def short_end(self, data: bytes, at: int) -> int:
        """The same for what may be a frame of two or three bytes."""
        if len(data) < at + 2 or data[at + 1] & 0x7F > len(data) - at - 2:
            return len(data) + 1
        self.take(data[at] & 0x0F, data[at + 2 :])
        return len(data)

    def take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self.heard(body)
        elif kind == PING:
            self.write(frame(PONG, body))
        elif kind == CLOSE:
            self.code = int.from_bytes(body[:2], "big") or 1005
            self.write(frame(CLOSE, body[:2]))
            self.drop()

    def send(self, text: bytes) -> None:
        self.write(frame(TEXT, text))

    def write(self, data: bytes) -> None:
        if self.transport is not None:
            self.transport.write(data)

    def drop(self) -> None:
        """Go away without a word, as a lost network does."""
        if self.transport is not None:
            self.transport.abort()


async def connect(
    url: str, path: str, first: bytes, heard: Callable[[bytes], None], lost: Callable[[int], None]
) -> Socket:
    """A connection under way; it waits for no answer."""
    parts = urlsplit(url)
    host, port = parts.hostname or "localhost", parts.port or 80
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(first, heard, lost), host, port
    )
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    socket.write(head.encode())
    return socket
