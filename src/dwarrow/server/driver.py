"""The driver of a table: it lets bots move, watches the clock, and minds silent seats.

It asks like everybody else, through the room's lock and the log. With several processes only one
drives a table; should two ever try, the log lets one win.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

from dwarrow.server import lines
from dwarrow.server.bots import Bots
from dwarrow.server.decide import Lines, Stamp, moved
from dwarrow.server.room import Room
from dwarrow.server.store import Store, Taken, Unavailable
from dwarrow.server.time import now
from dwarrow.server.webhook import Webhook

REST = 2.0  # seconds before a driver that could not act tries again


class Due(NamedTuple):
    """What is to be done next, and when."""

    when: int
    what: str
    seat: int


class Driver:
    """Drives one room while there is something to drive."""

    seat: int | None = None

    def __init__(self, room: Room, store: Store, bots: Bots, hook: Webhook, pace: int) -> None:
        self.room = room
        self.store = store
        self.bots = bots
        self.hook = hook
        self.pace = pace  # milliseconds a bot takes at least
        self.awake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.absent: dict[int, int] = {}  # since when a seat is not connected
        self.is_new = room.table.play is None  # else its clock has to be set going again
        self.is_stopped = False

    def wake(self) -> None:
        """Something has changed: look what is due."""
        self.mind_absence()
        self.awake.set()
        is_idle = self.task is None or self.task.done()
        if is_idle and not self.is_stopped and self.due() is not None:
            self.task = asyncio.ensure_future(self.drive())

    def mind_absence(self) -> None:
        here = self.room.here()
        for seat in range(len(self.room.table.seats)):
            if seat in here:
                self.absent.pop(seat, None)
            else:
                self.absent.setdefault(seat, now())

    # ---- what is due

    def due(self) -> Due | None:
        """The next thing to do by itself, if there is one."""
        table = self.room.table
        if table.status != "playing" or table.play is None or table.play.turn < 0:
            return None
        seat = table.play.turn
        if table.clock.limit and (not self.is_new or table.clock.since is None):
            return Due(0, "go on", seat)  # we are new here, or who drove has stopped
        if table.seats[seat].bot:
            return Due(table.clock.since or 0, "bot", seat)
        dues = [due for due in (self.clock_due(seat), self.silent_due(seat)) if due]
        if table.webhook and self.hook.is_owed(table, self.room.here()):
            dues.append(Due(0, "call", seat))
        return min(dues, default=None)

    def clock_due(self, seat: int) -> Due | None:
        deadline = self.room.table.clock.deadline
        return None if deadline is None else Due(deadline, "clock", seat)

    def silent_due(self, seat: int) -> Due | None:
        """A silent seat is given to a bot only while somebody waits for it."""
        settings = self.room.table.settings
        if settings.takeover != "grace" or seat not in self.absent or not self.room.here():
            return None
        since = max(self.absent[seat], self.room.table.clock.since or 0)
        return Due(since + settings.grace * 1000, "silent", seat)

    # ---- driving

    async def drive(self) -> None:
        while (due := self.due()) is not None:
            self.awake.clear()
            wait = (due.when - now()) / 1000
            if wait > 0:
                await self.rest(wait)
                continue
            try:
                if await self.store.drives(self.room.table.name):
                    await self.act(due)
                    continue
            except (Unavailable, Taken):
                self.room.in_doubt = True
            except Exception:
                self.room.freeze()
            await self.rest(REST)
            await self.room.look()

    async def rest(self, seconds: float) -> None:
        """Wait, or until something changes."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.awake.wait()

    async def act(self, due: Due) -> None:
        if due.what in ("bot", "clock"):
            await self.move(due)
        elif due.what == "silent":
            bot = self.room.table.settings.bot
            await self.write(due, [lines.Replaced(now(), lines.SERVER, due.seat, bot, "silent")])
        elif due.what == "call":
            await self.hook.call(self.room.table)
        else:
            self.is_new = await self.write(due, [lines.Wenton(now(), lines.SERVER)])

    async def move(self, due: Due) -> None:
        """Let a bot move for a seat, or for a clock that has run out."""
        table = self.room.table
        played = table.played
        bot = table.seats[due.seat].bot or table.settings.bot
        move = await self.bots.choose(table, due.seat, bot)
        if due.what == "bot":  # how long it thought is nobody's business
            await asyncio.sleep(max(0, due.when + self.pace - now()) / 1000)
        async with self.room.lock:
            if table.played == played and self.due() == due:
                how = "bot" if due.what == "bot" else "clock"
                stamp = Stamp(now(), lines.SERVER)
                await self.room.append(moved(table, move, how, stamp))  # type: ignore[arg-type]

    async def write(self, due: Due, new: Lines) -> bool:
        """Write what is due, unless it is not any more; whether it was."""
        async with self.room.lock:
            is_due = self.due() == due
            if is_due:
                await self.room.append(new)
            return is_due

    async def stop(self) -> None:
        """The server goes down in order: let the clock stand still."""
        self.is_stopped = True
        if self.task is not None:
            self.task.cancel()
        table = self.room.table
        if table.clock.deadline is None or not await self.store.drives(table.name):
            return
        async with self.room.lock:
            await self.room.append([lines.Stopped(now(), lines.SERVER)])
