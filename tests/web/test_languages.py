"""Every language says everything; the strange one shows what was never given to a translator."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

# A message must never be shown by its name.
NAME_OF_A_MESSAGE = re.compile(
    r"\b(?:page|game|option|role|card|move|refused|edition|told|why|letter)-[a-z0-9-]+\b"
)
SCREENS = ["/", "/new/saboteur", "/new/kings", "/rules/duel", "/learn/solo", "/hall"]


def words_of(visitor) -> str:
    """Everything that is said on the screen, to the eye and to the ear."""
    labels = visitor.page.evaluate("""() => [...document.querySelectorAll('[aria-label],[title]')]
        .map((it) => `${it.getAttribute('aria-label')} ${it.title}`).join('\\n')""")
    return f"{visitor.page.locator('body').inner_text()}\n{labels}"


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
def test_no_message_is_missing(house, language) -> None:
    visitor = house.visitor(language=language)
    for path in SCREENS:
        visitor.goes(path)
        expect(visitor.page.get_by_role("heading").first).to_be_visible()
        assert NAME_OF_A_MESSAGE.findall(words_of(visitor)) == [], path
        assert visitor.page.evaluate("document.documentElement.lang") == language
    visitor.goes(house.table("saboteur", 3).seat)
    visitor.page.locator("button.main").last.click()
    expect(visitor.page.get_by_role("grid")).to_be_visible()
    assert NAME_OF_A_MESSAGE.findall(words_of(visitor)) == []
    visitor.picture(f"table-saboteur-{language}")


def test_the_language_is_chosen_on_the_page_and_kept(house) -> None:
    visitor = house.visitor().goes("/")
    visitor.page.get_by_text("Settings", exact=True).click()
    visitor.page.get_by_label("Language").select_option("uk")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "uk")
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "uk")


# Letters that the strange language always accents.
PLAIN = re.compile(r"[aceginorsuyz]{2,}", re.IGNORECASE)
# What no translator is given: names of the place and of people, clauses, links.
NAMES = re.compile(r"dwarrow|Ana|[A-Z0-9]+-\d+|http\S+|[0-9a-f]{16,}")


@pytest.mark.parametrize("path", ["/", "/new/saboteur", "table"])
def test_nothing_is_written_past_the_translators(house, path) -> None:
    visitor = house.phone()
    visitor.page.add_init_script("localStorage.setItem('dwarrow.language', 'en-XA')")
    visitor.goes(house.table("saboteur", 3).seat if path == "table" else path)
    expect(visitor.page.get_by_role("heading").first).to_be_visible()
    if path == "table":
        visitor.page.locator("button.main").last.click()
        expect(visitor.page.get_by_role("grid")).to_be_visible()
    lines = visitor.page.locator("body").inner_text().splitlines()
    names = seat_names(visitor) if path == "table" else []
    told = [NAMES.sub("", line) for line in lines if line.strip() not in names]
    visitor.picture(f"strange-{path.strip('/').replace('/', '-') or 'start'}")
    assert [line for line in told if PLAIN.search(line) and "~" not in line] == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360


def seat_names(visitor) -> list[str]:
    return visitor.page.locator(".seat b").all_inner_texts()
