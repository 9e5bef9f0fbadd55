"""The load: people it makes up sit down, play and come back, and it measures the server alone."""

from __future__ import annotations

import asyncio
import gc

from listening import served

from dwarrow.load.crowd import Crowd
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
