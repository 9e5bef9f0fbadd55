"""A claim everyone hears, bots too, and the doubt of one."""

from __future__ import annotations

import contextlib
from typing import Literal, TypedDict

import msgspec

from dwarrow.bots import talk
from dwarrow.server.at_table.say import check_voice
from dwarrow.server.chairs import Caller
from dwarrow.server.line import DURING, Line, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.server.thinking import BotClaim
from dwarrow.wire import asks


class ClaimSaidTold(TypedDict):
    event: Literal["claimed"]
    seat: int | None
    about: asks.About
    which: int
    says: asks.Says


class ClaimSaid(Line, tag="claimed"):
    about: asks.About
    which: int
    says: asks.Says

    def change(self, table: Table) -> None:
        claim = talk.Claimed(self.by, self.about, self.which, self.says)
        table.claims[table.version] = claim
        table.answer(self.by)
        table.story.claim(claim)

    def told(self) -> ClaimSaidTold:
        about, which, says = self.about, self.which, self.says
        return {
            "event": "claimed", "seat": self.asker, "about": about, "which": which, "says": says,
        }  # fmt: skip


class ClaimDoubtedTold(TypedDict):
    event: Literal["doubted"]
    seat: int | None
    line: int


class ClaimDoubted(Line, tag="doubted"):
    line: int

    def change(self, table: Table) -> None:
        table.story.claim(talk.Doubted(self.by, table.claims[self.line]))

    def told(self) -> ClaimDoubtedTold:
        return {"event": "doubted", "seat": self.asker, "line": self.line}


def claimed(table: Table, said: list[BotClaim], stamp: Stamp) -> Lines:
    """What a bot claims as lines; of what cannot be said nothing is heard."""
    found: Lines = []
    for one in said:
        with contextlib.suppress(No, msgspec.ValidationError):
            facts = {"about": one.about, "which": one.which, "says": one.says}
            ask = msgspec.convert({"ask": "claim", "id": "bot", **facts}, asks.Claim)
            found += claim(table, Caller(stamp.by, False), ask, stamp)
    return found


def claim(table: Table, caller: Caller, ask: asks.Claim, stamp: Stamp) -> Lines:
    check_voice(table, caller)
    if ask.says not in talk.SAYS[ask.about]:
        detail = f"Of a {ask.about} one says {' or '.join(talk.SAYS[ask.about])}."
        raise No("not-allowed", "no-such-claim", detail)
    if ask.which >= places(table)[ask.about]:
        raise No("unknown", "no-such-place")
    return [stamp.on(ClaimSaid, ask.about, ask.which, ask.says)]


def places(table: Table) -> dict[str, int]:
    """How many goals and seats one can speak of."""
    goals = table.begun.view(0).public_data().get("goals", [])
    return {"goal": len(goals) if isinstance(goals, list) else 0, "seat": len(table.chairs)}


def doubt(table: Table, caller: Caller, ask: asks.Doubt, stamp: Stamp) -> Lines:
    check_voice(table, caller)
    if ask.line not in table.claims:
        raise No("unknown", "no-claim")
    return [stamp.on(ClaimDoubted, ask.line)]


CLAIM = asking(asks.Claim, "seat", DURING, claim, slowly=True)
DOUBT = asking(asks.Doubt, "seat", DURING, doubt, slowly=True)
