"""The book opens like a book: one screen in every language before the clauses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dwarrow
from dwarrow import words
from dwarrow.cli import main
from dwarrow.kernel.rules import values_of
from dwarrow.words.first_page import FirstPage, first_page
from latin import leaked

PAGE = Path(__file__).parents[1] / "web" / "src"
EDITIONS = [(name, edition) for name, game in dwarrow.GAMES.items() for edition in game.EDITIONS]


def page_of(game: str, edition: str, language: str) -> FirstPage:
    options = values_of(dwarrow.game_named(game).EDITIONS[edition])
    return first_page(game, options, words.voice(language, game, edition))


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_edition_has_a_first_page_in_every_language(game, edition, language) -> None:
    page = page_of(game, edition, language)
    said = [page.want, page.turn, *page.cards, page.end]
    assert len(page.cards) == len(set(page.cards)) >= 7
    for text in said:
        assert text[0].isupper() or text[0] in "«„"
        assert text.endswith(".") and not leaked(text, language), text
    assert max(map(len, page.cards)) < 200


def test_no_sentence_is_written_that_no_first_page_says() -> None:
    wanted = {"first-want", "first-turn", "first-cards", "first-end"}
    for game, kinds in ((name, game.TAUGHT) for name, game in dwarrow.GAMES.items()):
        for part in ("want", "turn", "end", *(f"card-{kind}" for kind in kinds)):
            wanted |= {f"first-{game}-{part}", f"first-{dwarrow.GAMES[game].LIKE}-{part}"}
    written = set(re.findall(r"^(first-[\w-]+) =", words.source("en"), re.MULTILINE))
    assert len(written) > 60 and written <= wanted


def drawn_kinds(game: str) -> list[str]:
    """The kinds of cards whose pictures the page draws beside the sentences of a game."""
    file = PAGE / "games" / f"{game}.ts"
    code = (file if file.exists() else PAGE / "games" / game / "index.ts").read_text("utf-8")
    if other := re.search(r"pictures: (\w+)\.pictures", code):
        return drawn_kinds(other[1])
    shared = (PAGE / "games" / "saboteur.ts").read_text("utf-8").partition("ACTIONS = {")[2]
    block = code.partition("pictures: {")[2].partition("\n  }")[0]
    block = block.replace("...ACTIONS,", shared.partition("\n}")[0])
    drawn = re.findall(r"^ +\"?([a-z-]+)\"?: \[", block, re.MULTILINE)
    if "EXPANSION" in block:
        art = (PAGE / "art" / "actions.ts").read_text(encoding="utf-8")
        drawn += re.findall(r"^  \"?([a-z-]+)\"?: \(\)", art.partition("EXPANSION:")[2], re.M)
    return drawn


@pytest.mark.parametrize("game", list(dwarrow.GAMES))
def test_the_page_draws_the_kinds_of_cards_that_the_words_tell(game) -> None:
    assert tuple(drawn_kinds(game)) == dwarrow.GAMES[game].TAUGHT


def test_the_first_page_says_what_its_edition_plays() -> None:
    """SAB-035, SAB-036, SAB-082, SAB-084, SAB-090, SAB-091"""
    theirs, ours = page_of("saboteur", "uk16", "en"), page_of("saboteur", "house", "en")
    assert any("even if it is not joined to the start" in card for card in theirs.cards)
    assert any("where a tunnel leads from the start" in card for card in ours.cards)
    assert "for each player, nine if ten play" in theirs.end and "has passed" in theirs.end
    assert "for each of them" in ours.end and "all hands are empty" in ours.end


def test_the_first_page_speaks_the_words_of_its_box() -> None:
    assert "саботеры" in page_of("saboteur", "ru16", "ru").want
    assert "вредители" in page_of("saboteur", "ru-ls", "ru").want
    assert any(
        card.startswith("Сломанный предмет") for card in page_of("saboteur2", "ru-ls", "ru").cards
    )


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", list(dwarrow.GAMES))
def test_the_rules_in_the_terminal_begin_with_it(game, language, monkeypatch, capsys) -> None:
    monkeypatch.setattr("sys.argv", ["dwarrow", "rules", game, "-l", language])
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        main()
    lines = capsys.readouterr().out.splitlines()
    text = " ".join(" ".join(lines).split())
    page = page_of(game, "house", language)
    parts = [page.want, page.turn, *page.cards, page.end]
    found = [text.find(part) for part in parts]
    assert -1 not in found and found == sorted(found)
    assert found[-1] < re.search(r"(SAB|SB2|DUEL|SOLO|KUM)-\d", text).start()
    assert all(len(line) <= 80 for line in lines[:70])


def readings_of(title: str) -> list[list[str]]:
    """The rows of a game in the page of readings."""
    text = (Path(__file__).parents[1] / "docs" / "readings.md").read_text(encoding="utf-8")
    part = next(part for part in text.split("\n## ")[1:] if title.endswith(part.splitlines()[0]))
    return [row.strip("| ").split(" | ") for row in part.splitlines()[4:] if row]


@pytest.mark.parametrize("name", dwarrow.GAMES)
def test_the_readings_are_those_the_game_marks_and_name_values_that_there_are(name: str) -> None:
    game = dwarrow.game_named(name)
    told: dict[str, set[str]] = {}
    for editions, *_, otherwise in readings_of(words.say(f"game-{name}")):
        named = dict(re.findall(r"(\w+)(?:=(\w+))?", otherwise))
        assert all(not value or option in game.OPTIONS for option, value in named.items())
        options = {option for option in named if option in game.OPTIONS}
        assert all(named[option] in ("", *game.OPTIONS[option].values) for option in options)
        for edition in editions.split(", "):
            told[edition] = told.get(edition, set()) | options
    assert told == {edition: set(options) for edition, options in game.READINGS.items()}
    assert set(told) == set(game.EDITIONS) - {"house"}


def test_every_answer_that_a_printing_leaves_open_is_among_the_readings() -> None:
    docs = Path(__file__).parents[1] / "docs"
    rules = (docs / "rules" / "saboteur.md").read_text(encoding="utf-8")
    told = dwarrow.game_named("saboteur").READINGS
    editions = ("uk16", "ru16", "cz", "ru-ls")
    starred = [
        line.strip("| ").split(" | ") for line in rules.splitlines() if re.search(r"\w\* \|", line)
    ]
    wanted = {
        (e, row[0]) for row in starred for e, cell in zip(editions, row[2:]) if cell[-1] == "*"
    }
    assert len(wanted) > 20 and all(option in told[edition] for edition, option in wanted)


PRINTED = ("uk16", "ru16", "cz", "ru-ls")
NOT_IN_WORDS = re.compile(r"open|implied|by figure|less clear|single cases")


def left_open(mark: str) -> set[str]:
    """The editions that do not print a clause in words, by its mark on the rules page."""
    said = mark.partition(";")[0].split(", ")
    if "all" in said or "derived" in mark:
        return set()
    named = {edition for edition in PRINTED if edition in said}
    whole = named and ";" not in mark
    return set(PRINTED) - named if whole or NOT_IN_WORDS.search(mark) else set()


def test_every_clause_that_a_printing_does_not_say_in_words_is_among_the_readings() -> None:
    told = {
        (edition, number)
        for editions, says, *_ in readings_of("Saboteur")
        for edition in editions.split(", ")
        for number in re.findall(r"SAB-\d+", says)
    }
    rules = Path(__file__).parents[1] / "docs" / "rules" / "saboteur.md"
    rows = [line.strip("| ").split(" | ") for line in rules.read_text("utf-8").splitlines()]
    clauses = [row for row in rows if re.fullmatch(r"SAB-\d+", row[0]) and "(option" not in row[1]]
    wanted = {(edition, row[0]) for row in clauses for edition in left_open(row[-1])}
    assert len(wanted) > 40 and sorted(wanted - told) == []
