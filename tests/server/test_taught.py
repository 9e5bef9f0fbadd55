"""Lessons: whoever follows the advice wins, in every language; who does not is led on, and back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import wiring

import dwarrow
from dwarrow import lessons, words
from dwarrow.kernel import record
from dwarrow.words.bundles import LANGUAGES

MINUTES = 8
SECONDS_A_MOVE = 15  # to read a tip, and to touch a card and a place
PACE = 0.9  # seconds a bot takes


class Learner:
    """Somebody at the table of a lesson."""

    def __init__(self, server: wiring.Server, opened: Any, socket: wiring.Socket) -> None:
        self.server, self.opened, self.socket = server, opened, socket
        self.asks = 0

    @property
    def table(self) -> Any:
        return self.server.room(self.opened).table

    async def advice(self, key: str | None = None) -> wiring.Answer:
        path = f"/api/tables/{self.opened['table']}/advice"
        return await self.server.request(
            "GET", path, key=self.opened["key"] if key is None else key
        )

    async def asks_for(self, ask: str, **facts: object) -> dict[str, Any]:
        self.asks += 1
        self.socket.ask(ask, str(self.asks), **facts)
        await self.server.settle()
        return self.socket.answer(str(self.asks)) or {}

    async def plays(self, move: str) -> None:
        told = await self.asks_for("play", played=self.table.played, move=move)
        assert told["tell"] == "done", told

    async def waits(self) -> None:
        """Until it is the learner's turn, or all is over."""
        async with asyncio.timeout(60):
            while self.table.status == "playing" and self.table.play.turn != lessons.LEARNER:
                await asyncio.sleep(0.005)
        await self.server.settle()


async def learner(server: wiring.Server, lesson: str) -> Learner:
    answer = await server.request("POST", "/api/lessons", {"lesson": lesson, "name": "Ana"})
    assert answer.status == 201, answer.body
    opened = answer.json()
    return Learner(server, opened, await server.connect(opened["table"], opened["key"]))


def said(lesson: str, tip: str) -> None:
    """The tip is there in every language, and short enough for a phone."""
    names = {f"seat{n}": "Thora" for n in range(5)}
    for language in LANGUAGES:
        spoken = words.say(f"lesson-{lesson}-{tip}", language, **names)
        assert 5 < len(spoken) <= 175, (language, spoken)


@pytest.mark.parametrize("lesson", lessons.NAMES)
def test_whoever_follows_the_advice_wins_in_every_language(lesson) -> None:
    async def evening() -> None:
        async with wiring.served() as server:
            ana = await learner(server, lesson)
            await ana.waits()
            steps = 0
            while ana.table.status == "playing":
                told = (await ana.advice()).json()
                steps += 1
                assert told["follows"] and (told["step"], told["played"]) == (
                    steps,
                    ana.table.played,
                )
                said(lesson, told["tip"])
                assert not told["because"]
                await ana.plays(told["move"])
                await ana.waits()
            assert steps == told["steps"]
            assert lessons.LEARNER in ana.table.play.winners()
            for tip in ("intro", "won"):
                said(lesson, tip)
            path = f"/api/tables/{ana.opened['table']}/record"
            read = dwarrow.replay((await server.request("GET", path)).body.decode())
            assert read.shuffles.head() == f"lesson {lesson}"
            assert "laid out beforehand" in record.verify(read)[0]

    asyncio.run(evening())


@pytest.mark.parametrize("lesson", lessons.NAMES)
def test_a_lesson_lasts_eight_minutes_at_most(lesson) -> None:
    found = lessons.lesson_named(lesson)
    others = len(found.table.log) - found.begins - len(found.steps)
    assert len(found.steps) * SECONDS_A_MOVE + others * PACE <= MINUTES * 60


def wants(lesson: str, *deeds: str) -> None:
    """The learner does all this in a lesson."""
    table = lessons.lesson_named(lesson).table
    done = [table.words(table.log[n].move) for n in lessons.lesson_named(lesson).steps]
    for deed in deeds:
        assert any(deed in move for move in done), (deed, done)


def test_every_lesson_has_what_it_is_about() -> None:
    wants("saboteur-digger", "look", "mend pick of 0", "rockfall", "break", "take 2")
    wants("saboteur-saboteur", "/- at", "rockfall", "break", "look")
    wants("saboteur2", "lay door-blue", "play theft on 0", "rob")
    wants("duel", "unlock", "bribe", "put goal")
    wants("solo", "look", "unlock", "throw off")
    wants("kings", "on mine 1 of 0", "on centre", "take")
    assert 15 <= lessons.lesson_named("solo").table.scores()[0] < 20  # the second band


def test_whoever_leaves_the_line_is_advised_on_and_may_come_back() -> None:
    async def evening() -> None:
        async with wiring.served() as server:
            ana = await learner(server, "saboteur-digger")
            line = (await ana.advice()).json()["move"]
            other = next(w for w in map(ana.table.play.words, ana.table.play.moves()) if w != line)
            await ana.plays(other)
            await ana.waits()
            told = (await ana.advice()).json()
            assert not told["follows"] and not told["tip"] and told["played"] == ana.table.played
            assert told["move"] in map(ana.table.play.words, ana.table.play.moves())
            assert told["because"], "whoever is led on is told why"
            assert (await ana.asks_for("undo"))["tell"] == "done"
            again = (await ana.advice()).json()
            assert again["follows"] and (again["move"], again["step"]) == (line, 1)
            refused = await ana.asks_for("undo")
            assert refused["reason"] == "undo-not-yours"  # not before the lesson begins

    asyncio.run(evening())


def test_a_lesson_is_for_its_learner_alone_and_says_what_it_is() -> None:
    async def evening() -> None:
        async with wiring.served() as server:
            ana = await learner(server, "duel")
            info = (await server.request("GET", f"/api/tables/{ana.opened['table']}")).json()
            assert info["lesson"] == "duel" and info["commitments"] == []
            assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
            assert (await server.request("GET", "/api/tables")).json() == []
            assert (await ana.advice(key="")).json()["reason"] == "no-advice"
            sit = {"name": "Bo", "invite": ana.opened["invite"]}
            path = f"/api/tables/{ana.opened['table']}/sit"
            assert (await server.request("POST", path, sit)).status == 403

    asyncio.run(evening())


def test_nobody_can_choose_a_deal() -> None:
    async def evening() -> None:
        async with wiring.served() as server:
            wish = {"lesson": "../kings", "name": "Ana"}
            unknown = await server.request("POST", "/api/lessons", wish)
            assert (unknown.status, unknown.json()["reason"]) == (404, "no-such-lesson")
            settings = {"game": "duel", "lesson": "duel"}
            body = {"settings": settings, "name": "Ana"}
            assert (await server.request("POST", "/api/tables", body)).status == 400
            opened = await server.open("duel", {"1": "chance"})
            told = await server.request(
                "GET", f"/api/tables/{opened['table']}/advice", key=opened["key"]
            )
            assert told.json()["reason"] == "no-advice"

    asyncio.run(evening())
