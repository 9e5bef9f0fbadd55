"""The app: routes, sockets and the page around one hall."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
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
from starlette.types import ASGIApp

from dwarrow.server.bots import Bots
from dwarrow.server.driver import Driver
from dwarrow.server.garbage import Sweeper, seldom
from dwarrow.server.guard import Guard
from dwarrow.server.hall import Hall
from dwarrow.server.house import House as House
from dwarrow.server.library import Library
from dwarrow.server.limits import Buckets, SharedBuckets
from dwarrow.server.metrics import METRICS
from dwarrow.server.no import No, unavailable
from dwarrow.server.now import now
from dwarrow.server.plain import answer
from dwarrow.server.pulse import feel_pulse
from dwarrow.server.requests import Callers
from dwarrow.server.reviews import Reviews
from dwarrow.server.room import Room
from dwarrow.server.routes import ROUTES
from dwarrow.server.sockets import Sockets
from dwarrow.server.store import Store, Taken, Unavailable
from dwarrow.server.store.patient import PatientStore
from dwarrow.server.webhook import Webhook

log = logging.getLogger("dwarrow")
PAGE = Path(str(files("dwarrow"))) / "page"
DAY = 86_400_000


class Household:
    """Everything that works in one server."""

    def __init__(self, store: Store, house: House) -> None:
        self.house = house
        self.store = PatientStore(store)
        self.bots = Bots(house.workers)
        self.hook = Webhook(house.base_url, house.webhooks)
        self.hall = Hall(self.store, self.drive, lambda room: self.hook.forget(room.table.name))
        self.library = Library(self.store, house.readers)
        self.reviews = Reviews(self.store, house.reviewers)
        METRICS.bots_waiting = self.bots.waiting

    def drive(self, room: Room) -> None:
        room.driver = Driver(room, self.store, self.bots, self.hook, self.house.pace)
        room.driver.wake()

    @contextlib.asynccontextmanager
    async def living(self, app: Starlette) -> AsyncIterator[None]:
        """From the first request to the last: open the store, wake what goes on, end in order."""
        await self.store.open()
        self.store.watch(self.hall.rung, self.hall.called)
        works = (
            self.hall.wake_all(),
            self.hall.make_rounds(),
            feel_pulse(self.hall, self.store),
            prune(self.store, self.house.keep_days),
            Sweeper().sweep(),
        )
        beside = [asyncio.create_task(work) for work in works]
        with seldom():
            yield
        for task in beside:
            task.cancel()
        await stop(self.hall)
        await self.bots.stop()
        await self.library.stop()
        await self.reviews.stop()
        self.hook.close()
        await self.store.close()


def make_app(store: Store, house: House) -> ASGIApp:
    """The server as an ASGI app."""
    household = Household(store, house)
    reads = Buckets(house.reads, house.reads / 60)
    app = Starlette(
        routes=[*(row.route for row in ROUTES), *page_routes()],
        middleware=[Middleware(GZipMiddleware, minimum_size=2000)],
        exception_handlers={HTTPException: problem, 500: problem},
        lifespan=household.living,
    )
    app.state.hall, app.state.library, app.state.house = household.hall, household.library, house
    app.state.bots, app.state.reviews = household.bots, household.reviews
    app.state.reads, app.state.tables = reads, Buckets(house.tables, house.tables / 3600)
    app.state.codes = Buckets(house.codes, house.codes / 600)
    asks = SharedBuckets(house.burst, house.rate)
    talk = SharedBuckets(max(10, house.burst / 3), house.rate / 20)
    sockets = Sockets(household.hall, asks, talk, house.sockets)
    changes = Buckets(house.requests, house.requests / 60)
    return Guard(app, sockets, house.hosts, changes, reads, Callers(2 * house.sockets))


async def problem(request: Request, why: Exception) -> Response:
    """What the routes do not know, and what went wrong in them, in the words of all refusals."""
    if isinstance(why, HTTPException):
        no = No("unknown" if why.status_code == 404 else "not-allowed", "no-such-page", why.detail)
        return answer(no.problem(), why.status_code, dict(why.headers or {}))
    return answer(unavailable("something went wrong here").problem(), 500)


async def stop(hall: Hall) -> None:
    """Let all clocks stand still, all at once: their lines share a commit."""
    await asyncio.gather(*(stopped(room) for room in hall.rooms.values()))


async def stopped(room: Room) -> None:
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
    beside = {file.name: file for file in PAGE.iterdir() if file.is_file()} if PAGE.is_dir() else {}
    if "index.html" not in beside:
        return PlainTextResponse("This server was built without its page; the API is at /api.")
    # The icons, the manifest, the service worker; the disk is never asked for a stranger's name.
    shown = beside.get(request.path_params["path"], beside["index.html"])
    keeping = FOR_A_DAY if is_icon(shown) else "no-cache"
    return FileResponse(shown, headers={"Cache-Control": keeping})


# Browser, manifest and service worker each want an icon: the first who asks fetches it for all.
FOR_A_DAY = "public, max-age=86400"


def is_icon(file: Path) -> bool:
    return file.suffix in {".svg", ".png"}
