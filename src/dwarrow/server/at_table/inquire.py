"""A seat asks another what it saw. A bot answers; people answer by a claim, if they like.

Who was asked is not asked again by the same seat before it has moved: nobody is pestered, and a
bot has no more to say than it has seen.
"""

from __future__ import annotations

import contextlib

from dwarrow.bots import talk
from dwarrow.server.at_table.claim import claimed, places
from dwarrow.server.at_table.say import Phrased, check_voice
from dwarrow.server.chairs import Caller
from dwarrow.server.line import PLAYING, Heard, Lines, Stamp, asking, own_seat
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.server.thinking import BotClaim
from dwarrow.wire import asks


class Inquired(Heard):
    whom: int

    def change(self, table: Table) -> None:
        table.story.claim(talk.Inquired(self.by, self.whom))
        table.asked[self.by, self.whom] = moves_of(table, self.whom)
        if table.chairs[self.whom].bot and self.whom not in table.unanswered:
            table.unanswered.append(self.whom)


def moves_of(table: Table, seat: int) -> int:
    """How often a seat has moved."""
    return sum(1 for entry in table.begun.log if entry.seat == seat)


def inquire(table: Table, caller: Caller, ask: asks.Inquire, stamp: Stamp) -> Lines:
    check_voice(table, caller)
    seat = own_seat(caller)
    if ask.seat >= places(table)["seat"] or ask.seat == seat or not places(table)["goal"]:
        raise No("unknown", "no-such-place")
    if table.asked.get((seat, ask.seat)) == moves_of(table, ask.seat):
        raise No("not-allowed", "asked-already", name=table.names[ask.seat])
    return [stamp.on(Inquired, ask.seat)]


def inquired(table: Table, whom: int, stamp: Stamp) -> Lines:
    """What a bot asks after its move, if it may."""
    if whom < 0:
        return []
    with contextlib.suppress(No):
        return inquire(table, Caller(stamp.by, False), asks.Inquire("", whom), stamp)
    return []


def answered(table: Table, said: list[BotClaim], stamp: Stamp) -> Lines:
    """A bot's answer: what it claims; else that it has not looked, or that it will not say."""
    looked = table.begun.view(0).public_data().get("looked")
    has_not = isinstance(looked, list) and not looked[stamp.by]
    nothing = "not-looked" if has_not else "hm"
    return claimed(table, said, stamp) or [stamp.also(Phrased, nothing)]


INQUIRE = asking(asks.Inquire, "seat", PLAYING, inquire, slowly=True)
