"""What the host of a table chooses, and what everybody may know of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Look = Annotated[str, Meta(pattern=r"^[0-9a-z]{0,8}$(?!\n)")]  # a face, as pages draw it
SeatNumber = Annotated[int, Meta(ge=0, le=255)]  # how many seats there are the game says

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
    seats: Annotated[int, Meta(ge=0, le=255)] = 0
    clock: Clock = field(default_factory=Clock)
    visibility: Visibility = "link"
    takeover: Takeover = "grace"  # when a silent seat is given to a bot
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60  # seconds of silence first
    bot: Word = ""  # who takes over
    hints: bool = True  # whether a person among bots may ask for a hint


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str  # who plays here if the person does not: a bot's name, or empty
    muted: bool = False  # whether the host has asked it to be silent
    face: str = ""  # what somebody has chosen


class Proposal(Struct, frozen=True):
    """Something the seats are asked to agree to."""

    line: int  # the number to vote by
    what: Literal["undo", "replace", "reissue", "remove"]
    by: int
    seat: int  # whose move is undone, or whose seat it is about
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
    awaits: list[int] = []  # seats that have to show the entropy they committed to, then it begins
    promised: list[int] = []  # seats that have committed to entropy, before the game
    lesson: str = ""  # a lesson's deals are laid out beforehand: there is nothing to commit to
