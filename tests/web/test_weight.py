"""How heavy the page is and how steadily it lies."""

from __future__ import annotations

import gzip
import random

import pytest
from playwright.sync_api import expect

FIRST_LOAD = 100_000
STEADY = 0.01
# The story scrolls as it is told; nothing else moves by itself, not even on the board.
SHIFTS = """
    window.shifted = [];
    const isTold = ({ node }) => (node?.closest ? node : node?.parentElement)?.closest('aside');
    const named = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput && !sources.every(isTold))
                shifted.push([value, sources.map(({ node }) => named(node))]);
    }).observe({ type: 'layout-shift', buffered: true });
"""


def test_the_first_load_is_at_most_100_kB(house) -> None:
    visitor = house.visitor()
    sizes: dict[str, int] = {}

    def weigh(response) -> None:
        if "/api/" not in response.url and not response.url.endswith((".woff2", ".svg")):
            sizes[response.url] = len(gzip.compress(response.body(), 9))

    visitor.page.on("requestfinished", lambda request: weigh(request.response()))
    visitor.goes("/")
    expect(visitor.page.get_by_role("button", name="Play against bots").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert len(sizes) > 3
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


@pytest.mark.parametrize("device", ["visitor", "phone"])
@pytest.mark.parametrize(("game", "seats"), [("saboteur", 10), ("duel", 2), ("kings", 4)])
def test_nothing_jumps_when_cards_arrive(house, game, seats, device) -> None:
    visitor = getattr(house, device)(reduced_motion="no-preference")
    visitor.page.add_init_script(SHIFTS)
    visitor.goes(house.table(game, seats).seat)
    visitor.begins()
    visitor.is_asked()
    visitor.page.evaluate("window.shifted = []")  # what came before was another screen
    assert visitor.plays(random.Random(6), turns=6) == 6
    visitor.is_asked()
    shifts = visitor.page.evaluate("window.shifted")
    assert sum(value for value, _ in shifts) < STEADY, shifts
