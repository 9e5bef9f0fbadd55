"""A seat's own entropy for the deals of the game, and its promise.

The server's secrets are committed before anybody sits down. A seat that does not trust the server
commits, too (`Sat.commitment`, or later by `commit`), and shows its entropy only when the host has
asked for the start and nobody can add anything any more: whoever comes last, the server's owner
too, chooses blindly. From then on nobody can come, go or move until it is dealt: a start that can
be called off could be tried until the deal pleases. Who does not show it in time is told of, and
the deal goes without it.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.kernel.fair import commitment
from dwarrow.server.chairs import Caller
from dwarrow.server.line import BEFORE, REVEALING, Heard, Line, Lines, Stamp, asking, own_seat
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks


class AddedTold(TypedDict):
    event: Literal["added-entropy"]
    seat: int
    commitment: str


class Added(Line):
    seat: int
    entropy: str

    def change(self, table: Table) -> None:
        add_entropy(table, self.seat, self.entropy)
        if table.awaited is not None:
            table.awaited.discard(self.seat)

    def told(self) -> AddedTold:
        return {"event": "added-entropy", "seat": self.seat, "commitment": committed(self.entropy)}


class Promised(Heard):
    """A seat commits to entropy, or to another: nothing of it has been shown."""

    seat: int
    commitment: str

    def change(self, table: Table) -> None:
        table.forget_entropy(self.seat)
        table.chairs[self.seat].commitment = self.commitment


class EntropyCalled(Heard, tag="revealing"):
    """The host has asked for the start: who has committed to entropy shows it now."""

    def change(self, table: Table) -> None:
        table.awaited = {n for n, chair in enumerate(table.chairs) if chair.commitment}
        table.starter, table.starter_line = self.by, table.version


class UnrevealedTold(TypedDict):
    event: Literal["unrevealed"]
    seat: int


class Unrevealed(Line):
    """A seat has not shown what it had committed to."""

    seat: int

    def change(self, table: Table) -> None:
        if table.awaited is not None:
            table.awaited.discard(self.seat)

    def told(self) -> UnrevealedTold:
        return {"event": "unrevealed", "seat": self.seat}


def committed(entropy: str) -> str:
    """What everybody hears of a seat's entropy before the deal: it cannot be another one later."""
    return commitment(bytes.fromhex(entropy))


def add_entropy(table: Table, seat: int, entropy: str) -> None:
    """It counts for every deal that is not dealt yet."""
    dealt = table.play.deals if table.play else 0
    for number in range(dealt + 1, len(table.shuffles.by_deal) + 1):
        table.shuffles.add(number, seat, bytes.fromhex(entropy))


def add(table: Table, caller: Caller, ask: asks.Entropy, stamp: Stamp) -> Lines:
    seat = own_seat(caller)
    promise = table.chairs[seat].commitment
    if table.awaited is not None and seat not in table.awaited:
        raise No("not-allowed", "not-now", status=table.stage)  # the others' is being shown
    if promise and table.awaited is None:
        raise No("not-allowed", "not-now", status=table.stage)  # too early: somebody may yet come
    if promise and committed(ask.value) != promise:
        raise No("not-allowed", "other-entropy")
    return [stamp.on(Added, seat, ask.value)]


def commit(table: Table, caller: Caller, ask: asks.Commit, stamp: Stamp) -> Lines:
    return [stamp.on(Promised, own_seat(caller), ask.commitment)]


ENTROPY = asking(asks.Entropy, "seat", f"{BEFORE} {REVEALING}", add)
COMMIT = asking(asks.Commit, "seat", BEFORE, commit)
