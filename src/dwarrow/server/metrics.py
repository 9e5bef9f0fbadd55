"""What an operator may count: no names, no tables, nothing anybody could know a player by.

docs/hosting.md has an alert for each of these.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

from dwarrow.wire.asks import Ask
from dwarrow.wire.tells import Code

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
# What is counted; each is there from the start, so that an alert can see it grow.
COUNTS = (
    "bot_deaths",
    "bot_failures",
    "bot_timeouts",
    "database_faults",
    "database_timeouts",
    "floods",
    "mumbles",
    "reading_failures",
    "sockets_refused",
    "tables_frozen",
    "webhooks_dropped",
    "webhooks_failed",
)


class Metrics:
    """Counters, gauges and one histogram, written in the Prometheus text form."""

    def __init__(self) -> None:
        self.asks: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.seconds: Counter[float] = Counter()
        self.total = 0.0
        self.sockets = 0
        self.rooms = 0
        self.bots_waiting: Callable[[], int] = lambda: 0

    @contextmanager
    def asking(self, ask: Ask) -> Iterator[None]:
        began = time.perf_counter()
        yield
        took = time.perf_counter() - began
        self.asks[type(ask).__name__.lower()] += 1
        self.total += took
        self.seconds[next((bound for bound in BOUNDS if took <= bound), float("inf"))] += 1

    def text(self) -> str:
        lines = ["# TYPE dwarrow_asks_total counter"]
        lines += [
            f'dwarrow_asks_total{{ask="{name}"}} {n}' for name, n in sorted(self.asks.items())
        ]
        lines.append("# TYPE dwarrow_refused_total counter")
        lines += [f'dwarrow_refused_total{{code="{c}"}} {self.refused[c]}' for c in get_args(Code)]
        for name in COUNTS:
            line = f"dwarrow_{name}_total {self.counts[name]}"
            lines += [f"# TYPE dwarrow_{name}_total counter", line]
        for name, value in self.gauges().items():
            lines += [f"# TYPE dwarrow_{name} gauge", f"dwarrow_{name} {value}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def gauges(self) -> dict[str, int]:
        return {
            "sockets": self.sockets,
            "rooms": self.rooms,
            "bots_waiting": self.bots_waiting(),
            "memory_bytes": memory(),
        }

    def _histogram(self) -> list[str]:
        name, below = "dwarrow_answer_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for bound in BOUNDS:
            below += self.seconds[bound]
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        asked = sum(self.seconds.values())
        lines.append(f'{name}_bucket{{le="+Inf"}} {asked}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {asked}"]


def memory() -> int:
    """What this process holds now, in bytes; 0 where that cannot be seen."""
    if sys.platform == "win32":
        return 0
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


METRICS = Metrics()
