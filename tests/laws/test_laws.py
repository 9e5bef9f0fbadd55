"""The laws of the design, over every game, edition and number of players."""

from __future__ import annotations

import json
from itertools import zip_longest

import pytest
from worlds import ALL_TABLES, seats_of, seen, watched

import dwarrow
from dwarrow import words
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import ALL, DEALER, State
from dwarrow.kernel.table import Table, event_data, event_name

every_table = pytest.mark.parametrize(("name", "edition", "players"), ALL_TABLES)


@every_table
def test_an_imagined_world_looks_the_same_from_the_seat_that_imagines(
    name: str, edition: str, players: int
) -> None:
    dice = Seeded(2)
    for at, (table, _) in enumerate(watched(name, edition, players)):
        seats = seats_of(table)
        seat = seats[at % len(seats)]
        view = table.view(seat)
        world = table.game.imagine(view, dice)
        assert seen(table, world, seat) == seen(table, table.state, seat)


@every_table
def test_twins_tell_a_seat_the_same_until_something_is_revealed(
    name: str, edition: str, players: int
) -> None:
    """Shuffle what a seat cannot see, take the same move: nothing may differ but a reveal."""
    dice = Seeded(3)
    compared = 0
    for at, (table, move) in enumerate(watched(name, edition, players, seed=5)):
        seats = seats_of(table)
        seat = seats[at % len(seats)]
        twin = twin_world(table, seat, move, dice)
        if twin is not None:
            compared += step_twins(table, table.state.copy(), twin, seat, move)
    assert compared > 5


def twin_world(table: Table, seat: int, move: int, dice: Seeded) -> State | None:
    """A world the seat cannot tell from the truth, in which the next move is legal too."""
    for _ in range(8):
        twin = table.game.imagine(table.view(seat), dice)
        if table.game.refusal(table.game.view(twin, table.turn), move) is None:
            return twin
    return None


def step_twins(table: Table, truth: State, twin: State, seat: int, move: int) -> bool:
    """Step both; whether they could be compared to the end, i.e. nothing was revealed."""
    heard = []
    for state in (truth, twin):
        state.told = []
        state.step(move)
        heard.append([t.event for t in state.told if t.to in (ALL, seat)])
    for one, other in zip_longest(*heard):
        if one != other:
            assert all(event.reveals for event in (one, other) if event), (one, other)
            return False
    assert seen(table, truth, seat) == seen(table, twin, seat)
    return True


@every_table
def test_every_event_is_told_to_all_or_to_one_seat_and_is_plain_json(
    name: str, edition: str, players: int
) -> None:
    tables = [table for table, _ in watched(name, edition, players)]
    for told in tables[-1].told:
        assert told.to == ALL or 0 <= told.to < players
        json.dumps(event_data(told.event))
        assert event_name(told.event) == event_data(told.event)["event"]


@every_table
def test_a_move_is_offered_exactly_if_it_is_not_refused(
    name: str, edition: str, players: int
) -> None:
    universe: set[int] = set()
    dice = Seeded(4)
    for at, (table, _) in enumerate(watched(name, edition, players)):
        offered = table.moves()
        assert len(set(offered)) == len(offered)
        universe.update(offered)
        probes = universe_around(offered, universe, dice) if at % 3 == 0 else []
        for seat in seats_of(table):
            view = table.view(seat)
            legal = set(table.game.moves(view))
            assert legal == (set(offered) if seat == table.turn else set())
            for move in probes:
                assert (table.game.refusal(view, move) is None) == (move in legal)
        for move in offered:
            assert table.refusal(table.turn, move) is None


def universe_around(offered: list[int], universe: set[int], dice: Seeded) -> list[int]:
    """Moves that were legal once, moves with bits flipped, and nonsense."""
    known = sorted(universe)
    some = [known[dice.below(len(known))] for _ in range(20)]
    flipped = [move ^ (1 << int(dice.below(40))) for move in some]
    return [*some, *flipped, *offered[:5], 0, 1, -1, 2**62]


@every_table
def test_every_refusal_names_a_clause_and_has_words(name: str, edition: str, players: int) -> None:
    dice = Seeded(9)
    universe: set[int] = set()
    for at, (table, _) in enumerate(watched(name, edition, players, seed=2)):
        universe.update(table.moves())
        if at % 5:
            continue
        for move in universe_around(table.moves(), universe, dice):
            refusal = table.refusal(table.turn, move)
            if refusal is not None:
                assert refusal.clause in words.explain(name, refusal)
                assert refusal.clause.split("-")[1].isdigit()


