"""A line of a table's log, and an ask that becomes lines. What lines there are is in `at_table/`.

A table is the fold of its lines. They never leave the server: people hear only what `told` says of
one, field by field.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from dwarrow.kernel.state import ALL
from dwarrow.server.chairs import Caller
from dwarrow.server.no import No
from dwarrow.server.table import HOST as HOST
from dwarrow.server.table import NEWCOMER as NEWCOMER
from dwarrow.server.table import SERVER as SERVER
from dwarrow.server.table import Table
from dwarrow.wire import asks, tells

if TYPE_CHECKING:
    from dwarrow.server.hall import Hall
    from dwarrow.server.room import Listener, Room

Facts = Mapping[str, Any]  # a line that tells says which: its `told` gives a TypedDict


class Answering(Struct, kw_only=True):
    """The id of the ask that a line answers, if it answers one."""

    id: str = ""


class Line(Answering, tag_field="was", tag=str.lower, forbid_unknown_fields=True):
    """When it happened, and who asked for it: a seat or one of the above."""

    at: int
    by: int

    def change(self, table: Table) -> None:
        """What it changes in the table; a line that is only told changes nothing."""

    def told(self) -> Facts | None:
        """What everybody hears of it; nothing unless a line says so."""
        return None

    def hearer(self, table: Table) -> int:
        """Who hears it: all, unless a line says otherwise."""
        return ALL

    @property
    def asker(self) -> int | None:
        """The seat that asked, for those who are told."""
        return self.by if self.by >= 0 else None


class Heard(Line):
    """A line of which everybody hears all that it says, and who asked if it names no seat."""

    def told(self) -> Facts:
        said = {fact: getattr(self, fact) for fact in facts_in(type(self))}
        return {"event": event_of(type(self)), "seat": self.asker, **said}


def event_of(kind: type[Heard]) -> str:
    return str(kind.__struct_config__.tag)


def facts_in(kind: type[Line]) -> list[str]:
    """What a line says besides when, who and which ask."""
    return [fact for fact in kind.__struct_fields__ if fact not in Line.__struct_fields__]


Lines = list[Line]


@dataclass(frozen=True)
class Stamp:
    """When, who and which ask: what every line begins with."""

    at: int
    by: int
    ask: str = ""
    silent: frozenset[int] = frozenset()  # the seats that have been away for the time of grace

    def on(self, kind: Callable[..., Line], *facts: Any) -> Line:
        return kind(self.at, self.by, *facts, id=self.ask)

    def also(self, kind: Callable[..., Line], *facts: Any) -> Line:
        """A second line of the same ask: it does not answer it."""
        return kind(self.at, self.by, *facts)


Becomes = Callable[[Table, Caller, Any, Stamp], Lines | tells.Tell]
Gives = Callable[[Table, int], str]


@dataclass(frozen=True)
class Place:
    """Where an ask is done that needs more than the table, with which key, on which connection."""

    hall: Hall
    room: Room
    key: str
    listener: Listener | None


Does = Callable[[Place, Any], Awaitable[tells.Tell]]


@dataclass(frozen=True)
class Asking:
    """An ask: who may ask it, in which states of the table, and the lines it becomes.

    Some are answered without a line; some do more than the table can (`does`).
    """

    kind: type[asks.Ask]
    who: frozenset[str]
    when: frozenset[str]
    becomes: Becomes
    slowly: bool  # talk, and what costs as much as a bot's turn: a twentieth of what else is asked
    most: float  # lines of a log, besides moves, after which it is not done any more
    gives: Gives  # the link that is its answer once it is done, by its line
    does: Does | None = None

    def check_who(self, caller: Caller) -> None:
        """Raise No if this caller may never ask this."""
        if not self.who & caller.kinds:
            raise No("not-allowed", "only", who="-".join(sorted(self.who)))

    def check(self, caller: Caller, stage: str) -> None:
        """Raise No if this caller may not ask this, or not now."""
        self.check_who(caller)
        if stage not in self.when:
            raise No("not-allowed", "not-now", status=stage)


MOST_LINES = 20_000  # nobody fills a disk by talking
ALWAYS = inf  # but a game can be played and ended
BEFORE = "gathering"
REVEALING = "revealing"  # from the host's start to the deal nobody comes, goes or moves
PLAYING = "playing"
DURING = "playing paused"
LASTING = "gathering playing paused"
EVER = "gathering revealing playing paused over"


def asking(
    kind: type[asks.Ask],
    who: str,
    when: str,
    becomes: Becomes,
    slowly: bool = False,
    most: float = MOST_LINES,
    gives: Gives = lambda table, line: "",
) -> Asking:
    whose, times = frozenset(who.split()), frozenset(when.split())
    return Asking(kind, whose, times, becomes, slowly, most, gives)


def doing(
    kind: type[asks.Ask], does: Does, who: str = "", when: str = "", slowly: bool = False
) -> Asking:
    """An ask that needs more than the table; where nobody is named anybody may ask it, always."""
    return replace(asking(kind, who, when, _no_lines, slowly), does=does)


def _no_lines(table: Table, caller: Caller, ask: asks.Ask, stamp: Stamp) -> Lines:
    raise TypeError(f"{type(ask).__name__} does not become lines by itself")


def by_of(caller: Caller) -> int:
    """Who asks, in the log; whoever is nobody here has never asked anything."""
    if caller.seat is not None:
        return caller.seat
    return HOST if caller.is_host else NEWCOMER


def own_seat(caller: Caller) -> int:
    assert caller.seat is not None  # `Asking.check` has seen to it
    return caller.seat
