"""The guided first game of each kind: the coach says what to do, and what glows does it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from visitor import Visitor

GAMES = ["saboteur", "saboteur2", "duel", "solo", "kings"]


def begun(visitor: Visitor, game: str) -> Locator:
    """A lesson that has begun, and its coach."""
    visitor.meets_quick_bots()
    visitor.goes(f"/learn/{game}")
    coach = visitor.page.get_by_role("complementary", name="Your coach")
    coach.wait_for()
    return coach


def follow(visitor: Visitor, coach: Locator, touches: int) -> None:
    """Touch what glows, so many times; then let the coach move until the lesson is over."""
    over = coach.get_by_role("link", name="Rules", exact=True)
    glows = visitor.page.locator(".coached")
    for touch in range(300):
        over.or_(visitor.dialog).or_(glows).first.wait_for(state="attached")
        if over.is_visible():
            return
        if visitor.dialog.is_visible():
            visitor.reads_round()
        elif touch < touches:
            glows.first.click()
        else:
            coach.get_by_role("button", name="Do it for me").click()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_touches_what_glows_comes_to_the_end(house, game) -> None:
    ana = house.phone() if game == "duel" else house.visitor()
    coach = begun(ana, game)
    glow = re.compile(r"rgb\(246, 198, 74\)")
    expect(ana.page.locator(".coached").first).to_have_css("box-shadow", glow)
    ana.picture(f"lesson-{game}")
    follow(ana, coach, touches=12)
    expect(ana.page.get_by_text("You went your own way")).to_have_count(0)
    ana.picture(f"lesson-{game}-over")
    assert ana.faults == []


def test_whoever_does_something_else_is_led_back(house) -> None:
    ana = house.visitor()
    coach = begun(ana, "kings")
    held = ana.page.get_by_role("group", name="Your cards").get_by_role("button")
    expect(coach).to_contain_text("Choose the glowing card:")
    held.locator("xpath=self::*[not(contains(@class, 'coached'))]").first.click()
    expect(coach).to_contain_text("You hold another card.")
    ana.page.get_by_role("button", name="deck").first.click()
    expect(coach).to_contain_text("That is not allowed")
    ana.picture("lesson-led-back")
    for _ in range(2):  # a troop is laid, a card is taken: each time the last of the list
        ana.moves().last.click()
    expect(coach).to_contain_text("You went your own way, and that is fine.")
