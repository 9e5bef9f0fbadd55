"""The rules open like a book: a first page with pictures, the clauses, where editions differ."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import dwarrow
from dwarrow import words
from dwarrow.kernel.rules import values_of
from dwarrow.words.first_page import first_page

# What sticks out of the window sideways, or is cut off inside its own box.
CUT = """() => [...document.querySelectorAll('.choose *, .first, .first *:not(svg *)')]
    .filter((it) => it.getBoundingClientRect().right > innerWidth + 1
        || (it.scrollWidth > it.clientWidth + 1 && it.clientWidth && !it.closest('svg, select')))
    .map((it) => `${it.tagName} ${it.className}`)"""


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
@pytest.mark.parametrize("device", ["visitor", "phone"])
def test_every_book_opens_with_a_page_of_pictures_and_nothing_is_cut(
    house, device, language
) -> None:
    visitor = getattr(house, device)(language=language)
    for game, kinds in ((name, game.TAUGHT) for name, game in dwarrow.GAMES.items()):
        visitor.goes(f"/rules/{game}")
        first = visitor.page.locator(".first")
        expect(first.locator("li")).to_have_count(len(kinds))
        assert first.locator("li:has(svg.card)").count() == len(kinds)
        options = values_of(dwarrow.game_named(game).EDITIONS["house"])
        page = first_page(game, options, words.voice(language, game, "house"))
        assert first.locator("li p").all_inner_texts() == page.cards
        for text in (page.want, page.turn, page.end):
            expect(first.get_by_text(text, exact=True)).to_have_count(1)
        assert visitor.page.evaluate(CUT) == []
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        visitor.picture(f"rules-{game}-{language}-{device}")


def test_the_clauses_follow_and_the_editions_come_last(house) -> None:
    page = house.visitor().goes("/rules/saboteur").page
    tops = [
        page.locator(place).first.bounding_box()["y"]
        for place in (".first", "#SAB-001", "#SAB-134", "#differs")
    ]
    assert tops == sorted(tops)


def test_the_first_page_follows_the_edition_and_hides_while_one_searches(house) -> None:
    """SAB-035, SAB-036"""
    page = house.visitor(language="ru").goes("/rules/saboteur").page
    first = page.locator(".first")
    expect(first).to_contain_text("вредители")
    page.locator(".choose select").select_option("ru16")
    expect(first).to_contain_text("саботеры")
    expect(first).to_contain_text("даже если с начальной картой она не соединена")
    page.get_by_role("searchbox").fill("SAB-035")
    expect(first).to_have_count(0)


def test_on_a_phone_a_card_that_is_touched_tells_what_it_does(house) -> None:
    page = house.phone().goes("/rules/saboteur").page
    cards = page.locator(".first li button")
    shown = page.locator(".first .chosen")
    expect(shown).to_have_text(words.say("first-saboteur-card-digger"))
    cards.nth(7).click()
    expect(cards.nth(7)).to_have_attribute("aria-pressed", "true")
    expect(shown).to_have_text(words.say("first-saboteur-card-rockfall"))


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
def test_a_first_page_is_one_screen(house, language) -> None:
    """On a desk together with the head of the page, on a phone of 390 x 844 by itself."""
    desk, phone = house.visitor(language=language), house.phone(language=language)
    phone.page.set_viewport_size({"width": 390, "height": 844})
    for game in dwarrow.GAMES:
        box = desk.goes(f"/rules/{game}").page.locator(".first").bounding_box()
        assert game == "saboteur2" or box["y"] + box["height"] <= 1000, game
        small = phone.goes(f"/rules/{game}").page.locator(".first")
        assert small.bounding_box()["height"] <= 844, game
        assert small.locator("li button").count() == len(dwarrow.GAMES[game].TAUGHT)


def test_the_editions_tell_what_both_answer_and_mark_the_readings(house) -> None:
    """SB2-081"""
    page = house.visitor().goes("/rules/saboteur2").page
    page.locator("section[aria-labelledby=differs] summary").click()
    row = page.locator("section[aria-labelledby=differs] details tr", has_text="SB2-081")
    expect(row.filter(has_text="When are Geologists paid?")).to_contain_text("every round *")
