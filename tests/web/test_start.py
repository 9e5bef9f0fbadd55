"""The first minute, and what a finger touches on every screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from boxes import BROKEN
from playwright.sync_api import expect
from swift import finished, gold_to_take
from visitor import House, Visitor

CLICKS = "window.clicks = 0; addEventListener('click', () => (clicks += 1), true);"
# Of what a finger may touch, what is smaller than a finger. A board is zoomed until it is not, and
# a word of a sentence is as high as its line.
SMALL = """() => [...document.querySelectorAll('button, select, input, summary, a.button, nav a')]
    .filter((it) => it.checkVisibility() && !it.closest('.kings'))
    .map((it) => (it.matches('[type=checkbox], [type=radio]') && it.closest('label')) || it)
    .map((it) => [it.getBoundingClientRect(), it.getAttribute('aria-label') ?? it.innerText])
    .filter(([box]) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
    .map(([box, name]) => `${name}: ${Math.round(box.width)}x${Math.round(box.height)}`)"""

# Pictures of games that stick out of their tile at a side.
CUT_FANS = """() => [...document.querySelectorAll('.tile .fan > *')].filter((card) => {
    const of = card.getBoundingClientRect(), cave = card.closest('.cave').getBoundingClientRect();
    return of.left < cave.left - 1 || of.right > cave.right + 1;
}).length"""


def newcomer(house: House) -> Visitor:
    visitor = house.visitor()
    visitor.page.add_init_script(CLICKS)
    visitor.meets_quick_bots()
    return visitor.goes("/")


def test_a_game_against_bots_is_three_clicks_away(house) -> None:
    visitor = newcomer(house)
    visitor.button("Play against bots: Saboteur").click()
    visitor.role_card.get_by_role("button", name="Turn my card").last.click()
    visitor.button("I know enough").click()
    expect(visitor.my_turn).to_be_visible()
    assert visitor.page.evaluate("clicks") <= 3


def test_a_table_for_friends_is_four_clicks_away(house) -> None:
    visitor = newcomer(house)
    visitor.page.get_by_role("link", name="With friends: Saboteur", exact=True).click()
    visitor.button("Open the table").click()
    expect(visitor.page.get_by_role("img", name="code to scan")).to_be_visible()
    expect(visitor.page.get_by_label("Link to this table")).to_have_value(re.compile("#invite="))
    assert visitor.page.evaluate("clicks") <= 4


def screens_before(phone: Visitor) -> Iterator[str]:
    """The screens that need no game, one after another."""
    for path in ("/", "/new/saboteur", "/new/kings", "/hall", "/rules/saboteur", "/learn/solo"):
        phone.goes(path)
        expect(phone.page.get_by_role("heading", level=1).or_(phone.my_turn).first).to_be_visible()
        expect(phone.page.get_by_text("One moment…")).to_have_count(0)
        for folded in phone.page.locator("summary").all():
            folded.click()
        yield path.strip("/").replace("/", "-") or "start"


def screens_of_a_table(phone: Visitor, house: House) -> Iterator[str]:
    """A table from its gathering on, with all its panels."""
    phone.goes(house.table("saboteur", 5, bots=3).seat)
    phone.button("Change what is agreed").click()
    yield "change"
    phone.button("Close").click()
    yield "gathering"
    phone.button("Put a bot on the open seat").click()
    phone.begins()
    phone.is_asked()
    yield "table"
    for button in ("Menu", "Moves"):
        phone.page.get_by_role("button", name=button).click()
        phone.page.get_by_role("dialog").wait_for()
        yield button.lower()
        phone.button("Close").click()
    phone.page.get_by_role("region", name="The players").get_by_role("button").nth(1).click()
    phone.page.get_by_role("dialog").wait_for()
    yield "seat"
    phone.button("Close").click()
    phone.page.get_by_role("button", name="Story").click()
    phone.button("Talk").click()
    yield "talk"


def screens_after(phone: Visitor, house: House) -> Iterator[str]:
    phone.goes(gold_to_take(house).seat)
    phone.dialog.wait_for()
    yield "round-over"
    opened = finished(house, "kings")
    phone.goes(opened.seat)
    phone.over.wait_for()
    yield "over"
    phone.goes(f"/t/{opened.table}/replay")
    phone.page.get_by_role("slider").wait_for()
    yield "replay"


@pytest.mark.parametrize("part", ["before", "of a table", "after"])
def test_what_a_finger_touches_is_large_enough(house, part) -> None:
    phone = house.phone()
    screens = {
        "before": lambda: screens_before(phone),
        "of a table": lambda: screens_of_a_table(phone, house),
        "after": lambda: screens_after(phone, house),
    }
    small = {}
    for name in screens[part]():
        phone.picture(f"finger-{name}-phone")
        small[name] = phone.page.evaluate(SMALL)
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360, name
    assert {name: found for name, found in small.items() if found} == {}


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
def test_on_a_phone_the_first_game_can_be_begun_without_a_swipe(house, language) -> None:
    visitor = house.phone(language=language).goes("/")
    play = visitor.page.locator(".tile .main").first
    for size in [(320, 568), (360, 740), (568, 320), (640, 400), (740, 360), (844, 390)]:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(play).to_be_in_viewport(ratio=1)
        assert visitor.page.evaluate(CUT_FANS) == 0, size
        assert visitor.page.evaluate(BROKEN, ".tile a, .tile .main") == [], size
    visitor.picture(f"start-{language}")
