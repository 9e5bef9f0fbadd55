"""The bots of a server: they think in processes of their own and never keep anybody waiting."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import zlib
from dataclasses import replace
from typing import Literal

import msgspec

from dwarrow.kernel.dice import Seeded
from dwarrow.server.metrics import METRICS
from dwarrow.server.settle import company
from dwarrow.server.table import Table
from dwarrow.server.thinking import Job, Thought, known_world, pack
from dwarrow.server.worker import WAKING, Worker

log = logging.getLogger("dwarrow")

SECONDS = 0.3  # to think, when nobody waits in line
HARD_SECONDS = 1.5  # for a bot that thinks hard
PATIENCE = 2.0  # more before a bot is given up: to start anew costs more on a busy machine
THINKING = (sys.executable, "-m", "dwarrow.server.thinking")


class BotProcess(Worker):
    """A process in which bots think."""

    def __init__(self) -> None:
        super().__init__(THINKING)

    async def _answer(self, job: bytes, patience: float) -> bytes:
        """Until the bot is there takes as long as it takes; its thought does not."""
        if await self._tried(job, WAKING):
            await self.stop()
            return b""
        return await self._tried(b"", patience)

    async def think(self, job: Job) -> Thought:
        """A bot's answer, empty if it is nonsense; TimeoutError or OSError if it has none."""
        answer = await self.done(pack(job), job.seconds + PATIENCE)
        try:
            return msgspec.json.decode(answer, type=Thought)
        except msgspec.DecodeError:
            return Thought("")


class Bots:
    """Chooses moves for seats, fed with what those seats know.

    Where a bot dies or dawdles its process begins anew, and the understudy, a process that waits
    for that, plays by habit for the same seat.
    """

    def __init__(self, workers: int = 1) -> None:
        self.workers = [BotProcess() for _ in range(workers)]
        self.understudy = BotProcess()

    def waiting(self) -> int:
        """Turns that are being thought about, or wait for it."""
        return sum(worker.waiting for worker in (*self.workers, self.understudy))

    async def thought(self, table: Table, seat: int, bot: str) -> Thought:
        """A legal move and what is said of it: the bot's, else the habit's, else any."""
        assert table.play is not None
        game, view = table.game, table.play.view(seat)
        moves = game.moves(view)
        if len(moves) == 1:
            return Thought(game.move_words(moves[0]))
        worker = self.worker_of(table, seat)
        job = job_of(table, seat, bot, seconds_of(bot) / (1 + worker.waiting))
        offered = [game.move_words(move) for move in moves]
        for asked, thinks in ((worker, job), (self.understudy, by_habit(job))):
            answer = await self.answer(asked, thinks)
            if answer.move in offered:
                return answer
        return Thought(offered[secrets.randbelow(len(offered))])

    async def speech(
        self, table: Table, seat: int, bot: str, asks: Literal["claims", "answer"]
    ) -> Thought:
        """What a bot claims and asks after its move, or its answer; nothing if it fails."""
        job = replace(job_of(table, seat, bot, SECONDS), asks=asks)
        return await self.answer(self.worker_of(table, seat), job)

    def worker_of(self, table: Table, seat: int) -> BotProcess:
        """The process that thinks for a seat, always the same: it remembers the story."""
        return self.workers[zlib.crc32(f"{table.name}/{seat}".encode()) % len(self.workers)]

    async def answer(self, worker: BotProcess, job: Job) -> Thought:
        """What a bot says; nothing if it fails, and then its process begins anew."""
        try:
            return await worker.think(job)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as why:
            METRICS.counts["bot_failures"] += 1
            METRICS.counts["bot_timeouts" if isinstance(why, TimeoutError) else "bot_deaths"] += 1
            log.warning("bot %s of %s failed: %r", job.bot, job.game, why)
            return Thought("")

    async def stop(self) -> None:
        for worker in (*self.workers, self.understudy):
            await worker.stop()


def seconds_of(bot: str) -> float:
    return HARD_SECONDS if bot.endswith("-hard") else SECONDS


def job_of(table: Table, seat: int, bot: str, seconds: float) -> Job:
    """A turn of a seat, with what that seat knows."""
    assert table.play is not None
    game, view = table.game, table.play.view(seat)
    return Job(
        chair=f"{table.name}/{seat}/{table.story.taken_back}",  # what is undone is forgotten
        game=game.NAME,
        bot=bot,
        seat=seat,
        position=known_world(game, view, Seeded(secrets.randbits(48))),
        story=table.story.events_of(seat),
        seed=secrets.randbits(48),
        seconds=seconds,
    )


def by_habit(job: Job) -> Job:
    """The same turn, thought about by the bot that needs no time."""
    return replace(job, bot=company(job.game), chair=f"{job.chair}/understudy")
