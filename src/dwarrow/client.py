"""A client for a dwarrow server: sit at a table, hear what your seat hears, play.

    async with await join("http://localhost:8137", table, invite, "Ana") as seat:
        while not seat.is_over:
            if seat.moves:
                await seat.play(seat.moves[0]["words"])
            await seat.changed()

A lost connection is found again by itself, and what was asked meanwhile is asked again with the
same id, so it happens once.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import urllib.error
import urllib.request
from types import TracebackType
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from dwarrow.wire import asks, bodies, tells
from dwarrow.wire.settings import Settings, TableInfo

T = TypeVar("T")
# Closing codes after which it is no use to come back, and the reasons that say so.
FINAL: dict[int, tells.Reason] = {4403: "revoked", 4404: "no-such-table"}
MOST = 1 << 24  # bytes of a message from the server


class Refused(Exception):
    """What the server would not do, and why: in English, and for other languages by name."""

    def __init__(self, told: tells.Refused | bodies.Problem) -> None:
        super().__init__(told.words)
        self.code = told.code
        self.clause = told.clause if isinstance(told, tells.Refused) else ""
        self.reason = told.reason
        self.facts = told.facts


class Closed(Exception):
    """This seat is not ours any more, or the table is gone."""

    def __init__(self, words: str, reason: tells.Reason) -> None:
        super().__init__(words)
        self.reason: tells.Reason = reason


# ---- plain requests


async def request(url: str, kind: type[T], body: Any = None, key: str = "") -> T:
    """One plain request; its answer read as a type of `dwarrow.wire.bodies`."""
    return await asyncio.to_thread(_request, url, kind, body, key)


def _request(url: str, kind: type[T], body: Any, key: str) -> T:
    data = None if body is None else msgspec.json.encode(body)
    headers = {"Content-Type": "application/json"}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    wanted = urllib.request.Request(url, data, headers)
    try:
        with urllib.request.urlopen(wanted, timeout=30) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except urllib.error.HTTPError as no:
        problem = msgspec.json.decode(no.read(), type=bodies.Problem)
        raise Refused(problem) from None


async def open_table(url: str, settings: Settings, **wishes: Any) -> bodies.NewTable:
    """Open a table; `name=` sits down as its host, `bots={"1": "habit"}` seats bots."""
    return await request(f"{url}/api/tables", bodies.NewTable, bodies.Open(settings, **wishes))


async def join(url: str, table: str, invite: str, name: str) -> Seat:
    """Sit down by a link."""
    wish = bodies.Sit(name, invite, entropy=secrets.token_hex(16))
    seated = await request(f"{url}/api/tables/{table}/sit", bodies.Seated, wish)
    return Seat(url, table, seated.key)


# ---- a seat


class Seat:
    """One connection to a table; without a key it watches."""

    def __init__(self, url: str, table: str, key: str = "") -> None:
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self.key = key
        self.welcome: tells.Welcome | None = None
        self.update: tells.Update | None = None
        self.presence: tells.Presence | None = None
        self.story: list[dict[str, Any]] = []
        self.version = 0
        self.connections = 0  # how often it had to connect
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[tells.AnyTell]]] = {}
        self._changed = asyncio.Condition()
        self._heard = 0  # messages: nobody waits for one that has come meanwhile
        self._closed: Closed | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Seat:
        self._task = asyncio.create_task(self._live())
        while self.update is None:
            await self.changed()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, why: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Closed):
                await self._task

    # ---- what is known

    @property
    def table(self) -> TableInfo:
        """What everybody sees of the table: its people, settings and clock."""
        assert self.update is not None
        return self.update.table

    @property
    def moves(self) -> list[dict[str, Any]]:
        """What may be played now; empty if it is not this seat's turn."""
        return self.update.moves if self.update is not None else []

    @property
    def is_over(self) -> bool:
        """Whether nobody will move at this table any more."""
        return self.table.status in ("over", "ended", "frozen")

    async def changed(self) -> None:
        """Wait until the server tells something."""
        heard = self._heard
        async with self._changed:
            await self._changed.wait_for(lambda: self._closed or self._heard != heard)
        if self._closed is not None:
            raise self._closed

    # ---- asking

    async def ask(self, ask: asks.Ask) -> tells.AnyTell:
        """Ask, again after every lost connection, until there is an answer."""
        if self._closed is not None:
            raise self._closed
        body = msgspec.json.encode(ask)
        answer: asyncio.Future[tells.AnyTell] = asyncio.get_running_loop().create_future()
        self._waiting[ask.id] = (body, answer)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(body, text=True)
        told = await answer
        if isinstance(told, tells.Refused) and told.code == "too-fast":
            await asyncio.sleep(random.uniform(0.2, 0.5))
            return await self.ask(ask)
        if isinstance(told, tells.Refused):
            raise Refused(told)
        return told

    async def play(self, words: str) -> tells.AnyTell:
        """Take a move at the table as it was last told."""
        assert self.update is not None
        return await self.ask(asks.Play(new_id(), self.update.played, words))

    # ---- the connection

    async def _live(self) -> None:
        """Connect, listen, and come back with a little patience whenever it is lost."""
        failures = 0
        while self._closed is None:
            heard = self.version
            try:
                await self._once()
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                pass  # it may be back soon
            except Exception as why:  # a server of another time, or a fault: nobody waits for more
                self._closed = Closed(f"the server cannot be understood: {why}", "unreadable")
            failures = 0 if self.version > heard else failures + 1
            if self._closed is None:
                await asyncio.sleep(random.uniform(0.05, 0.4) * min(2**failures, 16))
        await self._tell()
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(self._closed)

    async def _once(self) -> None:
        async with connect(self.address, max_size=MOST, compression=None) as socket:
            self.connections += 1
            hello = msgspec.json.encode(asks.Hello(self.key, self.version))
            try:
                await socket.send(hello, text=True)
                self._socket = socket  # first: what is asked from now on goes out by itself
                for body, _ in list(self._waiting.values()):
                    await socket.send(body, text=True)
                async for text in socket:
                    await self._hear(text)
            except ConnectionClosed:
                pass
            finally:
                self._socket = None
            if reason := FINAL.get(socket.close_code or 0):
                self._closed = Closed(socket.close_reason or reason, reason)

    async def _hear(self, text: str | bytes) -> None:
        told = _decoder.decode(text)
        if isinstance(told, tells.Update):
            self._take(told)
        elif isinstance(told, tells.Welcome):
            self.welcome = told
        elif isinstance(told, tells.Presence):
            self.presence = told
        elif told.id in self._waiting:
            _, answer = self._waiting.pop(told.id)
            if not answer.done():
                answer.set_result(told)
        await self._tell()

    async def _tell(self) -> None:
        self._heard += 1
        async with self._changed:
            self._changed.notify_all()

    def _take(self, update: tells.Update) -> None:
        """The view is new; the story goes on from where it was, or begins anew."""
        kept = [item for item in self.story if item["n"] < update.since]
        self.story = kept + update.story
        self.update, self.version = update, update.version


_decoder = msgspec.json.Decoder(tells.AnyTell)


def new_id() -> str:
    """A name for an ask, so that it can be repeated without being done twice."""
    return secrets.token_hex(8)
