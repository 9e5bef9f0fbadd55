"""Opening a table, sitting down, and the same people again: what newcomers become in a log."""

from __future__ import annotations

import secrets

from dwarrow import MOST_DEALS
from dwarrow.kernel.fair import SECRET_BYTES
from dwarrow.server import lines
from dwarrow.server.allowed import No
from dwarrow.server.decide import Lines
from dwarrow.server.people import clean_name
from dwarrow.server.seats import Seat, hash_of
from dwarrow.server.settle import known_bot, settled, webhook_address
from dwarrow.server.table import Table
from dwarrow.wire import http
from dwarrow.wire.settings import Settings

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
NAME_LENGTH = 12


def new_name() -> str:
    """The name of a table: with it one may watch, so it cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(NAME_LENGTH))


def opened(at: int, settings: Settings, host: str, invite: str, webhook: str) -> lines.Opened:
    """The first line of a log; `host` and `invite` are hashes."""
    fresh = [secrets.token_hex(SECRET_BYTES) for _ in range(MOST_DEALS)]
    seal = secrets.token_hex(SECRET_BYTES)
    return lines.Opened(at, lines.NEWCOMER, settings, host, invite, fresh, seal, webhook)


def opening(wish: http.Open, host: str, invite: str, key: str, at: int) -> Lines:
    """The lines of a new table, with its bots and, if named, its host seated."""
    settings = settled(wish.settings)
    bots = {_number(seat, settings.seats): known_bot(settings.game, bot)
            for seat, bot in wish.bots.items()}  # fmt: skip
    first = opened(at, settings, hash_of(host), hash_of(invite), webhook_address(wish.webhook))
    new: Lines = [first, *(lines.Seatedbot(at, lines.HOST, n, bot) for n, bot in bots.items())]
    if wish.name is not None:
        seat = next((n for n in range(settings.seats) if n not in bots), None)
        if seat is None:
            raise No("not-allowed", "no-seat-left")
        name = clean_name(wish.name, [])
        new.append(
            lines.Sat(at, lines.HOST, seat, name, hash_of(key), wish.entropy or "", host=True)
        )
    return new


def _number(text: str, seats: int) -> int:
    if text not in map(str, range(seats)):
        raise No("unknown", "no-such-seat", last=seats)
    return int(text)


def sitting(table: Table, wish: http.Sit, key: str, at: int) -> lines.Sat:
    """The line of somebody who sits down by a link."""
    seat = _seat_for(table, wish)
    others = [name for n, name in enumerate(table.names) if n != seat and name]
    name = table.names[seat] if table.play else clean_name(wish.name, others)
    return lines.Sat(at, lines.NEWCOMER, seat, name, hash_of(key), wish.entropy or "")


def _seat_for(table: Table, wish: http.Sit) -> int:
    hashed = hash_of(wish.invite) if wish.invite else ""
    own = next((n for n, seat in enumerate(table.seats) if hashed and seat.invite == hashed), None)
    if own is not None and table.status in ("gathering", "playing", "paused"):
        return own
    if hashed != table.invite and table.settings.visibility != "listed":
        raise No("not-allowed", "link-invalid")
    if table.status != "gathering":
        raise No("not-allowed", "begun")
    return _open_seat(table, wish.seat)


def _open_seat(table: Table, wanted: int | None) -> int:
    free = [n for n, seat in enumerate(table.seats) if seat.is_open and not seat.invite]
    if wanted is not None and wanted in free:
        return wanted
    if wanted is not None:
        raise No("not-allowed", "seat-not-open")
    if not free:
        raise No("not-allowed", "full")
    return free[0]


def again(table: Table, at: int) -> Lines:
    """The lines of a rematch: the same settings, keys and people; who left is a bot now."""
    new: Lines = [opened(at, table.settings, table.host, table.invite, table.webhook)]
    return new + [_kept(table, n, seat, at) for n, seat in enumerate(table.seats)]


def _kept(table: Table, n: int, seat: Seat, at: int) -> lines.Line:
    if seat.is_person:
        host = n == table.host_seat
        return lines.Sat(at, lines.NEWCOMER, n, seat.name, seat.key, host=host)
    return lines.Seatedbot(at, lines.NEWCOMER, n, seat.bot)
