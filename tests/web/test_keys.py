"""Everything can be done without a mouse. These visitors have none."""

from __future__ import annotations

import re

from players import ByKeys, focused, tab_to, tunnel_in_hand
from playwright.sync_api import expect
from visitor import Visitor


def test_a_game_against_bots_begins_from_the_start_page(house) -> None:
    ana = house.visitor()
    ana.meets_quick_bots()
    ana.goes("/")
    expect(ana.page.get_by_role("button", name="Play: ")).to_be_visible()
    tab_to(ana.page, "Play: ")
    ana.page.keyboard.press("Enter")
    ana.my_turn.wait_for()
    for _ in range(2):
        assert ana.is_asked()
        ByKeys(ana).take_from_list()


def one_with_a_tunnel(house) -> tuple[Visitor, int]:
    """Somebody whose first turn it is, with sound tools, and where the tunnel is in the hand."""
    for _ in range(8):
        ana, _ = house.asks("saboteur", 3)
        place = tunnel_in_hand(ana)
        if place:
            return ana, place
    raise AssertionError("eight times nobody could lay a tunnel in the first turn")


def test_a_tunnel_is_laid_on_the_board(house) -> None:
    """Choose a card by its number, go to the next place by N, lay it with Enter."""
    ana, place = one_with_a_tunnel(house)
    ana.page.keyboard.press(str(place))
    ana.page.keyboard.press("n")
    expect(ana.page.locator("[role=gridcell]:focus")).to_have_count(1)
    assert "possible" in focused(ana.page)
    ana.picture("keys-desk")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_text("Ana lays").first).to_be_visible()


def test_a_place_that_is_not_allowed_says_which_rule_forbids_it(house) -> None:
    ana, place = one_with_a_tunnel(house)
    ana.page.keyboard.press(str(place))
    goal = ana.page.get_by_role("gridcell", name="goal, face down").first
    goal.focus()
    ana.page.keyboard.press("Home")
    ana.page.keyboard.press("Enter")
    refused = ana.page.get_by_role("alert")
    expect(refused).to_be_visible()
    expect(refused.get_by_role("link")).to_have_attribute("href", re.compile("SAB-"))
    ana.picture("refused-desk")
