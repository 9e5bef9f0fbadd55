"""The truth about the connection: a network that dies in silence, an ask that hangs, an absence."""

from __future__ import annotations

import random
import time

from playwright.sync_api import WebSocketRoute, expect
from swift import seats_at


class Wire:
    """A network that can be cut without a word to the browser."""

    def __init__(self, visitor, loses: str = "") -> None:
        """It never carries the asks of one kind, if `loses` names it."""
        self.is_cut, self.loses = False, f'"ask":"{loses}"'
        visitor.page.route_web_socket("**/socket", self.open)

    def open(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            return  # it never opens
        server = line.connect_to_server()
        line.on_message(lambda text: self.is_lost(text) or server.send(text))  # type: ignore[func-returns-value]
        server.on_message(lambda text: self.is_cut or line.send(text))  # type: ignore[func-returns-value]

    def is_lost(self, text: str | bytes) -> bool:
        return self.is_cut or self.loses in str(text)


def at_a_table(house, game="duel"):
    opened = house.table(game)
    visitor = house.visitor()
    wire = Wire(visitor)
    visitor.goes(opened.seat)
    visitor.begins()
    visitor.is_asked()
    return visitor, wire, opened


def test_a_dead_network_is_told_within_six_seconds(house) -> None:
    visitor, wire, _ = at_a_table(house)
    visitor.page.wait_for_timeout(3_000)
    wire.is_cut = True
    begin = time.monotonic()
    lost = visitor.page.get_by_text("The connection is lost.")
    expect(lost).to_be_visible(timeout=12_000)
    assert time.monotonic() - begin <= 6.5  # half a second for a busy machine
    wire.is_cut = False
    expect(lost).to_have_count(0, timeout=25_000)


def test_a_living_network_is_never_called_dead(house) -> None:
    visitor, _, _ = at_a_table(house)
    visitor.page.wait_for_timeout(9_000)
    expect(visitor.page.get_by_text("The connection is lost.")).to_have_count(0)


def test_an_ask_that_hangs_says_so_and_arrives_once(house) -> None:
    visitor, wire, opened = at_a_table(house, "solo")
    with seats_at(house, opened) as [seat]:
        before = seat.update["played"]
        listed = visitor.moves()
        wire.is_cut = True
        listed.filter(has_text="discard").first.click()
        expect(visitor.page.get_by_text("Still sending…")).to_be_visible(timeout=4_000)
        expect(visitor.page.get_by_text("The connection is lost.")).to_be_visible()
        wire.is_cut = False
        visitor.is_asked()
        expect(visitor.page.get_by_text("The connection is lost.")).to_have_count(0, timeout=25_000)
        while seat.update["played"] == before:
            seat.hear()
        visitor.page.wait_for_timeout(1_000)
        passed = [item for item in seat.update["story"] if item["event"] == "passed"]
        assert len(passed) <= 1


def test_what_is_asked_beside_the_game_keeps_nobody_waiting(house) -> None:
    """Nor is it my own move, when I am told what happened meanwhile."""
    opened = house.table("saboteur", 3)
    visitor = house.visitor()
    Wire(visitor, loses="showing")
    visitor.goes(opened.seat)
    visitor.begins()
    for turn in range(3):
        assert visitor.is_asked(), turn
        visitor.moves_once(random.Random(turn))


def test_after_an_absence_three_lines_say_what_happened(house) -> None:
    opened = house.table("duel", 2, bots=0)
    other = house.sits(opened, "Bo")
    visitor = house.visitor()
    wire = Wire(visitor)
    visitor.goes(opened.seat)
    visitor.begins()
    wire.is_cut = True
    expect(visitor.page.get_by_text("The connection is lost.")).to_be_visible(timeout=12_000)
    visitor.page.wait_for_timeout(8_500)
    with seats_at(house, opened, other) as seats:
        for _ in range(4):
            for seat in seats:
                seat.hear_until(max(each.update["version"] for each in seats))
            mover = next(seat for seat in seats if seat.update["moves"])
            move = next(each for each in mover.update["moves"] if each["do"] == "pass")
            mover.ask("play", played=mover.update["played"], move=move["words"])
    wire.is_cut = False
    told = visitor.page.locator(".meanwhile")
    expect(told).to_contain_text("While you were away: 4 moves", timeout=25_000)
    expect(told.locator("p")).to_have_count(3)
    visitor.picture("meanwhile")


def test_the_start_page_opens_offline_and_no_view_is_kept(house) -> None:
    visitor, _, opened = at_a_table(house, "saboteur")
    page = visitor.page
    visitor.goes("/")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(
        "async () => (await (await caches.open('dwarrow-shell-1')).keys()).length > 4"
    )
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("offline")
    visitor.picture("offline")
    kept = page.evaluate(
        "async () => (await (await caches.open('dwarrow-shell-1')).keys()).map(({ url }) => url)"
    )
    assert not [url for url in kept if "/api/" in url or opened.key in url]
    page.context.set_offline(False)


def test_the_page_can_be_installed(house) -> None:
    page = house.visitor().goes("/").page
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((told) => told.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        kind = page.evaluate(
            "(path) => fetch(path).then(({ headers }) => headers.get('content-type'))", icon["src"]
        )
        assert kind == icon["type"]
