"""When each player could have been known: told after the game, from what lay open alone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import wiring

from bots.bot_tables import believe
from dwarrow.bots import Asked, bot_named
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import SPECTATOR
from dwarrow.server.at_table.play import moved
from dwarrow.server.line import Stamp
from dwarrow.server.room import Room
from dwarrow.server.table import Table, fold_entry
from dwarrow.wire.tells import Grounds
from dwarrow.words import has

HOUSE = wiring.House(workers=1, pace=10**9, burst=10**6, rate=10**6, requests=10**6, readers=0)
CLOSE = 1e-9


async def by_habit(room: Room) -> None:
    """All seats play as the habit bot does."""
    play = room.table.play
    bots = [bot_named("habit", play.game.NAME) for _ in play.names]
    while room.table.status == "playing":
        asked = Asked(play.view(play.turn), play.events(play.turn), play.moves(), Seeded(7), 0.1)
        await take(room, bots[play.turn].choose(asked))


async def by_chance(room: Room) -> None:
    chance = random.Random(5)
    while room.table.status == "playing":
        await take(room, chance.choice(room.table.play.moves()))


async def take(room: Room, move: int, *why: Grounds) -> None:
    await room.append(moved(room.table, move, "seat", Stamp(1, room.table.play.turn), why))


async def finished(
    game: str, play_on: Callable[[Room], Awaitable[None]], **options: str
) -> tuple[Table, Any]:
    """A table where a game was played to its end, and what is known of it."""
    async with wiring.served(house=HOUSE) as server:
        opened, keys = await server.gather(game, settings={"options": options})
        host = await server.connect(opened["table"], keys[0])
        host.ask("start", "s")
        await server.settle()
        room = server.room(opened)
        await play_on(room)
        answer = await server.request("GET", f"/api/tables/{opened['table']}/known")
        assert answer.status == 200, answer.body
        return room.table, answer.json()


def public_opinion(table: Table, played: int) -> list[float]:
    """How likely each seat hinders, to a spectator after so many moves and deals."""
    play = table.new_play()
    for entry in table.play.log[:played]:
        fold_entry(play, entry)
    story = play.events(SPECTATOR)
    return believe(play.game.NAME, play.view(SPECTATOR), story).suspects


def test_a_seat_is_known_at_the_first_move_after_which_a_spectator_would_be_sure() -> None:
    table, known = asyncio.run(finished("saboteur", by_habit, rounds="1"))
    (only,) = known["rounds"]
    met = [seat for seat in only["seats"] if seat["at"] is not None]
    assert met
    for seat in met:
        for at, is_sure in ((seat["at"] - 1, False), (seat["at"], True)):
            share = public_opinion(table, at)[seat["seat"]]
            right = share if seat["role"] == "saboteur" else 1 - share
            assert (right >= 0.8 - CLOSE) == is_sure


@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_each_round_tells_of_every_seat_with_the_role_it_turned_up(game: str) -> None:
    table, known = asyncio.run(finished(game, by_chance))
    events: list[Any] = [t.event for t in table.story.events]
    ends = [one for one in events if type(one).__name__ == "RoundEnded"]
    assert len(known["rounds"]) == len(ends) == 3
    for told, end in zip(known["rounds"], ends):
        assert [seat["role"] for seat in told["seats"]] == end.roles
        for seat in told["seats"]:
            assert (seat["at"] is None) == (seat["move"] is None) == (seat["percent"] < 80)
            assert seat["move"] is None or 1 <= seat["move"] < told["moves"]


def test_a_seat_is_given_away_by_acts_of_its_own_that_words_can_say() -> None:
    _, known = asyncio.run(finished("saboteur", by_habit, rounds="1"))
    seats = known["rounds"][0]["seats"]
    assert any(seat["signs"] for seat in seats)
    for seat in seats:
        for sign in seat["signs"]:
            assert sign["names"]["seat"] == seat["seat"]
            assert sign["key"] == ("for" if seat["role"] == "saboteur" else "against")
            assert has(f"bot-{sign['key']}", "en") and has(
                f"bot-sign-{sign['names']['sign']}", "en"
            )


@pytest.mark.parametrize("game", ["duel", "solo", "kings"])
def test_a_game_without_hidden_sides_has_no_rounds(game: str) -> None:
    assert asyncio.run(finished(game, by_chance))[1] == {"rounds": []}


def test_before_the_end_it_is_refused_to_everybody() -> None:
    async def asked() -> list[tuple[int, str]]:
        async with wiring.served(house=HOUSE) as server:
            opened, keys = await server.gather("saboteur")
            path = f"/api/tables/{opened['table']}/known"
            callers = [opened["host"], *keys, ""]
            answers = [await server.request("GET", path, key=key) for key in callers]
            host = await server.connect(opened["table"], keys[0])
            for ask in ("start", "pause", "end"):
                host.ask(ask, ask)
                await server.settle()
                answers += [await server.request("GET", path, key=key) for key in callers]
            return [(answer.status, answer.json()["code"]) for answer in answers]

    assert set(asyncio.run(asked())) == {(403, "not-allowed")}
