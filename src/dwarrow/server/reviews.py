"""The reviews of games that are over: each made once, in a process beside, told part by part, kept.

Only so many are made at once; the others wait in line and are told how many come before them. One
that nobody asks for any more when its turn comes is left alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from collections import OrderedDict

import msgspec
from starlette.responses import Response

from dwarrow.server.metrics import METRICS
from dwarrow.server.no import No, unavailable
from dwarrow.server.now import ticks
from dwarrow.server.reviewing import Finished, parts_of
from dwarrow.server.store import Store, Unavailable
from dwarrow.server.worker import Worker
from dwarrow.wire import bodies

log = logging.getLogger("dwarrow")

REVIEWING = (sys.executable, "-m", "dwarrow.server.reviewing")
MOST_BYTES = 32 << 20  # kept
MOST_WAITING = 24  # in line
A_WHILE = 2.0  # a server that goes down waits no longer for who asks
PATIENCE = 60.0  # for one part
FORGOTTEN = 60.0  # who has not asked for so long does not wait any more


class Growing:
    """A review as far as it is made, and the bell that rings when there is more."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.is_whole = False
        self.failure: No | None = None
        self.asked = ticks()
        self.bell = asyncio.Event()

    @property
    def size(self) -> int:
        return sum(map(len, self.parts))

    def ring(self) -> None:
        self.bell.set()
        self.bell = asyncio.Event()

    async def beyond(self, since: int, seconds: float) -> None:
        """Wait until there is more than so many parts, or for so long; No if it has failed."""
        self.asked = ticks()
        if len(self.parts) <= since and not self.is_whole and not self.failure:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.bell.wait()
        if self.failure:
            raise self.failure


class Reviews:
    """Reviewers in processes of their own; without any it reviews itself, for tests."""

    def __init__(self, store: Store, reviewers: int) -> None:
        self.store = store
        self.free = [Worker(REVIEWING) for _ in range(reviewers)]
        self.reviewers = list(self.free)
        self.made: OrderedDict[Finished, Growing] = OrderedDict()  # or being made, or in line
        self.line: list[Finished] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def has(self, game: Finished) -> bool:
        """Whether it costs nothing more to ask for this one."""
        return game in self.made

    def of(self, game: Finished) -> Growing:
        """The review of a game, begun if need be; No if too many wait already."""
        if game not in self.made:
            if len(self.line) >= MOST_WAITING:
                raise No("unavailable", "reviews-busy")
            self.made[game] = Growing()
            self.line.append(game)
            self._go_on()
        self.made.move_to_end(game)
        return self.made[game]

    async def answer(self, game: Finished, since: int) -> Response:
        """The parts from one on, or the next as soon as it is there; none after a while."""
        growing = self.of(game)
        await growing.beyond(since, A_WHILE)
        parts = b",".join(growing.parts[since:])
        told = bodies.ReviewSoFar(since, [], self.before(game), growing.is_whole)
        body = msgspec.json.encode(told).replace(b'"parts":[]', b'"parts":[' + parts + b"]", 1)
        return Response(body, media_type="application/json")

    def before(self, game: Finished) -> int:
        """How many are waited for before this one is begun."""
        return self.line.index(game) + 1 if game in self.line else 0

    def _go_on(self) -> None:
        """Begin whatever can be begun."""
        self._leave_forgotten()
        while self.line and (self.free or not self.reviewers):
            game = self.line.pop(0)
            reviewer = self.free.pop() if self.reviewers else None
            task = asyncio.create_task(self._review(game, reviewer))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        for waiting in self.line:
            self.made[waiting].ring()

    def _leave_forgotten(self) -> None:
        late = ticks() - FORGOTTEN
        for game in [game for game in self.line if self.made[game].asked < late]:
            self.line.remove(game)
            del self.made[game]

    async def _review(self, game: Finished, reviewer: Worker | None) -> None:
        growing = self.made[game]
        try:
            log_of_table = await self.store.read(game.table)
            await self._grown(growing, game, log_of_table, reviewer)
            growing.is_whole = True
            self._make_room()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, Unavailable) as why:
            METRICS.counts["reading_failures"] += 1
            log.warning("the review of %s failed: %r", game.table, why)
            growing.failure = unavailable("this game could not be reviewed")
            self.made.pop(game, None)  # whoever asks again may have more luck
        finally:
            if reviewer is not None:
                self.free.append(reviewer)
        growing.ring()
        self._go_on()
        if reviewer in self.free:
            await reviewer.stop()  # a reviewer without work is 60 MB that nobody needs

    async def _grown(
        self, growing: Growing, game: Finished, lines: list[bytes], reviewer: Worker | None
    ) -> None:
        if reviewer is None:
            for part in parts_of(game, lines):
                growing.parts.append(part)
            return
        async for part in reviewer.parts(pickle.dumps((game, lines)), PATIENCE):
            growing.parts.append(part)
            growing.ring()

    def _make_room(self) -> None:
        whole = [game for game, growing in self.made.items() if growing.is_whole]
        size = sum(self.made[game].size for game in whole)
        for game in whole[:-1]:
            if size <= MOST_BYTES:
                break
            size -= self.made.pop(game).size

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for reviewer in self.reviewers:
            await reviewer.stop()
