"""What a table tells one connection. Every message is made for one seat or for spectators."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, Struct

from dwarrow.wire.settings import TableInfo

Code = Literal[
    "unreadable",  # not one of the messages there are
    "not-allowed",  # this caller may not ask that, or not now
    "illegal",  # the rules forbid it; the clause says which
    "stale",  # the table has moved on since
    "too-fast",  # slow down
    "unavailable",  # the database is away; nothing was done
    "frozen",  # the table has stopped because of a fault
    "unknown",  # there is no such thing
]


# Why something is not done that no rule of a game forbids: `table-refused-…` in the Fluent files.
Reason = Literal[
    "begun",
    "bot-needed",
    "clock-too-short",
    "frozen",
    "full",
    "known-later",
    "link-invalid",
    "no-claim",
    "no-seat-left",
    "no-such-bot",
    "no-such-claim",
    "no-such-game",
    "no-such-move",
    "no-such-page",
    "no-such-place",
    "no-such-rules",
    "no-such-seat",
    "no-such-table",
    "no-such-viewpoint",
    "no-takeover",
    "no-vote",
    "not-begun",
    "not-now",
    "not-replaced",
    "not-your-turn",
    "nothing-to-read",
    "only",
    "other-name",
    "other-page",
    "own-eyes",
    "own-seat",
    "players",
    "record-later",
    "remove-whom",
    "replace-whom",
    "replaced-already",
    "revoked",
    "rules-clash",
    "seat-not-open",
    "seat-would-go",
    "seats-open",
    "somebody-sits",
    "stale",
    "too-fast",
    "too-long",
    "unavailable",
    "undo-not-yours",
    "undo-shown",
    "unreadable",
    "webhook",
]
Fact = str | int


class Tell(Struct, tag_field="tell", tag=str.lower):
    """Anything a server sends over a socket."""


class Welcome(Tell):
    """The answer to hello: who you are here."""

    wire: int  # the version of this conversation
    release: str  # of the server; a page of another release should reload
    seat: int | None
    host: bool
    notes: str


class Update(Tell):
    """The table now, as your seat may know it, and what it has heard since."""

    version: int  # lines of the log; say it in the next hello
    since: int  # the story below begins at this line
    played: int  # moves and deals of the game
    table: TableInfo
    seat: int | None
    view: dict[str, Any] | None  # docs/api.md; None before the game
    moves: list[dict[str, Any]]  # what you may do now, as `words` and as facts
    story: list[dict[str, Any]]  # events; each has its line `n`, its time `at` and its `event`


class RawUpdate(Tell, tag="update"):
    """An update on its way out: what all connections share is encoded once."""

    version: int
    since: int
    played: int
    table: Raw
    seat: int | None
    view: Raw
    moves: Raw
    story: Raw


class Done(Tell):
    """The ask with this id is done and will not be forgotten."""

    id: str
    version: int  # of the log after it
    link: str = ""  # the secret of a reissued link


class Refused(Tell):
    """The ask with this id was not done, and why."""

    id: str
    code: Code
    words: str  # in English, for programs and for readers without the sentence
    clause: str = ""
    # names the sentence in the Fluent files: `GAME-refused-…` with a clause, else `table-refused-…`
    reason: str = ""
    facts: dict[str, Fact] = {}  # what that sentence needs


class Because(Tell):
    """The answer to why; an empty clause means that the move is allowed."""

    id: str
    clause: str = ""
    reason: str = ""


class Presence(Tell):
    """Who is connected now."""

    here: list[int]
    watching: int


Told = Welcome | Update | Done | Refused | Because | Presence
