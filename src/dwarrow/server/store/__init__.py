"""Where the logs of all tables lie. A store appends, reads and rings; it knows no game.

Everything that happens at a table is a line of its log, numbered from 0 without gaps. Lines are
never changed. A line that `append` has returned for survives a crash of everything.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


class Taken(Exception):
    """Somebody else has appended at that place: read on, then decide again."""


class Unavailable(Exception):
    """The database cannot be read or written now; the words say why. It may be back soon."""


class Gone(Unavailable):
    """The lines before this one are not there: the table was forgotten, or never was."""


class Unusable(Exception):
    """The database cannot be opened at all: what is wrong, and what to do about it."""


@dataclass(frozen=True)
class Listing:
    """What the hall shows of a table without reading its log; `body` is JSON."""

    table: str
    body: bytes


@dataclass(frozen=True)
class Copy:
    """All that is kept of a table: lines and listing with their times, notes by seat."""

    table: str
    lines: list[tuple[int, bytes]]
    listing: tuple[int, bytes] | None
    notes: dict[int, bytes]

    def must_equal(self, there: Copy) -> None:
        """Taken if the table is there with other lines."""
        if self.lines != there.lines:
            raise Taken(f"table {self.table!r} exists already with other lines")


class Store(Protocol):
    """SQLite or PostgreSQL; every call may raise Unavailable."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; Unusable if that cannot be done."""

    async def close(self) -> None: ...

    async def append(self, table: str, n: int, bodies: Sequence[bytes], at: int) -> None:
        """Append lines n, n+1, ... durably, all or none; Taken if line n exists already.

        Gone if line n-1 does not: a log has no holes. After any other Unavailable the lines may
        be there or not: read. `at` is the time in milliseconds.
        """

    async def enlist(self, table: str, at: int, body: bytes) -> None:
        """Replace the table's row in the hall; empty removes it."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The bodies of a table's lines from `since` on; empty if there is no such table."""

    async def listings(self) -> list[Listing]:
        """The tables of the hall, the newest first."""

    async def tables(self) -> list[str]:
        """The names of all tables, for exports."""

    async def keep_note(self, table: str, seat: int, body: bytes) -> None:
        """Keep a seat's private notes (one text a seat; empty forgets it)."""

    async def note(self, table: str, seat: int) -> bytes: ...

    async def prune(self, before: int) -> list[str]:
        """Forget the listed tables in which nothing has happened since this time; their names.

        Games that are over are not listed, and kept.
        """

    async def drives(self, table: str) -> bool:
        """Whether this process is the one that moves a table's bots and clock."""

    async def release(self, table: str) -> None:
        """Let another process drive a table."""

    def watch(self, rung: Callable[[str, int], None], called: Callable[[str], None]) -> None:
        """Where other processes' doorbells go: a table has grown to n lines; a word was called.

        A doorbell may be lost; `rung("", 0)` says that some may have been (look at all tables).
        """

    async def call(self, word: str) -> None:
        """Call a word (at most 7,000 bytes) to the other processes; it may get lost."""

    async def probe(self) -> None:
        """Write something durably that changes nothing; Unavailable if that fails."""

    async def backup(self, file: str) -> None:
        """Write a consistent copy of everything to a new file while playing goes on."""

    def copies(self) -> AsyncIterator[Copy]:
        """All tables as they are at one moment, one by one."""

    async def restore(self, copy: Copy) -> bool:
        """Put a table in its place; False if it is there already, Taken if it is another one."""
