"""How each line of the log changes a table. Nothing else ever changes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dwarrow.bots import talk
from dwarrow.kernel import record
from dwarrow.kernel.shuffles import FromSecrets
from dwarrow.kernel.state import DEALER
from dwarrow.kernel.table import Entry
from dwarrow.kernel.table import Table as Play
from dwarrow.server import lines
from dwarrow.server.clock import TurnClock
from dwarrow.server.seats import Seat
from dwarrow.server.story import TOLD
from dwarrow.server.table import Table
from dwarrow.wire.settings import Proposal


def fold(table: Table, line: lines.Line) -> None:
    """Add one line to a table."""
    FOLDS[type(line)](table, line)
    told = TOLD.get(type(line))
    if told:
        table.story.add(table.version, line.at, told(line))
    if line.id:
        table.answered[line.by, line.id] = table.version + 1
    table.version += 1
    if not isinstance(line, lines.Moved | lines.Dealt):
        table.settled = table.version


def fold_entry(table: Table, entry: Entry, at: int) -> None:
    """Add a move or a deal to the game, and what is told of it to the story."""
    assert table.play is not None
    before = len(table.play.told)
    replay_entry(table.play, entry)
    table.story.hear(table.version, at, table.play.told[before:])
    table.entry_lines.append((table.version, at))
    table.clock = table.clock.turned(at)
    table.proposals.clear()
    if table.play.is_over:
        table.status = "over"
        table.clock = table.clock.stopped(at)


def replay_entry(play: Play, entry: Entry) -> None:
    if entry.deal is None:
        play.fold(entry)
    else:
        play.fold_deal(entry.deal)


def new_play(table: Table) -> Play:
    return Play(table.game, table.settings.edition, table.rules, table.names, table.shuffles)


def opened(table: Table, line: lines.Opened) -> None:
    table.host, table.invite, table.webhook = line.host, line.invite, line.webhook
    table.seal = line.seal
    table.shuffles = FromSecrets([bytes.fromhex(secret) for secret in line.secrets])
    configured(table, line)


def configured(table: Table, line: lines.Opened | lines.Configured) -> None:
    """New settings; people keep their seats as far as there are seats."""
    table.settings = line.settings
    kept = table.seats[: line.settings.seats]
    table.seats = kept + [Seat() for _ in range(line.settings.seats - len(kept))]
    if table.host_seat is not None and table.host_seat >= len(table.seats):
        table.host_seat = None


def hooked(table: Table, line: lines.Hooked) -> None:
    table.webhook = line.webhook


def sat(table: Table, line: lines.Sat) -> None:
    table.seats[line.seat] = Seat(name=line.name, key=line.key)
    if line.host:
        table.host_seat = line.seat
    if line.entropy:
        add_entropy(table, line.seat, line.entropy)


def add_entropy(table: Table, seat: int, entropy: str) -> None:
    """It counts for every deal that is not dealt yet."""
    dealt = table.play.deals if table.play else 0
    for number in range(dealt + 1, len(table.shuffles.by_deal) + 1):
        table.shuffles.add(number, seat, bytes.fromhex(entropy))


def seated_bot(table: Table, line: lines.Seatedbot) -> None:
    name = table.seats[line.seat].name if table.play else bot_name(table, line.seat)
    table.seats[line.seat] = Seat(name=name if line.bot else "", bot=line.bot)
    if table.host_seat == line.seat:
        table.host_seat = None


DWARFS = (
    "Bofi", "Dara", "Gim", "Hild", "Kuri", "Lofa",
    "Mott", "Nain", "Orla", "Rurik", "Skadi", "Thora",
)  # fmt: skip


def bot_name(table: Table, seat: int) -> str:
    """A dwarf's name that nobody at the table has."""
    free = [name for name in DWARFS if name not in table.names]
    return free[seat % len(free)] if free else f"Dwarf {seat}"


def swapped(table: Table, line: lines.Swapped) -> None:
    seats = table.seats
    seats[line.one], seats[line.other] = seats[line.other], seats[line.one]
    turned = {line.one: line.other, line.other: line.one}
    if table.host_seat is not None:
        table.host_seat = turned.get(table.host_seat, table.host_seat)


def invited(table: Table, line: lines.Invited) -> None:
    if line.seat is None:
        table.invite = line.invite
        return
    seat = table.seats[line.seat]
    seat.invite, seat.key = line.invite, ""
    if table.play and not seat.bot:
        seat.bot = table.settings.bot


