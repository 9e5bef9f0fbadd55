"""Uvicorn's websockets, with a short way out for texts.

Every move is told to every seat, so this is where a busy server spends its time. Our texts go out
whole and uncompressed, and such a frame is its length and its bytes: no state machine is needed.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

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
    """One websocket."""

    async def send(self, message: Any) -> None:
        is_text = message["type"] == "websocket.send" and message.get("text") is not None
        if is_text and self.conn.state is OPEN and self.writable.is_set() and not self.close_sent:
            body = message["text"].encode()
            self.transport.write(head(len(body)) + body)
        else:
            await super().send(message)
