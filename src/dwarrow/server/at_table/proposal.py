"""Something the seats are asked to agree to. What it becomes stands where it is asked for."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.chairs import Caller
from dwarrow.server.line import Line, Stamp
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire.settings import Proposal

What = Literal["undo", "replace", "reissue", "remove"]


class ProposedTold(TypedDict):
    event: Literal["proposed"]
    seat: int | None
    what: What
    whom: int


class Proposed(Line):
    what: What
    seat: int
    waits: list[int]

    def change(self, table: Table) -> None:
        n = table.version
        table.proposals[n] = Proposal(n, self.what, self.by, self.seat, self.waits)

    def told(self) -> ProposedTold:
        return {"event": "proposed", "seat": self.asker, "what": self.what, "whom": self.seat}


def must_agree(table: Table, caller: Caller, seat: int, stamp: Stamp) -> list[int]:
    """Who has to agree before a seat is taken from whoever plays there; nobody if it is silent.

    No if it is not, and there is nobody else to agree.
    """
    if not table.chair(seat).is_person or seat in stamp.silent:
        return []
    return others(table, caller, seat)


def others(table: Table, caller: Caller, seat: int) -> list[int]:
    """The people who are neither the one concerned nor the one who asks."""
    asks = caller.seat if caller.seat is not None else table.host_seat
    found = [n for n in table.people() if n not in (seat, asks)]
    if not found:
        raise No("not-allowed", "still-here", name=table.names[seat])
    return found
