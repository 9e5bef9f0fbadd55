"""How fast somebody may ask: a bucket that fills by itself."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass
class Bucket:
    """Holds `size` asks and fills at `rate` a second; a family at one table never empties it."""

    size: float
    rate: float
    left: float = -1.0
    at: float = field(default_factory=lambda: time.monotonic())

    def take(self) -> bool:
        """Whether there was one left."""
        moment = time.monotonic()
        left = self.size if self.left < 0 else self.left
        self.left = min(self.size, left + (moment - self.at) * self.rate)
        self.at = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket each for whoever comes; those that are full again are forgotten."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.by_name: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        if len(self.by_name) > 10_000:
            self.forget()
        return self.by_name.setdefault(name, Bucket(self.size, self.rate)).take()

    def forget(self) -> None:
        moment = time.monotonic()
        full = self.size / self.rate
        self.by_name = {n: b for n, b in self.by_name.items() if moment - b.at < full}
