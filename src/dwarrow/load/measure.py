"""What a load shows: how long acknowledgements take, and what the server spends on it."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from dwarrow.load import Load as Load
from dwarrow.load.crowd import Crowd
from dwarrow.load.process import Cost


@dataclass(frozen=True)
class Figures:
    """What was seen while people played; times in milliseconds. None: could not be seen."""

    moves: float  # durable, a second
    updates: float  # told, a second
    p50: float
    p95: float
    p99: float
    worst: float
    cores: float | None
    megabytes: float | None
    own_cores: float | None = None  # of the load itself: near 1 it measures itself
    refused: dict[str, int] = field(default_factory=dict)
    unanswered: int = 0
    lost: int = 0  # connections


@dataclass(frozen=True)
class Report:
    """Everything one load has shown."""

    sockets: int
    seconds_to_come: float
    steady: Figures
    idle_turns: int  # moves that were due while nobody had one
    saturated: Figures | None = None
    seconds_to_return: float | None = None


async def measure(load: Load, url: str, pid: int | None) -> Report:
    """Fill the tables and play."""
    crowd = Crowd(url, load.game, load.tables, load.seats)
    await crowd.sit_down()
    coming = await crowd.connect()
    await crowd.start()
    await crowd.play_at(load.rate, 1)  # to warm up
    with undisturbed():
        watch = Watch(crowd, pid)
        idle = await crowd.play_at(load.rate, load.seconds)
        steady = await watch.figures()
        saturated = await saturate(crowd, load, pid) if load.saturate else None
        returning = await come_back(crowd) if load.reconnect else None
    await crowd.drop()
    return Report(len(crowd.players), coming, steady, idle, saturated, returning)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Do not look for garbage: in a crowd that takes 50 ms, and would be told as the server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def saturate(crowd: Crowd, load: Load, pid: int | None) -> Figures:
    watch = Watch(crowd, pid)
    await crowd.play_on(min(load.seconds, 10))
    return await watch.figures()


async def come_back(crowd: Crowd) -> float:
    """The seconds until all who were lost at once are back."""
    began = time.perf_counter()
    await crowd.drop()
    await crowd.connect()
    return time.perf_counter() - began


class Watch:
    """Looks at a crowd and its server from now on."""

    def __init__(self, crowd: Crowd, pid: int | None) -> None:
        crowd.forget()
        self.crowd = crowd
        self.cost, self.own = Cost(pid), Cost(os.getpid())
        self.began = time.perf_counter()

    async def figures(self) -> Figures:
        """What was seen; the last answers are waited for."""
        crowd, spent, cores = self.crowd, time.perf_counter() - self.began, self.cost.cores()
        own = self.own.cores()
        await crowd.answered()
        delays = sorted(crowd.delays) or [float("nan")]

        def share(of: float) -> float:
            return 1000 * delays[min(len(delays) - 1, int(len(delays) * of))]

        return Figures(
            moves=len(crowd.delays) / spent,
            updates=crowd.updates / spent,
            p50=share(0.5),
            p95=share(0.95),
            p99=share(0.99),
            worst=1000 * delays[-1],
            cores=cores,
            megabytes=self.cost.megabytes(),
            own_cores=own,
            refused=dict(crowd.refusals),
            unanswered=len(crowd.asked),
            lost=sum(crowd.closed.values()),
        )
