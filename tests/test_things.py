"""Tables, states, views and moves as things: copied, compared, pickled, sent away, shown."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import dwarrow
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Moves, Refused, playout
from dwarrow.kernel.table import Table

ROOT = Path(__file__).parents[1]


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def heard(told: list[Any]) -> list[tuple[int, Any]]:
    return [(one.to, one.event) for one in told]


WAYS: list[Callable[[Any], Any]] = [sent, copy.deepcopy, lambda thing: thing.copy()]


def table_after(game: str, moves: int, seed: int | None = 3) -> Table:
    table, dice = dwarrow.new(game, seed=seed), Seeded(1)
    for _ in range(moves):
        if table.is_over:
            break
        offered = table.moves()
        table.play(offered[dice.below(len(offered))])
    return table


@pytest.mark.parametrize("moves", [0, 25, 70, 400])
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_a_copy_is_equal_and_its_own(game: str, moves: int) -> None:
    table = table_after(game, moves)
    for way in WAYS:
        again, state = way(table), way(table.state)
        assert again == table and heard(again.told) == heard(table.told)
        assert state == table.state and state is not table.state
        for seat in (table.turn if table.turn >= 0 else 0, dwarrow.SPECTATOR):
            view = table.view(seat)
            other = way(view)
            assert other == view and table.game.moves(other) == table.game.moves(view)
    if not table.is_over:
        before = table.copy()
        table.play(table.moves()[0])
        assert before != table and before.state != table.state
        before.play(before.moves()[0])
        assert before == table


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_a_table_of_fair_shuffles_is_dealt_on_from_its_secrets(game: str) -> None:
    table = table_after(game, 10, seed=None)
    again = sent(table)
    for one in (table, again):
        while not one.is_over:
            one.play(one.moves()[0])
    assert dwarrow.record(again) == dwarrow.record(table) and not dwarrow.verify(again)
    assert sent(dwarrow.replay(dwarrow.record(table))).log == table.log


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_nothing_hidden_is_sent_with_a_view(game: str) -> None:
    """A view that was sent away is a view of a world that fits it, not of the truth."""
    table = table_after(game, 12)
    view = table.view(table.turn)
    twin = table.game.view(table.game.imagine(view, Seeded(99)), table.turn)
    assert pickle.dumps(view) == pickle.dumps(twin)


def told_of(things: tuple[Table, Any, Any, Moves]) -> tuple[list[int], list[int], int, Any]:
    """What another process finds in a table, a state, a view and moves."""
    table, state, view, moves = things
    played = playout(state, Seeded(5), Moves())
    return table.moves(), moves.to_list(), int(played), view.data()


def test_everything_can_be_sent_to_another_process() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for game in dwarrow.GAMES:
            table, moves = table_after(game, 9), Moves()
            table.state.list_moves(moves)
            things = (table, table.state, table.view(table.turn), moves)
            here = told_of((table, table.state.copy(), *things[2:]))
            assert pool.submit(told_of, things).result() == here


def test_small_things_compare_and_come_back() -> None:
    table = table_after("saboteur", 9)
    listed = Moves()
    table.state.list_moves(listed)
    assert len(listed) == len(table.moves()) and listed.copy() == listed == sent(listed)
    assert sent(table.log) == table.log and heard(sent(table.told)) == heard(table.told)
    assert sent(table.rules) == table.rules == copy.deepcopy(table.rules)
    dice = Seeded(7)
    dice.below(10)
    assert sent(dice) == dice.copy() == dice and sent(dice).word() == dice.word()
    with pytest.raises(dwarrow.IllegalMove) as caught:
        table.take("lay NES at 9,9")
    assert str(sent(caught.value)) == str(caught.value)
    assert sent(caught.value).refusal == caught.value.refusal
    with pytest.raises(dwarrow.Damaged) as broken:
        dwarrow.replay("dwarrow record 1\nnonsense")
    assert sent(broken.value).line == broken.value.line


def test_what_can_change_has_no_hash() -> None:
    table = table_after("duel", 3)
    for thing in (table, table.state, table.view(0), Moves(), Seeded(1)):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_things_say_what_they_are(game: str) -> None:
    table = table_after(game, 4)
    assert repr(table).startswith(f"<Table of {game} (house), ") and "4 moves made" in repr(table)
    assert repr(table.state) == f"<State of {game}: seat {table.turn} to move>"
    assert repr(table.view(0)) == f"<View of {game}: seat 0>"
    assert repr(table_after(game, 1000)).endswith(": over>")


# ---- pictures


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_a_notebook_shows_the_board(game: str) -> None:
    table = table_after(game, 30)
    for thing in (table, table.state, table.view(0)):
        root = ElementTree.fromstring(thing._repr_svg_())
        assert root.tag.endswith("svg") and len(root) > 40


def test_a_picture_shows_the_cards_that_lie_and_nothing_hidden() -> None:
    table = table_after("saboteur", 0)
    worlds = {table.game.imagine(table.view(0), Seeded(n))._repr_svg_() for n in range(5)}
    assert worlds == {table._repr_svg_()}
    laid = next(move for move in table.moves() if table.words(move).startswith("lay"))
    table.play(laid)
    assert table._repr_svg_() not in worlds


def test_dots_have_the_colours_of_the_shapes() -> None:
    pytest.importorskip("numpy")
    from dwarrow.drawing import picture
    from dwarrow.drawing.dots import dots, rgb

    seen = dots(picture(table_after("saboteur", 20).view(dwarrow.SPECTATOR)))
    assert seen.dtype.name == "uint8" and seen.ndim == 3
    colours = {tuple(int(part) for part in dot) for dot in seen.reshape(-1, 3)}
    assert {rgb("#eeb766"), rgb("#4b4038"), rgb("#2a2f45")} <= colours  # floor, rock, a back


# ---- the reference


def test_the_reference_is_complete() -> None:
    """Every public name is in it and says what it is; `python docs/reference.py` writes it anew."""
    sys.path.insert(0, str(ROOT / "docs"))
    try:
        import reference
    finally:
        sys.path.pop(0)
    assert reference.unsaid() == []
    constants = {"ALL", "DEALER", "GAMES", "NOBODY", "SPECTATOR"}
    page = (ROOT / "docs/reference.md").read_text(encoding="utf-8")
    for name in set(dwarrow.__all__) - constants:
        assert f"### {name}\n" in reference.document() and f"### {name}\n" in page, name


@pytest.mark.parametrize("game", dwarrow.GAMES)
@pytest.mark.parametrize("seat", [-1, -2, 99, 10**30])
def test_nobody_looks_from_a_seat_that_is_not_there(game: str, seat: int) -> None:
    """-1 would be the last drawer of a list."""
    with pytest.raises(dwarrow.Refused, match=f"there is no seat {seat}; seats are 0 to"):
        dwarrow.new(game, seed=1).view(seat)


@pytest.mark.parametrize("odd", [None, True, 3.0, b"pass", [], {}])
def test_what_is_no_move_at_all_is_said_to_be_none(odd: Any) -> None:
    table = dwarrow.new("saboteur", seed=1)
    with pytest.raises(TypeError, match=f"words or one of `moves`, not {type(odd).__name__}"):
        table.take(odd)
    with pytest.raises(dwarrow.Refused, match="that number is no move"):
        table.take(10**5000)
    assert table == dwarrow.new("saboteur", seed=1)


def test_importing_the_package_is_light() -> None:
    code = "import dwarrow, sys; print(len(sys.modules), 'asyncio' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert int(done.stdout.split()[0]) < 500 and "False" in done.stdout


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_event_of_a_game_comes_back(game: str) -> None:
    for told in table_after(game, 1000).told:
        event: Any = told.event
        assert sent(event) == event == copy.deepcopy(event)


def test_options_stand_by_name_or_in_a_mapping_but_not_twice() -> None:
    by_name = dwarrow.new("saboteur", seed=1, maps=3, gold_secret=False)
    assert by_name == dwarrow.new("saboteur", seed=1, options={"maps": 3, "gold_secret": False})
    assert by_name.rules.maps == 3
    with pytest.raises(Refused, match="maps is said twice: by name and in `options`"):
        dwarrow.new("saboteur", maps=3, options={"maps": 3})
    with pytest.raises(Refused, match="there is no option 'palyers'; there are: "):
        dwarrow.new("saboteur", palyers=4)
