"""The door: who may knock, how often, how loud; and what every answer carries.

A server on a laptop is reachable from any web page its owner visits, so the Host and the Origin of
every request and every socket are checked here, before anything else.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from msgspec.json import encode
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dwarrow.server.limits import SECONDS_AT_THE_DOOR, SLOW, Buckets, address_of
from dwarrow.server.no import No
from dwarrow.server.now import ticks
from dwarrow.server.piecework import Queues
from dwarrow.server.requests import Callers
from dwarrow.wire import MOST_BYTES

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SECONDS_TO_SAY = 10.0  # for the body of a request
TOO_FAST = 429
TWO_LENGTHS = 400  # a proxy may believe the other: what follows could be somebody else's request
CHANGES = {"POST", "PUT", "PATCH", "DELETE"}


def host_of(text: str) -> str:
    """The host in a Host header, without its port; empty if it is none."""
    try:
        return (urlsplit(f"//{text}").hostname or "").lower()
    except ValueError:
        return ""


@dataclass
class Guard:
    """Wraps the app for plain requests, and what answers sockets."""

    app: ASGIApp
    sockets: ASGIApp
    hosts: frozenset[str]
    changes: Buckets
    reads: Buckets
    callers: Callers
    queues: Queues = field(default_factory=Queues)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refused = self.refusal(scope)
        if refused and scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": refused[1].words})
        elif refused:
            status, no = refused
            if status == TOO_FAST:
                await asyncio.sleep(SECONDS_AT_THE_DOOR)
            closing = {"Connection": "close"} if status == TWO_LENGTHS else None
            body = encode(no.problem())
            problem = Response(body, status, closing, media_type="application/json")
            await problem(scope, receive, with_headers(send))
        elif scope["type"] == "http":
            await self.queues.wait(address_of(scope))
            await self.app(scope, limited(scope, receive), with_headers(send))
        else:
            await self.sockets(scope, receive, send)

    def refusal(self, scope: Scope) -> tuple[int, No] | None:
        """Why a request is turned away at the door."""
        headers = Headers(scope=scope)
        if host_of(headers.get("host", "")) not in self.hosts:
            return 421, No("not-allowed", "other-name")
        origin = headers.get("origin")
        if origin is not None and not self.is_own(origin, headers["host"]):
            return 403, No("not-allowed", "other-page")
        if "transfer-encoding" in headers and "content-length" in headers:
            return TWO_LENGTHS, No("unreadable", "unreadable", "two lengths of one body")
        if scope["type"] == "http" and scope["method"] in CHANGES:
            return self.refusal_of_change(scope, headers)
        # Whatever is asked for, if there is such a thing or not; `plain` charges what costs more.
        if scope["type"] == "http" and not self.reads.take(address_of(scope)):
            return TOO_FAST, No("too-fast", "too-fast")
        return None

    def refusal_of_change(self, scope: Scope, headers: Headers) -> tuple[int, No] | None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > MOST_BYTES:
            return 413, No("unreadable", "too-long", most=MOST_BYTES)
        if not self.changes.take(address_of(scope)):
            return TOO_FAST, No("too-fast", "too-fast")
        return None

    def is_own(self, origin: str, host: str) -> bool:
        """Whether a page comes from here: the same host and port as the request, or our name."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and (
            parts.netloc.lower() == host.lower() or (parts.hostname or "") in self.hosts - LOCAL
        )


LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})  # any program may listen at these


def limited(scope: Scope, receive: Receive) -> Receive:
    """No more body than a message may have, whatever its head says, and no longer than it takes."""
    read, is_whole, until = 0, False, ticks() + SECONDS_TO_SAY

    async def receive_some() -> Message:
        nonlocal read, is_whole
        try:
            async with asyncio.timeout(None if is_whole else max(0, until - ticks())):
                message = await receive()
        except TimeoutError:
            scope[SLOW] = True
            return {"type": "http.disconnect"}
        is_whole = not message.get("more_body")
        read += len(message.get("body", b""))
        if read > MOST_BYTES:
            return {"type": "http.disconnect"}
        return message

    return receive_some


def with_headers(send: Send) -> Send:
    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_more
