"""What whoever opens a table becomes in its log: the table, its bots and, if named, its host."""

from __future__ import annotations

import secrets

from dwarrow.kernel import record
from dwarrow.lessons import LEARNER, Lesson
from dwarrow.server.at_table.bot import Seatedbot
from dwarrow.server.at_table.deal import OrderDealt
from dwarrow.server.at_table.opening import opened, opened_for
from dwarrow.server.at_table.play import Moved
from dwarrow.server.at_table.sit import Sat, own_chance
from dwarrow.server.at_table.start import Started
from dwarrow.server.chairs import hash_of
from dwarrow.server.line import HOST, SERVER, Lines
from dwarrow.server.no import No
from dwarrow.server.people import clean_name
from dwarrow.server.settle import company, known_bot, settled, webhook_address
from dwarrow.wire import bodies
from dwarrow.wire.settings import Settings

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
NAME_LENGTH = 12


def new_name() -> str:
    """The name of a table: with it one may watch, so it cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(NAME_LENGTH))


def opening(wish: bodies.Open, host: str, invite: str, key: str, at: int) -> Lines:
    """The lines of a new table, with its bots and, if named, its host seated."""
    settings = settled(wish.settings)
    bots = {_number(seat, settings.seats): known_bot(settings.game, bot)
            for seat, bot in wish.bots.items()}  # fmt: skip
    first = opened(at, settings, hash_of(host), hash_of(invite), webhook_address(wish.webhook))
    new: Lines = [first, *(Seatedbot(at, HOST, n, bot) for n, bot in bots.items())]
    if wish.name is not None:
        seat = next((n for n in range(settings.seats) if n not in bots), None)
        if seat is None:
            raise No("not-allowed", "no-seat-left")
        name = clean_name(wish.name, [])
        entropy, promise = own_chance(wish)
        new.append(Sat(at, HOST, seat, name, hash_of(key), entropy, True, promise, wish.face))
    return new


def lesson_opening(lesson: Lesson, name: str, host: str, key: str, at: int) -> Lines:
    """The lines of a lesson's table: all are seated, and it is played up to where it begins."""
    table = lesson.table
    seats, bot = len(table.names), company(lesson.game)
    settings = settled(
        Settings(lesson.game, table.edition, lesson.options, seats, takeover="never", bot=bot)
    )
    first = opened_for(lesson.name, at, settings, hash_of(host))
    bots = [Seatedbot(at, HOST, n, bot) for n in range(seats) if n != LEARNER]
    sat = Sat(at, HOST, LEARNER, clean_name(name, []), hash_of(key), host=True)
    return [first, *bots, sat, Started(at, HOST), *played(lesson, at)]


def played(lesson: Lesson, at: int) -> Lines:
    """What has been dealt and played when the learner comes in."""
    game, lines, deals = lesson.table.game, Lines(), 0
    for entry in lesson.table.log[: lesson.begins]:
        if entry.deal is None:
            lines.append(Moved(at, SERVER, entry.seat, game.move_words(entry.move), "bot"))
        else:
            deals += 1
            lines.append(OrderDealt(at, SERVER, deals, record.deal_words(entry.deal, game)))
    return lines


def _number(text: str, seats: int) -> int:
    if text not in map(str, range(seats)):
        raise No("unknown", "no-such-seat", last=seats)
    return int(text)
