"""A server without a network: its ASGI app, a store in memory, and every byte it sends."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any, cast

import msgspec

from dwarrow.server.app import House, make_app
from dwarrow.server.connection import Connection
from dwarrow.server.guard import Guard
from dwarrow.server.hall import Hall
from dwarrow.server.room import Room
from dwarrow.server.store import Gone, Listing, Taken

QUIET = House(
    workers=1,
    pace=0,
    burst=10_000,
    rate=10_000,
    requests=100_000,
    reads=1_000_000,
    readers=0,
    sockets=10_000,
    tables=10_000,
)
BASE = "http://localhost:8137"


class MemoryStore:
    """Logs in memory; for tests of what is told, not of what is kept."""

    def __init__(self, logs: dict[str, list[bytes]] | None = None) -> None:
        self.logs = logs or {}
        self.rows: dict[str, bytes] = {}
        self.notes: dict[tuple[str, int], bytes] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, n: int, bodies: Sequence[bytes], at: int) -> None:
        kept = self.logs.setdefault(table, []) if n == 0 else self.logs.get(table, [])
        if n < len(kept):
            raise Taken
        if n > len(kept):
            raise Gone("no such table")
        kept.extend(bodies)

    async def enlist(self, table: str, at: int, body: bytes) -> None:
        self.rows.pop(table, None)
        if body:
            self.rows[table] = body

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        return self.logs.get(table, [])[since:]

    async def listings(self) -> list[Listing]:
        return [Listing(table, body) for table, body in reversed(self.rows.items())]

    async def keep_note(self, table: str, seat: int, body: bytes) -> None:
        self.notes[table, seat] = body

    async def note(self, table: str, seat: int) -> bytes:
        return self.notes.get((table, seat), b"")

    async def drives(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None: ...

    def watch(self, rung: object, called: object) -> None: ...

    async def call(self, word: str) -> None: ...

    async def probe(self) -> None: ...


class Answer:
    """One answer to a plain request, byte for byte."""

    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        self.status = status
        self.raw = (status, headers, body)
        self.headers = {name.decode().lower(): value.decode() for name, value in headers}
        self.body = body

    def json(self) -> Any:
        return json.loads(self.body)


class Socket:
    """One WebSocket against the app; `raw` is everything the server ever did to it."""

    def __init__(self, house: Server, table: str, headers: dict[str, str] | None = None) -> None:
        self.raw: list[dict[str, Any]] = []
        self.read = 0
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.is_stuck = asyncio.Event()  # cleared: the reader takes nothing any more
        self.is_stuck.set()
        scope = house.scope("websocket", f"/api/tables/{table}/socket", headers or {})
        self.task = asyncio.ensure_future(house.app(scope, self.inbox.get, self.send))  # type: ignore[arg-type]

    async def send(self, message: dict[str, Any]) -> None:
        await self.is_stuck.wait()
        self.raw.append(dict(message))
        if message["type"] == "websocket.close":
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    def say(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def ask(self, ask: str, id: str = "1", **facts: object) -> None:
        self.say(json.dumps({"ask": ask, "id": id, **facts}))

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(m["text"]) for m in self.raw if m["type"] == "websocket.send"]

    @property
    def closed(self) -> tuple[int, str] | None:
        for message in self.raw:
            if message["type"] == "websocket.close":
                return message["code"], message.get("reason") or ""
        return None

    def answer(self, id: str) -> dict[str, Any] | None:
        found = [told for told in self.told if told.get("id") == id]
        return found[-1] if found else None

    def last(self, tell: str) -> dict[str, Any]:
        return [told for told in self.told if told["tell"] == tell][-1]

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        with contextlib.suppress(asyncio.CancelledError):
            await self.task


class Server:
    """The app with everything around it."""

    def __init__(self, store: Any, house: House = QUIET) -> None:
        self.store = store
        self.app: Guard = make_app(store, house)  # type: ignore[assignment]
        self.inner = cast(Any, self.app.app)
        self.hall: Hall = self.inner.state.hall
        self.sockets: list[Socket] = []

    def scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        sent = {"host": "localhost:8137", **headers}
        bare, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": bare,
            "raw_path": bare.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in sent.items()],
            "client": ("127.0.0.1", 50000),
            "server": ("localhost", 8137),
            "subprotocols": [],
            "state": {},
        }

    async def request(
        self, method: str, path: str, body: Any = None, key: str = "", **headers: str
    ) -> Answer:
        """One plain request."""
        data = body if isinstance(body, bytes) else b"" if body is None else encoded(body)
        sent = {"content-length": str(len(data))} if data else {}
        sent |= {"authorization": f"Bearer {key}"} if key else {}
        scope = self.scope(
            "http", path, sent | {n.replace("_", "-"): v for n, v in headers.items()}
        )
        scope["method"] = method
        told: list[dict[str, Any]] = []
        bodies = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if not bodies:
                await asyncio.Event().wait()  # the other side stays until it has its answer
            return bodies.pop(0)

        async def send(message: dict[str, Any]) -> None:
            told.append(message)

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        body = b"".join(message.get("body", b"") for message in told[1:])
        return Answer(told[0]["status"], list(told[0]["headers"]), body)

    async def open(self, game: str, bots: dict[str, str] | None = None, **wishes: Any) -> Any:
        """A new table with its host seated; the answer as a dict."""
        settings = {"game": game, "takeover": "never", **wishes.pop("settings", {})}
        wish = {"settings": settings, "name": "Ana", "bots": bots or {}, **wishes}
        answer = await self.request("POST", "/api/tables", wish)
        assert answer.status == 201, answer.body
        return answer.json()

    async def sit(self, opened: Any, name: str, **wishes: Any) -> Any:
        path = f"/api/tables/{opened['table']}/sit"
        wish = {"name": name, "invite": opened["invite"], **wishes}
        answer = await self.request("POST", path, wish)
        assert answer.status == 200, answer.body
        return answer.json()

    async def gather(self, game: str, **wishes: Any) -> tuple[Any, list[str]]:
        """A table with people at all seats, and their keys; nothing has begun."""
        opened = await self.open(game, **wishes)
        keys = [opened["key"]]
        for n in range(1, len(self.room(opened).table.chairs)):
            keys.append((await self.sit(opened, f"Bo {n}"))["key"])
        return opened, keys

    def room(self, opened: Any) -> Room:
        return self.hall.rooms[opened["table"]]

    async def connect(self, table: str, key: str = "", since: int = 0, **headers: str) -> Socket:
        """A socket that has said hello and heard everything."""
        socket = Socket(self, table, headers)
        socket.say(json.dumps({"ask": "hello", "key": key, "since": since}))
        self.sockets.append(socket)
        await self.settle()
        return socket

    async def settle(self) -> None:
        """Until nobody has anything left to do."""
        for _ in range(400):
            for _ in range(12):
                await asyncio.sleep(0)
            if self.is_quiet():
                return
        raise AssertionError("the server does not come to rest")

    def is_quiet(self) -> bool:
        live = [s for s in self.sockets if not s.task.done() and s.is_stuck.is_set()]
        heard = all(s.inbox.empty() for s in live)
        return heard and not self.hall.tasks and all(map(is_still, self.hall.rooms.values()))


def is_still(room: Room) -> bool:
    """Whether everybody in a room has been told everything, and nobody is asking."""
    return not room.lock.locked() and all(
        not one.is_asking
        and (one.told, one.presence, len(one.outbox)) == (room.table.version, room.presence, 0)
        for one in room.listeners
        if isinstance(one, Connection) and one.socket.is_open
    )


def encoded(body: Any) -> bytes:
    return json.dumps(body).encode()


@contextlib.asynccontextmanager
async def served(store: Any = None, house: House = QUIET) -> AsyncIterator[Server]:
    """A server that has started, and goes down at the end."""
    server = Server(MemoryStore() if store is None else store, house)
    async with server.inner.router.lifespan_context(server.inner):
        try:
            yield server
        finally:
            for socket in server.sockets:
                await socket.close()


def read_as(facts: dict[str, Any], kind: Any) -> Any:
    return msgspec.json.decode(encoded(facts), type=kind)
