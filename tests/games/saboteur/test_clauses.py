"""The page of the clauses: complete, shown by tests, and true to the editions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dwarrow.games import saboteur
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import NOBODY

from .setting import *

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "saboteur.md"
CLAUSES = [f"SAB-{number:03d}" for number in range(1, 137)]


def rows():
    return re.findall(
        r"^\| (SAB-\d+) \| (.*?) \| (.*?) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )


def test_the_page_has_every_clause_once():
    assert sorted(clause for clause, _, _ in rows()) == CLAUSES


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


def clauses_in(data):
    """Every clause told anywhere in an event."""
    if isinstance(data, list):
        return {clause for one in data for clause in clauses_in(one)}
    if not isinstance(data, dict):
        return set()
    own = {data["clause"]} if "clause" in data else set()
    return own | {clause for value in data.values() for clause in clauses_in(value)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_that_is_told_stands_on_the_page(edition):
    """SAB-136"""
    heard = set()
    for seed in range(4):
        state = begin(5, edition, broken_tools_forfeit=True, rounds=1)
        dice = Seeded(seed)
        state.deal(state.shuffled(dice))
        while turn(state) != NOBODY:
            state.step(purposeful(state, dice))
        heard |= clauses_in(told(state))
    assert {"SAB-098"} < heard <= set(CLAUSES)


def test_every_clause_in_the_code_stands_on_a_page():
    """SAB-135: what a refusal or a settlement may name."""
    source = Path(saboteur.__file__).parents[2]
    texts = [p.read_text(encoding="utf-8") for p in source.rglob("*.py")]
    named = {clause for text in texts for clause in re.findall(r"\"((?:SAB|A)-\d+)\"", text)}
    assert named <= set(CLAUSES)
    words = [p.read_text(encoding="utf-8") for p in source.rglob("saboteur.ftl")]
    why = {clause for text in words for clause in re.findall(r"^saboteur-why-(\S+)", text, re.M)}
    assert why <= set(CLAUSES)
