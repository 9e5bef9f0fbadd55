"""The laws of tensors: numbers follow from a view alone, and tell apart what a player could use."""

from __future__ import annotations

import json

import pytest
from worlds import watched

import dwarrow
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.tensors import OUTSIDE, numbers, observed

GAMES = list(dwarrow.GAMES)
TABLES = [
    (name, players)
    for name, game in dwarrow.GAMES.items()
    for players in sorted({game.SEATS[0], game.USUAL_SEATS, game.SEATS[-1]})
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_offered_move_has_a_number_of_its_own_and_means_itself(
    name: str, players: int
) -> None:
    game = dwarrow.GAMES[name]
    offered = outside = 0
    for table, _ in watched(name, next(iter(game.EDITIONS)), players, seed=31):
        view, moves = table.state.view(table.turn), table.moves()
        found = numbers(game.TENSORS, view, moves)
        known = [number for number in found if number != OUTSIDE]
        assert len(set(known)) == len(known)
        assert all(0 <= number < game.TENSORS.count for number in known)
        for number, move in zip(found, moves):
            if number != OUTSIDE:
                assert game.TENSORS.move_of(view, number) == move
        assert known, "a turn without any action"
        offered += len(moves)
        outside += len(moves) - len(known)
    assert outside <= offered // 20


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_observed_follows_from_the_view_alone(name: str, players: int) -> None:
    """The law of twins over the bytes: a world one cannot tell from the truth looks the same."""
    game, dice = dwarrow.GAMES[name], Seeded(8)
    for at, (table, _) in enumerate(watched(name, next(iter(game.EDITIONS)), players, seed=32)):
        if at % 4 == 0:
            seat = at % players
            twin = game.imagine(table.view(seat), dice)
            one = list(observed(game.TENSORS, table.state.view(seat)))
            assert one == list(observed(game.TENSORS, twin.view(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_views_that_differ_are_observed_differently(name: str) -> None:
    game = dwarrow.GAMES[name]
    seen: dict[tuple[int, bytes], str] = {}
    for edition in game.EDITIONS:
        for table, _ in watched(name, edition, game.USUAL_SEATS, seed=33):
            view = table.view(table.turn).data()
            del view["rules"]
            told = bytes(observed(game.TENSORS, table.state.view(table.turn)))
            text = json.dumps(view, sort_keys=True)
            assert seen.setdefault((table.turn, told), text) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_name(name: str) -> None:
    tensors = dwarrow.GAMES[name].TENSORS
    for layout, size in ((tensors.observation, tensors.size), (tensors.actions, tensors.count)):
        assert layout.size == size
        items = [f"{field.name}: {item}" for field in layout.fields for item in field.items]
        assert len(items) == len(set(items)) == size
        assert all(field.says for field in layout.fields)
        assert layout.item(0) and layout.item(size - 1)


def test_what_is_told_of_an_observation_can_be_read() -> None:
    table = dwarrow.new("saboteur", players=4, seed=2)
    seat = table.turn
    told = dwarrow.GAMES["saboteur"].TENSORS.observation.told(
        list(observed(dwarrow.GAMES["saboteur"].TENSORS, table.state.view(seat)))
    )
    hand = table.view(seat).data()["private"]
    assert isinstance(hand, dict)
    assert [item.split()[2] for item in told["hand"]] == hand["hand"]
    assert list(told["role"]) == [hand["role"]]
