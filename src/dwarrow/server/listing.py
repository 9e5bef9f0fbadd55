"""A table's row in the hall: what is shown of it, and how long it goes on without anybody."""

from __future__ import annotations

import msgspec

from dwarrow.server.at_table.sit import free_seats
from dwarrow.server.codes import code_of
from dwarrow.server.now import now, ticks
from dwarrow.server.room import Room, rest_after
from dwarrow.wire import bodies


class HallRow(msgspec.Struct):
    """What the store keeps of a table for the hall."""

    shown: bodies.Listed
    is_public: bool
    is_driven: bool  # 0.1.0 looks at it
    until: int = 0  # how long (in milliseconds since 1970) its clock runs though nobody is there
    code: str = ""  # leads here while somebody may sit down


PUBLIC = b'"is_public":true'  # in a row as it is written: others need not be read further
decoded = msgspec.json.Decoder(HallRow).decode


def is_driven(room: Room) -> bool:
    """Whether a table goes on by itself: it has a clock or bots, and somebody has looked."""
    table = room.table
    has_bots = any(chair.bot for chair in table.chairs)
    goes_on = table.status == "playing" and (table.clock.limit > 0 or has_bots)
    return goes_on and not room.is_at_rest()


def listed(room: Room) -> HallRow:
    table = room.table
    shown = bodies.Listed(
        table=table.name,
        game=table.settings.game,
        edition=table.settings.edition,
        status=table.status,
        names=[seat.name for seat in table.chairs if seat.name],
        open=sum(1 for seat in table.chairs if seat.is_open),
    )
    is_driven_now = is_driven(room)
    until = runs_until(room) if is_driven_now and table.clock.limit else 0
    code = code_of(table.invite) if free_seats(table) else ""
    return HallRow(shown, table.settings.visibility == "listed", is_driven_now, until, code)


def runs_until(room: Room) -> int:
    """When the table will rest if nobody looks again; in steps, so that its row changes rarely."""
    rest = rest_after(room.table)
    step = rest * 1000 / 2
    left = rest if room.listeners else rest - (ticks() - room.used)
    return int((now() + left * 1000) // step * step + step)
