"""Long work that has to be done in the loop, piece by piece.

However many strangers ask for it at once, between two pieces everybody else has a turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Piecework:
    """One piece at a time; a piece is a few milliseconds, and nothing is awaited in it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def piece(self) -> AsyncIterator[None]:
        async with self.lock:
            await asyncio.sleep(0)  # who comes now has to wait in line
            yield


class Queues:
    """A line for each address: what it asks for at once is begun one by one."""

    def __init__(self) -> None:
        self.by_name: dict[str, tuple[Piecework, int]] = {}

    async def wait(self, name: str) -> None:
        piecework, n = self.by_name.get(name, (Piecework(), 0))
        self.by_name[name] = piecework, n + 1
        try:
            async with piecework.piece():
                pass
        finally:
            self.leave(name)

    def leave(self, name: str) -> None:
        piecework, n = self.by_name.pop(name)
        if n > 1:
            self.by_name[name] = piecework, n - 1
