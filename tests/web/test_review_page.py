"""A game explained: walked through on a desk and on a phone, by who was there and by a guest."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from swift import finished
from test_axe import THEMES, complaints, visitor_by

SIZES = [(320, 568), (568, 320), (1280, 800), (1920, 1080)]
MADE = 240_000  # milliseconds that a review may take on two busy cores
# What is cut at the right, and whether board and curve are seen.
WIDE = "document.documentElement.scrollWidth"


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """Finished games of this module, so that each is reviewed once."""
    return {}


def reviewed(house, tables, game: str = "saboteur", seats: int = 3):
    if game not in tables:
        tables[game] = finished(house, game, seats, rounds="1")
    return tables[game]


def curve_of(visitor):
    return visitor.page.get_by_role("slider", name="How the game went, move by move")


def is_whole(visitor) -> None:
    """Until the last part is there."""
    expect(visitor.page.get_by_role("heading", name="In short")).to_be_visible()
    expect(visitor.page.get_by_role("progressbar")).to_have_count(0, timeout=MADE)


@pytest.mark.parametrize("device", ["visitor", "phone"])
def test_a_review_is_stepped_through_and_seen_with_other_eyes(house, tables, device) -> None:
    opened = reviewed(house, tables)
    visitor = getattr(house, device)().goes(opened.seat)
    visitor.page.get_by_role("link", name="Review", exact=True).click()
    curve = curve_of(visitor)
    expect(curve).to_be_visible(timeout=MADE)
    is_whole(visitor)
    expect(visitor.page.locator("aside")).to_contain_text("Round 1 went to")
    # Steps, by key on the curve and by button: the story follows.
    curve.focus()
    curve.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    curve.press("ArrowRight")
    visitor.button("One step on").click()
    expect(curve).to_have_attribute("aria-valuenow", "3")
    assert visitor.page.url.endswith("#at=3")
    move = visitor.page.get_by_role("region", name="The move at this moment")
    told = move.inner_text()
    curve.press("ArrowRight")
    expect(move).not_to_have_text(told)
    expect(move.locator(".verdict, .soft").first).to_be_visible()
    # A move of the list leads to its moment.
    moves = visitor.page.locator("aside ol").get_by_role("button")
    moves.last.click()
    expect(moves.last).to_have_attribute("aria-current", "step")
    # With the eyes of one seat there is one hand.
    hands = visitor.page.get_by_role("region", name="The cards in hand").get_by_role("list")
    expect(hands).to_have_count(3)
    visitor.page.get_by_label("What is known").select_option("1")
    expect(hands).to_have_count(1)
    visitor.button("Players and luck").click()
    expect(visitor.page.get_by_role("rowheader")).to_have_count(3)
    expect(visitor.page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    visitor.button("Who knew what").click()
    expect(visitor.page.get_by_role("article")).to_have_count(3)
    visitor.picture(f"review-{device}")
    assert visitor.faults == []


def test_the_pointer_over_the_curve_shows_that_moment_and_leaves_it_again(house, tables) -> None:
    opened = reviewed(house, tables)
    guest = house.visitor().goes(f"/t/{opened.table}/review#at=2")
    is_whole(guest)
    curve = curve_of(guest)
    expect(curve).to_have_attribute("aria-valuenow", "2")
    box = curve.bounding_box()
    guest.page.mouse.move(box["x"] + box["width"] - 12, box["y"] + 20)
    expect(curve).not_to_have_attribute("aria-valuenow", "2")
    guest.page.mouse.move(box["x"] + 40, box["y"] - 200)
    expect(curve).to_have_attribute("aria-valuenow", "2")
    assert guest.faults == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_review_fits_every_screen_and_axe_finds_nothing(house, tables, theme) -> None:
    opened = reviewed(house, tables)
    visitor = visitor_by(house, theme).goes(f"/t/{opened.table}/review#at=6")
    is_whole(visitor)
    wrong = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        for panel in ("Moves", "Players and luck", "Who knew what"):
            visitor.button(panel).click()
            if visitor.page.evaluate(WIDE) > width:
                wrong.append(f"{panel} is too wide at {width}x{height}")
        for part, least in (("main .board", 90), ("main [role=slider]", 50)):
            box = visitor.page.locator(part).first.bounding_box()
            if box["height"] < least or box["y"] + box["height"] > height:
                wrong.append(f"{part} is not seen at {width}x{height}: {box}")
        visitor.picture(f"review-{theme}-{width}x{height}")
    for panel in ("Moves", "Players and luck", "Who knew what"):
        visitor.button(panel).click()
        wrong += complaints(visitor.page)
    assert wrong == []


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_a_game_without_hidden_sides_has_no_question_who_knew(house, tables, game) -> None:
    opened = reviewed(house, tables, game, 1 if game == "solo" else 2)
    visitor = house.visitor().goes(f"/t/{opened.table}/review")
    is_whole(visitor)
    expect(visitor.button("Players and luck")).to_be_visible()
    expect(visitor.button("Who knew what")).to_have_count(0)
    visitor.picture(f"review-{game}")
    assert visitor.faults == []


def test_while_a_game_goes_on_its_review_is_refused_in_words(house) -> None:
    ana, opened = house.asks("saboteur", 3)
    ana.goes(f"/t/{opened.table}/review")
    expect(ana.page.get_by_role("alert")).to_contain_text("when it is over")
