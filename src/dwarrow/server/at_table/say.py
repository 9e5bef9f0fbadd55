"""Talk in one's own words, and in phrases that every client says in its own language."""

from __future__ import annotations

from dwarrow.server.chairs import Caller
from dwarrow.server.line import EVER, Heard, Lines, Stamp, asking
from dwarrow.server.no import No
from dwarrow.server.people import clean_text
from dwarrow.server.table import Table
from dwarrow.wire import asks


class Said(Heard):
    text: str


class Phrased(Heard):
    phrase: str

    def change(self, table: Table) -> None:
        table.answer(self.by)


def check_voice(table: Table, caller: Caller) -> None:
    if caller.seat is not None and table.chairs[caller.seat].is_muted:
        raise No("not-allowed", "muted")


def say(table: Table, caller: Caller, ask: asks.Say, stamp: Stamp) -> Lines:
    check_voice(table, caller)
    text = clean_text(ask.text)
    if not text:
        raise No("not-allowed", "nothing-to-read")
    return [stamp.on(Said, text)]


def phrase(table: Table, caller: Caller, ask: asks.Phrase, stamp: Stamp) -> Lines:
    check_voice(table, caller)
    return [stamp.on(Phrased, ask.phrase)]


SAY = asking(asks.Say, "seat host", EVER, say, slowly=True)
PHRASE = asking(asks.Phrase, "seat", EVER, phrase, slowly=True)
