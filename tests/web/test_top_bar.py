"""The head of the table has room for all it says: a clock, what is unread, long words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

SIZES = [(320, 568), (360, 740), (390, 844), (430, 932), (490, 800), (568, 320), (640, 400)]
SIZES += [(701, 360), (740, 360), (768, 1024), (810, 400), (844, 390), (915, 412)]
# Twelve unread lines, as the page shows them.
UNREAD = """() => {
    const story = [...document.querySelectorAll('.top-bar > button')].at(-1);
    const scope = [...story.closest('header').classList].find((name) => name.startsWith('svelte-'));
    const sign = Object.assign(document.createElement('span'), { textContent: '12' });
    sign.classList.add('unread', scope);
    story.append(sign);
}"""
# What is cut or lies over its neighbour, and by how much the head is higher than its two lines.
CROWDED = """() => {
    const bar = document.querySelector('.top-bar'), seen = [...bar.children].filter((it) =>
        !it.matches('.gap') && it.getBoundingClientRect().width > 2);
    const over = seen.filter((it, at) => at && it.getBoundingClientRect().left
        < seen[at - 1].getBoundingClientRect().right - 1);
    const cut = seen.filter((it) => it.getBoundingClientRect().right > innerWidth + 1);
    return [...over, ...cut].map((it) => it.innerText)
        .concat(bar.clientHeight > 56 ? [`${bar.clientHeight} high`] : []);
}"""


@pytest.mark.parametrize("clock", [0, 600])
@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
def test_the_head_of_the_table_is_never_crowded(house, language, clock) -> None:
    visitor = house.phone(language=language)
    visitor.goes(house.table("duel", clock=clock).seat)
    visitor.page.locator("button.main").first.click()
    expect(visitor.page.locator(".mine-place .held").first).to_be_visible()
    expect(visitor.page.get_by_role("timer")).to_have_count(1 if clock else 0)
    visitor.page.evaluate(UNREAD)
    crowded = {}
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        crowded[width, height] = visitor.page.evaluate(CROWDED)
    visitor.picture(f"top-bar-{language}-{clock}")
    assert {size: found for size, found in crowded.items() if found} == {}
