"""axe finds nothing on any screen, by lantern and by day."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest
from playwright.sync_api import expect
from swift import finished, gold_to_take

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
DECORATION = "svg[aria-hidden=true] > *"  # thousands of lines that nobody reads
THEMES = ["dark", "light"]


def complaints(page) -> list[str]:
    """What axe finds: the rule, and the first place that breaks it."""
    page.evaluate(AXE)
    found = page.evaluate(f"axe.run({{exclude: '{DECORATION}'}}, {{resultTypes: ['violations']}})")
    return [
        f"{rule['id']} ({len(rule['nodes'])}): {rule['nodes'][0]['html'][:160]} "
        f"{rule['nodes'][0]['failureSummary'][:200]}"
        for rule in found["violations"]
    ]


# Buttons that are named aloud without the words they show; decoration is no word.
UNLIKE = """() => [...document.querySelectorAll('button[aria-label]')].filter((it) => {
    const shown = it.cloneNode(true);
    shown.querySelectorAll('[aria-hidden=true], .unseen').forEach((hidden) => hidden.remove());
    const words = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
    return it.checkVisibility() && !words(it.ariaLabel).includes(words(shown.textContent));
  }).map((it) => `${it.ariaLabel} <- ${it.textContent}`)"""


def unlike_seen(page) -> list[str]:
    """Whoever speaks to the page says what is seen."""
    return list(page.evaluate(UNLIKE))


def visitor_by(house, theme: str, is_phone: bool = False):
    # The page forbids scripts that are not its own; axe must be let in.
    come = house.phone if is_phone else house.visitor
    visitor = come(bypass_csp=True)
    visitor.page.add_init_script(f"localStorage.setItem('dwarrow.theme', '{theme}')")
    return visitor


def test_nothing_serious_on_a_phone_in_a_lesson(house) -> None:
    visitor = visitor_by(house, "light", is_phone=True).goes("/learn/kings")
    expect(visitor.page.locator(".coach")).to_be_visible()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_count(1)
    assert complaints(visitor.page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "path", ["/", "/new/saboteur", "/new/kings", "/hall", "/rules/saboteur2", "/learn/saboteur"]
)
def test_nothing_serious_on_a_screen_before_the_game(house, theme, path) -> None:
    visitor = visitor_by(house, theme).goes(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(visitor.page.get_by_text("One moment…")).to_have_count(0)
    name = path.strip("/").replace("/", "-") or "start"
    visitor.picture(f"{name}-{theme}-desk")
    assert complaints(visitor.page) == []
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    visitor.picture(f"{name}-{theme}-phone")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "duel", "solo", "kings"])
def test_nothing_serious_at_a_table(house, theme, game) -> None:
    opened = house.table(game)
    visitor = visitor_by(house, theme, is_phone=theme == "dark").goes(opened.seat)
    expect(visitor.button("Begin the game")).to_be_visible()
    found = [("gathering", complaints(visitor.page))]
    visitor.begins()
    visitor.plays(random.Random(4), turns=3)
    visitor.is_asked()
    visitor.picture(f"table-{game}-{theme}")
    found.append(("table", complaints(visitor.page)))
    visitor.page.keyboard.press("1")
    found.append(("chosen", complaints(visitor.page)))
    assert unlike_seen(visitor.page) == []
    visitor.moves().first.wait_for()
    found.append(("moves", complaints(visitor.page)))
    visitor.page.keyboard.press("Escape")
    visitor.button("Menu").click()
    visitor.page.get_by_role("dialog", name="Menu").wait_for()
    visitor.picture(f"menu-{game}-{theme}")
    found.append(("menu", complaints(visitor.page)))
    visitor.goes(f"/t/{opened.table}/screen")
    expect(visitor.page.get_by_text("Ana: not connected")).to_be_visible()  # she looks on here
    found.append(("screen", complaints(visitor.page)))
    assert [(screen, told) for screen, told in found if told] == []


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_serious_when_a_round_and_the_game_are_over_and_in_the_replay(house, theme) -> None:
    visitor = visitor_by(house, theme).goes(gold_to_take(house).seat)
    expect(visitor.dialog.get_by_role("grid")).to_be_visible()
    found = [("the end of the round", complaints(visitor.page))]
    visitor.picture(f"round-over-{theme}")
    opened = finished(house, "saboteur", 3, rounds="2")
    visitor.goes(opened.seat)
    expect(visitor.over).to_be_visible()
    expect(visitor.page.get_by_text("Gold by round").first).to_be_visible()
    found.append(("over", complaints(visitor.page)))
    of_round = visitor.page.get_by_role("link", name="Review of round 2")
    expect(of_round).to_have_attribute("href", f"/t/{opened.table}/review#round=2")
    visitor.picture(f"over-{theme}")
    visitor.goes(f"/t/{opened.table}/replay#at=9")
    expect(visitor.page.get_by_text("9 of")).to_be_visible()
    review = visitor.page.get_by_role("link", name="Review", exact=True)
    expect(review).to_have_attribute("href", f"/t/{opened.table}/review#at=9")
    found.append(("replay", complaints(visitor.page)))
    assert [(screen, told) for screen, told in found if told] == []
