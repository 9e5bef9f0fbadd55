"""The hall: the rooms that are open in this process, and the way to all the others."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from itertools import islice

import msgspec

from dwarrow.lessons import LEARNER
from dwarrow.server import at_table
from dwarrow.server.at_table.sit import seat_for, sitting
from dwarrow.server.chairs import hash_of, new_key
from dwarrow.server.codes import LENGTH, code_of, invitation_of, typed
from dwarrow.server.lesson import known_lesson
from dwarrow.server.line import Does, Lines, Place
from dwarrow.server.listing import PUBLIC, decoded, is_driven, listed
from dwarrow.server.metrics import METRICS
from dwarrow.server.no import No, unavailable
from dwarrow.server.now import now, ticks
from dwarrow.server.opening import lesson_opening, new_name, opening
from dwarrow.server.piecework import Piecework
from dwarrow.server.room import Listener, Room
from dwarrow.server.store import Store, Taken, Unavailable
from dwarrow.server.table import Table
from dwarrow.wire import asks, bodies, tells

MOST_LETTERS = 64  # in the name of a table
MOST_LISTED = 200
SHOWN = 1.0  # seconds for which the list of tables is kept: thousands may lie in the store
IDLE = 600.0  # seconds an empty room is kept
LATE = 6.0  # seconds after which another process is believed dead
ROUND = 3.0  # seconds between two rounds through the rooms


class Hall:
    """All tables of one store."""

    def __init__(
        self,
        store: Store,
        entered: Callable[[Room], None] = lambda room: None,
        closed: Callable[[Room], None] = lambda room: None,
    ) -> None:
        self.store = store
        self.closed = closed  # told of every room that is put away
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room | None]] = {}
        self.piecework = Piecework()
        self.entered = entered  # told of every room that opens
        self.process = secrets.token_hex(4)
        self.listed: dict[str, bytes] = {}
        self.changes = 0  # of rows in the hall, by this process
        # The list of tables, after how many changes it was made, and until when it is kept.
        self.shown: tuple[int, float, list[bodies.Listed]] = (-1, 0.0, [])
        self.is_durable = True  # whether a move would be written now
        self.said: set[str] = set()  # the tables at which we last said that somebody is
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- rooms

    async def room(self, name: str) -> Room | None:
        """The room of a table, read from the store if it is not open; None if there is none."""
        if name in self.rooms:
            self.rooms[name].look_in()
            return self.rooms[name]
        if not name.isascii() or not name.isprintable() or len(name) > MOST_LETTERS:
            return None  # no table is called so, and not every database can be asked
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> Room | None:
        room = Room(name, self.store)
        await room.load(self.piecework)
        return self._keep(room) if room.table.version else None

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.name] = room
        METRICS.rooms = len(self.rooms)
        self.entered(room)
        return room

    async def set_up(self, first: Lines) -> Room:
        """The room of a new table, from its first lines."""
        room = Room(new_name(), self.store)
        await room.append(first)
        return self._keep(room)

    async def open(self, wish: bodies.Open) -> bodies.NewTable:
        """A new table."""
        host, invite, key = new_key(), new_key(), new_key()
        room = await self.set_up(opening(wish, host, invite, key, now()))
        await self.enlist(room)
        seat = room.table.host_seat
        return bodies.NewTable(room.table.name, invite, host, seat, key if seat is not None else "")

    async def open_lesson(self, wish: bodies.Learn) -> bodies.NewTable:
        """The table of a lesson: it is not listed, and nobody else can sit down."""
        lesson = known_lesson(wish.lesson)
        host, key = new_key(), new_key()
        room = await self.set_up(lesson_opening(lesson, wish.name, host, key, now()))
        await self.enlist(room)
        return bodies.NewTable(room.table.name, "", host, LEARNER, key)

    async def sit(self, room: Room, wish: bodies.Sit) -> bodies.Seated:
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
        return bodies.Seated(room.table.name, sat.seat, key)

    async def invited(self, code: str) -> bodies.Invitation:
        """Where a short code leads; No if nobody can sit down there."""
        wanted = typed(code)
        if len(wanted) != LENGTH:  # rows of tables that nobody can join have an empty one
            raise No("unknown", "no-such-code")
        named = f'"code":"{wanted}"'.encode()
        rows = await self.store.listings()
        found = next((row.table for row in rows if named in row.body), "")
        room = await self.room(found) if found else None
        if room is None:
            raise No("unknown", "no-such-code")
        return bodies.Invitation(room.table.name, invitation_of(room.table.invite))

    async def ask(
        self, room: Room, key: str, ask: asks.Ask, listener: Listener | None = None
    ) -> tells.Tell:
        """An ask at a table; some need more than the table, and say themselves what they do."""
        does = at_table.ASKS[type(ask)].does
        if does is not None:
            return await self.do(does, Place(self, room, key, listener), ask)
        before = room.table.status
        told = await room.ask(key, ask)
        if room.table.status in ("gathering", "over", "ended") or room.table.status != before:
            self.soon(self.enlist(room))
        return told

    async def do(self, does: Does, place: Place, ask: asks.Ask) -> tells.Tell:
        try:
            return await does(place, ask)
        except No as no:
            return no.told(ask.id)
        except (Unavailable, Taken) as why:
            place.room.in_doubt = True
            return unavailable(why).told(ask.id)

    # ---- the list of tables

    async def enlist(self, room: Room) -> None:
        """Keep the table's row in the hall true; the log does not depend on it."""
        table = room.table
        body = b"" if table.status in ("over", "ended") else msgspec.json.encode(listed(room))
        if self.listed.get(table.name, b"") != body:
            with contextlib.suppress(Unavailable):
                await self.store.enlist(table.name, now(), body)
                self.listed[table.name] = body
                self.changes += 1
        room.enlisted = table.settled

    async def tables(self) -> list[bodies.Listed]:
        """The tables everybody may see, the newest first; others' changes show a little later."""
        changes, until, shown = self.shown
        if changes != self.changes or ticks() >= until:
            changes, until = self.changes, ticks() + SHOWN
            rows = (row.body for row in await self.store.listings() if PUBLIC in row.body)
            public = (row.shown for row in map(decoded, rows) if row.is_public)
            shown = list(islice(public, MOST_LISTED))
            self.shown = changes, until, shown
        return shown

    async def wake_all(self) -> None:
        """Open the rooms of the tables whose clock runs though nobody is there.

        Bots wait for somebody to look: a game that was abandoned costs nothing.
        """
        with contextlib.suppress(Unavailable):
            for row in await self.store.listings():
                if decoded(row.body).until > now():
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
        said = msgspec.json.decode(word.encode(), type=RollCall)
        if said.process == self.process:
            return
        for name, (seats, watching) in said.tables.items():
            if name in self.rooms:
                self._hear(self.rooms[name], said.process, seats, watching)

    def _hear(self, room: Room, process: str, seats: list[int], watching: int) -> None:
        before = room.away.get(process)
        room.away[process] = (ticks() + LATE, seats, watching)
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
            word = msgspec.json.encode(RollCall(self.process, some)).decode()
            with contextlib.suppress(Unavailable):
                await self.store.call(word)

    def tell_durable(self, is_durable: bool) -> None:
        """Say to everybody here that moves are not written now, or that they are again."""
        if self.is_durable != is_durable:
            self.is_durable = is_durable
            for room in list(self.rooms.values()):
                room.say_who()

    # ---- rounds

    async def make_rounds(self) -> None:
        """Every few seconds: forget the dead, close idle rooms, say who is here."""
        while True:
            await asyncio.sleep(ROUND)
            await self.make_round()

    async def make_round(self) -> None:
        for room in list(self.rooms.values()):
            self.forget_dead(room)
            is_changed = room.enlisted != room.table.settled
            if is_changed or (is_driven(room) and room.table.clock.limit):
                await self.enlist(room)
            if not room.listeners and ticks() - room.used > IDLE and not is_driven(room):
                await self.put_away(room)
        METRICS.rooms = len(self.rooms)
        await self.call()

    async def put_away(self, room: Room) -> None:
        """Forget a room that nobody uses; its table is read again when somebody comes."""
        used = room.used
        await self.enlist(room)
        if room.listeners or room.used != used:
            return  # somebody came meanwhile: one table must not live in two rooms
        self.rooms.pop(room.table.name, None)
        self.listed.pop(room.table.name, None)
        self.closed(room)
        room.driver = None  # a circle would keep the whole table until all garbage is looked for
        with contextlib.suppress(Unavailable):
            await self.store.release(room.table.name)

    def forget_dead(self, room: Room) -> None:
        late = [name for name, (until, _, _) in room.away.items() if until < ticks()]
        for name in late:
            del room.away[name]
        if late:
            room.came_or_went()

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside; whatever goes wrong there is its own business."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def worth(table: Table, invite: str) -> bodies.Worth:
    """What an invitation to a table is worth now."""
    try:
        seat_for(table, bodies.Sit("?", invite))
    except No as no:
        return bodies.Worth("", no.problem())
    is_own = any(chair.invite == hash_of(invite) for chair in table.chairs)
    return bodies.Worth("" if is_own else code_of(table.invite))


class RollCall(msgspec.Struct):
    """Who is connected to a process: by table, the seats and the number of spectators."""

    process: str
    tables: dict[str, tuple[list[int], int]]


def own(room: Room) -> tuple[list[int], int]:
    """Who is connected to a room in this process."""
    seats = {one.seat for one in room.listeners if one.seat is not None}
    return sorted(seats), sum(1 for one in room.listeners if one.seat is None)
