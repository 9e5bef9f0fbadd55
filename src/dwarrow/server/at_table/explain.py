"""A bot says why it moved: only what all have seen, so that its voice betrays no side."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.line import Line, Lines, Stamp
from dwarrow.wire.tells import Grounds

Why = Literal["breaks", "mends-other", "looks", "clears", "caves-in", "joke"]


class ExplainedTold(TypedDict):
    event: Literal["explained"]
    seat: int
    why: Why
    which: int  # the seat or the goal it is about, or which joke; -1 if about none
    percent: int  # how likely that seat hinders, by what all have seen


class Explained(Line):
    seat: int
    why: Why
    which: int = -1
    percent: int = 0

    def told(self) -> ExplainedTold:
        return {
            "event": "explained", "seat": self.seat, "why": self.why, "which": self.which,
            "percent": self.percent,
        }  # fmt: skip


def explained(seat: int, says: Grounds | None, stamp: Stamp) -> Lines:
    """What a bot says of its move as a line, if it says anything that the words know."""
    if says is None or says.key not in Why.__args__:  # type: ignore[attr-defined]
        return []
    about = says.names.get("whom", says.names.get("which", -1))
    percent = says.names.get("percent", 0)
    return [stamp.also(Explained, seat, says.key, int(about), int(percent))]
