"""A seat's word on a proposal: one against it closes it, so does the last word for it."""

from __future__ import annotations

from msgspec.structs import replace as changed

from dwarrow.server.at_table import reissue, replace, resign, undo
from dwarrow.server.chairs import Caller
from dwarrow.server.line import PLAYING, Heard, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks

AGREED = {
    "undo": undo.agreed,
    "replace": replace.agreed,
    "reissue": reissue.agreed,
    "remove": resign.agreed,
}


class Voted(Heard):
    line: int
    yes: bool

    def change(self, table: Table) -> None:
        proposal = table.proposals.pop(self.line, None)
        waits = [seat for seat in proposal.waits if seat != self.by] if proposal else []
        if proposal and self.yes and waits:
            table.proposals[self.line] = changed(proposal, waits=waits)


def vote(table: Table, caller: Caller, ask: asks.Vote, stamp: Stamp) -> Lines:
    proposal = table.proposals.get(ask.line)
    if proposal is None or caller.seat not in proposal.waits:
        raise No("unknown", "no-vote")
    voted = stamp.on(Voted, ask.line, ask.yes)
    if not ask.yes or proposal.waits != [caller.seat]:
        return [voted]
    return [voted, AGREED[proposal.what](table, proposal, stamp)]


VOTE = asking(asks.Vote, "seat", PLAYING, vote)
