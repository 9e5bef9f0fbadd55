"""May I take my last move back? If the others agree the game goes back, but not over a secret."""

from __future__ import annotations

from typing import Literal, TypedDict

from dwarrow.kernel.state import ALL
from dwarrow.lessons import lesson_named
from dwarrow.server.at_table.proposal import Proposed
from dwarrow.server.chairs import Caller
from dwarrow.server.line import PLAYING, Line, Lines, Stamp, asking, own_seat
from dwarrow.server.no import No
from dwarrow.server.table import Table, fold_entry
from dwarrow.wire import asks
from dwarrow.wire.settings import Proposal


class UndoneTold(TypedDict):
    event: Literal["undone"]
    played: int


class Undone(Line):
    """The game goes back to this many moves and deals."""

    played: int

    def change(self, table: Table) -> None:
        entries = table.begun.log[: self.played]
        table.play = table.new_play()
        for entry in entries:
            fold_entry(table.play, entry)
        table.story.take_back(self.played)
        del table.entry_lines[self.played :]
        table.status = "playing"
        table.proposals.clear()
        table.clock = table.clock.started(self.at).turned(self.at)

    def told(self) -> UndoneTold:
        return {"event": "undone", "played": self.played}


def undo(table: Table, caller: Caller, ask: asks.Undo, stamp: Stamp) -> Lines:
    seat = own_seat(caller)
    if table.lesson:
        return [stamp.on(Undone, own_last(table, seat))]
    played = last_of(table, seat)
    if played is None:
        raise No("not-allowed", "undo-not-yours")
    if has_revealed(table, played):
        raise No("not-allowed", "undo-shown")
    others = [n for n in table.people() if n != seat]
    proposed = stamp.on(Proposed, "undo", seat, others)
    return [proposed] if others else [proposed, stamp.also(Undone, played)]


def own_last(table: Table, seat: int) -> int:
    """In a lesson nothing is at stake: one goes back before one's own last move, whatever came."""
    first = lesson_named(table.lesson).begins
    own = [n for n, entry in enumerate(table.begun.log) if n >= first and entry.seat == seat]
    if not own:
        raise No("not-allowed", "undo-not-yours")
    return own[-1]


def last_of(table: Table, seat: int) -> int | None:
    """How many moves and deals came before a seat's last; only bots may have moved since."""
    entries = table.begun.log
    for n in range(len(entries) - 1, -1, -1):
        if entries[n].deal is not None:
            return None
        if entries[n].seat == seat:
            return n
        if table.chairs[entries[n].seat].is_person:
            return None
    return None


def has_revealed(table: Table, played: int) -> bool:
    """Whether anybody but a bot was shown what was hidden, since so many moves and deals."""
    told = table.story.events[table.story.marks[played] :]
    hearers = {ALL, *(n for n, chair in enumerate(table.chairs) if chair.is_person)}
    return any(item.event.reveals and item.to in hearers for item in told)


def is_free(table: Table, seat: int | None) -> bool:
    """Whether a seat among bots may take its last move back: nobody need be asked."""
    if seat is None or table.status != PLAYING or not table.plays_alone(seat):
        return False
    played = last_of(table, seat)
    return played is not None and not has_revealed(table, played)


def agreed(table: Table, proposal: Proposal, stamp: Stamp) -> Line:
    played = last_of(table, proposal.seat)
    return stamp.also(Undone, table.played - 1 if played is None else played)


UNDO = asking(asks.Undo, "seat", PLAYING, undo)
