"""Kings on a phone: whose king I am, which mine is meant, and a line of each king in its box."""

from __future__ import annotations

import re

import pytest
from boxes import boxes
from playwright.sync_api import expect
from swift import finished

SIZES = [(320, 568), (360, 740), (390, 844), (430, 932), (568, 320), (844, 390)]
# What of a king's line (head, name, what lies under the king, hand) leaves the king's ground.
OUT = """() => [...document.querySelectorAll('.kings .seat')].flatMap((seat) =>
    [...seat.querySelectorAll('.head > *, .plot')]
        .filter((it) => it.getBoundingClientRect().right > seat.getBoundingClientRect().right + 1)
        .map((it) => `${it.className} ${it.innerText}`))"""


def test_the_line_of_a_king_stays_on_his_ground_when_the_game_is_over(house) -> None:
    visitor = house.phone().goes(finished(house, "kings").seat)
    visitor.over.wait_for()
    out = {}
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        out[width, height] = visitor.page.evaluate(OUT)
    visitor.picture("kings-over-phone")
    assert {size: found for size, found in out.items() if found} == {}


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
@pytest.mark.parametrize("size", [(320, 568), (568, 320), (844, 390), (1280, 800)])
def test_what_is_refused_is_said_beside_the_mines_and_whole(house, size, language) -> None:
    visitor = house.phone(language=language)
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.goes(house.table("kings").seat)
    visitor.page.locator("button.main").last.click()
    page = visitor.page
    page.locator(".mine-place .held:not(.idle)").first.tap()
    page.locator(".kings .target").first.wait_for()
    page.locator(".board [data-spot=deck]").tap()
    page.locator(".notice").wait_for()
    visitor.picture(f"kings-refused-{size[0]}x{size[1]}-{language}")
    parts = {"notice": ".notice", "board": "main.board [data-spot]", "hand": ".mine-place .held"}
    (notice, *cards) = boxes(page, parts)
    assert notice.part == "notice" and notice.is_within(*size)
    assert [card for card in cards if notice.is_over(card)] == []


def test_my_king_is_named_and_the_mine_i_mean_is_marked_until_a_second_touch(house) -> None:
    visitor = house.phone().goes(house.table("kings").seat)
    visitor.begins()
    expect(visitor.my_turn).to_be_visible()
    expect(visitor.page.locator(".hint")).to_contain_text(re.compile("You are the king of the"))
    visitor.page.locator(".mine-place .held:not(.idle)").first.tap()
    mine = visitor.page.locator(".kings .target").last
    meant = visitor.page.locator(".kings .aimed")
    mine.tap()
    expect(meant).to_have_count(1)
    expect(visitor.page.locator(".bar button.main")).to_contain_text("Play it")
    visitor.picture("kings-meant-phone")
    meant.tap()
    expect(visitor.page.locator(".hint")).to_contain_text("Now take a card")
