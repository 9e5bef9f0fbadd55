"""What a table tells one connection. Every message is made for one seat or for spectators."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

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
    "asked-already",
    "begun",
    "bot-needed",
    "clock-too-short",
    "frozen",
    "full",
    "heir-whom",
    "known-later",
    "link-invalid",
    "muted",
    "no-advice",
    "no-claim",
    "no-hints",
    "no-hints-among-people",
    "no-seat-left",
    "no-such-bot",
    "no-such-claim",
    "no-such-code",
    "no-such-game",
    "no-such-lesson",
    "no-such-move",
    "no-such-page",
    "no-such-place",
    "no-such-rules",
    "no-such-seat",
    "no-such-table",
    "no-such-viewpoint",
    "no-takeover",
    "no-vote",
    "nobody-there",
    "not-begun",
    "not-now",
    "not-replaced",
    "not-your-turn",
    "nothing-to-read",
    "only",
    "other-entropy",
    "other-name",
    "other-page",
    "own-eyes",
    "own-seat",
    "players",
    "record-later",
    "remove-whom",
    "replace-whom",
    "replaced-already",
    "review-later",
    "reviews-busy",
    "revoked",
    "rules-clash",
    "seat-not-open",
    "seat-would-go",
    "seats-open",
    "somebody-sits",
    "stale",
    "still-here",
    "too-fast",
    "too-long",
    "unavailable",
    "undo-not-yours",
    "undo-shown",
    "unreadable",
    "webhook",
]
Fact = str | int

# What the games declare themselves; `shapes` and the server's lines know it field by field.
ViewData = Annotated[dict[str, Any], Meta(extra={"typescript": "View"})]
MoveData = Annotated[dict[str, Any], Meta(extra={"typescript": "Move"})]
ToldData = Annotated[dict[str, Any], Meta(extra={"typescript": "Told"})]


class Tell(Struct, tag_field="tell", tag=str.lower):
    """Anything a server sends over a socket."""


class Welcome(Tell):
    """The answer to hello: who you are here."""

    wire: int  # the version of this conversation
    release: str  # of the server; a page of another release should reload
    seat: int | None
    host: bool
    notes: str


class Ended(Struct, frozen=True):
    """The board as a round left it: the next one may be dealt already."""

    line: int  # by which the round ended
    view: ViewData  # as everybody may know it
    way: list[tuple[int, int]]  # from the start to the treasure, or wherever the tunnel led


class Update(Tell):
    """The table now, as your seat may know it, and what it has heard since."""

    version: int  # lines of the log; say it in the next hello
    since: int  # the story below begins at this line
    played: int  # moves and deals of the game
    table: TableInfo
    seat: int | None
    view: ViewData | None  # docs/api.md; None before the game
    moves: list[MoveData]  # what you may do now, as `words` and as facts
    story: list[ToldData]  # events; each has its line `n`, its time `at` and its `event`
    undo: bool = False  # whether you may take your last move back without asking anybody
    ended: Ended | UnsetType = UNSET  # of the last round, if the story below tells of its end


class Head(Tell, tag="update"):
    """How an update begins: what all connections share is encoded once."""

    version: int
    since: int
    played: int
    table: Raw


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


class Grounds(Struct):
    """Why a bot would move so: the end of a sentence's key (`bot-why-...`), and what it names."""

    key: str
    names: dict[str, str | int]


class Hinted(Tell):
    """The answer to a hint: the best move by the judgement of reviews, in words, and why."""

    id: str
    move: str
    because: list[Grounds]


class Presence(Tell):
    """Who is connected now, and whether a move would be written."""

    here: list[int]
    watching: int
    durable: bool = True


AnyTell = Welcome | Update | Done | Refused | Because | Hinted | Presence
