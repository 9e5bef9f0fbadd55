"""The book of rules says the same in every language: table by table, row by row."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

import dwarrow
from dwarrow import words
from dwarrow.words.clauses import cited, clauses, sections, text_of, written
from latin import leaked

OTHERS = [language for language in words.LANGUAGES if language != "en"]
# What a translator copies: clauses, editions, options, answers, cards by their code, digits.
COPIED = re.compile(
    r"\b(?:SAB|SB2|DUEL|SOLO|KUM|[ABC])-\d+|\b[a-z0-9]+(?:_[a-z0-9]+)+\b|`[^`]*`|\d+"
    r"|\b(?:uk16|ru16|cz|ru-ls|en11|ru13|uk-duel|uk-solo)\b"
)
OPTIONS = re.compile(r" ?\((?:options?|опці[яї]|опци[яи]|volb[ay]) ([^)]*)\)")
NAMES = re.compile(r"[a-z][a-z0-9_]+")
BOTH = [(game, language) for game in dwarrow.GAMES for language in OTHERS]
all_books = pytest.mark.parametrize(("game", "language"), BOTH)


@dataclass
class Row:
    """A row of a table, and the line it stands on."""

    line: int
    cells: list[str]


def rows(text: str) -> list[Row]:
    lines = enumerate(text.splitlines(), 1)
    return [Row(n, line.strip("|").split("|")) for n, line in lines if line.startswith("|")]


def headings(text: str) -> list[str]:
    return [line.split(" ")[0] for line in text.splitlines() if line.startswith("#")]


def copied(text: str) -> list[str]:
    return sorted(COPIED.findall(text.replace("refusal", "")))


@all_books
def test_every_language_has_the_same_clauses_in_the_same_order(game: str, language: str) -> None:
    english, other = sections(game), sections(game, language)
    assert [section.name for section in other] == [section.name for section in english]
    for here, there in zip(english, other, strict=True):
        assert [c.number for c in there.clauses] == [c.number for c in here.clauses]


@all_books
def test_every_table_has_the_same_rows_with_the_same_codes_and_numbers(
    game: str, language: str
) -> None:
    english, other = rows(text_of(game)), rows(text_of(game, language))
    assert len(other) == len(english)
    assert headings(text_of(game, language)) == headings(text_of(game))
    for here, there in zip(english, other, strict=True):
        assert len(there.cells) == len(here.cells), there
        assert copied(" ".join(there.cells)) == copied(" ".join(here.cells)), there


@all_books
def test_a_clause_names_the_same_options_in_every_language(game: str, language: str) -> None:
    other = clauses(game, language)
    for number, says in clauses(game).items():
        assert options_in(other[number], game) == options_in(says, game), number


def options_in(says: str, game: str) -> list[str]:
    """The options, and their answers, that a clause names in brackets."""
    options = dwarrow.GAMES[game].OPTIONS
    known = {*options, *(value for option in options.values() for value in option.values)}
    named = [name for found in OPTIONS.findall(says) for name in NAMES.findall(found)]
    return [name for name in named if name in known]


@all_books
def test_no_clause_mark_or_heading_is_left_in_english(game: str, language: str) -> None:
    english, other = sections(game), sections(game, language)
    for here, there in zip(english, other, strict=True):
        assert there.title != here.title
        for one, two in zip(here.clauses, there.clauses, strict=True):
            assert two.says != one.says
            assert not leaked(plain(two.says), language), two.number
            assert not leaked(plain(two.mark), language), two.number
            assert two.mark == one.mark or re.search(r"[a-z]{3,}", one.mark), two.number


def plain(text: str) -> str:
    """A text without what every language writes alike."""
    return re.sub(r"dwarrow|placement", "", COPIED.sub("", OPTIONS.sub("", text)))


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_marks_are_translated(game: str, language: str) -> None:
    marks = {c.mark for section in sections(game, language) for c in section.clauses}
    assert not [
        mark for mark in marks if re.search("derived|open|implied|figure|all|default", mark)
    ]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_a_mark_is_an_edition_or_a_word_and_no_code(game: str, language: str) -> None:
    """Who reads a clause is told who prints it, not by a letter that is explained elsewhere."""
    editions = dwarrow.GAMES[game].EDITIONS
    marks = {c.mark for section in sections(game, language) for c in section.clauses}
    said = {word for mark in marks for word in re.split(r"[;,]? ", mark)}
    codes = {word for word in said if re.search(r"\d", word) or re.fullmatch(r"[A-Z]+", word)}
    assert marks and codes <= set(editions)


def test_the_rules_are_read_in_one_of_our_languages_else_in_english() -> None:
    assert [written(language) for language in words.LANGUAGES] == list(words.LANGUAGES)
    assert written("fr") == written(words.PSEUDO) == "en"


def test_a_book_that_is_missing_is_an_error_and_not_english() -> None:
    with pytest.raises(FileNotFoundError):
        text_of("saboteur", "fr")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_clause_is_quoted_without_its_pointer_to_options(language: str) -> None:
    for number in ("SAB-035", "SAB-074", "DUEL-39", "KUM-022"):
        assert "_" not in cited(number, language) and "placement" not in cited(number, language)
