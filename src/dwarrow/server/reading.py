"""Answers that take long to make: replays, records, who could be known.

They are made in a process of their own, which gets the lines of one log, and packed there too; the
server only passes them on. What somebody may see is decided before, in `replaying`.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from dwarrow.kernel import record
from dwarrow.kernel.table import Table as Play
from dwarrow.server import at_table, knowing, replaying
from dwarrow.server.table import Table
from dwarrow.server.worker import work

PACKING = 5  # gzip's level: the highest take thrice the time for a hundredth less


@dataclass(frozen=True)
class Reading:
    """What is asked of a log."""

    what: str
    table: str
    lines: int
    viewpoint: replaying.Viewpoint = "public"
    seat: int | None = None  # of whoever asks


def replay(table: Table, asked: Reading) -> bytes:
    shown = replaying.replay(table, asked.viewpoint)
    return msgspec.json.encode(msgspec.structs.replace(shown, seat=asked.seat))


def known(table: Table, asked: Reading) -> bytes:
    return msgspec.json.encode(knowing.known(table))


def written(table: Table, asked: Reading) -> bytes:
    return record_of(table.begun).encode()


def record_of(play: Play) -> str:
    """The record, with the secrets: nobody can play on with what they show."""
    closing = [] if play.is_over else play.shuffles.secrets(play.deals)
    return record.write(play) + "".join(f"{line}\n" for line in closing)


MADE: dict[str, Callable[[Table, Reading], bytes]] = {
    "replay": replay,
    "known": known,
    "record": written,
}


def made(asked: Reading, log: list[bytes]) -> bytes:
    """The answer, packed."""
    table = Table(asked.table)
    for body in log[: asked.lines]:
        at_table.fold(table, at_table.read(body))
    return gzip.compress(MADE[asked.what](table, asked), PACKING, mtime=0)


if __name__ == "__main__":
    work(lambda job: [made(*job)], 10)
