"""A room: a table that is open in this process, with the people who look at it.

All asks of a table pass here one by one: decide, append, fold, tell. Nothing is told before its
line is durable.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Protocol

from dwarrow.server import at_table
from dwarrow.server.chairs import Caller, note_number
from dwarrow.server.line import Line, Lines
from dwarrow.server.metrics import METRICS
from dwarrow.server.no import No, frozen, unavailable
from dwarrow.server.now import now, ticks
from dwarrow.server.piecework import Piecework
from dwarrow.server.store import Store, Taken, Unavailable
from dwarrow.server.table import Table
from dwarrow.server.telling import Telling
from dwarrow.server.thinking import Thought
from dwarrow.wire import asks, tells

log = logging.getLogger("dwarrow")
TRIES = 5  # against other processes that write to the same table
BREATH = 25  # lines that are folded before others have their turn
SECONDS_BETWEEN = 0.5  # two words on who watches
SECONDS_TO_SHOW = 45.0  # the end of a round and the role of the next, at most
REST = 120  # seconds without anybody after which bots think no more


def rest_after(table: Table) -> float:
    """Seconds; a slow game rests when two turns have passed that nobody has seen."""
    return max(REST, 2 * table.clock.limit / 1000)


class Listener(Protocol):
    """Somebody at a table: a connection, or whoever else wants to know."""

    seat: int | None
    hashed: str

    def wake(self) -> None:
        """Something has changed."""


class Driving(Protocol):
    """Whoever moves the bots and the clock of a table."""

    def wake(self) -> None:
        """Something has changed."""

    async def hint(self, seat: int) -> Thought:
        """What a review would call best in a seat's place, and why."""

    async def stop(self) -> None:
        """The server goes down in order."""


