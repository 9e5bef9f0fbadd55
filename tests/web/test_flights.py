"""How cards come to the board, and what a deed looks like on its way."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

# Every card in flight is measured as each frame is painted, beside the cards that lie there.
WATCH = """() => { window.flights = []; const laid = () =>
    document.querySelector('.board .cards .at').getBoundingClientRect().width;
  const measure = () => {
    for (const node of document.querySelectorAll('.flyer .art.card'))
        flights.push(node.getBoundingClientRect().width / laid()); };
  const look = () => { setTimeout(measure); requestAnimationFrame(look); };
  look(); }"""
STAND = (
    """() => [...document.querySelectorAll('.board .cards .at')].at(-1).getAnimations().length"""
)


@pytest.mark.parametrize("device", ["visitor", "phone"])
def test_no_card_flies_larger_than_it_lies(house, device) -> None:
    visitor = getattr(house, device)(reduced_motion="no-preference")
    visitor.goes(house.table("saboteur", 5).seat)
    visitor.begins()
    visitor.is_asked()
    visitor.page.evaluate(WATCH)
    visitor.plays(random.Random(2), turns=4)
    flights = visitor.page.evaluate("flights")
    assert flights and max(flights) <= 1.3, max(flights, default=0)
    expect(visitor.page.locator(".flyer")).to_have_count(0)


def test_my_card_stays_where_i_dropped_it(house) -> None:
    visitor = house.visitor(reduced_motion="no-preference").goes(house.table("solo").seat)
    visitor.begins()
    visitor.is_asked()
    visitor.page.evaluate(WATCH)
    for place in range(1, 7):
        visitor.page.keyboard.press(str(place))
        cell = visitor.page.locator(".board .cell.target")
        if cell.count():
            cell.first.click()
            break
        visitor.page.keyboard.press("Escape")
    visitor.is_asked()
    assert visitor.page.evaluate("flights") == []
    assert visitor.page.evaluate(STAND) == 0


def test_less_motion_is_a_glow(house) -> None:
    visitor = house.visitor().goes(house.table("saboteur", 5).seat)
    visitor.begins()
    visitor.is_asked()
    visitor.page.evaluate(WATCH)
    visitor.plays(random.Random(2), turns=3)
    assert visitor.page.evaluate("flights") == []
    glow = "() => getComputedStyle(document.querySelector('.board .piece.lit'), '::after')"
    assert visitor.page.evaluate(f"({glow})().animationDuration") == "1.4s"
