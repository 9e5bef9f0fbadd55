"""The bodies of the plain requests: open a table, sit down, look around."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from dwarrow.review.contents import Part, Puzzle
from dwarrow.wire.asks import Hash, Hex, Key
from dwarrow.wire.settings import Look, Name, SeatNumber, Settings, TableInfo, Word
from dwarrow.wire.tells import Fact, Grounds, ToldData, ViewData


class Open(Struct, forbid_unknown_fields=True, frozen=True):
    """Open a table. With a name the host sits down at the first open seat."""

    settings: Settings
    name: Name | None = None
    bots: dict[str, Word] = field(default_factory=dict)  # seat number: a bot's name
    entropy: Hex | None = None
    commitment: Hash | None = None  # instead of `entropy`: its SHA-256, shown when all have one
    webhook: Annotated[str, Meta(max_length=300)] = ""
    face: Look = ""


class Invitation(Struct, frozen=True):
    """Where a link or a code leads: a table, and what lets one sit down there."""

    table: str
    invite: str


class NewTable(Invitation, frozen=True):
    """The new table; `host` is the key of its host."""

    host: str
    seat: int | None = None
    key: str = ""


class Learn(Struct, forbid_unknown_fields=True, frozen=True):
    """Open the table of a lesson: one person, bots, and deals that are laid out beforehand."""

    lesson: Word
    name: Name


class LessonInfo(Struct, frozen=True):
    """A lesson one can take, and how many moves it has for the learner."""

    lesson: str
    game: str
    steps: int


class Advice(Struct, frozen=True):
    """What a good player would do now: of the lesson's own line, or as a bot thinks.

    `played` are the moves it is about; `tip` names its words, `lesson-LESSON-TIP`, if the game
    has gone as the lesson goes, and `because` says why else. Without a move it is not the
    learner's turn.
    """

    played: int
    move: str
    tip: str
    step: int  # of the lesson, counted from 1
    steps: int
    follows: bool  # whether the game has gone as the lesson goes
    because: list[Grounds] = []  # why a bot would move so, where the lesson has no tip


class Sit(Struct, forbid_unknown_fields=True, frozen=True):
    """Sit down with a name; `invite` is the secret of the table's or of a seat's link."""

    name: Name
    invite: Key = ""
    seat: SeatNumber | None = None
    entropy: Hex | None = None
    commitment: Hash | None = None  # instead of `entropy`
    face: Look = ""


class Code(Struct, forbid_unknown_fields=True, frozen=True):
    """A short code, as somebody has typed it."""

    code: Annotated[str, Meta(min_length=1, max_length=24)]


class Invite(Struct, forbid_unknown_fields=True, frozen=True):
    """The secret of a link; empty at a listed table."""

    invite: Key = ""


class Seated(Struct, frozen=True):
    """The seat, and the key that opens it from now on."""

    table: str
    seat: int
    key: str


class Listed(Struct, frozen=True):
    """A table in the hall."""

    table: str
    game: str
    edition: str
    status: str
    names: list[str]
    open: int


class Problem(Struct, frozen=True):
    """Why a request was refused, as in `tells.Refused`."""

    code: str
    words: str
    reason: str = ""
    facts: dict[str, Fact] = {}


class Worth(Struct, frozen=True):
    """What an invitation is worth now: a code leads to the table (none to one seat), or why not."""

    code: str
    refused: Problem | None = None


class Frame(Struct, frozen=True):
    """One moment of a replay: after `played` moves."""

    played: int
    line: int
    view: ViewData
    story: list[ToldData]
    way: list[tuple[int, int]] = []  # from the start to the treasure, once it lies open
    why: list[Grounds] = []  # a bot's reasons for its move, with all cards open


class Replay(Struct, frozen=True):
    """A game as one viewpoint saw it; `all` shows every drawer once the game is over."""

    table: TableInfo
    viewpoint: int | Literal["public", "all"]
    frames: list[Frame]
    seat: int | None = None  # of whoever asks


class Sign(Struct, frozen=True):
    """An act that spoke for or against a seat; the words are `bot-…` messages of this key."""

    key: str
    names: dict[str, str | int]


class KnownSeat(Struct, frozen=True):
    """When a seat's side could have been known: after how many moves of the game and of the round.

    `percent` is how sure an onlooker was then, or before the last move if it never was.
    """

    seat: int
    role: str
    at: int | None
    move: int | None
    percent: int
    signs: list[Sign]


class KnownRound(Struct, frozen=True):
    round: int
    moves: int
    seats: list[KnownSeat]


class Known(Struct, frozen=True):
    """When each player could have been known; no rounds in a game without hidden sides."""

    rounds: list[KnownRound]


class ReviewSoFar(Struct, frozen=True):
    """As much of a review as there is, from the part asked for on.

    So many others are made before it; when it is whole, there are no more parts.
    """

    since: int
    parts: list[Part]
    before: int
    is_whole: bool


class PuzzleOfDay(Struct, frozen=True):
    """The puzzle of a day, the same for everybody, and the rules it is played by."""

    day: str
    rules: dict[str, str]
    puzzle: Puzzle


class Drawing(Struct, frozen=True):
    """The table in letters; empty before the game."""

    text: str


class HouseInfo(Struct, frozen=True):
    """The server itself; `address` is where the others find it, for links and codes.

    Games that are over are kept. One that is not rests after so many seconds without anybody, and
    its link wakes it; after so many days it is forgotten (0: never).
    """

    release: str
    address: str
    rests_after: int
    keep_days: int


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: str
    release: str


class QrText(Struct, forbid_unknown_fields=True, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class OptionInfo(Struct, frozen=True):
    """A question on which printings or groups differ: its answers and its clauses."""

    values: list[str]
    clauses: list[str]


class GameInfo(Struct, frozen=True):
    """A game one can open a table for; the first edition is the recommended one."""

    game: str
    seats: list[int]  # the fewest and the most
    usual: int
    editions: dict[str, dict[str, str]]
    readings: dict[str, list[str]]  # by edition, the options that its print leaves open
    options: dict[str, OptionInfo]
    bots: list[str]


class ClauseInfo(Struct, frozen=True):
    """One rule: its number, what it says, and where it is printed.

    A server that runs in a checkout tells the lines of the code and of the tests that name it.
    """

    number: str
    says: str
    mark: str
    code: list[str] = []
    tests: list[str] = []


class RulesSection(Struct, frozen=True):
    """The clauses under one heading; its `name` is that of its words in other languages."""

    name: str
    title: str
    clauses: list[ClauseInfo]


class RulesPage(Struct, frozen=True):
    """The clauses of a game; they are in `language`."""

    game: str
    language: str
    sections: list[RulesSection]
