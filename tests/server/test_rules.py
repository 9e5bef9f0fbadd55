"""The rules as the page asks for them."""

import asyncio

import pytest
import wiring

import dwarrow
from dwarrow import words
from dwarrow.words.clauses import clauses, sections


def ask(game: str, query: str = "") -> tuple[int, dict]:
    async def asked() -> tuple[int, dict]:
        async with wiring.served() as server:
            answer = await server.request("GET", f"/api/rules/{game}?{query}")
            return answer.status, answer.json()

    return asyncio.run(asked())


@pytest.mark.parametrize("game", list(dwarrow.GAMES))
def test_the_page_gets_every_clause_once_under_its_heading(game):
    status, page = ask(game)
    told = [c["number"] for section in page["sections"] for c in section["clauses"]]
    assert status == 200
    assert told == list(clauses(game))
    assert all(section["title"] for section in page["sections"])


def test_a_game_that_does_not_exist_has_no_rules():
    status, problem = ask("chess")
    assert (status, problem["code"]) == (404, "unknown")
    assert "saboteur" in problem["words"]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_heading_is_in_the_language_of_the_reader(game: str, language: str) -> None:
    for section in sections(game, language):
        assert words.say(f"page-section-{section.name}", language) == section.title


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_page_reads_the_clauses_in_the_language_it_asks_for(language: str) -> None:
    _, page = ask("duel", f"language={language}")
    told = {c["number"]: c["says"] for section in page["sections"] for c in section["clauses"]}
    assert (page["language"], told) == (language, clauses("duel", language))


def test_a_language_we_do_not_speak_is_answered_in_english() -> None:
    _, page = ask("duel", "language=fr")
    assert page["language"] == "en"
