"""Uvicorn's websockets, with a short way out for texts.

Every move is told to every seat, so this is where a busy server spends its time. Our texts go out
whole and uncompressed, and such a frame is its length and its bytes: no state machine is needed.
"""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from dwarrow.server.limits import Bucket
from dwarrow.server.websocket import FLOODED, TOO_MANY, WRITTEN

MOST_FRAMES = 400  # at once; a quarter of them again in a second. A table needs a few a second
SLICE = 1024  # bytes that are looked at before the frames in them are counted
TEXT = 0x81  # the first and last frame of a text
SHORT, MEDIUM = 126, 1 << 16


def head(size: int) -> bytes:
    """What comes before a text of so many bytes."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MEDIUM:
        return struct.pack(">BBH", TEXT, 126, size)
    return struct.pack(">BBQ", TEXT, 127, size)


class Frames(WebSocketsSansIOProtocol):
    """One websocket; pings and empty pieces without end are a flood like any other."""

    budget: Bucket | None = None

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), SLICE):
            super().data_received(data[first : first + SLICE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        if self.budget is None:
            self.budget = Bucket(MOST_FRAMES, MOST_FRAMES / 4)
        if self.budget.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.hang_up()

    def hang_up(self) -> None:
        self.scope["extensions"][FLOODED] = {}
        if self.conn.state is OPEN:
            self.conn.send_close(TOO_MANY, "too fast for too long")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def keepalive_timeout(self) -> None:
        """Who does not answer may not read either: what is on its way to it is not waited for."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        self.scope["extensions"][WRITTEN] = self.write_text  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][WRITTEN]

    def connection_lost(self, exc: Exception | None) -> None:
        """What is gone leaves at once: a circle would stay until all garbage is looked for."""
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds what holds it

    def write_text(self, body: bytes) -> bool:
        """Send a text at once; False if it has to wait for the reader, or if nobody reads."""
        is_ending = self.close_sent or self.transport.is_closing()
        if self.conn.state is not OPEN or not self.writable.is_set() or is_ending:
            return False
        self.transport.write(head(len(body)) + body)
        return True
