"""One socket: it says hello, asks, and is told. It pulls the newest update when it is awake."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

import dwarrow
from dwarrow.server import at_table
from dwarrow.server.chairs import hash_of
from dwarrow.server.hall import Hall
from dwarrow.server.limits import SharedBuckets
from dwarrow.server.metrics import METRICS
from dwarrow.server.no import No, frozen
from dwarrow.server.room import Room
from dwarrow.server.websocket import TOO_MANY, HungUp, Socket
from dwarrow.wire import MOST_BYTES, VERSION, asks, tells

REVOKED = 4403  # the key that opened this socket opens nothing any more
UNKNOWN = 4404  # there is no such table
TOO_SLOW = 4408  # the reader does not keep up
MOST_A_SEAT = 12  # sockets: a family's devices
MOST_GREETING = 512  # bytes of the first message
MOST_TOO_FAST = 200  # asks refused in a row before the socket is closed
SECONDS_TO_GREET = 10.0
MOST_WAITING = 64

# Nesting without an end is a RecursionError; half a surrogate pair is no UTF-8.
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeError)
_ask = msgspec.json.Decoder(asks.AnyAsk)
_hello = msgspec.json.Decoder(asks.Hello)
_encode = msgspec.json.Encoder().encode


class Connection:
    """One client at one table."""

    def __init__(
        self,
        socket: Socket,
        room: Room,
        hall: Hall,
        buckets: SharedBuckets,
        talk: SharedBuckets,
        address: str = "",
    ) -> None:
        self.address = address
        self.socket = socket
        self.room = room
        self.hall = hall
        self.buckets = buckets
        self.talk = talk
        self.too_fast = 0  # asks in a row that were refused for it
        self.key = ""
        self.hashed = ""  # the key, as the table knows it
        self.seat: int | None = None
        self.told = 0  # lines of the log it has heard of
        self.status = ""  # of the table, as it was last told
        self.is_asking = False  # whether it will soon be answered
        self.presence = -1
        self.outbox: deque[bytes] = deque()
        self.awake = asyncio.Event()
        self.rests = False  # whether `tell` waits for something to tell

    def wake(self) -> None:
        """Most is told here and now: to wake a task for every seat and move would cost as much."""
        if self.rests:
            self.rests = False  # should the table freeze over it, it is told by the task
            self.rests = self.tell_at_once()
        if not self.rests:
            self.awake.set()

    async def run(self) -> None:
        """Hello, then listen and tell until the socket closes."""
        if not await self.hello():
            return
        self.room.enter(self)  # at once: who comes next is counted with this one
        METRICS.sockets += 1
        try:
            await self.welcome()
            await self.stay()
        finally:
            METRICS.sockets -= 1
            self.socket.forget()
            self.room.leave(self)

    async def stay(self) -> None:
        sender = asyncio.create_task(self.tell())
        try:
            await self.listen()
        except HungUp:
            pass
        finally:
            sender.cancel()

    async def hello(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_GREET):
                hello = greeting(await self.socket.text())
        except (*UNREADABLE, TimeoutError):
            await self.socket.close(1002, "say hello first")
            return False
        except HungUp:
            return False
        self.key, self.told = hello.key, hello.since
        self.hashed = hash_of(self.key) if self.key else ""
        if self.key and not self.room.table.holder(self.hashed).kinds:
            await self.socket.close(REVOKED, revoked())
            return False
        if self.key and self.room.count(self.hashed) >= MOST_A_SEAT:
            await self.socket.close(TOO_MANY, "too many connections of one seat")
            return False
        self.seat = self.room.table.holder(self.hashed).seat
        return True

    async def welcome(self) -> None:
        """Say who this is, and give back the notes."""
        caller = self.room.table.holder(self.hashed)
        self.seat = caller.seat
        notes = "" if caller.seat is None else await self.room.note(self.hashed, caller.seat)
        self.post(tells.Welcome(VERSION, dwarrow.__version__, caller.seat, caller.is_host, notes))

    # ---- listening

    async def listen(self) -> None:
        while True:
            text = await self.socket.text()
            self.is_asking = True
            answer = await asyncio.shield(self.hear(text))
            self.is_asking = False
            self.post(answer)
            if self.too_fast > MOST_TOO_FAST:
                await self.socket.flooded()
                return

    async def hear(self, text: str) -> tells.Tell:
        """The answer to one message."""
        name = f"{self.room.table.name}/{self.key or self.address}"
        if not self.buckets.take(name, self.address):
            self.too_fast += 1
            return No("too-fast", "too-fast").told(_id_in(text[:MOST_GREETING]))
        self.too_fast = 0
        if len(text.encode(errors="replace")) > MOST_BYTES:
            return No("unreadable", "too-long", most=MOST_BYTES).told("")
        try:
            ask = _ask.decode(text)
        except UNREADABLE as why:
            return No("unreadable", "unreadable", str(why)).told(_id_in(text))
        if type(ask) in at_table.SLOWLY and not self.talk.take(name, self.address):
            return No("too-fast", "too-fast").told(ask.id)
        with METRICS.asking(ask):
            told = await self.hall.ask(self.room, self.key, ask, self)
        if isinstance(told, tells.Refused):
            METRICS.refused[told.code] += 1
        return told

    # ---- telling

    def post(self, told: tells.Tell) -> None:
        self.outbox.append(_encode(told))
        self.wake()

    async def tell(self) -> None:
        """Send what waits, for as long as the reader keeps up."""
        try:
            while await self.tell_once():
                self.rests = True
                await self.awake.wait()
                self.rests = False
                self.awake.clear()
        except TimeoutError:
            await self.socket.close(TOO_SLOW, "too slow")
        except HungUp:
            pass  # `listen` hears of it, too

    def tell_at_once(self) -> bool:
        """Whether all was told without waiting, to one who sits or watches here as before."""
        table = self.room.table
        is_same = table.opens(self.seat, self.hashed) if self.hashed else self.seat is None
        if not is_same or self.outbox or self.presence != self.room.presence:
            return False
        if self.told != table.version or self.status != table.status:
            body = self.update()
            if not self.socket.write(body):
                self.outbox.append(body)
        return not self.outbox

    async def tell_once(self) -> bool:
        """Whether this socket may stay. Who it is can change while a slow reader reads."""
        while self.outbox:
            if len(self.outbox) > MOST_WAITING:  # again each time: more comes while one waits
                raise TimeoutError
            await self.send(self.outbox.popleft())
        table = self.room.table
        is_ours = table.opens(self.seat, self.hashed)
        seat = self.seat if is_ours else table.holder(self.hashed).seat
        if seat is None and self.seat is not None:
            if self.is_asking:
                return True  # who resigns hears first that it is done
            await self.socket.close(REVOKED, revoked())
            return False
        if seat != self.seat:
            await self.move()
            return True
        if self.told != table.version or self.status != table.status:
            await self.send(self.update())
        if self.presence != self.room.presence:
            self.presence = self.room.presence
            here, watching = self.room.here(), self.room.watching()
            await self.send(_encode(tells.Presence(here, watching, self.hall.is_durable)))
        return True

    async def move(self) -> None:
        """The host has swapped seats: say who this is now, and begin again."""
        await self.welcome()
        self.told, self.status = 0, ""
        self.room.came_or_went()

    def update(self) -> bytes:
        """What has happened since the last update; a table that cannot say it is frozen."""
        since, self.told = self.told, self.room.table.version
        try:
            return self.room.telling.update(self.seat, since)
        except Exception:
            self.room.freeze()
            return _encode(frozen().told(""))
        finally:
            self.status = self.room.table.status  # a table freezes without a line in its log

    async def send(self, body: bytes) -> None:
        await self.socket.send(body)


def greeting(text: str) -> asks.Hello:
    """The first message, if it is one and no longer than it need be."""
    if len(text) > MOST_GREETING:
        raise msgspec.DecodeError("too long")
    return _hello.decode(text)


def revoked() -> str:
    return No("not-allowed", "revoked").words


def _id_in(text: str) -> str:
    """The id of a message that could not be read otherwise, to answer it by."""
    try:
        told = msgspec.json.decode(text)
    except UNREADABLE:
        return ""
    named = told.get("id") if isinstance(told, dict) else None
    return named[:40] if isinstance(named, str) else ""
