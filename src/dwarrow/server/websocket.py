"""A websocket as ASGI gives it, without a framework between: every move goes out here many times.

Texts come and go. A reader that does not read is given up after some seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.types import Receive, Scope, Send

WRITTEN = "dwarrow.text"  # where a server says how a text goes out without waiting, if it can
FLOODED = "dwarrow.flooded"  # there if the other side sent far more than anybody plays
TOO_MANY = 4429  # sockets of a seat or an address, or asks without end
SECONDS_TO_SEND = 10.0
SECONDS_TO_CLOSE = 1.0


class HungUp(Exception):
    """The other side is gone."""


class Socket:
    """One socket; `send` raises TimeoutError when the reader does not keep up."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.is_open = True
        self._known = scope.setdefault("extensions", {})
        # Send a text at once; False if it has to wait.
        self.write: Callable[[bytes], bool] = self._known.get(WRITTEN, never)
        self._receive = receive
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._since = 0.0  # when the text under way was sent; 0 if there is none
        self._alarm: asyncio.TimerHandle | None = None
        self._sender: asyncio.Task[object] | None = None
        self._is_slow = False

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def text(self) -> str:
        """The next message; whatever is not a text is read as one that says nothing."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.is_open = False
            raise HungUp
        return message.get("text") or ""

    @property
    def has_flooded(self) -> bool:
        return FLOODED in self._known

    async def flooded(self) -> None:
        """Give up one who asks without end."""
        self._known[FLOODED] = {}
        await self.close(TOO_MANY, "too fast for too long")

    async def send(self, body: bytes) -> None:
        """Send a text that is encoded already; most go out at once."""
        if self.write(body):
            return
        self._since = self._loop.time()
        if self._alarm is None:
            self._sender = asyncio.current_task()
            self._alarm = self._loop.call_later(SECONDS_TO_SEND, self._look)
        try:
            await self._send({"type": "websocket.send", "text": body.decode()})
        except (OSError, RuntimeError):
            raise HungUp from None
        except asyncio.CancelledError:
            if self._is_slow:
                raise TimeoutError from None
            raise
        finally:
            self._since = 0.0

    def _look(self) -> None:
        """One alarm for many texts: look whether the one under way is late."""
        self._alarm = None
        if not self._since or self._sender is None:
            return
        left = self._since + SECONDS_TO_SEND - self._loop.time()
        if left > 0:
            self._alarm = self._loop.call_later(left, self._look)
        else:
            self._is_slow = True
            self._sender.cancel()

    def forget(self) -> None:
        """Nothing will be sent any more: no alarm and no task keeps what belongs to this socket."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._sender = None

    async def close(self, code: int, why: str) -> None:
        """Close it, if that can still be said."""
        if self._alarm is not None:
            self._alarm.cancel()
        try:
            async with asyncio.timeout(SECONDS_TO_CLOSE):
                await self._send({"type": "websocket.close", "code": code, "reason": why})
        except (TimeoutError, OSError, RuntimeError):
            pass


def never(body: bytes) -> bool:
    """Other servers have only the long way."""
    return False
