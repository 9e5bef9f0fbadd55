"""A replay shows as much as may be seen: one's own eyes during the game, every card after it."""

from __future__ import annotations

import asyncio
import random
from functools import cache
from typing import Any

import pytest
import wiring
from test_known import HOUSE, take

from dwarrow import GAMES, words
from dwarrow.server.room import Room
from dwarrow.wire.tells import Grounds

THOUGHT = Grounds("looks", {"target": 0})


async def replayed(game: str) -> dict[str, Any]:
    """`most` for a player and a watcher during a game, and after it; the updates of then."""
    async with wiring.served(house=HOUSE) as server:
        opened, keys = await server.gather(game)
        path = f"/api/tables/{opened['table']}/replay?viewpoint=most"
        host = await server.connect(opened["table"], keys[0])
        host.ask("start", "s")
        await server.settle()
        room = server.room(opened)
        await take(room, room.table.play.moves()[0], THOUGHT)
        during = (await server.request("GET", path, key=keys[-1])).json()
        watched = (await server.request("GET", path)).json()
        await server.settle()
        before = host.last("update")
        ends = await ended_by_chance(server, room, host)
        after = (await server.request("GET", path, key=keys[-1])).json()
        end = host.last("update")
    views = [before, end]
    return {"during": during, "watched": watched, "after": after, "views": views, "ends": ends}


async def ended_by_chance(server: wiring.Server, room: Room, host: wiring.Socket) -> list[Any]:
    """Play on to the end; what updates told of boards that rounds left."""
    chance, ends = random.Random(5), {}
    while room.table.status == "playing":
        await take(room, chance.choice(room.table.play.moves()))
        await server.settle()
        if ended := host.last("update").get("ended"):
            ends[ended["line"]] = ended
    return list(ends.values())


@cache
def once(game: str) -> dict[str, Any]:
    return asyncio.run(replayed(game))


@pytest.mark.parametrize("game", GAMES)
def test_most_is_ones_own_eyes_then_all_cards(game: str) -> None:
    told = once(game)
    last = len(told["after"]["table"]["seats"]) - 1
    assert (told["during"]["viewpoint"], told["during"]["seat"]) == (last, last)
    assert (told["watched"]["viewpoint"], told["watched"]["seat"]) == ("public", None)
    assert (told["after"]["viewpoint"], told["after"]["seat"]) == ("all", last)
    heard = [item.get("to") for frame in told["during"]["frames"] for item in frame["story"]]
    assert set(heard) == {None, last}
    assert not any("to" in item for frame in told["watched"]["frames"] for item in frame["story"])
    for frame in [*told["during"]["frames"], *told["watched"]["frames"]]:
        assert not {"goals", "privates"} & set(frame["view"])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_thought_is_told_afterwards_and_only_with_all_cards_open(game: str) -> None:
    told = once(game)
    whys = [frame["why"] for frame in told["after"]["frames"]]
    assert [why for why in whys if why] == [[{"key": "looks", "names": {"target": 0}}]]
    for frame in [*told["during"]["frames"], *told["watched"]["frames"]]:
        assert frame["why"] == []


@pytest.mark.parametrize("game", GAMES)
def test_goals_face_down_are_told_only_when_the_game_is_over(game: str) -> None:
    told = once(game)
    before, end = (update["view"] for update in told["views"])
    assert "goals" not in before
    frame = told["after"]["frames"][-1]["view"]
    assert end["goals"] == frame["goals"]
    for face, up in zip(frame["goals"], frame["public"].get("goals", []), strict=True):
        assert up is None or up == face


@pytest.mark.parametrize("game", GAMES)
def test_whatever_somebody_alone_is_told_can_be_told_of_them(game: str) -> None:
    frames = once(game)["after"]["frames"]
    alone = {item["event"] for frame in frames for item in frame["story"] if "to" in item}
    assert alone
    assert [event for event in alone if not words.has(f"page-of-{event}")] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_tunnel_that_won_is_told_as_soon_as_the_treasure_lies_open(game: str) -> None:
    for frame in once(game)["after"]["frames"]:
        laid = {(c["x"], c["y"]): c["card"] for c in frame["view"]["public"].get("maze", [])}
        cards = [laid[x, y] for x, y in frame["way"]]
        assert bool(cards) == ("treasure" in laid.values())
        assert not cards or (cards[0], cards[-1]) == ("start", "treasure") or game == "saboteur2"


@pytest.mark.parametrize("game", GAMES)
def test_the_board_a_round_left_is_told_with_its_end(game: str) -> None:
    """Nobody waits for a replay to see a round end; and only its end is told, not its story."""
    told = once(game)
    frames = told["after"]["frames"]
    ends = [f for f in frames if any(item["event"] == "round-ended" for item in f["story"])]
    assert [end["line"] for end in told["ends"]] == [frame["line"] for frame in ends]
    for end, frame in zip(told["ends"], ends, strict=True):
        assert end["view"]["public"] == frame["view"]["public"]
        assert not {"goals", "privates"} & set(end["view"])
        laid = {(c["x"], c["y"]) for c in end["view"]["public"].get("maze", [])}
        way = [tuple(place) for place in end["way"]]
        assert set(way) <= laid and len(set(way)) == len(way)
        assert way == [tuple(place) for place in frame["way"]] or not frame["way"]
        assert bool(way) == bool(laid)
