"""What people hear of a table's lines: the events of the game, talk, comings and goings.

Every item is encoded once, with the seat that may hear it. Of a line
that is told which the line itself says.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import Any

import msgspec

from dwarrow.bots import talk
from dwarrow.kernel.state import ALL, Event, Told
from dwarrow.kernel.table import event_data

SAID = talk.Claimed | talk.Doubted | talk.Inquired


class Story:
    """All that was told, in order; and, for bots, the same as events."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.hearers: list[int] = []
        self.items: list[bytes] = []
        self.events: list[Told] = []
        self.marks: list[int] = [0]  # how many events there were after so many moves and deals
        self.taken_back = 0  # how often something was
        self.ends: list[tuple[int, int]] = []  # of rounds: the line, how many moves and deals then

    def add(self, n: int, at: int, facts: Mapping[str, Any], to: int = ALL) -> None:
        self.lines.append(n)
        self.hearers.append(to)
        self.items.append(msgspec.json.encode({"n": n, "at": at, **facts}))

    def hear(self, n: int, at: int, told: list[Told]) -> None:
        """What the rules told of one move or deal."""
        for item in told:
            facts = event_data(item.event)
            self.add(n, at, facts, item.to)
            if facts["event"] == "round-ended":
                self.ends.append((n, len(self.marks)))
        self.events += told
        self.marks.append(len(self.events))

    def claim(self, event: Event) -> None:
        self.events.append(Told(ALL, event))

    def rounds_ended(self) -> int:
        return len(self.ends)

    def take_back(self, played: int) -> None:
        """Forget for the bots what was told after so many moves; claims stay said."""
        self.taken_back += 1
        kept = self.marks[played]
        said = [t for t in self.events[kept:] if isinstance(t.event, SAID)]
        self.events = self.events[:kept] + said
        self.marks = self.marks[: played + 1]
        self.ends = [end for end in self.ends if end[1] <= played]

    def of(self, seat: int, since: int = 0) -> bytes:
        """What a seat has heard from a line on, as a JSON list."""
        first = bisect_left(self.lines, since)
        told = zip(self.hearers[first:], self.items[first:])
        heard = [item for to, item in told if to in (ALL, seat)]
        return b"[" + b",".join(heard) + b"]"

    def events_of(self, seat: int) -> list[Event]:
        return [told.event for told in self.events if told.to in (ALL, seat)]