class Room:
    """One table, its lock and its listeners."""

    def __init__(self, name: str, store: Store) -> None:
        self.table = Table(name)
        self.telling = Telling(self.table)
        self.store = store
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.driver: Driving | None = None
        self.away: dict[str, tuple[float, list[int], int]] = {}  # at other processes
        self.presence = 0  # grows when somebody comes or goes
        self.said = -SECONDS_BETWEEN  # when that was last told
        self.saying: asyncio.TimerHandle | None = None
        self.in_doubt = False  # whether the log may hold more than was folded
        self.enlisted = -1  # how many lines its row in the hall knows of
        self.absent: dict[int, float] = {}  # since when (in ticks) a seat is not connected
        self.showing: set[Listener] = set()  # seats whose pages show what bots wait for
        self.shown = (-1, 0.0)  # how many rounds had ended, and when something was first shown then
        self.used = ticks()  # when somebody last looked

    # ---- the log

    async def catch_up(self) -> None:
        """Fold what the log holds beyond this table."""
        bodies = await self.store.read(self.table.name, self.table.version)
        for body in bodies:
            self.fold(at_table.read(body))
        self.in_doubt = False
        if bodies:
            self.ring()

    async def load(self, piecework: Piecework) -> None:
        """Fold the whole log of a table that nobody else has seen yet, a little at a time."""
        bodies = await self.store.read(self.table.name)
        for first in range(0, len(bodies), BREATH):
            async with piecework.piece():
                for body in bodies[first : first + BREATH]:
                    self.fold(at_table.read(body))
        await self.catch_up()  # what was written meanwhile

    async def look(self) -> None:
        """Catch up as soon as nobody else is at it: a doorbell has rung."""
        async with self.lock:
            try:
                await self.catch_up()
            except Unavailable:
                self.in_doubt = True

    async def append(self, new: Lines) -> None:
        """Make lines durable, then true. After a failure the log is read before the next ask."""
        bodies = [at_table.write(line) for line in new]
        self.in_doubt = True
        await self.store.append(self.table.name, self.table.version, bodies, new[0].at)
        self.in_doubt = False
        keys = [chair.key for chair in self.table.chairs]
        for line in new:
            self.fold(line)
        self.ring()
        for seat, key in enumerate(keys):
            if key and not self.table.opens(seat, key):
                await self.forget_old_note(seat)

    async def forget_old_note(self, seat: int) -> None:
        """0.1.0 kept notes by seat: whoever sits there next must not find them."""
        with contextlib.suppress(Unavailable):
            await self.store.keep_note(self.table.name, seat, b"")

    def fold(self, line: Line) -> None:
        """A fault in the rules stops this table and no other."""
        try:
            at_table.fold(self.table, line)
        except Exception:
            self.freeze()
            self.table.version += 1

    def freeze(self) -> None:
        log.exception("table %s is frozen", self.table.name)
        METRICS.counts["tables_frozen"] += 1
        self.table.status = "frozen"
        self.telling.forget()
        self.ring()

    # ---- asks

    async def ask(self, key: str, ask: asks.Ask) -> tells.Tell:
        """The answer to an ask of whoever holds this key."""
        async with self.lock:
            try:
                return await self._ask(key, ask)
            except No as no:
                return no.told(ask.id)
            except Unavailable as why:
                return unavailable(why).told(ask.id)
            except Exception:
                self.freeze()
                return frozen().told(ask.id)

    async def _ask(self, key: str, ask: asks.Ask) -> tells.Tell:
        for _ in range(TRIES):
            if self.in_doubt:
                await self.catch_up()
            caller = self.table.caller(key)
            at_table.ASKS[type(ask)].check_who(caller)
            if (caller.hashed, ask.id) in self.table.answered:
                return self.answer(caller, ask)
            if self.table.status == "frozen":
                raise frozen()
            try:
                return await self.effect(caller, ask)
            except Taken:
                self.in_doubt = True
        raise Unavailable("too many others write to this table")

    async def effect(self, caller: Caller, ask: asks.Ask) -> tells.Tell:
        """What an ask that was not answered yet does."""
        if self.table.version - self.table.played > at_table.ASKS[type(ask)].most:
            raise No("too-fast", "too-fast")
        decided = at_table.decide(self.table, caller, ask, now(), self.silent())
        if isinstance(decided, tells.Tell):
            return decided
        await self.append(decided)
        return self.answer(caller, ask)

    def answer(self, caller: Caller, ask: asks.Ask) -> tells.Done:
        """The one answer to an ask that is done, however often it is asked."""
        version = self.table.answered[caller.hashed, ask.id]
        link = at_table.ASKS[type(ask)].gives(self.table, version - 1)
        return tells.Done(ask.id, version, link)

    async def asker(self, key: str, ask: asks.Ask) -> Caller:
        """Who asks, once all is known that the log holds; No if not they may, or not now."""
        if self.in_doubt:
            await self.catch_up()
        caller = self.table.caller(key)
        at_table.ASKS[type(ask)].check_who(caller)
        if self.table.status == "frozen":
            raise frozen()
        at_table.check(caller, ask, self.table.stage)
        return caller

    async def note(self, hashed: str, seat: int) -> str:
        """The notes of whoever holds a key, or those of 0.1.0; empty while the database is away."""
        try:
            kept = await self.store.note(self.table.name, note_number(hashed))
            return (kept or await self.store.note(self.table.name, seat)).decode()
        except Unavailable:
            return ""

    # ---- people

    def enter(self, listener: Listener) -> None:
        self.look_in()
        self.listeners.add(listener)
        listener.wake()
        self.came_or_went(listener.seat is not None)

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.showing.discard(listener)
        self.look_in()
        self.came_or_went(listener.seat is not None)

    def show(self, listener: Listener, yes: bool) -> None:
        """A seat's page begins or ends to show the end of a round or a role: bots wait for it."""
        if yes and listener.seat is not None and self.table.play is not None:
            self.showing.add(listener)
            ended = self.table.story.rounds_ended()
            self.shown = self.shown if self.shown[0] == ended else (ended, ticks())
        else:
            self.showing.discard(listener)
        if self.driver is not None:
            self.driver.wake()

    @property
    def shown_until(self) -> float:
        """Until when (in ticks) bots wait for those who still look; each round once."""
        return self.shown[1] + SECONDS_TO_SHOW if self.showing else 0.0

    def count(self, hashed: str) -> int:
        """How many sockets the holder of a key has here."""
        return sum(1 for one in self.listeners if one.hashed == hashed)

    def came_or_went(self, is_seat: bool = True) -> None:
        """Say who is here: at once of a seat, of those who only watch now and then."""
        if is_seat or ticks() - self.said >= SECONDS_BETWEEN:
            self.say_who()
        elif self.saying is None:
            loop = asyncio.get_running_loop()
            self.saying = loop.call_later(SECONDS_BETWEEN, self.say_who)

    def say_who(self) -> None:
        if self.saying is not None:
            self.saying.cancel()
        self.saying, self.said = None, ticks()
        self.presence += 1
        self.ring()

    def ring(self) -> None:
        self.mind_absence()
        for listener in tuple(self.listeners):
            listener.wake()
        if self.driver is not None:
            self.driver.wake()

    def look_in(self) -> None:
        """Somebody has looked at this table."""
        self.used = ticks()

    def is_at_rest(self) -> bool:
        """Whether nobody has looked for so long that nothing goes on by itself any more."""
        is_watched = self.listeners or any(seats or n for _, seats, n in self.away.values())
        return not is_watched and ticks() - self.used >= rest_after(self.table)

    def silent(self) -> frozenset[int]:
        """The seats that have been away for the time of grace."""
        late = ticks() - self.table.settings.grace
        return frozenset(seat for seat, since in self.absent.items() if since <= late)

    def mind_absence(self) -> None:
        here = self.here()
        for seat in range(len(self.table.chairs)):
            if seat in here:
                self.absent.pop(seat, None)
            else:
                self.absent.setdefault(seat, ticks())

    def here(self) -> list[int]:
        """The seats somebody is connected to, here or at another process."""
        seats = {one.seat for one in self.listeners if one.seat is not None}
        for _, others, _ in self.away.values():
            seats.update(others)
        return sorted(seats)

    def watching(self) -> int:
        own = sum(1 for listener in self.listeners if listener.seat is None)
        return own + sum(watchers for _, _, watchers in self.away.values())
