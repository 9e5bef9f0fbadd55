"""How fast somebody may ask: a bucket that fills by itself."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.types import Scope

from dwarrow.server.now import ticks

FEW = 10_000
MANY = 30  # times what a seat may: all of an address, however many seats and tables it has
SECONDS_AT_THE_DOOR = 0.2  # before one who is too fast is turned away: who knocks in a loop waits
SLOW = "dwarrow.slow"  # in the scope of a request whose body did not come in time


@dataclass
class Bucket:
    """Holds `size` asks and fills at `rate` a second; a family at one table never empties it."""

    size: float
    rate: float
    left: float = -1.0
    at: float = field(default_factory=lambda: ticks())

    def take(self, price: float = 1) -> bool:
        """Whether there was so much left."""
        if not self.holds(price):
            return False
        self.left -= price
        return True

    def holds(self, price: float = 1) -> bool:
        moment = ticks()
        left = self.size if self.left < 0 else self.left
        self.left = min(self.size, left + (moment - self.at) * self.rate)
        self.at = moment
        return self.left >= price


def address_of(scope: Scope) -> str:
    """Who knocks: an address, or of the new kind the network that one household has."""
    return household(scope["client"][0]) if scope.get("client") else ""


@lru_cache(maxsize=10_000)
def household(client: str) -> str:
    """However an address is written; the first 64 of 128 bits of a new one."""
    try:
        address = ip_address(client.partition("%")[0])
    except ValueError:
        return client  # a name, from a proxy or a test
    if isinstance(address, IPv4Address):
        return str(address)
    old = address.ipv4_mapped
    return str(old) if old else str(IPv6Address(int(address) >> 64 << 64))


class Buckets:
    """A bucket each for whoever comes; those that are full again are forgotten."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.by_name: dict[str, Bucket] = {}
        self.most = FEW  # to be kept before the full ones are looked for

    def take(self, name: str, price: float = 1) -> bool:
        if len(self.by_name) > self.most:
            self.forget()
            self.most = max(FEW, 2 * len(self.by_name))  # a crowd is not counted at every knock
        if name not in self.by_name:
            self.by_name[name] = Bucket(self.size, self.rate)
        return self.by_name[name].take(price)

    def holds(self, name: str) -> bool:
        """Whether there is anything to take."""
        return name not in self.by_name or self.by_name[name].holds()

    def forget(self) -> None:
        moment = ticks()
        full = self.size / self.rate
        self.by_name = {n: b for n, b in self.by_name.items() if moment - b.at < full}


class SharedBuckets:
    """A bucket for each, and a larger one for all who come from one address."""

    def __init__(self, size: float, rate: float) -> None:
        self.each = Buckets(size, rate)
        self.together = Buckets(MANY * size, MANY * rate)

    def take(self, name: str, address: str) -> bool:
        return self.each.take(name) and self.together.take(address)


class Present:
    """How many are here at once: of each, and of all."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.by_name: Counter[str] = Counter()
        self.total = 0

    def enter(self, name: str) -> bool:
        """Whether there was room."""
        if self.by_name[name] >= self.each or self.total >= self.most:
            return False
        self.by_name[name] += 1
        self.total += 1
        return True

    def leave(self, name: str) -> None:
        self.total -= 1
        self.by_name[name] -= 1
        if not self.by_name[name]:
            del self.by_name[name]