def added(table: Table, line: lines.Added) -> None:
    add_entropy(table, line.seat, line.entropy)


def started(table: Table, line: lines.Started) -> None:
    table.status = "playing"
    table.play = new_play(table)
    table.clock = TurnClock(table.settings.clock.milliseconds).started(line.at)


def moved(table: Table, line: lines.Moved) -> None:
    fold_entry(table, Entry(line.seat, table.game.read_move(line.move), None), line.at)


def dealt(table: Table, line: lines.Dealt) -> None:
    assert table.play is not None
    deal = record.read_deal(line.order, table.game, table.play.state, len(table.seats))
    fold_entry(table, Entry(DEALER, 0, deal), line.at)


def nothing(table: Table, line: lines.Line) -> None:
    """The line is only told."""


def claimed(table: Table, line: lines.Claimed) -> None:
    claim = talk.Claimed(line.by, line.about, line.which, line.says)
    table.claims[table.version] = claim
    table.story.claim(claim)


def doubted(table: Table, line: lines.Doubted) -> None:
    table.story.claim(talk.Doubted(line.by, table.claims[line.line]))


def proposed(table: Table, line: lines.Proposed) -> None:
    n = table.version
    table.proposals[n] = Proposal(n, line.what, line.by, line.seat, line.waits)


def voted(table: Table, line: lines.Voted) -> None:
    """One word against it closes a proposal; so does the last word for it."""
    proposal = table.proposals.pop(line.line)
    waits = [seat for seat in proposal.waits if seat != line.by]
    if line.yes and waits:
        table.proposals[line.line] = Proposal(
            line.line, proposal.what, proposal.by, proposal.seat, waits
        )


def undone(table: Table, line: lines.Undone) -> None:
    """Fold the game anew, up to there."""
    assert table.play is not None
    entries = table.play.log[: line.played]
    table.play = new_play(table)
    for entry in entries:
        replay_entry(table.play, entry)
    table.story.take_back(line.played)
    del table.entry_lines[line.played :]
    table.status = "playing"
    table.proposals.clear()
    table.clock = table.clock.started(line.at).turned(line.at)


def replaced(table: Table, line: lines.Replaced) -> None:
    table.seats[line.seat].bot = line.bot
    table.proposals.clear()


def returned(table: Table, line: lines.Returned) -> None:
    table.seats[line.seat].bot = ""


def left(table: Table, line: lines.Left) -> None:
    table.seats[line.seat] = Seat()


def gone(table: Table, line: lines.Gone) -> None:
    table.seats[line.seat] = Seat(name=table.seats[line.seat].name, bot=line.bot)
    table.proposals.clear()


def paused(table: Table, line: lines.Paused) -> None:
    table.status = "paused"
    table.clock = table.clock.stopped(line.at)


def resumed(table: Table, line: lines.Resumed) -> None:
    table.status = "playing"
    table.clock = table.clock.started(line.at)


def stopped(table: Table, line: lines.Stopped) -> None:
    table.clock = table.clock.stopped(line.at)


def went_on(table: Table, line: lines.Wenton) -> None:
    """After an orderly stop the rest of the turn is left; after a crash the turn starts anew."""
    if table.clock.since is None:
        table.clock = table.clock.started(line.at)
    else:
        table.clock = table.clock.turned(line.at)


def ended(table: Table, line: lines.Ended) -> None:
    table.status = "ended"
    table.clock = table.clock.stopped(line.at)


def rematched(table: Table, line: lines.Rematched) -> None:
    table.rematch = line.table


FOLDS: dict[type[lines.Line], Callable[[Table, Any], None]] = {
    lines.Opened: opened,
    lines.Configured: configured,
    lines.Hooked: hooked,
    lines.Sat: sat,
    lines.Seatedbot: seated_bot,
    lines.Swapped: swapped,
    lines.Invited: invited,
    lines.Added: added,
    lines.Started: started,
    lines.Moved: moved,
    lines.Dealt: dealt,
    lines.Said: nothing,
    lines.Phrased: nothing,
    lines.Claimed: claimed,
    lines.Doubted: doubted,
    lines.Proposed: proposed,
    lines.Voted: voted,
    lines.Undone: undone,
    lines.Replaced: replaced,
    lines.Returned: returned,
    lines.Left: left,
    lines.Gone: gone,
    lines.Paused: paused,
    lines.Resumed: resumed,
    lines.Stopped: stopped,
    lines.Wenton: went_on,
    lines.Ended: ended,
    lines.Rematched: rematched,
}
