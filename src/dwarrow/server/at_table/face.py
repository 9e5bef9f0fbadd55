"""Somebody chooses a face. What it looks like is the page's business."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.server.chairs import Caller
from dwarrow.server.line import EVER, Line, Lines, Stamp, asking, own_seat
from dwarrow.server.table import Table
from dwarrow.wire import asks


class FacedTold(TypedDict):
    event: Literal["faced"]
    seat: int


class Faced(Line):
    seat: int
    face: str

    def change(self, table: Table) -> None:
        table.chairs[self.seat].face = self.face

    def told(self) -> FacedTold:
        return {"event": "faced", "seat": self.seat}


def face(table: Table, caller: Caller, ask: asks.Face, stamp: Stamp) -> Lines:
    return [stamp.on(Faced, own_seat(caller), ask.face)]


FACE = asking(asks.Face, "seat", EVER, face)
