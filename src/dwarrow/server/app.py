"""The app: routes, sockets and the page around one hall."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from dwarrow.server.allowed import No
from dwarrow.server.bots import Bots
from dwarrow.server.connection import UNKNOWN, Connection
from dwarrow.server.driver import Driver
from dwarrow.server.guard import Guard
from dwarrow.server.hall import Hall
from dwarrow.server.limits import Buckets
from dwarrow.server.room import Room, unavailable
from dwarrow.server.routes import ROUTES, answer
from dwarrow.server.socket import Socket
from dwarrow.server.store import Store, Taken, Unavailable
from dwarrow.server.time import now
from dwarrow.server.webhook import Webhook

log = logging.getLogger("dwarrow")
PAGE = Path(str(files("dwarrow"))) / "page"
DAY = 86_400_000
RARELY = (20_000, 20, 50)  # what an ask leaves behind is no garbage of circles
AWAY = 1013  # try again later


@dataclass(frozen=True)
class House:
    """How a server is run."""

    base_url: str = "http://localhost:8137"
    hosts: frozenset[str] = frozenset({"localhost", "127.0.0.1", "::1"})
    workers: int = 1  # processes in which bots think
    pace: int = 900  # milliseconds a bot takes at least
    burst: float = 30  # asks a seat may send at once, and so many a second
    rate: float = 10
    requests: float = 300  # changes by plain requests an address may ask at once
    keep_days: int = 0  # forget tables untouched for so long; 0 keeps all
    webhooks: frozenset[str] = field(default_factory=frozenset)  # trusted in any network


def make_app(store: Store, house: House) -> ASGIApp:
    """The server as an ASGI app."""
    bots = Bots(house.workers)
    hook = Webhook(house.base_url, house.webhooks)

    def drive(room: Room) -> None:
        room.driver = Driver(room, store, bots, hook, house.pace)
        room.driver.wake()

    hall = Hall(store, drive)
    asking = Buckets(house.burst, house.rate)

    async def sit(scope: Scope, receive: Receive, send: Send) -> None:
        socket = Socket(receive, send)
        room = await find(hall, scope["path"], socket)
        if room is not None:
            await Connection(socket, room, hall, asking).run()

    app = Starlette(
        routes=[*ROUTES, *page_routes()],
        middleware=[Middleware(GZipMiddleware, minimum_size=2000)],
        exception_handlers={HTTPException: problem, 500: problem},
        lifespan=lambda _: living(store, hall, bots, house.keep_days),
    )
    app.state.hall = hall
    app.state.address = house.base_url
    return Guard(app, sit, house.hosts, Buckets(house.requests, house.requests / 60))


@contextlib.asynccontextmanager
async def living(store: Store, hall: Hall, bots: Bots, keep_days: int) -> AsyncIterator[None]:
    """From the first request to the last: open the store, wake what goes on, close in order."""
    await store.open()
    store.watch(hall.rung, hall.called)
    await hall.wake_all()
    beside = [
        asyncio.create_task(hall.make_rounds()),
        asyncio.create_task(prune(store, keep_days)),
    ]
    gc.set_threshold(*RARELY)
    gc.freeze()  # what is loaded by now stays; no need to look at it again and again
    yield
    for task in beside:
        task.cancel()
    await stop(hall)
    await bots.stop()
    await store.close()


SOCKET = re.compile("/api/tables/([^/]+)/socket")


async def problem(request: Request, why: Exception) -> Response:
    """What the routes do not know, and what went wrong in them, in the words of all refusals."""
    if isinstance(why, HTTPException):
        no = No("unknown" if why.status_code == 404 else "not-allowed", "no-such-page", why.detail)
        return answer(no.problem(), why.status_code, dict(why.headers or {}))
    return answer(unavailable("something went wrong here").problem(), 500)


async def find(hall: Hall, path: str, socket: Socket) -> Room | None:
    """The room a socket is for; it is told if there is none."""
    await socket.accept()
    named = SOCKET.fullmatch(path)
    try:
        room = await hall.room(named[1]) if named else None
    except Unavailable:
        await socket.close(AWAY, "the database is away; try again")
        return None
    if room is None:
        await socket.close(UNKNOWN, No("unknown", "no-such-table").words)
    return room


async def stop(hall: Hall) -> None:
    """Let all clocks stand still."""
    for room in hall.rooms.values():
        if room.driver is not None:
            with contextlib.suppress(Unavailable, Taken):
                await room.driver.stop()


async def prune(store: Store, days: int) -> None:
    """Once an hour forget what nobody has touched for so many days."""
    while days:
        with contextlib.suppress(Unavailable):
            forgotten = await store.prune(now() - days * DAY)
            log.info("pruned %d tables", len(forgotten))
        await asyncio.sleep(3600)


# ---- the page


def page_routes() -> list[Route | Mount]:
    assets = PAGE / "assets"
    mounted = [Mount("/assets", Assets(directory=assets))] if assets.is_dir() else []
    return [*mounted, Route("/{path:path}", page)]


class Assets(StaticFiles):
    """Files whose names change with what they hold: they may be kept for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def page(request: Request) -> Response:
    """The page, whatever the path: it knows itself what to show."""
    if request.url.path.startswith("/api/"):
        return answer(No("unknown", "no-such-page").problem(), 404)
    index = PAGE / "index.html"
    if not index.is_file():
        return PlainTextResponse("This server was built without its page; the API is at /api.")
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