def check_record(table: Table) -> None:
    """A game's record gives the same game again, its story included."""
    text = dwarrow.record(table)
    again = dwarrow.replay(text)
    assert dwarrow.record(again) == text
    assert again.state.data() == table.state.data()
    assert [event_data(t.event) for t in again.told] == [event_data(t.event) for t in table.told]
    assert dwarrow.verify(again) == []


@every_table
def test_a_record_reads_back_to_the_same_game(name: str, edition: str, players: int) -> None:
    for table, move in watched(name, edition, players, seed=7):
        words = table.words(move)
        assert table.game.read_move(words) == move
    check_record(table)


@every_table
def test_a_position_reads_back_to_the_same_state(name: str, edition: str, players: int) -> None:
    for at, (table, _) in enumerate(watched(name, edition, players, seed=8)):
        if at % 4 == 0:
            again = table.game.read_position(dwarrow.position(table))
            assert again.data() == table.state.data()
            assert table.game.moves(table.game.view(again, table.turn)) == table.moves()


@every_table
def test_a_copy_goes_its_own_way(name: str, edition: str, players: int) -> None:
    for at, (table, move) in enumerate(watched(name, edition, players, seed=9)):
        if at % 4 == 0:
            before = table.state.data()
            copy = table.state.copy()
            copy.step(move)
            if copy.turn() == DEALER:
                copy.deal(copy.shuffled(Seeded(0)))
            assert table.state.data() == before


@every_table
def test_every_game_ends_within_its_bound(name: str, edition: str, players: int) -> None:
    bound = dwarrow.GAMES[name].bound(dwarrow.GAMES[name].EDITIONS[edition], players)
    moves = sum(1 for _ in watched(name, edition, players, seed=10, often=1))
    assert 0 < moves <= bound


@every_table
def test_a_view_is_plain_json(name: str, edition: str, players: int) -> None:
    for at, (table, _) in enumerate(watched(name, edition, players, seed=11)):
        if at % 20 == 0:
            for seat in seats_of(table):
                data = table.view(seat).data()
                assert json.loads(json.dumps(data)) == data


@every_table
def test_imagination_depends_on_the_view_alone(name: str, edition: str, players: int) -> None:
    """From the truth and from a twin that looks the same, the same dice imagine the same world."""
    for at, (table, _) in enumerate(watched(name, edition, players, seed=12)):
        seats = seats_of(table)
        seat = seats[at % len(seats)]
        if at % 7 == 0:
            twin = table.game.imagine(table.view(seat), Seeded(at))
            one = table.game.imagine(table.view(seat), Seeded(at + 1))
            other = table.game.imagine(table.game.view(twin, seat), Seeded(at + 1))
            assert one.data() == other.data()


def answers() -> list[tuple[str, str, str]]:
    """Every answer to every option that is not the recommended one."""
    return [
        (name, option, value)
        for name, game in dwarrow.GAMES.items()
        for option, asked in game.OPTIONS.items()
        for value in asked.values
        if value != values_of(next(iter(game.EDITIONS.values())))[option]
    ]


NEEDS = {
    "unchosen_goal": {"multi_goal": "choose_one"},
    "declined_gold": {"claim_mode": "literal"},
    "circle_deck": {"exhaustion": "full_circle_pass"},
    "ladder_route": {"team_reach": "any_door"},
}


@pytest.mark.parametrize(("name", "option", "value"), answers())
def test_the_laws_hold_with_every_option_flipped(name: str, option: str, value: str) -> None:
    game = dwarrow.GAMES[name]
    options: dict[str, object] = {**NEEDS.get(option, {}), option: value}
    dice, edition = Seeded(6), next(iter(game.EDITIONS))
    for at, (table, move) in enumerate(watched(name, edition, game.USUAL_SEATS, 13, options)):
        seat = seats_of(table)[at % (len(table.names) + 1)]
        view = table.view(seat)
        assert seen(table, game.imagine(view, dice), seat) == seen(table, table.state, seat)
        assert game.refusal(table.view(table.turn), move) is None
        if at % 5 == 0:
            again = game.read_position(dwarrow.position(table))
            assert again.data() == table.state.data()
    again_table = dwarrow.replay(dwarrow.record(table))
    assert again_table.state.data() == table.state.data()
    assert dwarrow.verify(again_table) == []


@every_table
def test_a_finished_game_takes_no_more_moves(name: str, edition: str, players: int) -> None:
    universe: set[int] = set()
    for table, move in watched(name, edition, players, seed=14):  # noqa: B007
        universe.update(table.moves())
    for seat in seats_of(table):
        view = table.view(seat)
        assert table.game.moves(view) == []
        assert all(table.game.refusal(view, move) is not None for move in universe)
    with pytest.raises(dwarrow.Refused, match="over"):
        table.take(move)
