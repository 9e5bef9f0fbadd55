"""Every screen can be played: from the smallest phone to a television, upright and across."""

from __future__ import annotations

import time

import pytest
from boxes import boxes, complaints
from playwright.sync_api import expect

UPRIGHT = [(320, 568), (360, 640), (360, 740), (390, 844), (412, 915), (768, 1024)]
ACROSS = [(568, 320), (640, 400), (740, 360), (844, 390), (915, 412), (1024, 600)]
DESKS = [(1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
ZOOMED = [(640, 400), (1024, 600)]  # a laptop at twice the size, and a small one
PICTURED = [(320, 568), (390, 844), (568, 320), (640, 400), (1280, 800)]  # large ones take long
TABLES = [("saboteur", 10), ("saboteur2", 12), ("duel", 2), ("solo", 1), ("kings", 4)]
SETTLE = 4  # seconds: two cores may be busy with other tests
# How much of the screen the board has at least.
BOARD = 0.3


def resize(visitor, size) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_timeout(120)


def wrong_at_last(visitor) -> list[str]:
    """What is still wrong when the page has had time to settle after a change of its size."""
    until = time.monotonic() + SETTLE
    while (told := complaints(visitor.page)) and time.monotonic() < until:
        visitor.page.wait_for_timeout(200)
    return told


def board_of(visitor):
    return next(each for each in boxes(visitor.page) if each.part == "board")


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("device", ["phone", "desk"])
def test_everything_is_seen_and_nothing_lies_over_anything(house, game, seats, device) -> None:
    is_phone = device == "phone"
    visitor = house.phone() if is_phone else house.visitor()
    visitor.goes(house.table(game, seats).seat)
    visitor.begins()
    visitor.is_asked()
    wrong = []
    for size in UPRIGHT + ACROSS if is_phone else DESKS + ZOOMED:
        resize(visitor, size)
        told = wrong_at_last(visitor)
        board = board_of(visitor)
        if board.width * board.height < BOARD * size[0] * size[1]:
            told.append(f"the board is small: {board.width} x {board.height}")
        card = visitor.page.locator(".mine-place .held").first
        card.click()
        told += [f"chosen: {each}" for each in wrong_at_last(visitor)]
        if size in PICTURED:
            visitor.picture(f"size-{game}-{device}-{size[0]}x{size[1]}")
        card.click()
        if told:
            wrong.append((size, told))
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
@pytest.mark.parametrize("game", ["saboteur2", "solo"])
def test_no_button_is_hidden_in_any_language(house, game, language) -> None:
    visitor = house.phone(language=language)
    visitor.goes(house.table(game).seat)
    visitor.page.locator("button.main").first.click()
    if game != "solo":  # nobody has a role there
        visitor.puts_role_away()
    hand = visitor.page.locator(".mine-place .held")
    expect(visitor.page.locator(".hint.mine")).to_be_visible()
    wrong = []
    for size in [(320, 568), (568, 320), (360, 740)]:
        resize(visitor, size)
        for card in hand.all():
            card.click()
            wrong += [(size, each) for each in wrong_at_last(visitor)]
            card.click()
    visitor.picture(f"strip-{game}-{language}")
    assert not wrong, "\n".join(map(str, wrong))
