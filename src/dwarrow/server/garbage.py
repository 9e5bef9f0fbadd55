"""Looks for garbage in circles, seldom, and if it can wait when nobody asks anything.

Python would look after every few thousand new objects, and in a full server each time costs as
much as fifty moves: those who move then wait. What sockets, requests and asks leave behind is no
circle (`test_circles` holds that), so nothing is found but after a fault.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from dwarrow.server.metrics import METRICS

SECONDS = 3.0
MANY = 500_000  # new objects, some 75 MB
TOO_MANY = 4  # times as many are looked through though people play


@contextmanager
def seldom() -> Iterator[None]:
    """While a server is open nobody looks by the way; what is loaded by now stays."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


class Sweeper:
    """Looks when half as much has been added as there was."""

    def __init__(self) -> None:
        self.held = 0
        self.asked = 0

    def look(self, asked: int) -> bool:
        """Whether it was time to; `asked` counts what people have asked so far."""
        is_quiet, self.asked = asked == self.asked, asked
        new = gc.get_count()[0]  # made since the last time, less those that went by themselves
        if new <= max(MANY, self.held // 2) * (1 if is_quiet else TOO_MANY):
            return False
        self.held += new - gc.collect()
        return True

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            self.look(METRICS.asks.total())
