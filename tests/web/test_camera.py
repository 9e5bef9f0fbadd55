"""The camera is steady: choosing, turning and cancelling moves the board by nothing."""

from __future__ import annotations

import random

import pytest
from players import hand_of
from playwright.sync_api import expect

# Where every card and goal lies on the screen, to the pixel.
LIE = """() => [...document.querySelectorAll('.board .cards .at')].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height].map((side) => Math.round(side * 10) / 10); })"""
TARGETS = """() => [...document.querySelectorAll('.board .cell.target')]
    .map((node) => node.getBoundingClientRect().width)"""
# How many of them are seen, whole.
SEEN = """() => { const all = document.querySelector('main.board').getBoundingClientRect();
    return [...document.querySelectorAll('.board .cell.target')].filter((node) => {
        const it = node.getBoundingClientRect();
        return it.top >= all.top - 1 && it.bottom <= all.bottom + 1 &&
               it.left >= all.left - 1 && it.right <= all.right + 1; }).length; }"""
PULL = """() => { for (const node of document.querySelectorAll('.board [role=gridcell]')) {
    node.focus(); node.scrollIntoView({ block: 'center', inline: 'center' }); }
    document.activeElement.blur(); }"""
# Every transition of the mine that begins is counted.
COUNT = """() => { window.motions = 0; document.querySelector('.board .world').ontransitionrun =
    ({ propertyName }) => propertyName === 'transform' && motions++; }"""
# Time stands still for what moves until the next frame is drawn, which a busy machine draws late.
STILL = """async () => {
    const isMoving = ({ playState, effect }) => playState === 'running' &&
        effect.target.closest('.board, .flyer') && effect.getComputedTiming().iterations < Infinity;
    for (let still = 0; still < 4; still = document.getAnimations().some(isMoving) ? 0 : still + 1)
        await new Promise(requestAnimationFrame); }"""
# A style that cards inherit from a pressed board would be reckoned anew for each of them.
INHERITED = "() => getComputedStyle(document.querySelector('.board .at')).cursor"
GLIDE = 700


def rests(visitor) -> list[list[float]]:
    """Where all lies once nothing moves: another's card may still be on its way."""
    visitor.page.wait_for_timeout(GLIDE)
    before: list[list[float]] = []
    while True:
        visitor.page.evaluate(STILL)
        if before == (now := visitor.page.evaluate(LIE)):
            return now
        before = now
        visitor.page.wait_for_timeout(GLIDE // 4)


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 5), ("saboteur2", 8), ("duel", 2)])
@pytest.mark.parametrize("size", [(1280, 800), (915, 412), (640, 400)])
def test_choosing_turning_and_cancelling_moves_nothing(house, game, seats, size) -> None:
    visitor = house.visitor(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference"
    )
    visitor.goes(house.table(game, seats).seat)
    visitor.begins()
    for _ in range(2):
        if not visitor.is_asked():
            break
        before = rests(visitor)
        for place in range(hand_of(visitor).count()):
            visitor.page.keyboard.press(str(place + 1))
            expect(visitor.page.locator(".held.picked")).to_have_count(1)
            visitor.page.evaluate(STILL)
            assert visitor.page.evaluate(LIE) == before
            visitor.page.keyboard.press("r")
            visitor.page.keyboard.press("Escape")
        assert rests(visitor) == before
        visitor.moves_once(random.Random(4))


def test_neither_scrolling_nor_pressing_shifts_the_board(house) -> None:
    visitor = house.visitor(viewport={"width": 740, "height": 360}).goes(
        house.table("saboteur", 4).seat
    )
    visitor.begins()
    visitor.is_asked()
    before = rests(visitor)
    visitor.page.evaluate(PULL)
    assert rests(visitor) == before
    visitor.page.keyboard.press("Escape")  # the card with the role lies over the board
    cursor = visitor.page.evaluate(INHERITED)
    visitor.page.locator(".board .mine").hover(position={"x": 40, "y": 40})
    visitor.page.mouse.down()
    assert visitor.page.evaluate(INHERITED) == cursor
    visitor.page.mouse.up()
    assert rests(visitor) == before


def test_the_view_grows_with_the_mine_in_one_motion(house) -> None:
    visitor = house.visitor(reduced_motion="no-preference").goes(house.table("solo").seat)
    visitor.begins()
    for _ in range(6):
        visitor.is_asked()
        before = rests(visitor)
        visitor.page.evaluate(COUNT)
        visitor.moves_once(random.Random(1))
        visitor.is_asked()
        after = rests(visitor)
        moved = before[0] != after[0]
        assert visitor.page.evaluate("motions") <= int(moved)


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (390, 844)])
def test_fingers_get_places_of_44_pixels_and_the_old_view_back(house, size) -> None:
    visitor = house.phone(reduced_motion="no-preference")
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.goes(house.table("saboteur", 3).seat)
    visitor.begins()
    visitor.is_asked()
    before = rests(visitor)
    seen = 0
    for card in visitor.page.locator(".mine-place .held").all():
        card.tap()
        rests(visitor)
        places = visitor.page.evaluate(TARGETS)
        seen += len(places)
        assert all(width >= 44 for width in places)
        assert not places or visitor.page.evaluate(SEEN)
        visitor.picture(f"near-{size[0]}x{size[1]}")
        card.tap()
        assert rests(visitor) == before
    assert seen > 0
