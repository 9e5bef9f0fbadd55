"""Wait for a state and never for a time: a busy machine takes as long as it takes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 60.0  # seconds; then the test fails


async def until_so(is_so: Callable[[], bool]) -> None:
    """In a loop: others have their turns meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.002)


def wait_until(is_so: Callable[[], bool]) -> None:
    """In a test whose server runs in another thread or process."""
    late = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < late, "it does not come to that"
        time.sleep(0.002)
