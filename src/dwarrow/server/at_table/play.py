"""A move, in words; `how` says whose hand moved the card, `why` what a bot thought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import dwarrow
from dwarrow.kernel.state import Refused
from dwarrow.kernel.table import Entry
from dwarrow.server.at_table.come_back import Returned
from dwarrow.server.at_table.deal import deals
from dwarrow.server.chairs import Caller
from dwarrow.server.line import ALWAYS, PLAYING, Line, Lines, Stamp, asking, own_seat
from dwarrow.server.no import No, forbidden
from dwarrow.server.table import Table
from dwarrow.wire import asks
from dwarrow.wire.tells import Grounds

How = Literal["seat", "bot", "clock"]


class Moved(Line):
    seat: int
    move: str
    how: How = "seat"
    why: list[Grounds] = []  # told when the game is over, with all cards open

    def change(self, table: Table) -> None:
        table.enter(Entry(self.seat, said(table.game.NAME, self.move), None), self.at, self.why)


@lru_cache(maxsize=1 << 12)
def said(game: str, move: str) -> int:
    """A move of a log: the same ones are made again and again."""
    return dwarrow.game_named(game).read_move(move)


def play(table: Table, caller: Caller, ask: asks.Play, stamp: Stamp) -> Lines:
    game, seat = table.begun, own_seat(caller)
    if ask.played != table.played:
        raise No("stale", "stale")
    if game.turn != seat:
        raise No("not-allowed", "not-your-turn", name=table.names[game.turn])
    move = legal_move(table, seat, ask.move)
    back = [stamp.also(Returned, seat)] if table.chairs[seat].bot else []
    return back + moved(table, move, "seat", stamp)


def legal_move(table: Table, seat: int, text: str) -> int:
    try:
        move = table.game.read_move(text)
    except Refused as why:
        raise No("illegal", "no-such-move", str(why)) from None
    refusal = table.begun.refusal(seat, move)
    if refusal is not None:
        raise forbidden(table.game.NAME, refusal)
    return move


def moved(table: Table, move: int, how: How, stamp: Stamp, why: Sequence[Grounds] = ()) -> Lines:
    """A move, and the deal that follows from it; tried on a copy, so that a fault harms nothing."""
    game = table.begun
    trial = game.state.copy()
    seat = game.turn
    trial.step(move)
    first = stamp.on(Moved, seat, table.game.move_words(move), how, list(why))
    return [first, *deals(table, trial, game.deals, stamp)]


PLAY = asking(asks.Play, "seat", PLAYING, play, most=ALWAYS)
