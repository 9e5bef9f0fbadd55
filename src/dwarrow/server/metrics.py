"""What an operator may count: no names, no tables, nothing anybody could know a player by."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from dwarrow.wire.asks import Ask

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters and one histogram, written in the Prometheus text form."""

    def __init__(self) -> None:
        self.asks: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.seconds: Counter[float] = Counter()
        self.total = 0.0
        self.sockets = 0
        self.rooms = 0

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
        for name, n in sorted(self.asks.items()):
            lines.append(f'dwarrow_asks_total{{ask="{name}"}} {n}')
        for name, n in sorted(self.counts.items()):
            lines += [f"# TYPE dwarrow_{name}_total counter", f"dwarrow_{name}_total {n}"]
        lines += ["# TYPE dwarrow_sockets gauge", f"dwarrow_sockets {self.sockets}"]
        lines += ["# TYPE dwarrow_rooms gauge", f"dwarrow_rooms {self.rooms}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name, below = "dwarrow_answer_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for bound in BOUNDS:
            below += self.seconds[bound]
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        asked = sum(self.seconds.values())
        lines.append(f'{name}_bucket{{le="+Inf"}} {asked}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {asked}"]


METRICS = Metrics()
