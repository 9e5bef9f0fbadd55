"""The wall clock may be set back or forth: neither bots nor turns care, live or at a start."""

from __future__ import annotations

import asyncio
import time

import pytest
from inside import Inside, ask, inside, on_turn, until

from dwarrow.server.clock import TurnClock
from dwarrow.server.now import now, ticks
from dwarrow.wire import asks
from dwarrow.wire.settings import Clock, Settings

HOUR = 3600.0
DUEL = Settings("duel")


@pytest.fixture
def wall(monkeypatch):
    """Set the wall clock by so many seconds; what runs with the machine goes on."""
    true_time, true_ns = time.time, time.time_ns
    shift = [0.0]
    monkeypatch.setattr(time, "time", lambda: true_time() + shift[0])
    monkeypatch.setattr(time, "time_ns", lambda: true_ns() + int(shift[0] * 1e9))

    def set_by(seconds: float) -> None:
        shift[0] = seconds

    return set_by


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_time_goes_on_when_the_wall_clock_jumps(wall, jump):
    before, began = now(), ticks()
    wall(jump)
    assert 0 <= now() - before < 1000 and 0 <= ticks() - began < 1


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_turn_and_a_pause_are_as_long_as_ever_after_a_jump(wall, jump, tmp_path, monkeypatch):
    async def evening() -> None:
        async with inside(tmp_path / "t.db", monkeypatch) as served:
            settings = Settings("duel", clock=Clock("seconds", 60))
            seats = await served.playing(settings, 2)
            wall(jump)
            await ask(seats[0], asks.Pause)
            await until(seats[0], lambda: seats[0].table.status == "paused")
            assert 50_000 < (seats[0].table.remaining or 0) <= 60_000
            await ask(seats[0], asks.Resume)
            played = served.log_of(seats[0]).played
            await asyncio.sleep(0.05)
            assert served.log_of(seats[0]).played == played

    asyncio.run(evening())


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_bots_and_turns_do_not_care_what_the_wall_clock_said_before_a_restart(
    jump, tmp_path, monkeypatch
):
    """The log was written an hour ago, or an hour from now."""

    async def first() -> tuple[str, str]:
        async with inside(tmp_path / "t.db", monkeypatch) as served:
            served.later = int(-jump * 1000)
            (ana,) = await served.playing(DUEL, 1, bots={"1": "habit"})
            return ana.table.table, ana.key

    async def second(name: str, key: str) -> None:
        async with inside(tmp_path / "t.db", monkeypatch) as served:
            ana = await served.sit(name, key)
            await until(ana, lambda: ana.update is not None)
            for _ in range(3):
                await until(ana, lambda: bool(ana.moves))
                await on_turn([ana]).play(ana.moves[0]["words"])

    asyncio.run(second(*asyncio.run(first())))


def test_a_clock_whose_times_run_backwards_takes_no_time_and_gives_none():
    clock = TurnClock(60_000).started(1_000_000)
    assert clock.stopped(400_000).remaining == 60_000


def test_the_evening_can_wait() -> None:
    """What the other tests use to let time pass moves both clocks alike."""
    served = Inside.__new__(Inside)
    served.later = 5_000
    assert 4_900 < served.now() - now() < 5_100 and 4.9 < served.ticks() - ticks() < 5.1
