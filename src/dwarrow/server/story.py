"""What people hear of a table's lines: the events of the game, talk, comings and goings.

Every item is encoded once, with the seat that may hear it. What is not named here is not told.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any

import msgspec

from dwarrow.bots import talk
from dwarrow.kernel.state import ALL, Event, Told
from dwarrow.kernel.table import event_data
from dwarrow.server import lines

Facts = dict[str, Any]


class Story:
    """All that was told, in order; and, for bots, the same as events."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.hearers: list[int] = []
        self.items: list[bytes] = []
        self.events: list[Told] = []
        self.marks: list[int] = [0]  # how many events there were after so many moves and deals

    def add(self, n: int, at: int, facts: Facts, to: int = ALL) -> None:
        self.lines.append(n)
        self.hearers.append(to)
        self.items.append(msgspec.json.encode({"n": n, "at": at, **facts}))

    def hear(self, n: int, at: int, told: list[Told]) -> None:
        """What the rules told of one move or deal."""
        for item in told:
            self.add(n, at, event_data(item.event), item.to)
        self.events += told
        self.marks.append(len(self.events))

    def claim(self, event: Event) -> None:
        self.events.append(Told(ALL, event))

    def take_back(self, played: int) -> None:
        """Forget for the bots what was told after so many moves; claims stay said."""
        kept = self.marks[played]
        said = [t for t in self.events[kept:] if isinstance(t.event, talk.Claimed | talk.Doubted)]
        self.events = self.events[:kept] + said
        self.marks = self.marks[: played + 1]

    def of(self, seat: int, since: int = 0) -> bytes:
        """What a seat has heard from a line on, as a JSON list."""
        first = bisect_left(self.lines, since)
        heard = [
            self.items[i] for i in range(first, len(self.items)) if self.hearers[i] in (ALL, seat)
        ]
        return b"[" + b",".join(heard) + b"]"

    def events_of(self, seat: int) -> list[Event]:
        return [told.event for told in self.events if told.to in (ALL, seat)]


def _seat(word: str) -> Callable[[Any], Facts]:
    return lambda line: {"event": word, "seat": line.seat}


def _by(word: str) -> Callable[[Any], Facts]:
    return lambda line: {"event": word, "seat": line.by if line.by >= 0 else None}


TOLD: dict[type[lines.Line], Callable[[Any], Facts]] = {
    lines.Configured: lambda line: {"event": "configured"},
    lines.Sat: lambda line: {"event": "sat", "seat": line.seat, "name": line.name},
    lines.Seatedbot: lambda line: {"event": "seated-bot", "seat": line.seat, "bot": line.bot},
    lines.Swapped: lambda line: {"event": "swapped", "one": line.one, "other": line.other},
    lines.Invited: lambda line: {"event": "invited", "seat": line.seat},
    lines.Added: _seat("added-entropy"),
    lines.Started: _by("started"),
    lines.Said: lambda line: {**_by("said")(line), "text": line.text},
    lines.Phrased: lambda line: {**_by("phrased")(line), "phrase": line.phrase},
    lines.Claimed: lambda line: {
        **_by("claimed")(line), "about": line.about, "which": line.which, "says": line.says,
    },
    lines.Doubted: lambda line: {**_by("doubted")(line), "line": line.line},
    lines.Proposed: lambda line: {**_by("proposed")(line), "what": line.what, "whom": line.seat},
    lines.Voted: lambda line: {**_by("voted")(line), "line": line.line, "yes": line.yes},
    lines.Undone: lambda line: {"event": "undone", "played": line.played},
    lines.Replaced: lambda line: {
        "event": "replaced", "seat": line.seat, "bot": line.bot, "why": line.why,
    },
    lines.Returned: _seat("returned"),
    lines.Left: _seat("left"),
    lines.Gone: lambda line: {
        "event": "gone", "seat": line.seat, "bot": line.bot, "removed": line.by != line.seat,
    },
    lines.Paused: _by("paused"),
    lines.Resumed: _by("resumed"),
    lines.Wenton: lambda line: {"event": "went-on"},
    lines.Ended: _by("ended"),
    lines.Rematched: lambda line: {"event": "rematched", "table": line.table},
}  # fmt: skip
