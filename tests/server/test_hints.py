"""Hints for a person among bots, and what bots say of their moves."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from inside import FirstMove, Inside, ask, inside, until

from dwarrow import client, words
from dwarrow.bots import FACES
from dwarrow.bots.talk import Claimed, Inquired
from dwarrow.server.table import Table
from dwarrow.server.thinking import BotClaim, Thought
from dwarrow.wire import asks, tells
from dwarrow.wire.settings import Settings
from dwarrow.wire.tells import Grounds

BOTS = {"1": "habit", "2": "habit"}


class Talker(FirstMove):
    """Says of every move that it breaks a tool of seat 0, and why it would move so."""

    async def thought(self, table: Table, seat: int, bot: str) -> Thought:
        thought = await super().thought(table, seat, bot)
        thought.says = Grounds("breaks", {"whom": 0, "percent": 40})
        thought.reasons = [Grounds("digs", {})]
        return thought


class Claimer(FirstMove):
    """Claims something after every move."""

    async def thought(self, table: Table, seat: int, bot: str) -> Thought:
        thought = await super().thought(table, seat, bot)
        thought.talks = True
        return thought

    async def speech(self, table: Table, seat: int, bot: str, asks: str) -> Thought:
        """One claim that can be made, and two that cannot."""
        nonsense = [BotClaim("goal", 9, "gold"), BotClaim("seat", 0, "gold")]
        return Thought("", claims=[*nonsense, BotClaim("goal", 1, "stone")])


class Answerer(FirstMove):
    """At seat 1 it has seen something and says so when it is asked, at seat 2 it has not."""

    async def speech(self, table: Table, seat: int, bot: str, asks: str) -> Thought:
        assert asks == "answer"
        return Thought("", claims=[BotClaim("goal", 2, "gold")] if seat == 1 else [])


class Asker(Claimer):
    """Asks seat 0 what it saw after every move, and a seat that there is not."""

    async def speech(self, table: Table, seat: int, bot: str, asks: str) -> Thought:
        return Thought("", wonders=0 if seat == 1 else 7)


@pytest.fixture
def spend(tmp_path, monkeypatch):
    def spent(evening: Any, kind: Any = Talker) -> None:
        async def whole() -> None:
            async with inside(tmp_path / "t.db", monkeypatch, kind) as served:
                await evening(served)

        asyncio.run(whole())

    return spent


def test_a_person_among_bots_gets_a_move_and_the_reasons_for_it(spend):
    async def evening(served: Inside) -> None:
        (ana,) = await served.playing(Settings("saboteur", seats=3), 1, bots=BOTS)
        await until(ana, lambda: bool(ana.moves))
        version = served.log_of(ana).version
        told = await ask(ana, asks.Hint)
        assert isinstance(told, tells.Hinted)
        assert told.move in [move["words"] for move in ana.moves]
        assert told.because == [Grounds("digs", {})]
        assert served.log_of(ana).version == version  # it leaves no line

    spend(evening)


@pytest.mark.parametrize("hints, people, reason", [
    (False, 1, "no-hints"), (True, 2, "no-hints-among-people"),
])  # fmt: skip
def test_the_host_may_switch_hints_off_and_people_get_none(spend, hints, people, reason):
    async def evening(served: Inside) -> None:
        bots = {str(n): "habit" for n in range(people, 3)}
        seats = await served.playing(Settings("saboteur", seats=3, hints=hints), people, bots=bots)
        with pytest.raises(client.Refused) as no:
            await ask(seats[0], asks.Hint)
        assert no.value.reason == reason

    spend(evening)


async def heard_of_a_bot(served: Inside, event: str) -> tuple[client.Seat, list[Any]]:
    """A seat at a table of bots, once it has heard of such an event; and all of them."""
    (ana,) = await served.playing(Settings("saboteur", seats=3), 1, bots=BOTS)
    await ask(ana, asks.Leave)  # whoever begins, a bot moves
    await until(ana, lambda: any(told["event"] == event for told in ana.story))
    return ana, [told for told in ana.story if told["event"] == event]


def test_a_bot_says_of_its_move_what_all_have_seen(spend):
    async def evening(served: Inside) -> None:
        ana, (item, *_) = await heard_of_a_bot(served, "explained")
        assert (item["why"], item["which"], item["percent"]) == ("breaks", 0, 40)
        for language in ("en", "uk", "ru", "cs"):
            said = words.tell_facts("saboteur", dict(item), ["Ana", "Bo", "Cy"], language)
            assert "40 %" in said.replace("\u2068", "").replace("\u2069", "") and "Ana" in said
        thoughts = [list(entered.why) for entered in served.log_of(ana).entry_lines if entered.why]
        assert thoughts[0] == [Grounds("digs", {})]  # kept with the move, for afterwards

    spend(evening)


def test_a_bot_claims_in_the_name_of_its_seat_and_bots_hear_it(spend):
    async def evening(served: Inside) -> None:
        ana, claims = await heard_of_a_bot(served, "claimed")
        assert all(claim["seat"] in (0, 1, 2) for claim in claims)
        assert {(claim["about"], claim["which"], claim["says"]) for claim in claims} == {
            ("goal", 1, "stone")
        }
        heard = served.log_of(ana).story.events_of(2)
        assert any(isinstance(event, Claimed) for event in heard)

    spend(evening, Claimer)


async def at_rest(served: Inside) -> client.Seat:
    """A person whose turn it is, at a table with two bots."""
    (ana,) = await served.playing(Settings("saboteur", seats=3), 1, bots=BOTS)
    await until(ana, lambda: bool(ana.moves))
    return ana


async def play_a_lap(seat: client.Seat) -> None:
    """Move, and wait until it is this seat's turn again."""
    await seat.play(seat.moves[0]["words"])
    await until(seat, lambda: not seat.moves)
    await until(seat, lambda: bool(seat.moves))


