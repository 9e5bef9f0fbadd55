"""The bots of a server: they think in processes of their own and never keep anybody waiting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import zlib

from dwarrow.kernel.dice import Seeded
from dwarrow.server.metrics import METRICS
from dwarrow.server.table import Table
from dwarrow.server.thinking import HEAD, Job, known_world, pack

log = logging.getLogger("dwarrow")

SECONDS = 0.3  # to think, when nobody waits in line
PATIENCE = 0.7  # more before a bot is given up
WAKING = 20.0  # for a process to start
THINKING = (sys.executable, "-m", "dwarrow.server.thinking")


class Worker:
    """One process that thinks; started when it is needed, and again when it has died."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.process: asyncio.subprocess.Process | None = None
        self.is_awake = False

    async def think(self, job: Job) -> str:
        """A bot's answer; TimeoutError or OSError if it has none."""
        process = await self.started()
        assert process.stdin and process.stdout
        patience = job.seconds + PATIENCE if self.is_awake else WAKING
        async with asyncio.timeout(patience):
            process.stdin.write(pack(job))
            await process.stdin.drain()
            head = await process.stdout.readexactly(HEAD.size)
            answer = await process.stdout.readexactly(HEAD.unpack(head)[0])
        self.is_awake = True
        return answer.decode(errors="replace")

    async def started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.is_awake = False
            self.process = await asyncio.create_subprocess_exec(
                *THINKING,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        return self.process

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


class Bots:
    """Chooses moves for seats, fed with what those seats know."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = [Worker() for _ in range(workers)]

    async def choose(self, table: Table, seat: int, bot: str) -> int:
        """A legal move: the bot's, or any if it dies or dawdles."""
        assert table.play is not None
        game, view = table.game, table.play.view(seat)
        moves = game.moves(view)
        if len(moves) == 1:
            return moves[0]
        worker = self.workers[zlib.crc32(f"{table.name}/{seat}".encode()) % len(self.workers)]
        dice = Seeded(secrets.randbits(48))
        job = Job(
            chair=f"{table.name}/{seat}",
            game=game.NAME,
            bot=bot,
            seat=seat,
            position=known_world(game, view, dice),
            story=table.story.events_of(seat),
            seed=secrets.randbits(48),
            seconds=SECONDS / (1 + worker.waiting),
        )
        answer = await self.answer(worker, job)
        by_words = {game.move_words(move): move for move in moves}
        return by_words.get(answer, moves[secrets.randbelow(len(moves))])

    async def answer(self, worker: Worker, job: Job) -> str:
        """What a bot says; nothing if it fails, and then its process begins anew."""
        worker.waiting += 1
        try:
            async with worker.lock:
                return await worker.think(job)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as why:
            METRICS.counts["bot_failures"] += 1
            log.warning("bot %s of %s failed: %r", job.bot, job.game, why)
            await worker.stop()
            return ""
        finally:
            worker.waiting -= 1

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()
