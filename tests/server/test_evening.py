"""An evening at the table: silence, clocks, second thoughts, another game."""

from __future__ import annotations

import asyncio
import http.server
import json
import threading
from collections.abc import Callable, Coroutine
from typing import ClassVar

import pytest
from inside import Inside, ask, inside, on_turn, until
from waiting import until_so

from dwarrow import client
from dwarrow.server import opening
from dwarrow.server.at_table import play as playing
from dwarrow.server.metrics import METRICS
from dwarrow.wire import asks
from dwarrow.wire.settings import Clock, Settings

DUEL = Settings("duel", grace=500)


@pytest.fixture
def spend(tmp_path, monkeypatch):
    """Runs an evening at a server of its own."""

    def run(evening: Callable[[Inside], Coroutine[None, None, None]], **house: object) -> None:
        async def whole() -> None:
            async with inside(tmp_path / "tables.db", monkeypatch, **house) as served:
                await evening(served)

        asyncio.run(whole())

    return run


def events(seat: client.Seat) -> list[str]:
    return [item["event"] for item in seat.story]


# ---- silent seats


def test_a_silent_seat_is_given_to_a_bot_after_the_grace(spend):
    async def evening(served: Inside) -> None:
        seats = await served.playing(DUEL, 2)
        silent = on_turn(seats)
        (other,) = [seat for seat in seats if seat is not silent]
        assert silent.update is not None and silent.update.seat is not None
        await silent.__aexit__(None, None, None)
        await until(other, lambda: other.presence is not None and len(other.presence.here) == 1)
        served.wait(400)
        await asyncio.sleep(0.02)
        assert "replaced" not in events(other)
        served.wait(101)
        await until(other, lambda: "replaced" in events(other))
        assert other.table.seats[silent.update.seat].bot == other.table.settings.bot
        await until(other, lambda: bool(other.moves))  # the bot has moved

    spend(evening)


def test_nobody_is_replaced_while_nobody_waits_or_when_the_table_says_never(spend):
    async def evening(served: Inside) -> None:
        alone = await served.playing(DUEL, 2)
        never = await served.playing(Settings("duel", grace=500, takeover="never"), 2)
        truths = [served.log_of(alone[0]), served.log_of(never[0])]
        for seat in [*alone, on_turn(never)]:
            await seat.__aexit__(None, None, None)
        served.wait(6000)
        await asyncio.sleep(0.05)
        assert not any(seat.bot for truth in truths for seat in truth.chairs)

    spend(evening)


@pytest.mark.parametrize("by_moving", [True, False])
def test_the_owner_takes_the_seat_back_within_the_turn(spend, by_moving):
    async def evening(served: Inside) -> None:
        seats = await served.playing(DUEL, 2)
        away, other = on_turn(seats), next(seat for seat in seats if not seat.moves)
        await ask(away, asks.Leave)
        await served.told(seats)
        assert other.table.seats[away.update.seat].bot
        played = other.update.played
        if by_moving:
            await away.play(away.moves[0]["words"])
        else:
            await ask(away, asks.Return)
        await served.told(seats)
        assert not other.table.seats[away.update.seat].bot
        assert "returned" in events(other)
        assert other.update.played == played + by_moving  # the bot has not moved

    spend(evening, pace=60_000)


def test_a_vote_gives_a_seat_to_a_bot_when_all_agree_and_not_before(spend):
    async def evening(served: Inside) -> None:
        seats = await served.playing(Settings("saboteur", seats=4, takeover="vote"), 4)
        silent = next(seat for seat in seats if not seat.moves)
        voters = [seat for seat in seats if seat is not silent]
        for last in (False, True):
            await ask(voters[0], asks.Replace, silent.update.seat)
            await served.told(seats)
            (proposal,) = voters[1].table.proposals
            assert sorted(proposal.waits) == sorted(v.update.seat for v in voters[1:])  # type: ignore[type-var]
            with pytest.raises(client.Refused):
                await ask(silent, asks.Vote, proposal.line, False)
            await ask(voters[1], asks.Vote, proposal.line, True)
            assert not served.log_of(silent).chairs[silent.update.seat].bot
            await ask(voters[2], asks.Vote, proposal.line, last)
            await served.told(seats)
            assert voters[0].table.proposals == []
            assert bool(voters[0].table.seats[silent.update.seat].bot) is last

    spend(evening)


# ---- clocks


def test_a_clock_that_runs_out_moves_for_the_seat_and_leaves_it_its_owner(spend):
    async def evening(served: Inside) -> None:
        seats = await served.playing(Settings("duel", clock=Clock("seconds", 600)), 2)
        slow, other = on_turn(seats), next(seat for seat in seats if not seat.moves)
        served.wait(500)
        await asyncio.sleep(0.02)
        assert not other.moves
        served.wait(101)
        await until(other, lambda: bool(other.moves))
        assert not other.table.seats[slow.update.seat].bot
        assert other.table.deadline is not None
        assert 0 <= served.now() + 600_000 - other.table.deadline < 60_000

    spend(evening)


def test_a_pause_stops_the_clock_and_the_game(spend):
    async def evening(served: Inside) -> None:
        seats = await served.playing(Settings("duel", clock=Clock("seconds", 600)), 2)
        mover = on_turn(seats)
        served.wait(200)
        await ask(seats[0], asks.Pause)
        await served.told(seats)
        left = mover.table.remaining
        assert left is not None and 340_000 < left <= 400_000
        assert mover.table.deadline is None and mover.moves == []
        served.wait(3600)
        with pytest.raises(client.Refused, match="paused"):
            await mover.play("pass")
        await ask(seats[0], asks.Resume)
        await served.told(seats)
        assert mover.moves and mover.table.deadline is not None
        assert 0 <= served.now() + left - mover.table.deadline < 60_000

    spend(evening)


