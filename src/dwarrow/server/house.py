"""How one server is run, and what is so if nobody says otherwise."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class House:
    """How a server is run."""

    base_url: str = "http://localhost:8137"
    hosts: frozenset[str] = frozenset({"localhost", "127.0.0.1", "::1"})
    workers: int = 1  # processes in which bots think
    pace: int = 900  # milliseconds a bot takes at least
    burst: float = 30  # asks a seat may send at once, and so many a second
    rate: float = 10
    requests: float = 300  # changes by plain requests an address may ask at once
    reads: float = 600  # what an address may spend on reading at once; as much again in a minute
    readers: int = 1  # processes that make replays
    reviewers: int = 1  # processes that review games
    sockets: int = 300  # that an address may have
    tables: float = 120  # that an address may open at once; as many again in an hour
    codes: float = 20  # short codes an address may try at once; as many again in ten minutes
    keep_days: int = 0  # forget unfinished tables untouched for so long; 0 keeps all
    webhooks: frozenset[str] = field(default_factory=frozenset)  # trusted in any network
