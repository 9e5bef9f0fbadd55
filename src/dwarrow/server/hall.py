"""The hall: the rooms that are open in this process, and the way to all the others."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine

import msgspec

from dwarrow.server import lines
from dwarrow.server.allowed import No, check
from dwarrow.server.decide import by_of
from dwarrow.server.metrics import METRICS
from dwarrow.server.opening import again, new_name, opening, sitting
from dwarrow.server.room import Room, unavailable
from dwarrow.server.seats import new_key
from dwarrow.server.store import Store, Taken, Unavailable
from dwarrow.server.time import now
from dwarrow.wire import asks, http, tells

MOST_LETTERS = 64  # in the name of a table
IDLE = 600_000  # milliseconds an empty room is kept
LATE = 6.0  # seconds after which another process is believed dead
ROUND = 3.0  # seconds between two rounds through the rooms


class Hall:
    """All tables of one store."""

    def __init__(self, store: Store, entered: Callable[[Room], None] = lambda room: None) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room | None]] = {}
        self.entered = entered  # told of every room that opens
        self.process = secrets.token_hex(4)
        self.listed: dict[str, bytes] = {}
        self.said: set[str] = set()  # the tables at which we last said that somebody is
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- rooms

    async def room(self, name: str) -> Room | None:
        """The room of a table, read from the store if it is not open; None if there is none."""
        if name in self.rooms:
            return self.rooms[name]
        if not name.isascii() or not name.isprintable() or len(name) > MOST_LETTERS:
            return None  # no table is called so, and not every database can be asked
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> Room | None:
        room = Room(name, self.store)
        await room.catch_up()
        return self._keep(room) if room.table.version else None

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.name] = room
        METRICS.rooms = len(self.rooms)
        self.entered(room)
        return room

    async def open(self, wish: http.Open) -> http.Opened:
        """A new table."""
        host, invite, key = new_key(), new_key(), new_key()
        room = Room(new_name(), self.store)
        await room.append(opening(wish, host, invite, key, now()))
        self._keep(room)
        await self.enlist(room)
        seat = room.table.host_seat
        return http.Opened(room.table.name, host, invite, seat, key if seat is not None else "")

    async def sit(self, room: Room, wish: http.Sit) -> http.Seated:
        """Somebody sits down."""
        key = new_key()
        async with room.lock:
            while True:
                if room.in_doubt:
                    await room.catch_up()
                sat = sitting(room.table, wish, key, now())
                try:
                    await room.append([sat])
                    break
                except Taken:
                    room.in_doubt = True
        await self.enlist(room)
        return http.Seated(room.table.name, sat.seat, key)

    async def ask(self, room: Room, key: str, ask: asks.Ask) -> tells.Tell:
        """An ask at a table; a rematch opens another table first."""
        if not isinstance(ask, asks.Rematch):
            told = await room.ask(key, ask)
            if room.table.status in ("gathering", "over", "ended") or isinstance(ask, asks.Start):
                self.soon(self.enlist(room))
            return told
        async with room.lock:
            try:
                return await self._rematch(room, key, ask)
            except No as no:
                return no.told(ask.id)
            except (Unavailable, Taken) as why:
                room.in_doubt = True
                return unavailable(why).told(ask.id)

    async def _rematch(self, room: Room, key: str, ask: asks.Rematch) -> tells.Tell:
        if room.in_doubt:
            await room.catch_up()
        caller = room.table.caller(key)
        check(caller, ask, room.table.status)
        by = by_of(caller)
        if not room.table.rematch:
            new = Room(new_name(), self.store)
            await new.append(again(room.table, now()))
            self._keep(new)
            await room.append([lines.Rematched(now(), by, new.table.name, id=ask.id)])
        return tells.Done(ask.id, room.table.answered.get((by, ask.id), room.table.version))

    # ---- the list of tables

    async def enlist(self, room: Room) -> None:
        """Keep the table's row in the hall true; the log does not depend on it."""
        table = room.table
        body = b"" if table.status in ("over", "ended") else msgspec.json.encode(listed(room))
        if self.listed.get(table.name, b"") != body:
            with contextlib.suppress(Unavailable):
                await self.store.enlist(table.name, now(), body)
                self.listed[table.name] = body

    async def tables(self) -> list[http.Listed]:
        """The tables everybody may see."""
        rows = [
            msgspec.json.decode(row.body, type=Row) for row in (await self.store.listings())[:200]
        ]
        return [row.shown for row in rows if row.is_public]

    async def wake_all(self) -> None:
        """Open the rooms of all tables that somebody has to drive: they have a clock or bots."""
        for row in await self.store.listings():
            if msgspec.json.decode(row.body, type=Row).is_driven:
                await self.room(row.table)

    # ---- other processes

    def rung(self, name: str, n: int) -> None:
        """Another process has written to a table; or, without a name, perhaps to any."""
        for room in [self.rooms[name]] if name in self.rooms else []:
            if room.table.version < n:
                self.soon(room.look())
        if not name:
            for room in self.rooms.values():
                self.soon(room.look())

    def called(self, word: str) -> None:
        """Another process says who is connected to it."""
        said = msgspec.json.decode(word.encode(), type=Said)
        if said.process == self.process:
            return
        for name, (seats, watching) in said.tables.items():
            if name in self.rooms:
                self._hear(self.rooms[name], said.process, seats, watching)

    def _hear(self, room: Room, process: str, seats: list[int], watching: int) -> None:
        before = room.away.get(process)
        room.away[process] = (time.monotonic() + LATE, seats, watching)
        if before is None or before[1:] != (seats, watching):
            room.came_or_went()

    async def call(self) -> None:
        """Say to the other processes who is connected here."""
        here = {
            name: own(room)
            for name, room in self.rooms.items()
            if room.listeners or name in self.said  # where nobody is any more, that is said once
        }
        self.said = {name for name in here if self.rooms[name].listeners}
        names = list(here)
        for first in range(0, len(names), 40):
            some = {name: here[name] for name in names[first : first + 40]}
            word = msgspec.json.encode(Said(self.process, some)).decode()
            with contextlib.suppress(Unavailable):
                await self.store.call(word)

    # ---- rounds

    async def make_rounds(self) -> None:
        """Every few seconds: forget the dead, close idle rooms, say who is here."""
        while True:
            await asyncio.sleep(ROUND)
            for room in list(self.rooms.values()):
                self.forget_dead(room)
                if not room.listeners and room.used < now() - IDLE and not is_driven(room):
                    del self.rooms[room.table.name]
                    await self.store.release(room.table.name)
            METRICS.rooms = len(self.rooms)
            await self.call()

    def forget_dead(self, room: Room) -> None:
        late = [name for name, (until, _, _) in room.away.items() if until < time.monotonic()]
        for name in late:
            del room.away[name]
        if late:
            room.came_or_went()

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside; whatever goes wrong there is its own business."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Row(msgspec.Struct):
    """What the store keeps of a table for the hall."""

    shown: http.Listed
    is_public: bool
    is_driven: bool


class Said(msgspec.Struct):
    """Who is connected to a process: by table, the seats and the number of spectators."""

    process: str
    tables: dict[str, tuple[list[int], int]]


def own(room: Room) -> tuple[list[int], int]:
    """Who is connected to a room in this process."""
    seats = {one.seat for one in room.listeners if one.seat is not None}
    return sorted(seats), sum(1 for one in room.listeners if one.seat is None)


def is_driven(room: Room) -> bool:
    """Whether a table goes on by itself: it has a clock, or a bot plays at it."""
    table = room.table
    has_bots = any(seat.bot for seat in table.seats)
    return table.status == "playing" and (table.clock.limit > 0 or has_bots)


def listed(room: Room) -> Row:
    table = room.table
    shown = http.Listed(
        table=table.name,
        game=table.settings.game,
        edition=table.settings.edition,
        status=table.status,
        names=[seat.name for seat in table.seats if seat.name],
        open=sum(1 for seat in table.seats if seat.is_open),
    )
    return Row(shown, table.settings.visibility == "listed", is_driven(room))
