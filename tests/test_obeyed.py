"""From a clause to its code: `dwarrow rules SAB-041`."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import dwarrow
from dwarrow.cli import app
from dwarrow.words import obeyed
from dwarrow.words.clauses import clauses


def test_a_clause_is_printed_with_the_line_that_obeys_it_and_the_test_that_shows_it() -> None:
    printed = CliRunner().invoke(app, ["rules", "SAB-035"], env={"COLUMNS": "200"}).stdout
    assert printed.startswith("SAB-035")
    assert "placement=connected|adjacent" in printed
    assert "src/dwarrow/" in printed and "tests/games/saboteur/" in printed


def test_the_line_that_obeys_a_clause_comes_before_a_file_that_is_about_it() -> None:
    first = obeyed.code("SAB-041")[0]
    assert first.file == "src/dwarrow/parts/tunnel.py" and "SAB-041" in first.text


def test_an_unknown_clause_is_refused() -> None:
    with pytest.raises(dwarrow.Refused, match="SAB-999"):
        CliRunner().invoke(app, ["rules", "SAB-999"], catch_exceptions=False)


def test_a_range_names_the_clauses_in_it() -> None:
    assert obeyed.numbers_in("# SAB-007 to SAB-009, SB2-060") == {
        "SAB-007", "SAB-008", "SAB-009", "SB2-060",
    }  # fmt: skip


def is_named(number: str) -> bool:
    """Whether a line names it by its own number: a range or a head says what a file is about."""
    return any(number in place.text and place.line > 1 for place in obeyed.code(number))


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_clause_stands_at_a_line_of_the_code_or_says_why_it_cannot(game: str) -> None:
    uncoded = dwarrow.GAMES[game].UNCODED
    lost = [n for n in clauses(game) if not is_named(n) and n not in uncoded]
    assert lost == []
    assert all(reason for reason in uncoded.values())
