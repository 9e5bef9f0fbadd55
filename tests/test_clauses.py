"""Every clause of the rules is named by a test; a clause without one fails here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dwarrow
from dwarrow.words.clauses import clauses

TESTS = Path(__file__).parent
NUMBER = re.compile(r"\b(?:SAB|SB2|DUEL|SOLO|KUM)-\d+\b")
# Of the printed rules; a card that no box has brings clauses of its own.
COUNTS = {"saboteur": 136, "saboteur2": 107, "duel": 76, "solo": 20, "kings": 35}


@pytest.fixture(scope="session")
def shown() -> set[str]:
    """The clauses named in the tests of the games."""
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / "games").rglob("*.py")]
    return {number for text in texts for number in NUMBER.findall(text)}


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_clause_of_a_game_is_named_by_a_test(game: str, shown: set[str]) -> None:
    written = clauses(game)
    assert len(written) >= COUNTS[game]
    assert sorted(set(written) - shown) == []


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_option_names_clauses_that_are_written(game: str) -> None:
    known = {number for name in dwarrow.GAMES for number in clauses(name)}
    for option in dwarrow.GAMES[game].OPTIONS.values():
        assert option.clauses and set(option.clauses) <= known


def test_a_card_that_no_box_has_brings_its_clause_with_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "dwarrow.words.clauses.source", lambda _: "a = b\nSB2-999 = A house card.\n"
    )
    assert clauses("saboteur2")["SB2-999"] == "A house card."
    assert "SB2-999" not in clauses("saboteur")
