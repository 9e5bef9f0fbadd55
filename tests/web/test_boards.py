"""The boards show everything at first sight, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

IS_WHOLE = "it => it.scrollHeight <= it.clientHeight && it.scrollWidth <= it.clientWidth"


@pytest.mark.parametrize("device", ["visitor", "phone"])
def test_all_four_kings_are_seen_at_once(house, device) -> None:
    visitor = getattr(house, device)().goes(house.table("kings", 4).seat)
    visitor.begins()
    table = visitor.page.get_by_role("group", name="The mine")
    expect(table.get_by_role("region")).to_have_count(4)
    visitor.page.wait_for_function(IS_WHOLE, arg=table.element_handle())
    visitor.picture(f"kings-{device}")


def test_kings_are_seen_from_closer(house) -> None:
    visitor = house.phone().goes(house.table("kings", 4).seat)
    visitor.begins()
    card = visitor.page.locator(".plot .art.card").first
    small = card.bounding_box()["width"]
    visitor.button("Closer").click()
    visitor.button("Closer").click()
    assert card.bounding_box()["width"] > small * 1.5


@pytest.mark.parametrize("game", ["saboteur", "duel", "solo"])
@pytest.mark.parametrize("device", ["visitor", "phone"])
def test_no_goal_lies_under_a_button(house, game, device) -> None:
    visitor = getattr(house, device)().goes(house.table(game).seat)
    visitor.begins()
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    goals = visitor.page.get_by_role("gridcell", name="goal, face down")
    expect(goals.first).to_be_visible()
    boxes = [button.bounding_box() for button in visitor.page.locator(".tools button").all()]
    for goal in goals.all():
        assert not [each for each in boxes if overlap(each, goal.bounding_box())]


def overlap(one, other) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
