"""A room: a table that is open in this process, with the people who look at it.

All asks of a table pass here one by one: decide, append, fold, tell. Nothing is told before its
line is durable.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from dwarrow.server import lines
from dwarrow.server.allowed import No, check
from dwarrow.server.decide import Lines, by_of, decide
from dwarrow.server.fold import fold
from dwarrow.server.seats import Caller
from dwarrow.server.store import Store, Taken, Unavailable
from dwarrow.server.table import Table
from dwarrow.server.telling import Telling
from dwarrow.server.time import now
from dwarrow.wire import asks, tells

log = logging.getLogger("dwarrow")
TRIES = 5  # against other processes that write to the same table


class Listener(Protocol):
    """Somebody at a table: a connection, or whoever else wants to know."""

    seat: int | None

    def wake(self) -> None:
        """Something has changed."""


class Driving(Protocol):
    """Whoever moves the bots and the clock of a table."""

    def wake(self) -> None:
        """Something has changed."""

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
        self.in_doubt = False  # whether the log may hold more than was folded
        self.used = now()

    # ---- the log

    async def catch_up(self) -> None:
        """Fold what the log holds beyond this table."""
        bodies = await self.store.read(self.table.name, self.table.version)
        for body in bodies:
            self.fold(lines.read(body))
        self.in_doubt = False
        if bodies:
            self.ring()

    async def look(self) -> None:
        """Catch up as soon as nobody else is at it: a doorbell has rung."""
        async with self.lock:
            try:
                await self.catch_up()
            except Unavailable:
                self.in_doubt = True

    async def append(self, new: Lines) -> None:
        """Make lines durable, then true. After a failure the log is read before the next ask."""
        bodies = [lines.write(line) for line in new]
        self.in_doubt = True
        await self.store.append(self.table.name, self.table.version, bodies, new[0].at)
        self.in_doubt = False
        for line in new:
            self.fold(line)
        self.ring()

    def fold(self, line: lines.Line) -> None:
        """A fault in the rules stops this table and no other."""
        try:
            fold(self.table, line)
        except Exception:
            self.freeze()
            self.table.version += 1

    def freeze(self) -> None:
        log.exception("table %s is frozen", self.table.name)
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
            if (by_of(caller), ask.id) in self.table.answered:
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
        if isinstance(ask, asks.Why):
            return self.because(caller, ask)
        if isinstance(ask, asks.Note):
            return await self.keep_note(caller, ask)
        await self.append(decide(self.table, caller, ask, now()))
        return self.answer(caller, ask)

    def answer(self, caller: Caller, ask: asks.Ask) -> tells.Done:
        """The one answer to an ask that is done, however often it is asked."""
        version = self.table.answered[by_of(caller), ask.id]
        link = self.table.link(version - 1) if isinstance(ask, asks.Reissue) else ""
        return tells.Done(ask.id, version, link)

    def because(self, caller: Caller, ask: asks.Why) -> tells.Because:
        check(caller, ask, self.table.status)
        play, seat = self.table.play, caller.seat
        assert play is not None and seat is not None
        try:
            refusal = play.refusal(seat, self.table.game.read_move(ask.move))
        except No:
            raise
        except Exception as why:
            raise No("illegal", "no-such-move", str(why)) from None
        if refusal is None:
            return tells.Because(ask.id)
        return tells.Because(ask.id, refusal.clause, refusal.reason)

    async def keep_note(self, caller: Caller, ask: asks.Note) -> tells.Done:
        check(caller, ask, self.table.status)
        assert caller.seat is not None
        await self.store.keep_note(self.table.name, caller.seat, ask.text.encode())
        return tells.Done(ask.id, self.table.version)

    async def note(self, seat: int) -> str:
        """A seat's own notes; empty while the database is away."""
        try:
            return (await self.store.note(self.table.name, seat)).decode()
        except Unavailable:
            return ""

    # ---- people

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.came_or_went()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = now()
        self.came_or_went()

    def came_or_went(self) -> None:
        self.presence += 1
        self.ring()

    def ring(self) -> None:
        for listener in tuple(self.listeners):
            listener.wake()
        if self.driver is not None:
            self.driver.wake()

    def here(self) -> list[int]:
        """The seats somebody is connected to, here or at another process."""
        seats = {one.seat for one in self.listeners if one.seat is not None}
        for _, others, _ in self.away.values():
            seats.update(others)
        return sorted(seats)

    def watching(self) -> int:
        own = sum(1 for listener in self.listeners if listener.seat is None)
        return own + sum(watchers for _, _, watchers in self.away.values())


def frozen() -> No:
    """A fault in the rules has stopped the table."""
    return No("frozen", "frozen")


def unavailable(why: object) -> No:
    """The database is away."""
    return No("unavailable", "unavailable", f"Nothing was done: {why}.")
