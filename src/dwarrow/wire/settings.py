"""What the host of a table chooses, and what everybody may know of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=11)]

Visibility = Literal["link", "listed"]
Takeover = Literal["grace", "vote", "never"]
Status = Literal["gathering", "playing", "paused", "over", "ended", "frozen"]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """How long a move may take; `none` waits for ever."""

    kind: Literal["none", "seconds", "days"] = "none"
    limit: Annotated[int, Meta(ge=0, le=86_400)] = 0

    @property
    def milliseconds(self) -> int:
        """The time of one move; 0 if there is no clock."""
        return self.limit * {"none": 0, "seconds": 1_000, "days": 86_400_000}[self.kind]


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """How a table plays. Empty texts mean what the game recommends."""

    game: Word
    edition: Word = ""
    options: dict[Word, Word] = field(default_factory=dict)
    seats: Annotated[int, Meta(ge=0, le=12)] = 0
    clock: Clock = field(default_factory=Clock)
    visibility: Visibility = "link"
    takeover: Takeover = "grace"  # when a silent seat is given to a bot
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60  # seconds of silence first
    bot: Word = ""  # who takes over


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str  # who plays here if the person does not: a bot's name, or empty


class Proposal(Struct, frozen=True):
    """Something the seats are asked to agree to."""

    line: int  # the number to vote by
    what: Literal["undo", "replace"]
    by: int
    seat: int  # whose move is undone, or who is replaced
    waits: list[int]  # the seats whose word is awaited


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table besides the game itself."""

    table: str
    settings: Settings
    rules: dict[str, str]  # every answer of the edition, with the options chosen
    status: Status
    seats: list[SeatInfo]
    host: int | None  # the seat of the host, if the host plays
    commitments: list[str]  # of every deal to come, before it is dealt
    deadline: int | None  # when the clock of this move runs out, in milliseconds since 1970
    remaining: int | None  # milliseconds left while the clock stands still
    proposals: list[Proposal]
    scores: list[int]  # of a finished game
    winners: list[int]
    rematch: str  # the table where the next game is
    webhook: bool  # whether a chat service is told of turns
