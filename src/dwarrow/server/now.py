"""What time it is, and how much time passes.

Both run with the machine, not with its calendar: whoever sets the wall clock an hour back or forth
changes no turn, no bot and no line of a server that is up.
"""

from __future__ import annotations

import sys
import time
from functools import partial

# Counts while a laptop sleeps, where the system has such a clock.
if sys.platform == "linux":
    _now = partial(time.clock_gettime, time.CLOCK_BOOTTIME)
else:
    _now = time.monotonic


def ticks() -> float:
    """Seconds that only ever grow: everything that waits uses these."""
    return _now()


_START = time.time() - ticks()


def now() -> int:
    """Milliseconds since 1970, by the calendar as it was at the start; for lines and updates."""
    return int((_START + ticks()) * 1000)
