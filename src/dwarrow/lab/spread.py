"""Work in blocks, spread over processes here or over a Dask cluster; results in their own order.

A block's result follows from its numbers alone, so it does not matter who plays it, how many work,
or that somebody was killed in the middle: a lost block is played again. Only so many blocks are
under way at once, so that a million games take no more memory than a thousand.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from socket import create_connection
from threading import Thread, current_thread, main_thread
from typing import Any, Protocol, TypeVar

from dwarrow.given import text, whole
from dwarrow.kernel.state import Refused

Part = TypeVar("Part")
Given = TypeVar("Given", covariant=True)
AHEAD = 3  # blocks a worker that are under way at once
LOSSES = 5  # workers that may die one after the other without any block being finished
PATIENCE = 20  # seconds that a cluster may take to answer


class Work(Protocol[Given]):
    """What can be cut into blocks of numbered games."""

    def play(self, numbers: range) -> Given:
        """Play these games; the answer follows from their numbers alone."""


@dataclass(frozen=True)
class Workers:
    """Who works: so many processes here (0 for one a core), or a Dask cluster by its address."""

    processes: int = 1
    on: str = ""

    def __post_init__(self) -> None:
        whole(self.processes, "the number of processes", 0)
        text(self.on, "the address of a cluster")

    @property
    def hands(self) -> int:
        return self.processes or os.cpu_count() or 1


def spread(work: Work[Part], blocks: Sequence[range], workers: Workers) -> Iterator[Part]:
    """The results in the order of the blocks, whoever works."""
    if workers.on:
        return _on_cluster(work, blocks, workers.on)
    if workers.hands == 1 or len(blocks) < 2:
        return (work.play(block) for block in blocks)
    return _in_processes(work, blocks, min(workers.hands, len(blocks)))


def packed(work: Work[Part]) -> bytes:
    """The work as it is sent to others; Refused if something in it cannot be sent."""
    try:
        return pickle.dumps(work)
    except Exception as why:
        said = "a bot that is played in other processes has to be one that pickle can send"
        raise Refused(f"{said} ({type(why).__name__}: {why}); with processes=1 none is") from None


# ---- processes of this machine

_work: Any = None  # in a worker: what it is to play


def _begin(sent: bytes) -> None:
    """A worker begins; an interrupt is its employer's business."""
    global _work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_employer, daemon=True).start()
    _work = pickle.loads(sent)


def _end_with_employer() -> None:
    """A pool whose process was killed tells its workers nothing: they would wait for ever."""
    employer = parent_process()
    if employer is not None:
        employer.join()
        os._exit(1)


@contextmanager
def undisturbed() -> Iterator[None]:
    """An interrupt waits until a process has begun or gone; the one that begins hears of none.

    It inherits what is blocked here, and would else end in the middle of its imports with a
    traceback. A signal may come by way of another thread, so it is noted, too.
    """
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    before = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        if came:
            signal.raise_signal(signal.SIGINT)


def _play_here(block: range) -> Any:
    return _work.play(block)


def _in_processes(work: Work[Part], blocks: Sequence[range], hands: int) -> Iterator[Part]:
    """A pool that lost a worker is broken as a whole; a new one plays what is missing."""
    sent, at, losses = packed(work), 0, 0
    while at < len(blocks):
        pool = ProcessPoolExecutor(hands, get_context("spawn"), _begin, (sent,))
        try:
            for part in _in_order(partial(_submit, pool), blocks[at:], hands):
                at, losses = at + 1, 0
                yield part
        except BrokenProcessPool:
            losses += 1
            if losses == LOSSES:
                said = f"{LOSSES} processes in a row were killed, or could not begin,"
                raise Refused(f"{said} at the games from {blocks[at].start} on") from None
        finally:
            _dismiss(pool)


def _submit(pool: ProcessPoolExecutor, block: range) -> Future[Any]:
    with undisturbed():  # the pool begins a process for a block if none is free
        return pool.submit(_play_here, block)


def _dismiss(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for the end of a block that nobody will ask for; but the pool's own thread is
    waited for: Python at its end would write to the pipe that this thread is closing."""
    with undisturbed():
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(
    submit: Callable[[range], Future[Any]], blocks: Sequence[range], hands: int
) -> Iterator[Any]:
    """Keep some blocks under way; what is finished is given in the order asked."""
    under_way: deque[Future[Any]] = deque()
    for block in blocks:
        under_way.append(submit(block))
        if len(under_way) > AHEAD * hands:
            yield under_way.popleft().result()
    while under_way:
        yield under_way.popleft().result()


# ---- a cluster


def _play_sent(sent: bytes, block: range) -> Any:
    """As a worker of a cluster plays a block."""
    return pickle.loads(sent).play(block)


def _on_cluster(work: Work[Part], blocks: Sequence[range], address: str) -> Iterator[Part]:
    """Dask's scheduler gives the blocks of a lost worker to another one."""
    sent = packed(work)
    with _client(address) as client:
        hands = sum(client.nthreads().values())
        if not hands:
            raise Refused(f"nobody works at {address}: start `dask worker {address}` somewhere")

        def submit(block: range) -> Any:
            return client.submit(_play_sent, sent, block, pure=False, retries=LOSSES)

        try:
            yield from _in_order(submit, blocks, hands)
        except Refused:
            raise
        except Exception as why:
            raise Refused(f"the cluster at {address} failed: {type(why).__name__}: {why}") from why


def _hear(host_and_port: tuple[str, int], is_open: bool) -> None:
    """Refuse where Dask waits 20 s for nobody, and without end for one who listens in silence.

    A scheduler speaks first, but behind TLS only when it is spoken to.
    """
    with create_connection(host_and_port, PATIENCE) as line:
        if is_open and not line.recv(1):
            raise ConnectionError("it hangs up")


def _client(address: str) -> Any:
    try:
        from distributed import Client
        from distributed.comm.addressing import parse_address, parse_host_port
    except ModuleNotFoundError:
        raise Refused("a cluster needs Dask: pip install 'dwarrow[cluster]'") from None
    host_and_port = None
    try:  # Dask itself would look for a place that is none as long as for one that is away
        scheme, place = parse_address(address)
        if scheme in ("tcp", "tls"):
            host_and_port = parse_host_port(place)
    except ValueError as why:
        said = "is no address of a scheduler, such as tcp://HOST:8786"
        raise Refused(f"{address!r} {said} ({why})") from None
    try:
        if host_and_port:
            _hear(host_and_port, is_open=scheme == "tcp")
        return Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError) as why:
        raise Refused(f"no Dask scheduler answers at {address} ({why})") from None
