"""Runs the server: finds the address, says it, opens the browser, and goes down in order."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import sys
import webbrowser
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import msgspec
import segno
import uvicorn
from rich.console import Console

from dwarrow.kernel.state import Refused
from dwarrow.server.app import House, make_app
from dwarrow.server.frames import Frames
from dwarrow.server.requests import Requests
from dwarrow.server.store import Unusable
from dwarrow.server.store.urls import shown, store_at
from dwarrow.wire import MOST_BYTES

NO_SUCH_HOST = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL, errno.ENODEV)
SECONDS_TO_ANSWER = 4.0  # a socket that does not answer a ping in this time is dead
TICKS = 300  # tenths of a second in which one who was told goodbye has to take what was sent


class JsonLines(logging.Formatter):
    """A log line a machine can read; no addresses, no keys, no names."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": self.formatTime(record), "level": record.levelname.lower()}
        told["said"] = record.getMessage()
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("dwarrow").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether something is wrong here: what strangers mumble is counted, and fills no disk."""
    return record.levelno >= logging.ERROR and "UTF-8" not in record.getMessage()


def lan_addresses() -> list[str]:
    """The addresses of this machine that others may reach; nothing is sent to find them."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for documentation; no packet leaves
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def listening(host: str, port: int) -> socket.socket:
    """A socket at the address, or a clear word why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found = socket.getaddrinfo(host or None, port, family, flags=socket.AI_PASSIVE)
        listener.bind(found[0][4])  # with the link it is on, where an address says one
    except OSError as why:
        listener.close()
        raise Refused(why_not(host, port, why)) from None
    return listener


def why_not(host: str, port: int, why: OSError) -> str:
    """Whether it is the host that is wrong or the port, and what to do about it."""
    if isinstance(why, socket.gaierror) or why.errno in NO_SUCH_HOST:
        return (
            f"{host} is no address of this machine ({why.strerror}); "
            "choose one with --host: 0.0.0.0 for all, 127.0.0.1 for this machine alone"
        )
    return f"port {port} of {host} cannot be used: {why.strerror}; choose another with --port"


def names_of(host: str, base_url: str) -> frozenset[str]:
    """What this server may be called in a request."""
    own = {"localhost", "127.0.0.1", "::1", host.lower(), urlsplit(base_url).hostname or ""}
    name = socket.gethostname().lower()
    return frozenset(own | {name, f"{name}.local"} | set(lan_addresses()))


def run(
    host: str, port: int, database: str, base_url: str, house: House, opens: bool, level: str
) -> None:
    """Serve until told to stop."""
    if base_url and not (
        base_url.startswith(("http://", "https://")) and urlsplit(base_url).hostname
    ):
        raise Refused(f"--base-url looks like https://table.example.org, not {base_url!r}")
    log_to_stderr(level)
    listener = listening(host, port)
    port = listener.getsockname()[1]
    lan = next(iter(lan_addresses()), "") if host in ("0.0.0.0", "::") else ""
    url = base_url.rstrip("/") or f"http://{lan or 'localhost'}:{port}"
    house = replace(house, base_url=url, hosts=house.hosts | names_of(host, url))
    try:
        asyncio.run(tried(database))
    except Unusable as why:
        raise Refused(str(why)) from None
    app = make_app(store_at(database), house)
    local = f"http://localhost:{port}"
    Server(app, local, url, opens, shown(database)).run(sockets=[listener])


async def tried(database: str) -> None:
    """Open the database once, so that whatever is wrong with it is said before anything else."""
    store = store_at(database)
    await store.open()
    await store.close()


class Server(uvicorn.Server):
    """Uvicorn with our manners."""

    def __init__(self, app: object, local: str, url: str, opens: bool, database: str = "") -> None:
        super().__init__(
            uvicorn.Config(
                app,  # type: ignore[arg-type]
                http=Requests,
                ws=Frames,
                ws_max_size=MOST_BYTES,
                ws_ping_interval=SECONDS_TO_ANSWER,
                ws_ping_timeout=SECONDS_TO_ANSWER,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        self.local, self.url, self.opens, self.database = local, url, opens, database
        self.leaving: set[Any] = set()  # those that were being closed at the last look

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.let_go()
        return await super().on_tick(counter)

    def let_go(self) -> None:
        """Hang up on who was told goodbye a while ago and reads nothing: it would stay for ever."""
        leaving = {one for one in self.server_state.connections if one.transport.is_closing()}
        for one in leaving & self.leaving:
            one.transport.abort()
        self.leaving = leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.say()

    def say(self) -> None:
        """Where the table is; for phones, as a code."""
        out = Console(highlight=False)
        out.print(f"[bold]dwarrow[/bold] is open at [link={self.local}]{self.local}[/link]")
        if self.database:
            out.print(f"its tables are in {self.database}", markup=False, soft_wrap=True)
        if self.url != self.local:
            out.print(f"for the others: [bold]{self.url}[/bold]")
            if sys.stdout.isatty():
                segno.make(self.url, micro=False).terminal(compact=True)
        if self.opens:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(self.local)
