"""Uvicorn's plain requests, with an end to patience: who does not finish asking is hung up on.

An address may have so many connections and no more, asked or silent, and some files are left for
the database and for those who sit at tables: a stranger who only calls keeps nobody else out.
"""

from __future__ import annotations

import asyncio
import base64
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from dwarrow.server.limits import Buckets, Present, household
from dwarrow.server.metrics import METRICS

SECONDS_TO_ASK = 10.0  # from the first byte of a request's head to its last
SECONDS_TO_TAKE = 30.0  # for some of an answer that does not fit into the line
MOST_FILES = 65_536  # that a server asks the system for
SPARE = 128  # of them that are for no caller
MOST_MUMBLED = 60  # requests of an address that are none; as many again in a minute


class Callers(Present):
    """The connections that are no sockets: so many of an address, and all as files allow."""

    def __init__(self, each: int) -> None:
        files = files_allowed()
        super().__init__(min(each, files // 4), files - SPARE)
        self.mumbles = Buckets(MOST_MUMBLED, MOST_MUMBLED / 60)  # they pay at no other door

    def enter(self, name: str) -> bool:
        return self.mumbles.holds(name) and super().enter(name)

    def has_room(self, file: int) -> bool:
        """Whether files are left after this one: the system gives out the lowest number."""
        return file < self.most


def files_allowed() -> int:
    """How many files and sockets may be open at once, after asking for as many as we can use."""
    if sys.platform == "win32":
        return MOST_FILES  # it has no such limit
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return wanted
    return now if now != resource.RLIM_INFINITY else MOST_FILES


class Requests(H11Protocol):
    """One connection."""

    alarm: asyncio.TimerHandle | None = None
    taking: asyncio.TimerHandle | None = None
    counted: str | None = None  # as whose, while it is one of the callers

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect()
        has_room = self.callers.has_room(transport.get_extra_info("socket").fileno())
        if not has_room or not self.is_counted():
            transport.abort()

    @property
    def callers(self) -> Callers:
        callers: Callers = self.config.app.callers  # type: ignore[union-attr]
        return callers

    def is_counted(self) -> bool:
        """Whether its address may have one more; a proxy may have as many as it has visitors."""
        host = self.client[0] if self.client else ""
        if host and host not in getattr(self.app, "trusted_hosts", ()):
            name = household(host)
            self.counted = name if self.callers.enter(name) else None
            return self.counted is not None
        return True

    def gone(self) -> None:
        """It is no plain connection any more."""
        if self.counted is not None:
            self.callers.leave(self.counted)
            self.counted = None

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.expect()
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self.calm()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if not is_handshake(event):
            self.send_400_response("This is no websocket.")
            return
        self.calm()
        self.gone()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What was sent is no request. The trace of that fault holds it in a circle: cut it."""
        if (fault := sys.exc_info()[1]) is not None:
            fault.__traceback__ = None
        METRICS.counts["mumbles"] += 1
        if self.counted is not None:
            self.callers.mumbles.take(self.counted)
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        self.taking = self.loop.call_later(SECONDS_TO_TAKE, self.give_up)
        super().pause_writing()

    def resume_writing(self) -> None:
        if self.taking is not None:
            self.taking.cancel()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        self.gone()
        if self.taking is not None:
            self.taking.cancel()
        super().connection_lost(exc)

    def expect(self) -> None:
        """The head of a request has to be here soon."""
        if self.alarm is None:
            self.alarm = self.loop.call_later(SECONDS_TO_ASK, self.give_up)

    def calm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def give_up(self) -> None:
        self.alarm = None
        self.transport.abort()


def is_handshake(asked: h11.Request) -> bool:
    """Whether a request for a websocket has what every one has."""
    keys = [value for name, value in asked.headers if name == b"sec-websocket-key"]
    versions = [value for name, value in asked.headers if name == b"sec-websocket-version"]
    try:
        return [len(base64.b64decode(key, validate=True)) for key in keys] == [16] and (
            versions == [b"13"]
        )
    except ValueError:
        return False
