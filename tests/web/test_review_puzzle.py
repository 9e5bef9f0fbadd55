"""The puzzle of the day: found from the start page, tried by hand, answered and explained."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from test_axe import complaints, visitor_by

import dwarrow
from dwarrow.kernel.rules import values_of
from dwarrow.review import puzzles
from dwarrow.wire.bodies import PuzzleOfDay


def a_puzzle() -> Any:
    """The first puzzle there is, as the server would tell it."""
    found = puzzles.puzzle(0)
    rules = values_of(dwarrow.game_named(found.game).EDITIONS[found.edition])
    return msgspec.to_builtins(PuzzleOfDay("2026-11-17", rules, found))


def solves(visitor: Any, today: Any) -> Any:
    """A visitor before that puzzle."""
    visitor.page.route("**/api/puzzle", lambda route: route.fulfill(json=today))
    visitor.goes("/")
    visitor.page.get_by_role("link", name="Puzzle of the day").click()
    expect(visitor.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    return visitor


def makes(visitor: Any, today: Any, move: dict[str, Any]) -> None:
    """Make a move as in a game: a card, then where or on whom."""
    page = visitor.page
    if "card" in move:
        hand = today["puzzle"]["view"]["private"]["hand"]
        page.locator(f'.hand [data-card="{hand.index(move["card"])}"]').click()
    if move.get("turned"):
        page.get_by_role("button", name="Turn").click()
    if "from" in move:
        spot = move["from"] if move["from"] == "deck" else f"camp-{move['from']}"
        page.locator(f'[data-spot="{spot}"]').click()
    elif "x" in move:
        cell = page.locator(f'[data-place="{move["x"]},{move["y"]}"]')
        cell.focus()
        cell.press("Enter")
    elif "target" in move:
        page.get_by_role("list", name="The players").get_by_role("button").nth(
            move["target"]
        ).click()
    else:
        page.locator(".bar .buttons button").first.click()
    if page.get_by_text("Is it this?").is_visible():
        page.locator(".bar .buttons button").first.click()


@pytest.mark.parametrize("device", ["visitor", "phone"])
def test_a_wrong_move_may_be_followed_by_another_and_the_right_one_is_explained(
    house, device
) -> None:
    today = a_puzzle()
    visitor = solves(getattr(house, device)(), today)
    tried = [each["move"] for each in today["puzzle"]["tried"]]
    makes(visitor, today, tried[1])
    expect(visitor.page.get_by_text("Not the best. Try another move.")).to_be_visible()
    makes(visitor, today, tried[0])
    expect(visitor.page.get_by_text("Right!")).to_be_visible()
    expect(visitor.page.get_by_role("rowheader")).to_have_count(len(tried))
    expect(visitor.page.get_by_text("Tomorrow there is another one.")).to_be_visible()
    visitor.picture(f"puzzle-{device}")
    width = visitor.page.evaluate("innerWidth")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
    visitor.page.reload()  # who has solved it today is not asked again
    expect(visitor.page.get_by_text("Right!")).to_be_visible()
    assert visitor.faults == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_answer_can_be_shown_and_axe_finds_nothing(house, theme) -> None:
    visitor = solves(visitor_by(house, theme), a_puzzle())
    found = complaints(visitor.page)
    visitor.button("Show the answer").click()
    expect(visitor.page.get_by_text("The answer", exact=True)).to_be_visible()
    assert found + complaints(visitor.page) == []


def test_today_has_a_puzzle_that_is_the_same_for_everybody(house) -> None:
    told = [house.visitor().page.request.get("/api/puzzle").json() for _ in range(2)]
    assert told[0] == told[1]
    puzzle = told[0]["puzzle"]
    assert puzzle["answer"] in puzzle["moves"] and puzzle["answer"] == puzzle["tried"][0]["move"]