# ---- second thoughts


def test_a_move_is_taken_back_by_consent_and_only_if_it_revealed_nothing(spend):
    async def evening(served: Inside) -> None:
        seats = await served.playing(Settings("saboteur", seats=3), 3)
        refused, agreed = 0, 0
        while agreed < 2:
            await served.told(seats)
            mover = on_turn(seats)
            view, played = mover.update.view, mover.update.played
            await mover.play(mover.moves[-1]["words"])
            try:
                await ask(mover, asks.Undo)
            except client.Refused as why:
                assert "shown somebody a card" in str(why) or "your own move" in str(why)
                refused += 1
                continue
            await served.told(seats)
            others = [seat for seat in seats if seat is not mover]
            (proposal,) = mover.table.proposals
            await ask(others[0], asks.Vote, proposal.line, True)
            await ask(others[1], asks.Vote, proposal.line, agreed == 0)
            await served.told(seats)
            if agreed == 0:
                assert (mover.update.view, mover.update.played) == (view, played)
            else:
                assert mover.update.played == played + 1
            agreed += 1
        assert refused > 3  # whoever drew a card cannot go back

    spend(evening)


# ---- another game


def test_a_rematch_keeps_the_people_and_their_keys(spend):
    async def evening(served: Inside) -> None:
        seats = await served.playing(DUEL, 2)
        await ask(seats[0], asks.Mute, 1)
        await ask(seats[0], asks.End)
        first = await ask(seats[0], asks.Rematch)
        again = await ask(seats[0], asks.Rematch)
        assert first.version == again.version  # type: ignore[union-attr]
        await served.told(seats)
        new = seats[1].table.rematch
        for seat in seats:
            there = await served.sit(new, seat.key)
            assert there.update.seat == seat.update.seat
            assert [one.name for one in there.table.seats] == ["Ana", "Bo 1"]
            assert there.table.status == "gathering"
            assert [one.muted for one in there.table.seats] == [False, True]
        assert there.table.commitments != seats[0].table.commitments
        with pytest.raises(client.Refused):
            await ask(there, asks.Start)
        await ask(await served.sit(new, seats[0].key), asks.Start)

    spend(evening)


# ---- a chat service


class Chat(http.server.BaseHTTPRequestHandler):
    heard: ClassVar[list[str]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.append(json.loads(body)["text"])
        self.send_response(204)
        self.end_headers()

    def log_message(self, *words: object) -> None: ...


@pytest.fixture
def chat():
    """A chat service in this machine: its address and what it hears."""

    class Quiet(Chat):
        heard: ClassVar[list[str]] = []

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/hook", Quiet.heard
        server.shutdown()


@pytest.mark.parametrize("trusted", [True, False])
def test_the_chat_service_hears_once_whose_turn_it_is(spend, chat, monkeypatch, trusted):
    url, heard = chat
    monkeypatch.setattr(opening, "webhook_address", lambda url: url)

    async def evening(served: Inside) -> None:
        slow, failed = Settings("duel", clock=Clock("days", 3)), METRICS.counts["webhooks_failed"]
        seats = await served.playing(slow, 2, webhook=url)
        mover, other = on_turn(seats), next(seat for seat in seats if not seat.moves)
        await other.__aexit__(None, None, None)
        words = (move["words"] for move in mover.moves)
        await mover.play(next(move for move in words if move.startswith("pass")))  # no troll waits
        for _ in range(50):
            await asyncio.sleep(0.001)
            served.wait(1)
        await until_so(lambda: bool(heard or METRICS.counts["webhooks_failed"] > failed))
        name = mover.table.seats[other.update.seat].name
        told = [f"{name}: http://localhost:8137/t/{mover.table.table}"]
        assert heard == (told if trusted else [])  # no stranger's request into our own network

    trust = frozenset({"127.0.0.1"}) if trusted else frozenset()
    spend(evening, webhooks=trust)


# ---- faults


def test_a_table_whose_rules_raise_freezes_alone_and_keeps_its_log(spend, monkeypatch):
    async def evening(served: Inside) -> None:
        broken, sound = await served.playing(DUEL, 2), await served.playing(DUEL, 2)
        truth = served.log_of(broken[0])
        lines = await served.hall.store.read(truth.name)
        monkeypatch.setattr(playing, "moved", raising(playing.moved, truth.name))
        with pytest.raises(client.Refused, match="fault in the rules") as why:
            await on_turn(broken).play(on_turn(broken).moves[0]["words"])
        assert why.value.code == "frozen"
        for seat in broken:
            await until(seat, lambda seat=seat: seat.table.status == "frozen")  # type: ignore[misc]
        with pytest.raises(client.Refused, match="Nothing is lost"):
            await ask(broken[1], asks.Say, "hello?")
        assert await served.hall.store.read(truth.name) == lines
        await on_turn(sound).play(on_turn(sound).moves[0]["words"])

    spend(evening)


def raising(moved, name):
    def sometimes(table, *facts):
        if table.name == name:
            raise ZeroDivisionError("a hole in the rules")
        return moved(table, *facts)

    return sometimes
