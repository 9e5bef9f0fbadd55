"""The host mutes a person, or lets it talk again. It is the person that is muted, not the chair."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import EVER, Heard, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.wire import asks


class Muted(Heard):
    seat: int
    yes: bool

    def change(self, table: Table) -> None:
        table.chairs[self.seat].is_muted = self.yes


def mute(table: Table, caller: Caller, ask: asks.Mute, stamp: Stamp) -> Lines:
    if not table.chair(ask.seat).is_person:
        raise No("not-allowed", "nobody-there")
    return [stamp.on(Muted, ask.seat, ask.yes)]


MUTE = asking(asks.Mute, "host", EVER, mute, slowly=True)
