"""How heavy the page is and how steadily it lies."""

from __future__ import annotations

import contextlib
import gzip
import random

import httpx
import pytest
from playwright.sync_api import Error, expect
from visitor import PATIENCE

from dwarrow import words

FIRST_LOAD = 100_000
TABLE_LOAD = 160_000
STEADY = {"saboteur": 0.01, "duel": 0.01, "kings": 0.1}  # in Kings mines grow and others make room
# The story scrolls as it is told, and the end of a round is shown in steps that make room for each
# other; nothing else moves by itself, not even on the board.
SHIFTS = """
    window.shifted = [];
    const inside = (node) => node?.closest ? node : node?.parentElement;
    const isTold = ({ node }) => inside(node)?.closest('aside, .reveal');
    const named = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput && !sources.every(isTold))
                shifted.push([value, sources.map(({ node }) => named(node))]);
    }).observe({ type: 'layout-shift', buffered: true });
"""


class Scales:
    """Weighs whatever a page fetches, as a server sends it: packed."""

    def __init__(self, visitor) -> None:
        self.requests: list[str] = []
        self.sizes: dict[str, int] = {}
        visitor.page.on("requestfinished", lambda request: self.weigh(request))

    def weigh(self, request) -> None:
        self.requests.append(request.url)
        with contextlib.suppress(Error):  # a page that went on has no body to weigh
            self.sizes[request.url] = len(gzip.compress(request.response().body(), 9))

    def complaints(self, weight: int, requests: int) -> list[str]:
        found = sum(self.sizes.values())
        heavy = [f"{found} bytes: {self.sizes}"] if found > weight else []
        many = [f"{len(self.requests)}: {self.requests}"] if len(self.requests) > requests else []
        return heavy + many


@pytest.mark.parametrize("language", ["en", "ru"])  # the lightest and the heaviest words
def test_the_start_page_weighs_at_most_100_kB_in_12_requests(house, language) -> None:
    visitor = house.visitor(language)
    scales = Scales(visitor)
    visitor.goes("/")
    button = visitor.page.get_by_role("button", name=words.say("page-start-bots", language))
    expect(button.first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert len(scales.sizes) > 3
    assert scales.complaints(FIRST_LOAD, 12) == []
    assert "…" not in visitor.page.locator("body").inner_text()  # all words are there


def test_the_icon_is_fetched_once(house) -> None:
    """The browser, the manifest and the service worker want it: the first fetches it for all."""
    told = httpx.get(f"{house.server.url}/icon.svg", timeout=PATIENCE)
    assert told.headers["content-type"].startswith("image/svg")
    assert "max-age" in told.headers["cache-control"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_weighs_at_most_160_kB_in_16_requests(house, language) -> None:
    opened = house.table("saboteur", 5)
    house.visitor().goes(opened.seat).begins()
    visitor = house.visitor(language)
    scales = Scales(visitor)
    visitor.goes(opened.seat)
    expect(visitor.page.locator(".mine-place .held").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert len(scales.sizes) > 3
    assert scales.complaints(TABLE_LOAD, 16) == []


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
    assert sum(value for value, _ in shifts) < STEADY[game], shifts
