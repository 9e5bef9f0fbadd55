"""A server inside the test: no port, no process, and time that can be moved on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from dwarrow import client
from dwarrow.server import app as app_module
from dwarrow.server import driver, hall, listing, room
from dwarrow.server.app import House, make_app
from dwarrow.server.now import now as true_now
from dwarrow.server.now import ticks as true_ticks
from dwarrow.server.store.sqlite import SqliteStore
from dwarrow.server.table import Table
from dwarrow.server.thinking import Thought
from dwarrow.wire import asks, bodies, tells
from dwarrow.wire.settings import Settings


class Line:
    """A websocket to an ASGI app, as `dwarrow.client` uses one."""

    def __init__(self, app: Any, path: str) -> None:
        self.app, self.path = app, path
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_us: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.close_code: int | None = None
        self.close_reason = ""

    async def __aenter__(self) -> Line:
        headers = [(b"host", b"localhost")]
        scope = {"type": "websocket", "path": self.path, "headers": headers, "query_string": b""}
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.app(scope, self.to_app.get, self.to_us.put))
        async with asyncio.timeout(60):
            assert (await self.to_us.get())["type"] == "websocket.accept"
        return self

    async def __aexit__(self, *why: object) -> None:
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task

    async def send(self, body: bytes, text: bool) -> None:
        self.to_app.put_nowait({"type": "websocket.receive", "text": body.decode()})

    def __aiter__(self) -> Line:
        return self

    async def __anext__(self) -> str:
        message = await self.to_us.get()
        if message["type"] == "websocket.close":
            self.close_code, self.close_reason = message["code"], message.get("reason", "")
            raise StopAsyncIteration
        return str(message["text"])


class FirstMove:
    """Bots that think nothing: they take the first move."""

    def __init__(self, workers: int) -> None:
        self.asked: list[tuple[int, str]] = []

    def waiting(self) -> int:
        return 0

    async def thought(self, table: Table, seat: int, bot: str) -> Thought:
        assert table.play is not None
        self.asked.append((seat, bot))
        return Thought(table.game.move_words(table.play.moves()[0]))

    async def stop(self) -> None: ...


class Inside:
    """The server and its people."""

    def __init__(self, app: Any, hall: hall.Hall) -> None:
        self.app, self.hall = app, hall
        self.stack = contextlib.AsyncExitStack()
        self.later = 0  # milliseconds by which our clock is ahead

    def now(self) -> int:
        return true_now() + self.later

    def ticks(self) -> float:
        return true_ticks() + self.later / 1000

    def wait(self, seconds: float) -> None:
        """Let time pass at once."""
        self.later += int(seconds * 1000)
        for one in self.hall.rooms.values():
            one.ring()

    async def sit(self, name: str, key: str) -> client.Seat:
        return await self.stack.enter_async_context(client.Seat("http://inside", name, key))

    async def people(self, settings: Settings, count: int, **wishes: Any) -> list[client.Seat]:
        """A table with its host and guests at it; the host is the first."""
        wish = bodies.Open(settings, name="Ana", **wishes)
        opened = await self.hall.open(wish)
        seats = [await self.sit(opened.table, opened.key)]
        table = await self.hall.room(opened.table)
        assert table is not None
        for n in range(1, count):
            seated = await self.hall.sit(table, bodies.Sit(f"Bo {n}", opened.invite))
            seats.append(await self.sit(opened.table, seated.key))
        return seats

    async def playing(self, settings: Settings, count: int, **wishes: Any) -> list[client.Seat]:
        """The same, and the game has begun."""
        seats = await self.people(settings, count, **wishes)
        await ask(seats[0], asks.Start)
        for seat in seats:
            await until(seat, lambda seat=seat: seat.table.status == "playing")  # type: ignore[misc]
        return seats

    async def told(self, seats: list[client.Seat]) -> None:
        """Wait until every seat has seen the newest version of their table."""
        truth = self.log_of(seats[0])
        async with asyncio.timeout(60):
            while any(seat.version != truth.version for seat in seats):
                await asyncio.sleep(0.001)

    def log_of(self, seat: client.Seat) -> Table:
        """The truth of a seat's table."""
        return self.hall.rooms[seat.table.table].table


@contextlib.asynccontextmanager
async def inside(
    path: Path, monkeypatch: Any, bots: Any = FirstMove, **house: Any
) -> AsyncIterator[Inside]:
    """A server for one test."""
    monkeypatch.setattr(app_module, "Bots", bots)
    app: Any = make_app(SqliteStore(path), House(**{"pace": 0, **house}))
    served = Inside(app, app.app.state.hall)
    for module in (driver, hall, listing, room):
        monkeypatch.setattr(module, "now", served.now)
        monkeypatch.setattr(module, "ticks", served.ticks)
    monkeypatch.setattr(
        client, "connect", lambda url, **_: Line(app, url.removeprefix("ws://inside"))
    )
    async with lifespan(app), served.stack:
        yield served


@contextlib.asynccontextmanager
async def lifespan(app: Any) -> AsyncIterator[None]:
    """What uvicorn does before the first request and after the last."""
    to_app: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    to_us: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    task = asyncio.create_task(app({"type": "lifespan"}, to_app.get, to_us.put))
    to_app.put_nowait({"type": "lifespan.startup"})
    async with asyncio.timeout(60):
        assert (await to_us.get())["type"] == "lifespan.startup.complete"
    yield
    to_app.put_nowait({"type": "lifespan.shutdown"})
    async with asyncio.timeout(60):
        assert (await to_us.get())["type"] == "lifespan.shutdown.complete"
        await task


async def ask(seat: client.Seat, kind: type[asks.Ask], *facts: Any) -> tells.AnyTell:
    return await seat.ask(kind(client.new_id(), *facts))


async def until(seat: client.Seat, is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until a seat has been told something."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await seat.changed()


def on_turn(seats: list[client.Seat]) -> client.Seat:
    """Who is to move."""
    return next(seat for seat in seats if seat.moves)
