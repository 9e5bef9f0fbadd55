"""The load: people it makes up sit down, play and come back, and it measures the server alone."""

from __future__ import annotations

import asyncio
import gc

from listening import served

from dwarrow.load.crowd import Crowd, FullTable, OfferedMove, Player, Turn
from dwarrow.load.measure import Load, measure, undisturbed

FEW = Load("saboteur", tables=3, seats=3, rate=40, seconds=1, saturate=True, reconnect=True)


def test_everybody_sits_down_plays_and_comes_back(monkeypatch):
    watched = []
    play_on = Crowd.play_on

    async def noted(self: Crowd, seconds: float) -> None:
        watched.append(gc.isenabled())
        await play_on(self, seconds)

    monkeypatch.setattr(Crowd, "play_on", noted)
    with served() as url:
        gc.enable()  # a server in this process turns it off
        report = asyncio.run(asyncio.wait_for(measure(FEW, url, None), 120))
    assert report.sockets == 9 and report.seconds_to_return is not None
    for figures in (report.steady, report.saturated):
        assert figures is not None and figures.moves > 0 and 0 < figures.p50 <= figures.worst
        assert (figures.refused, figures.unanswered, figures.lost) == ({}, 0, 0)
    assert watched == [False] and gc.isenabled()


def test_no_garbage_is_looked_for_while_somebody_waits_to_be_measured():
    with undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_move_from_before_a_lost_connection_may_be_done_after_it_and_the_next_one_plays():
    crowd = Crowd("", "saboteur", 1, 3)
    table = FullTable(crowd, "t")
    crowd.tables.append(table)
    for played in (3, 4):  # the first is told of its turn again, then its old ask is done
        table.is_turn_of(Player(table, ""), Turn(played, [OfferedMove("pass")]))
    assert list(crowd.ready) == [table] and table.next is not None and table.next[1].played == 4
    asyncio.run(crowd.drop())
    assert not crowd.ready and table.next is None
