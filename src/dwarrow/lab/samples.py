"""Numbers seen so far, in constant memory: means and shares with intervals, and how long it took.

What two processes have seen can be added up; in a pinned order the sum is the same to the last
digit, whoever has seen which part.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log, sqrt

Z95 = 1.959964


@dataclass
class Sample:
    """Numbers seen so far; their mean and a 95 % interval around it."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Add a number."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Sample) -> None:
        """Add what somebody else has seen."""
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the normal 95 % interval."""
        if self.n < 2:
            return 0.0
        spread = max(0.0, self.squares / self.n - self.mean**2) * self.n / (self.n - 1)
        return Z95 * sqrt(spread / self.n)

    def data(self) -> dict[str, float]:
        """Rounded, as JSON."""
        return {"n": self.n, "mean": round(self.mean, 5), "margin95": round(self.margin, 5)}


def number(sample: Sample) -> str:
    return f"{sample.mean:.2f} ± {sample.margin:.2f}"


def share(sample: Sample) -> str:
    low, high = wilson(sample.total, sample.n)
    return f"{100 * sample.mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, which also holds near 0 and 1."""
    if n == 0:
        return 0.0, 1.0
    share, z = wins / n, Z95
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return min(low, share), max(high, share)  # rounding may leave 0 or 1 just outside


STEP = log(1.02)  # a bin of times is two hundredths wide
LEAST = 1e-7  # seconds; nothing is quicker


@dataclass
class Pace:
    """Seconds a choice took: their mean, and a quantile to two hundredths."""

    took: Sample = field(default_factory=Sample)
    bins: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """Add a time."""
        self.took.add(seconds)
        at = ceil(log(max(seconds, LEAST) / LEAST) / STEP)
        self.bins[at] = self.bins.get(at, 0) + 1

    def merge(self, other: Pace) -> None:
        """Add what somebody else has measured."""
        self.took.merge(other.took)
        for at, n in other.bins.items():
            self.bins[at] = self.bins.get(at, 0) + n

    def quantile(self, share: float) -> float:
        """No more than this share of the choices took longer than it leaves."""
        seen = 0
        for at in sorted(self.bins):
            seen += self.bins[at]
            if seen > share * self.took.n:
                return LEAST * float(1.02**at)
        return 0.0

    def data(self) -> dict[str, float]:
        """Rounded, as JSON."""
        return {"mean": round(self.took.mean, 6), "p95": round(self.quantile(0.95), 6)}


def merge_samples(ours: dict[str, Sample], theirs: dict[str, Sample]) -> None:
    """Add what somebody else has seen of the same things."""
    for name, sample in theirs.items():
        ours.setdefault(name, Sample()).merge(sample)
