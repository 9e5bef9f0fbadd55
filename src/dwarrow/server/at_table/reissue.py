"""A new link for a seat or the table; what opened it before is worth nothing.

Once the game has begun a link shows a hand, so a host who plays gets none without the others'
agreement: the link is there when the host asks again. A host without a seat may play by another
key, so it gets a bot's seat in the same way; for a person's, silence is enough.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.at_table.proposal import Proposed, must_agree, others
from dwarrow.server.chairs import Caller, hash_of
from dwarrow.server.line import LASTING, Line, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks, tells
from dwarrow.wire.settings import Proposal


class InvitedTold(TypedDict):
    event: Literal["invited"]
    seat: int | None


class Invited(Line):
    seat: int | None
    invite: str

    def change(self, table: Table) -> None:
        table.issued.add(table.version)
        if self.seat is None:
            table.invite = self.invite
            return
        table.hand_over(self.seat, None)
        table.proposals.clear()  # what the last one was asked is not the next one's to say
        chair = table.chairs[self.seat]
        chair.invite, chair.key, chair.issued = self.invite, "", table.version
        if table.play and not chair.bot:
            chair.bot = table.settings.bot

    def told(self) -> InvitedTold:
        return {"event": "invited", "seat": self.seat}


def reissue(table: Table, caller: Caller, ask: asks.Reissue, stamp: Stamp) -> Lines | tells.Tell:
    if ask.seat is None:
        return [stamp.on(Invited, None, hash_of(table.link(table.version)))]
    chair = table.chair(ask.seat)
    if ask.seat == caller.seat:
        raise No("not-allowed", "own-seat")
    waits = who_agrees(table, caller, ask.seat, stamp)
    if not waits:
        return [stamp.on(Invited, ask.seat, hash_of(table.link(table.version)))]
    if chair.invite and chair.issued >= 0:  # it was agreed to, and nobody has sat down yet
        return tells.Done(ask.id, table.version, table.link(chair.issued))
    return [stamp.on(Proposed, "reissue", ask.seat, waits)]


def who_agrees(table: Table, caller: Caller, seat: int, stamp: Stamp) -> list[int]:
    if table.play is None:
        return []
    if table.host_seat is None and (table.chair(seat).is_person or not table.people()):
        return must_agree(table, caller, seat, stamp)
    return others(table, caller, seat)


def agreed(table: Table, proposal: Proposal, stamp: Stamp) -> Line:
    return stamp.also(Invited, proposal.seat, hash_of(table.link(table.version + 1)))


def link_in(table: Table, line: int) -> str:
    """The link that a line gave; a line that only asks the others gave none."""
    return table.link(line) if line in table.issued else ""


REISSUE = asking(asks.Reissue, "host", LASTING, reissue, gives=link_in)
