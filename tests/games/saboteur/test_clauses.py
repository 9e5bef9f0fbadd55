"""The page of the clauses: complete, shown by tests, and true to the editions."""

from __future__ import annotations

import re
from pathlib import Path

from dwarrow.games import saboteur
from dwarrow.kernel.rules import values_of

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "saboteur.md"
CLAUSES = [f"SAB-{number:03d}" for number in range(1, 135)]


def rows():
    return re.findall(
        r"^\| (SAB-\d+) \| (.*?) \| (.*?) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )


def test_the_page_has_every_clause_once_and_in_order():
    assert [clause for clause, _, _ in rows()] == CLAUSES


def test_every_clause_is_named_by_a_test():
    tests = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    named = set(re.findall(r"SAB-\d{3}", "\n".join(tests)))
    assert [clause for clause in CLAUSES if clause not in named] == []


def test_every_clause_an_option_governs_names_that_option_or_one_of_its_kind():
    """SAB-074"""
    text = {clause: words for clause, words, _ in rows()}
    for name, option in saboteur.OPTIONS.items():
        assert any(name in text[clause] for clause in option.clauses), name


def test_the_page_tells_what_each_edition_answers():
    order = ["uk16", "ru16", "cz", "ru-ls", "house"]
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    for name in saboteur.OPTIONS:
        line = next(line for line in lines if line.startswith(f"| {name} |"))
        cells = [cell.strip(" *") for cell in line.strip("|").split("|")]
        assert cells[2:] == [values_of(saboteur.EDITIONS[edition])[name] for edition in order]
