"""Bots at a server's tables: they know one seat, keep nobody waiting, and may die."""

from __future__ import annotations

import asyncio
import pickle
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from running import Server

import dwarrow
from dwarrow import client
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.table import Table as Play
from dwarrow.server import bots, opening, worker
from dwarrow.server.at_table import decide, fold
from dwarrow.server.bots import Bots
from dwarrow.server.chairs import Caller
from dwarrow.server.metrics import METRICS
from dwarrow.server.table import Table
from dwarrow.server.thinking import Job, Thinker, Thought, known_world, pack
from dwarrow.wire import asks, bodies
from dwarrow.wire.settings import Settings


def game_of(name: str, seed: int) -> Iterator[Play]:
    """A whole game by chance, stopped before every move."""
    play = dwarrow.new(name, seed=seed)
    play.deal()
    dice = Seeded(seed)
    while play.turn >= 0:
        yield play
        moves = play.moves()
        play.play(moves[dice.below(len(moves))])


@pytest.mark.parametrize("name", dwarrow.GAMES)
def test_what_a_bot_is_sent_is_what_its_seat_knows_and_no_more(name):
    for n, play in enumerate(game_of(name, 3)):
        seats = range(len(play.names)) if n % 16 == 0 else [play.turn]
        for seat in seats:
            view = play.view(seat)
            sent = known_world(play.game, view, Seeded(n))
            assert play.game.view(play.game.read_position(sent), seat).data() == view.data()


def spoken(play: Play, seat: int, how: str) -> Thought:
    """What a thinker at a seat says besides its moves."""
    world = known_world(play.game, play.view(seat), Seeded(1))
    story = play.events(seat)
    job = Job("t/1", play.game.NAME, "thinker", seat, world, story, 1, 0.3, how)  # type: ignore
    return Thinker().think(pickle.loads(pack(job)))


def test_a_thinker_in_its_process_asks_who_is_silent_and_answers_what_it_saw():
    for play in game_of("saboteur", 3):
        looked: Any = play.view(0).public_data()["looked"]
        if any(looked):
            break
    seen = next(seat for seat, goals in enumerate(looked) if goals)
    blind = next(seat for seat, goals in enumerate(looked) if not goals)
    assert spoken(play, blind, "claims").wonders == seen
    answer = spoken(play, seen, "answer").claims
    assert [(one.about, one.which) for one in answer] == [("goal", looked[seen][0])]
    assert spoken(play, blind, "answer").claims == []


@pytest.mark.parametrize("name", dwarrow.GAMES)
def test_the_world_a_bot_is_sent_is_made_of_the_view_alone(name):
    for n, play in enumerate(game_of(name, 4)):
        if n % 8 == 0:
            view = play.view(play.turn)
            other = play.game.imagine(view, Seeded(n))  # another truth, the same view
            twin = play.game.view(other, play.turn)
            sent = [known_world(play.game, eyes, Seeded(99)) for eyes in (view, twin)]
            assert sent[0] == sent[1]


# ---- bots that fail

DIES = "import sys; sys.stdin.buffer.read(4); sys.exit(1)"
NEVER_STARTS = "raise SystemExit(1)"
TALKS_NONSENSE = """
import sys
while sys.stdin.buffer.read1(1 << 20):
    sys.stdout.buffer.write(bytes([0, 0, 0, 2]) + b"\\xff!"); sys.stdout.flush()
"""
DAWDLES = """
import sys, time
from dwarrow.server import thinking
class Dawdler(thinking.Thinker):
    def think(self, job):
        if self.bots:
            time.sleep(60)
        return super().think(job)
thinking.Thinker = Dawdler
thinking.work(thinking.thoughts(), 0)
"""


def started(name: str) -> Table:
    """A table of bots whose game has begun."""
    seats = dwarrow.game_named(name).USUAL_SEATS
    wish = bodies.Open(Settings(name), bots={str(n): "chance" for n in range(seats)})
    table = Table("inn")
    for line in opening.opening(wish, "host", "invite", "key", 1):
        fold(table, line)
    for line in decide(table, Caller(None, True), asks.Start("1"), 2):
        fold(table, line)
    return table


async def chosen(count: int) -> list[float]:
    """How long each of several choices took; every one is legal."""
    table, pool, times = started("saboteur"), Bots(1), []
    assert table.play is not None
    for _ in range(count):
        began = time.monotonic()
        move = table.game.read_move((await pool.thought(table, table.play.turn, "chance")).move)
        times.append(time.monotonic() - began)
        assert move in table.play.moves()
    await pool.stop()
    return times


@pytest.mark.parametrize("code", [DIES, NEVER_STARTS, TALKS_NONSENSE])
def test_a_bot_that_dies_or_talks_nonsense_is_replaced_by_a_legal_move(monkeypatch, code):
    monkeypatch.setattr(bots, "THINKING", (sys.executable, "-c", code))
    asyncio.run(asyncio.wait_for(chosen(3), 120))


def test_a_bot_that_dawdles_is_replaced_within_seconds(monkeypatch):
    monkeypatch.setattr(bots, "THINKING", (sys.executable, "-c", DAWDLES))
    dawdling = asyncio.run(chosen(2))[1]  # the first choice includes the start
    assert bots.SECONDS <= dawdling < bots.SECONDS + bots.PATIENCE + 60  # the understudy's start


