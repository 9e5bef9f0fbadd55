"""The driver of a table: it lets bots move, watches the clock, and minds silent seats.

It asks like everybody else, through the room's lock and the log. With several processes only one
drives a table; should two ever try, the log lets one win.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

from dwarrow.review.advising import ADVISER
from dwarrow.server.at_table.claim import claimed
from dwarrow.server.at_table.entropy import Unrevealed
from dwarrow.server.at_table.explain import explained
from dwarrow.server.at_table.going_on import Stopped, Wenton
from dwarrow.server.at_table.inquire import answered, inquired
from dwarrow.server.at_table.play import moved
from dwarrow.server.at_table.replace import Replaced
from dwarrow.server.at_table.start import begun
from dwarrow.server.bots import Bots
from dwarrow.server.clock import TurnClock
from dwarrow.server.lesson import scripted
from dwarrow.server.line import SERVER, Lines, Stamp
from dwarrow.server.now import now, ticks
from dwarrow.server.room import Room
from dwarrow.server.store import Store, Taken, Unavailable
from dwarrow.server.thinking import Thought
from dwarrow.server.webhook import Webhook

SECONDS_TO_REVEAL = 10.0
REST = 2.0  # seconds before a driver that could not act tries again


class Due(NamedTuple):
    """What is to be done next, and when (in ticks)."""

    when: float
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
        self.clock: TurnClock | None = None  # as it was last seen
        self.began = ticks()  # when it was first seen so: lines may come with another calendar
        self.is_new = room.table.play is None  # else the clock has to be set going again
        self.asked_at: tuple[int, float] | None = None  # by which line entropy was asked for
        self.is_stopped = False

    def wake(self) -> None:
        """Something has changed: look what is due."""
        if self.clock != self.room.table.clock:
            self.clock, self.began = self.room.table.clock, ticks()
        self.awake.set()
        is_idle = self.task is None or self.task.done()
        if is_idle and not self.is_stopped and self.due() is not None:
            self.task = asyncio.ensure_future(self.drive())

    # ---- what is due

    def due(self) -> Due | None:
        """The next thing to do by itself, if there is one."""
        table = self.room.table
        if table.awaited is not None and table.status == "gathering":
            late = self.awaited_since() + SECONDS_TO_REVEAL
            return Due(late if table.awaited else 0, "start", -1)
        if table.status != "playing" or table.play is None or table.play.turn < 0:
            return None
        if self.room.is_at_rest():
            self.is_new = False  # whoever wakes it finds the turn at its beginning
            return None
        if (asked := table.owes_answer) is not None:
            return Due(max(self.began, self.room.shown_until), "answer", asked)
        seat = table.play.turn
        if table.clock.limit and (not self.is_new or table.clock.since is None):
            return Due(0, "go on", seat)  # we are new here, or who drove has stopped
        if table.chairs[seat].bot:
            return Due(max(self.began, self.room.shown_until), "bot", seat)
        dues = [due for due in (self.clock_due(seat), self.silent_due(seat)) if due]
        if table.webhook and self.hook.is_owed(table, self.room.here()):
            dues.append(Due(0, "call", seat))
        return min(dues, default=None)

    def awaited_since(self) -> float:
        """When the seats were first seen to be asked for their entropy."""
        if self.asked_at is None or self.asked_at[0] != self.room.table.starter_line:
            self.asked_at = (self.room.table.starter_line, ticks())
        return self.asked_at[1]

    def clock_due(self, seat: int) -> Due | None:
        clock = self.room.table.clock
        return None if clock.left is None else Due(self.began + clock.left / 1000, "clock", seat)

    def silent_due(self, seat: int) -> Due | None:
        """A silent seat is given to a bot only while somebody waits for it."""
        settings, absent = self.room.table.settings, self.room.absent
        if settings.takeover != "grace" or seat not in absent or not self.room.here():
            return None
        return Due(max(absent[seat], self.began) + settings.grace, "silent", seat)

    # ---- driving

    async def drive(self) -> None:
        while (due := self.due()) is not None:
            self.awake.clear()
            wait = due.when - ticks()
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
            await self.write(due, [Replaced(now(), SERVER, due.seat, bot, "silent")])
        elif due.what == "answer":
            await self.answer(due)
        elif due.what == "start":
            await self.write(due, self.start())
        elif due.what == "call":
            self.hook.call(self.room.table)
        else:
            self.is_new = await self.write(due, [Wenton(now(), SERVER)])

    def start(self) -> Lines:
        """What was not shown is told first, alone: the deal then goes without it."""
        table = self.room.table
        if table.awaited:
            return [Unrevealed(now(), SERVER, seat) for seat in sorted(table.awaited)]
        return begun(table, Stamp(now(), table.starter))

    async def move(self, due: Due) -> None:
        """Let a bot move for a seat, or for a clock that has run out."""
        table = self.room.table
        bot = table.chairs[due.seat].bot or table.settings.bot
        entry = table.entry_lines[-1:]  # an undone move may be played again meanwhile
        script = scripted(table)
        thought = script or await self.bots.thought(table, due.seat, bot)
        if due.what == "bot":  # how long it thought is nobody's business
            await asyncio.sleep(max(0.0, due.when + self.pace / 1000 - ticks()))
        async with self.room.lock:
            if table.entry_lines[-1:] == entry and self.due() == due:
                how = "bot" if due.what == "bot" else "clock"
                stamp = Stamp(now(), SERVER)
                move = table.game.read_move(thought.move)
                new = moved(table, move, how, stamp, thought.reasons)  # type: ignore[arg-type]
                await self.room.append([*new, *explained(due.seat, thought.says, stamp)])
        if thought.talks and due.what == "bot":
            await self.talk(due.seat, bot)

    async def talk(self, seat: int, bot: str) -> None:
        """A bot that has moved says what it claims, unless the next one was quicker."""
        table = self.room.table
        entry = table.entry_lines[-1:]
        if table.status != "playing" or table.chairs[seat].is_muted or table.begun.turn < 0:
            return
        said, stamp = await self.bots.speech(table, seat, bot, "claims"), Stamp(now(), seat)
        async with self.room.lock:
            if table.entry_lines[-1:] != entry or table.status != "playing":
                return
            new = claimed(table, said.claims, stamp) + inquired(table, said.wonders, stamp)
            if new:
                await self.room.append(new)

    async def answer(self, due: Due) -> None:
        """A bot that was asked what it saw answers before anybody moves on."""
        table = self.room.table
        said = await self.bots.speech(table, due.seat, table.chairs[due.seat].bot, "answer")
        await self.write(due, answered(table, said.claims, Stamp(now(), due.seat)))

    async def hint(self, seat: int) -> Thought:
        """What a review would call best in a seat's place, and why."""
        return await self.bots.thought(self.room.table, seat, ADVISER)

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
            await self.room.append([Stopped(now(), SERVER)])
