"""How cards come to the board, and what a deed looks like on its way."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from swift import play_on, play_until, seats_at

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


# How wide a thing is in the moment after it was told to become wider, slowly.
WIDENED = """() => { const node = document.body.appendChild(document.createElement('div'));
    node.style.cssText = 'width: 10px; transition: width 1s';
    node.getBoundingClientRect();
    node.style.width = '90px';
    const { width } = node.getBoundingClientRect();
    node.remove();
    return width; }"""


@pytest.mark.parametrize(("motion", "width"), [("reduce", 90), ("no-preference", 10)])
def test_whoever_wants_no_motion_sees_a_change_at_once(house, motion, width) -> None:
    """And not for one frame more how it was: the mine stood there too small when a round ended."""
    visitor = house.visitor(reduced_motion=motion).goes("/")
    assert visitor.page.evaluate(WIDENED) == width


LEAST_SIGN = 46  # pixels: one that is smaller is not seen on its way
# Signs that fly, and glows where nothing lies any more.
SIGNS = """() => { [window.signs, window.widths] = [[], []]; new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
        const sign = node.querySelector?.('.sign');
        if (node.matches('.flyer.mark')) signs.push('mark');
        else if (sign) signs.push('sign') && widths.push(parseFloat(getComputedStyle(sign).width));
    }
  }).observe(document.body, { childList: true }); }"""


def test_a_rock_falls_on_a_place_where_nothing_lies_any_more(house) -> None:
    first = house.table("saboteur", 3, bots=0, rounds="1")
    opened = [first, *(house.sits(first, name) for name in ("Bo", "Cy"))]
    visitor = house.visitor(reduced_motion="no-preference")
    with seats_at(house, *opened) as seats:
        seats[0].ask("start")
        visitor.goes(first.seat)
        visitor.page.locator("main.board").wait_for()
        visitor.page.evaluate(SIGNS)
        play_on(seats, "rockfall")
    visitor.page.wait_for_function("() => signs.includes('mark')")
    assert "sign" in visitor.page.evaluate("signs")
    assert min(visitor.page.evaluate("widths")) >= LEAST_SIGN


# How wide thrown cards are, beside the cards that lie on the table of Kings.
THROWN = """() => { window.thrown = []; new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
        const card = node.querySelector?.('.thrown');
        if (card) thrown.push(parseFloat(getComputedStyle(card).width) /
            document.querySelector('.board .plot .mine .art').getBoundingClientRect().width);
    }
  }).observe(document.body, { childList: true }); }"""


def test_a_troop_of_kings_flies_to_its_mine_no_larger_than_a_card_lies_there(house) -> None:
    first = house.table("kings", 2, bots=0)
    opened = [first, house.sits(first, "Bo")]
    visitor = house.visitor(reduced_motion="no-preference")
    with seats_at(house, *opened) as seats:
        seats[0].ask("start")
        visitor.goes(f"/t/{first.table}/screen")
        visitor.page.locator("main.board .plot").first.wait_for()
        visitor.page.evaluate(THROWN)
        play_on(seats, "play")
        play_on(seats, "take")
    visitor.page.wait_for_function("() => thrown.length > 1")
    assert 0.2 < max(visitor.page.evaluate("thrown")) <= 1.3
    expect(visitor.page.locator(".flyer")).to_have_count(0)
    assert not visitor.faults


def may_look(update) -> bool:
    return any(move["do"] == "look" for move in update["moves"])


def map_in_hand(house):
    """A seat that may look under a goal now."""
    for seed in range(30):
        first = house.table("saboteur", 3, bots=0, rounds="1")
        opened = [first, *(house.sits(first, name) for name in ("Bo", "Cy"))]
        with seats_at(house, *opened) as seats:
            seats[0].ask("start")
            if play_until(seats, may_look, seed):
                return next(opened[n] for n, seat in enumerate(seats) if may_look(seat.update))
    raise AssertionError("nobody ever held a map")


# Where signs are on their way to.
LANDINGS = """() => { window.landings = []; new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
        if (!node.querySelector?.('.sign')) continue;
        const last = node.getAnimations()[0].effect.getKeyframes().at(-1).transform;
        const { e: x, f: y } = new DOMMatrix(last);
        landings.push([x, y]);
    }
  }).observe(document.body, { childList: true }); }"""
# What I am shown for a moment: its words, and how large it became; a card of the mine is 40 wide.
GLIMPSED = """() => { window.glimpsed = { text: '', width: 0 }; const look = () => {
    const shown = document.querySelector('.glimpse');
    const wide = shown?.querySelector('.card')?.getBoundingClientRect().width ?? 0;
    if (shown) glimpsed = { text: shown.innerText, width: Math.max(wide, glimpsed.width) };
    requestAnimationFrame(look); }; look(); }"""
LARGE = "() => glimpsed.width > 100"


def test_what_i_look_at_is_met_where_it_lies_and_shown_to_me_large(house) -> None:
    """On a phone the view goes back to the whole mine while the eye is on its way to the goal."""
    opened = map_in_hand(house)
    visitor = house.phone(reduced_motion="no-preference").goes(opened.seat)
    visitor.puts_role_away()
    visitor.page.evaluate(LANDINGS)
    visitor.page.evaluate(GLIMPSED)
    visitor.page.locator(".hand button[title=map]").first.tap()
    visitor.page.locator(".board .cell.target").first.tap()
    visitor.page.locator(".bar button", has_text="Look").tap()
    visitor.page.wait_for_function(LARGE)
    assert "You see:" in visitor.page.evaluate("glimpsed.text")
    expect(visitor.page.locator(".glimpse")).to_have_count(0)  # it goes by itself
    goal = visitor.page.locator(".board .cards .at:has(.seen)").first.bounding_box()
    x, y = visitor.page.evaluate("landings[0]")
    assert abs(x - goal["x"] - goal["width"] / 2) < 3, (x, goal)
    assert abs(y - goal["y"] - goal["height"] / 2) < 3, (y, goal)


def test_less_motion_is_a_glow(house) -> None:
    visitor = house.visitor().goes(house.table("saboteur", 5).seat)
    visitor.begins()
    visitor.is_asked()
    visitor.page.evaluate(WATCH)
    visitor.plays(random.Random(2), turns=3)
    assert visitor.page.evaluate("flights") == []
    glow = "() => getComputedStyle(document.querySelector('.board .piece.lit'), '::after')"
    assert visitor.page.evaluate(f"({glow})().animationDuration") == "1.4s"
