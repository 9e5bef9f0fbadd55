"""The bodies of the plain requests: open a table, sit down, look around."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from dwarrow.wire.asks import Hex, Key
from dwarrow.wire.settings import Name, Seat, Settings, TableInfo, Word
from dwarrow.wire.tells import Fact


class Open(Struct, forbid_unknown_fields=True, frozen=True):
    """Open a table. With a name the host sits down at the first open seat."""

    settings: Settings
    name: Name | None = None
    bots: dict[str, Word] = field(default_factory=dict)  # seat number: a bot's name
    entropy: Hex | None = None
    webhook: Annotated[str, Meta(max_length=300)] = ""


class Opened(Struct, frozen=True):
    """The new table; `host` is the key of its host, `invite` the secret of its link."""

    table: str
    host: str
    invite: str
    seat: int | None = None
    key: str = ""


class Sit(Struct, forbid_unknown_fields=True, frozen=True):
    """Sit down with a name; `invite` is the secret of the table's or of a seat's link."""

    name: Name
    invite: Key = ""
    seat: Seat | None = None
    entropy: Hex | None = None


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


class Frame(Struct, frozen=True):
    """One moment of a replay: after `played` moves."""

    played: int
    line: int
    view: dict[str, Any]
    story: list[dict[str, Any]]


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


class Drawing(Struct, frozen=True):
    """The table in letters; empty before the game."""

    text: str


class HouseInfo(Struct, frozen=True):
    """The server itself; `address` is where the others find it, for links and codes."""

    release: str
    address: str


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
    options: dict[str, OptionInfo]
    bots: list[str]


class ClauseInfo(Struct, frozen=True):
    """One rule: its number, what it says, and where it is printed."""

    number: str
    says: str
    mark: str


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
