"""The lines of a table's log: everything that ever happens at a table, and nothing else.

A table is the fold of its lines. They never leave the server: what people are told of a line is
said in `story.py`, field by field.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from dwarrow.wire.settings import Settings

HOST = -5  # who asked, if not a seat
SERVER = -6
NEWCOMER = -7


class Asked(Struct, kw_only=True):
    """The id of the ask that a line answers, if it answers one."""

    id: str = ""


class Line(Asked, tag_field="was", tag=str.lower, forbid_unknown_fields=True):
    """When it happened, and who asked for it: a seat or one of the above."""

    at: int
    by: int


class Opened(Line):
    """The first line. Keys and invites are hashes; one secret a deal."""

    settings: Settings
    host: str
    invite: str
    secrets: list[str]
    seal: str  # links are made with it
    webhook: str = ""


class Configured(Line):
    settings: Settings


class Hooked(Line):
    webhook: str


class Sat(Line):
    """A person sits down; `key` is the hash of the seat's key."""

    seat: int
    name: str
    key: str
    entropy: str = ""
    host: bool = False


class Seatedbot(Line):
    """A bot sits down, or with an empty name the seat opens."""

    seat: int
    bot: str


class Swapped(Line):
    one: int
    other: int


class Invited(Line):
    """A new link for a seat or the table; what opened it before is worth nothing."""

    seat: int | None
    invite: str


class Added(Line):
    """A seat's own entropy for the deals to come."""

    seat: int
    entropy: str


class Started(Line): ...


class Moved(Line):
    """A move in words; `how` says whose hand moved the card."""

    seat: int
    move: str
    how: Literal["seat", "bot", "clock"] = "seat"


class Dealt(Line):
    """The order dealt, in words."""

    number: int
    order: str


class Said(Line):
    text: str


class Phrased(Line):
    phrase: str


class Claimed(Line):
    about: str
    which: int
    says: str


class Doubted(Line):
    line: int


class Proposed(Line):
    what: Literal["undo", "replace"]
    seat: int
    waits: list[int]


class Voted(Line):
    line: int
    yes: bool


class Undone(Line):
    """The game goes back to this many moves and deals."""

    played: int


class Replaced(Line):
    """A bot plays for a silent seat, or for one that has left."""

    seat: int
    bot: str
    why: Literal["silent", "vote", "left"]


class Returned(Line):
    seat: int


class Left(Line):
    seat: int


class Gone(Line):
    """A seat is given up for good, by its owner or by the host; its key is worth nothing."""

    seat: int
    bot: str


class Paused(Line): ...


class Resumed(Line): ...


class Stopped(Line):
    """The server goes down in order: the clock stands still."""


class Wenton(Line):
    """The server is back: the clock goes on, or starts the turn anew after a crash."""


class Ended(Line): ...


class Rematched(Line):
    table: str


Any = (
    Opened | Configured | Hooked | Sat | Seatedbot | Swapped | Invited | Added | Started | Moved
    | Dealt | Said | Phrased | Claimed | Doubted | Proposed | Voted | Undone | Replaced | Returned
    | Left | Gone | Paused | Resumed | Stopped | Wenton | Ended | Rematched
)  # fmt: skip

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Any)


def read(body: bytes) -> Line:
    """The line a body says."""
    return _decoder.decode(body)


def write(line: Line) -> bytes:
    return msgspec.json.encode(line)
