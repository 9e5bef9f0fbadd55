"""A person sits down by a link; `key` is the hash of the seat's key."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from dwarrow.server.at_table.entropy import add_entropy, committed
from dwarrow.server.chairs import Chair, hash_of
from dwarrow.server.codes import invitation_of
from dwarrow.server.line import NEWCOMER, Line
from dwarrow.server.no import No
from dwarrow.server.people import clean_name
from dwarrow.server.table import Table
from dwarrow.wire import bodies


class SatTold(TypedDict):
    event: Literal["sat"]
    seat: int
    name: str
    commitment: NotRequired[str]


class Sat(Line):
    seat: int
    name: str
    key: str
    entropy: str = ""
    host: bool = False
    commitment: str = ""  # to entropy that is shown later
    face: str = ""

    def change(self, table: Table) -> None:
        table.hand_over(self.seat, None)
        table.chairs[self.seat] = Chair(
            name=self.name,
            key=self.key,
            since=table.version,
            commitment=self.commitment,
            face=self.face,
        )
        if self.host:
            table.host_seat = self.seat
        if self.entropy:
            add_entropy(table, self.seat, self.entropy)

    def told(self) -> SatTold:
        told: SatTold = {"event": "sat", "seat": self.seat, "name": self.name}
        promise = self.commitment or (committed(self.entropy) if self.entropy else "")
        if promise:
            told["commitment"] = promise
        return told


def sitting(table: Table, wish: bodies.Sit, key: str, at: int) -> Sat:
    """The line of somebody who sits down."""
    seat = seat_for(table, wish)
    others = [name for n, name in enumerate(table.names) if n != seat and name]
    name = table.names[seat] if table.play else clean_name(wish.name, others)
    entropy, promise = own_chance(wish) if table.play is None else ("", "")
    return Sat(at, NEWCOMER, seat, name, hash_of(key), entropy, False, promise, wish.face)


def own_chance(wish: bodies.Sit | bodies.Open) -> tuple[str, str]:
    """The entropy of somebody who comes, or the promise of it."""
    return "" if wish.commitment else wish.entropy or "", wish.commitment or ""


def seat_for(table: Table, wish: bodies.Sit) -> int:
    """The seat that an invitation opens; No if it opens none."""
    if table.awaited is not None:
        raise No("not-allowed", "not-now", status=table.stage)
    hashed = hash_of(wish.invite) if wish.invite else ""
    own = next((n for n, c in enumerate(table.chairs) if hashed and c.invite == hashed), None)
    if own is not None and table.status in ("gathering", "playing", "paused"):
        return own
    is_invited = hashed == table.invite or wish.invite == invitation_of(table.invite)
    if not is_invited and table.settings.visibility != "listed":
        raise No("not-allowed", "link-invalid")
    if table.status != "gathering":
        raise No("not-allowed", "begun")
    return _open_seat(table, wish.seat)


def free_seats(table: Table) -> list[int]:
    """The seats that the table's own link and code open."""
    if table.status != "gathering":
        return []
    return [n for n, chair in enumerate(table.chairs) if chair.is_open and not chair.invite]


def _open_seat(table: Table, wanted: int | None) -> int:
    free = free_seats(table)
    if wanted is not None and wanted in free:
        return wanted
    if wanted is not None:
        raise No("not-allowed", "seat-not-open")
    if not free:
        raise No("not-allowed", "full")
    return free[0]
