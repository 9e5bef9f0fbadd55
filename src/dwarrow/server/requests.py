"""Uvicorn's plain requests, with an end to patience: who does not finish asking is hung up on."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS_TO_ASK = 10.0  # from the first byte of a request's head to its last
SECONDS_TO_TAKE = 30.0  # for some of an answer that does not fit into the line


class Requests(H11Protocol):
    """One connection."""

    alarm: asyncio.TimerHandle | None = None
    taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect()

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.expect()
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self.calm()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.calm()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What was sent is no request. The trace of that fault holds it in a circle: cut it."""
        if (fault := sys.exc_info()[1]) is not None:
            fault.__traceback__ = None
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
