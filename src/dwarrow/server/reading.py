"""Answers that take long to make: replays, records, who could be known; and links as QR codes.

They are made in a process of their own, which gets the lines of one log, and packed there too; the
server only passes them on. What somebody may see is decided before, in `replaying`.
"""

from __future__ import annotations

import gzip
import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import msgspec
import segno

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

    def answer(self, log: list[bytes]) -> bytes:
        """What is asked, packed."""
        table = folded(self.table, tuple(log[: self.lines]))
        return gzip.compress(MADE[self.what](table, self), PACKING, mtime=0)


@dataclass(frozen=True)
class QrCode:
    """A text to be drawn as a QR code."""

    text: str

    def answer(self, log: list[bytes]) -> bytes:
        """It as SVG."""
        svg = io.BytesIO()
        code = segno.make(self.text, error="m", micro=False)
        code.save(svg, kind="svg", border=2, xmldecl=False)
        return svg.getvalue()


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


@lru_cache(maxsize=2)
def folded(name: str, log: tuple[bytes, ...]) -> Table:
    """A table to read in: who looks from one viewpoint then looks from others."""
    table = Table(name)
    for body in log:
        at_table.fold(table, at_table.read(body))
    return table


if __name__ == "__main__":
    work(lambda job: [job[0].answer(job[1])], 10)
