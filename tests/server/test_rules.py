"""The rules as the page asks for them."""

import asyncio
import json

import pytest
from starlette.requests import Request

import dwarrow
from dwarrow import words
from dwarrow.server.routes import answers, rules
from dwarrow.words.clauses import clauses, sections


def ask(game: str) -> tuple[int, dict]:
    request = Request({"type": "http", "path_params": {"game": game}, "headers": []})
    response = asyncio.run(answers(rules)(request))
    return response.status_code, json.loads(response.body)


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
    for section in sections(game):
        said = words.say(f"page-section-{section.name}", language)
        assert (said == section.title) is (language == "en")
