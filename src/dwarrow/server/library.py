"""The library: long answers, each made once and kept while there is room."""

from __future__ import annotations

import asyncio
import pickle
import sys
from collections import OrderedDict

from dwarrow.server.metrics import METRICS
from dwarrow.server.no import unavailable
from dwarrow.server.reading import QrCode, Reading
from dwarrow.server.store import Store
from dwarrow.server.worker import Worker

READING = (sys.executable, "-m", "dwarrow.server.reading")
MOST_BYTES = 32 << 20  # kept
MOST_WAITING = 64
PATIENCE = 30.0


class Library:
    """Asks readers in processes of their own; without any it reads itself, for tests."""

    def __init__(self, store: Store, readers: int) -> None:
        self.store = store
        self.readers = [Worker(READING) for _ in range(readers)]
        self.kept: OrderedDict[Reading, bytes] = OrderedDict()
        self.size = 0
        self.under_way: dict[Reading, asyncio.Future[bytes]] = {}

    async def read(self, asked: Reading) -> bytes:
        """The answer, packed with gzip; No if there are too many to make."""
        if asked in self.kept:
            self.kept.move_to_end(asked)
            return self.kept[asked]
        if asked not in self.under_way:
            if len(self.under_way) >= MOST_WAITING:
                raise unavailable("too many replays are being made; try again")
            self.under_way[asked] = asyncio.ensure_future(self._made(asked))
            self.under_way[asked].add_done_callback(lambda _: self.under_way.pop(asked, None))
        return await asyncio.shield(self.under_way[asked])

    async def draw(self, text: str) -> bytes:
        """A text as a QR code; a link opens a seat, so it is not kept."""
        return await self._answered(QrCode(text), [])

    async def _made(self, asked: Reading) -> bytes:
        answer = await self._answered(asked, await self.store.read(asked.table))
        self._keep(asked, answer)
        return answer

    async def _answered(self, asked: Reading | QrCode, log: list[bytes]) -> bytes:
        if not self.readers:
            return asked.answer(log)
        reader = min(self.readers, key=lambda one: one.waiting)
        if reader.waiting > MOST_WAITING:
            raise unavailable("too much is being made; try again")
        try:
            return await reader.done(pickle.dumps((asked, log)), PATIENCE)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            METRICS.counts["reading_failures"] += 1
            raise unavailable("this could not be read") from None

    def _keep(self, asked: Reading, answer: bytes) -> None:
        self.kept[asked] = answer
        self.size += len(answer)
        while self.size > MOST_BYTES:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)

    async def stop(self) -> None:
        for reader in self.readers:
            await reader.stop()