def talk_in(seat: client.Seat) -> list[Any]:
    heard = ("inquired", "claimed", "phrased")
    return [told for told in seat.story if told["event"] in heard and "x" not in told]


def test_a_bot_that_is_asked_what_it_saw_answers(spend):
    async def evening(served: Inside) -> None:
        ana = await at_rest(served)
        await ask(ana, asks.Inquire, 1)
        await ask(ana, asks.Inquire, 2)
        await until(ana, lambda: len(talk_in(ana)) == 4)
        said = {(item["event"], item["seat"]): item for item in talk_in(ana)}
        assert (said["claimed", 1]["which"], said["claimed", 1]["says"]) == (2, "gold")
        assert said["phrased", 2]["phrase"] == "not-looked"
        assert not served.log_of(ana).unanswered

    spend(evening, Answerer)


def test_who_was_asked_is_not_asked_again_before_it_has_moved(spend):
    async def evening(served: Inside) -> None:
        ana = await at_rest(served)
        await ask(ana, asks.Inquire, 1)
        await until(ana, lambda: len(talk_in(ana)) == 2)
        with pytest.raises(client.Refused) as no:
            await ask(ana, asks.Inquire, 1)
        assert no.value.reason == "asked-already"
        await play_a_lap(ana)
        await ask(ana, asks.Inquire, 1)
        await until(ana, lambda: len(talk_in(ana)) == 4)

    spend(evening, Answerer)


def test_a_bot_at_a_muted_seat_does_not_answer_and_nobody_waits_for_it(spend):
    async def evening(served: Inside) -> None:
        ana = await at_rest(served)
        served.log_of(ana).chairs[1].is_muted = True  # as one who was muted and went
        await ask(ana, asks.Inquire, 1)
        await play_a_lap(ana)
        assert [item["event"] for item in talk_in(ana)] == ["inquired"]

    spend(evening, Answerer)


@pytest.mark.parametrize("seat", [0, 3])
def test_nobody_asks_himself_or_an_empty_place(spend, seat):
    async def evening(served: Inside) -> None:
        with pytest.raises(client.Refused):
            await ask(await at_rest(served), asks.Inquire, seat)

    spend(evening)


def test_a_bot_asks_a_person_and_bots_hear_it(spend):
    async def evening(served: Inside) -> None:
        ana, questions = await heard_of_a_bot(served, "inquired")
        assert {(item["seat"], item["whom"]) for item in questions} == {(1, 0)}
        assert Inquired(1, 0) in served.log_of(ana).story.events_of(2)

    spend(evening, Asker)


def test_a_character_has_a_face_in_the_colour_of_its_seat(spend):
    async def evening(served: Inside) -> None:
        bots = {"1": "joker", "2": "habit"}
        (ana,) = await served.playing(Settings("saboteur", seats=3), 1, bots=bots)
        faces = [seat.face for seat in ana.table.seats]
        assert faces[1] == FACES["joker"] + "1" and not faces[2]

    spend(evening)
