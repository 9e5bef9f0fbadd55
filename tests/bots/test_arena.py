"""The arena: the same deals for every pairing, seats rotated, intervals, a table and a chart."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from dwarrow.cli import app
from dwarrow.games.saboteur.cards import SABOTEUR
from dwarrow.kernel.state import Refused
from dwarrow.lab.arena import Contest, Standing, compete
from dwarrow.lab.bout import Bout, guest_seats, roles_of, set_up_sides
from dwarrow.lab.plots import matrix
from dwarrow.lab.samples import wilson

SIDES = Contest("saboteur", ("chance", "habit"), 5, 1, 1, "house")
QUICK = Contest("saboteur", ("chance",), 5, 3, 1, "house")


@pytest.fixture(scope="module")
def standing() -> Standing:
    return compete(SIDES, 1)


def test_every_pairing_plays_every_deal(standing: Standing) -> None:
    assert [(cell.first, cell.second) for cell in standing.cells] == [
        ("chance", "chance"),
        ("chance", "habit"),
        ("habit", "chance"),
        ("habit", "habit"),
    ]
    assert all(cell.wins.n == 1 for cell in standing.cells)


def test_a_deal_is_the_same_for_both_sides_mirrored() -> None:
    there = set_up_sides(Bout(SIDES, "chance", "habit", 0, 1))[0]
    here = set_up_sides(Bout(SIDES, "habit", "chance", 1, 1))[0]
    assert there.state.data() == here.state.data()


def test_saboteurs_sit_everywhere_in_turn_and_the_spare_role_is_a_digger() -> None:
    seen = set()
    for number in range(10):
        roles = roles_of(Bout(SIDES, "chance", "chance", 0, number))
        assert roles[5] != SABOTEUR
        seen.add(tuple(seat for seat in range(5) if roles[seat] == SABOTEUR))
    assert seen == set(combinations(range(5), 2))


def test_guests_sit_everywhere_in_turn() -> None:
    contest = Contest("kings", ("chance",), 4, 4, guests=2)
    seats = [guest_seats(Bout(contest, "chance", "chance", 0, number)) for number in range(4)]
    assert seats == [[0, 2], [1, 3], [0, 2], [1, 3]]


@pytest.mark.parametrize(("game", "players"), [("kings", 3), ("duel", 2), ("solo", 1)])
def test_other_games_report_wins_and_scores(game: str, players: int) -> None:
    standing = compete(Contest(game, ("chance",), players, 2), 1)
    (cell,) = standing.cells
    assert cell.wins.n == 2 and cell.scores.n == 2 and cell.others.n == 2 * (players - 1)


def test_the_same_seed_gives_the_same_standing() -> None:
    first, second = (cast(dict[str, Any], compete(QUICK, 1).data()) for _ in range(2))
    for data in (first, second):
        for cell in data["cells"]:
            cell.pop("seconds")
        data.pop("peak_megabytes")
    assert first == second


def test_a_share_of_nothing_or_all_still_has_an_interval() -> None:
    assert wilson(0, 100) == pytest.approx((0.0, 0.037), abs=1e-3)
    assert wilson(100, 100) == pytest.approx((0.963, 1.0), abs=1e-3)


def test_a_share_lies_in_its_interval() -> None:
    for n in range(1, 200):
        for wins in (0, n):
            low, high = wilson(wins, n)
            assert 0 <= low <= wins / n <= high <= 1


def test_the_chart_has_a_square_a_pairing(standing: Standing) -> None:
    drawn = matrix(standing)
    ElementTree.fromstring(drawn)
    assert drawn.count(" %<") == 4 and "How often diggers win" in drawn and "habit" in drawn


def test_bots_of_a_chart_stand_in_one_order_on_both_sides() -> None:
    drawn = matrix(compete(Contest("kings", ("habit", "chance"), 2, 1, 1, "house"), 1))
    named = [text for text in re.findall(r">([a-z]+)</text>", drawn) if text in ("habit", "chance")]
    assert named == ["habit", "chance"] * 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"bots": ("nobody",)},
        {"bots": ()},
        {"players": 11},
        {"saboteurs": 5},
        {"guests": 9},
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object]) -> None:
    asked = {"bots": ("chance",), "players": 5, "rounds": 1, **wrong}
    with pytest.raises(Refused):
        compete(Contest("saboteur", **asked), 1)  # type: ignore[arg-type]


def test_the_command_prints_a_table_and_writes_a_chart(tmp_path: Path) -> None:
    words = "arena saboteur --bots chance --rounds 2 --processes 1 --chart"
    done = CliRunner().invoke(app, [*words.split(), str(tmp_path / "chart.svg")])
    assert done.exit_code == 0 and "diggers win" in done.output
    assert (tmp_path / "chart.svg").read_text(encoding="utf-8").startswith("<svg")