ONLY_HABIT = """
import sys, time
from dwarrow.server import thinking
class Sick(thinking.Thinker):
    def think(self, job):
        if job.bot != "habit":
            {fault}
        return super().think(job)
thinking.Thinker = Sick
thinking.work(thinking.thoughts(), 0)
"""


@pytest.mark.parametrize(
    "fault, told", [("sys.exit(1)", "bot_deaths"), ("time.sleep(3600)", "bot_timeouts")]
)
def test_the_habit_of_the_same_seat_plays_for_a_bot_that_fails(monkeypatch, fault, told):
    monkeypatch.setattr(bots, "THINKING", (sys.executable, "-c", ONLY_HABIT.format(fault=fault)))
    for where in (worker, bots):  # a bot may take its time to begin, but not to think
        monkeypatch.setattr(where, "WAKING", 600.0)
    monkeypatch.setattr(METRICS, "counts", Counter())
    habits: list[str] = []

    async def evening() -> None:
        table, pool = started("saboteur"), Bots(1)
        answer = pool.answer

        async def noted(process, job):
            if job.bot == "habit":  # on a busy machine it takes its time
                monkeypatch.setattr(bots, "PATIENCE", 60.0)
            said = await answer(process, job)
            habits.append(f"{job.bot} {job.seat} {bool(said.move)}")
            return said

        monkeypatch.setattr(pool, "answer", noted)
        seat = table.play.turn
        move = (await pool.thought(table, seat, "chance")).move
        assert table.game.read_move(move) in table.play.moves()
        assert habits == [f"chance {seat} False", f"habit {seat} True"]
        await pool.stop()

    asyncio.run(asyncio.wait_for(evening(), 120))
    assert METRICS.counts[told] == 1


CHATTERS = """
import sys
from dwarrow.server import thinking
class Chatterer(thinking.Thinker):
    def think(self, job):
        print("I am thinking", flush=True)
        sys.stdin.readline()
        return super().think(job)
thinking.Thinker = Chatterer
thinking.work(thinking.thoughts(), 0)
"""


def test_a_bot_may_print_and_read_as_it_likes(monkeypatch):
    """What the server and the process say to each other goes other ways."""
    monkeypatch.setattr(bots, "THINKING", (sys.executable, "-c", CHATTERS))
    monkeypatch.setattr(bots, "PATIENCE", 60.0)
    monkeypatch.setattr(METRICS, "counts", Counter())
    asyncio.run(asyncio.wait_for(chosen(3), 120))
    assert not METRICS.counts["bot_failures"]


def test_a_bot_that_dies_takes_nobody_with_it(monkeypatch):
    """Who waits behind it in the same process is answered by the next one."""
    monkeypatch.setattr(
        bots, "THINKING", (sys.executable, "-c", ONLY_HABIT.format(fault="sys.exit(1)"))
    )
    monkeypatch.setattr(METRICS, "counts", Counter())

    async def evening() -> None:
        pool, table = Bots(1), started("saboteur")
        seat = table.play.turn
        thoughts = await asyncio.gather(
            *(pool.thought(table, seat, bot) for bot in ("habit", "chance", "habit"))
        )
        moves = [table.game.read_move(thought.move) for thought in thoughts]
        assert all(move in table.play.moves() for move in moves)
        await pool.stop()

    asyncio.run(asyncio.wait_for(evening(), 60))
    assert METRICS.counts["bot_failures"] == 1


def test_a_bot_gets_the_events_its_seat_has_heard_and_no_others(monkeypatch):
    jobs: list[Job] = []

    async def think(self: object, job: Job) -> Thought:
        jobs.append(pickle.loads(pack(job)))
        return Thought("")

    monkeypatch.setattr(bots.BotProcess, "think", think)
    table = started("saboteur2")
    assert table.play is not None
    for _ in table.chairs:
        asyncio.run(Bots(1).thought(table, table.play.turn, "chance"))
        assert jobs[-1].story == table.play.events(jobs[-1].seat)
        fold(table, first_move(table))


def first_move(table: Table):
    assert table.play is not None
    words = table.play.words(table.play.moves()[0])
    ask = asks.Play(client.new_id(), table.played, words)
    return decide(table, Caller(table.play.turn, False), ask, 3)[0]


# ---- a house full of bots


async def a_person_among_bots(url: str) -> None:
    """Eight tables of bots play as fast as they can; a person at a ninth is answered."""
    watched = []
    for _ in range(8):
        wish = Settings("saboteur", seats=5)
        opened = await client.open_table(url, wish, bots={str(n): "habit" for n in range(5)})
        host = client.Seat(url, opened.table, opened.host)
        await host.__aenter__()
        await host.ask(asks.Start(client.new_id()))
        watched.append(host)
    opened = await client.open_table(url, Settings("duel"), name="Ana", bots={"1": "chance"})
    async with client.Seat(url, opened.table, opened.key) as ana:
        await ana.ask(asks.Start(client.new_id()))
        for _ in range(30):
            async with asyncio.timeout(20):
                await ana.ask(asks.Phrase(client.new_id(), "hm"))
        async with asyncio.timeout(120):
            while not all(seat.update.played > 8 for seat in watched):
                await asyncio.sleep(0.1)
    for seat in watched:
        await seat.__aexit__(None, None, None)


def test_a_person_is_answered_while_eight_tables_of_bots_play(tmp_path):
    with Server(str(tmp_path / "tables.db")) as server:
        asyncio.run(a_person_among_bots(server.url))
