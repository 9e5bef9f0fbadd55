"""How long does the page take from an interaction to the next paint?

Twelve players, forty laid cards, motion on. A table that the rules engine plays is told to a real
browser; the server only serves the page.
Run: python benchmarks/page.py [--turns 3] [--layings 24] [--trace FILE]
(needs Chromium and the dev extra)
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1] / "tests"
sys.path[:0] = [str(TESTS / "web"), str(TESTS / "server")]

from playwright.sync_api import Browser, Locator, WebSocketRoute, sync_playwright  # noqa: E402
from running import Server  # noqa: E402
from visitor import House, Visitor  # noqa: E402

import dwarrow  # noqa: E402

PLAYERS = 12
LAID = 40
HELD = 4
PACE = 250  # milliseconds between the moves of the others
EVENTS = """
    window.delays = {};
    new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries())
            if (id) delays[id] = Math.max(duration, delays[id] ?? 0);
    }).observe({ type: 'event', durationThreshold: 16 });
"""


def crowded() -> dwarrow.Table:
    """A table where so many cards are laid and the one to move still holds some."""
    for seed in range(1000):
        table, dice = dwarrow.new("saboteur2", players=PLAYERS, seed=seed), random.Random(seed)
        while not table.is_over and table.view(0).data()["public"]["round"] == 1:
            public = table.view(0).data()["public"]
            me = table.turn
            is_full = len(public["maze"]) >= LAID and public["hands"][me] >= HELD
            if is_full and can_lay(table):
                return table
            table.play(lay(table, dice))
    raise SystemExit("no such table was found")


def can_lay(table: dwarrow.Table) -> bool:
    return any(table.game.move_data(move)["do"] == "lay" for move in table.moves())


def lay(table: dwarrow.Table, dice: random.Random) -> int:
    """Any tunnel that does not lead to the goals, else the first of all moves."""
    moves = table.moves()
    facts = [(move, table.game.move_data(move)) for move in moves]
    lays = [move for move, fact in facts if fact["do"] == "lay" and fact["x"] < 6]
    return dice.choice(lays) if lays else moves[0]


class Stage:
    """Tells a page the engine's table instead of the server's."""

    def __init__(self) -> None:
        self.begun, self.dice = crowded(), random.Random(1)
        self.table, self.me = self.begun.copy(), self.begun.turn
        self.told: dict[str, Any] = {}
        self.line: WebSocketRoute | None = None

    def open(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self.line = line
        line.on_message(lambda text: self.asked(json.loads(text), server))
        server.on_message(lambda text: self.heard(json.loads(text)))

    def heard(self, told: dict[str, Any]) -> None:
        if told["tell"] != "update" or told["view"] is None:
            self.send(told)
        elif not self.told:
            self.told = {**told, "seat": self.me}
            self.show()

    def asked(self, ask: dict[str, Any], server: WebSocketRoute) -> None:
        if ask["ask"] != "play":
            server.send(json.dumps(ask))
            return
        self.table.take(ask["move"])
        self.send({"tell": "done", "id": ask["id"], "version": self.told["version"], "link": ""})
        self.show()

    def again(self) -> None:
        """The table as it was at first."""
        self.table = self.begun.copy()
        self.show()

    def others(self) -> None:
        """Another moves, if it is not our turn."""
        if self.table.turn != self.me:
            self.table.play(lay(self.table, self.dice))
            self.show()

    def show(self) -> None:
        is_mine = self.table.turn == self.me
        moves = [self.table.game.move_data(move) for move in self.table.moves()] if is_mine else []
        self.told |= {
            "version": self.told["version"] + 1,
            "since": self.told["version"],
            "played": self.told["played"] + 1,
            "view": self.table.view(self.me).data(),
            "moves": moves,
            "story": [],
        }
        self.send(self.told)

    def send(self, told: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.send(json.dumps(told))


def main() -> None:
    """Choose, turn and play cards; print how long interactions took until they were seen."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--turns", type=int, default=3)
    asked.add_argument("--layings", type=int, default=24)
    asked.add_argument("--trace", type=Path)
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        with Server(f"{folder}/tables.db") as server:
            measure(House(chromium, server, Path(folder)), chromium, chosen)
        chromium.close()


def measure(house: House, chromium: Browser, chosen: argparse.Namespace) -> None:
    stage, visitor = Stage(), house.visitor(reduced_motion="no-preference")
    visitor.page.add_init_script(EVENTS)
    visitor.page.route_web_socket("**/socket", stage.open)
    visitor.goes(house.table("saboteur2", PLAYERS).seat)
    visitor.begins()
    visitor.page.locator(".held").first.wait_for()
    print(f"{visitor.page.locator('.board svg.card').count()} cards on the board")
    visitor.page.wait_for_timeout(3_000)  # everything is loaded and drawn
    if chosen.trace:
        chromium.start_tracing(page=visitor.page, path=chosen.trace, screenshots=False)
    for _ in range(chosen.turns):
        report("choosing cards", choose_cards(visitor))
        report("opening lists", open_lists(visitor))
        report("while others play", play_on(visitor, stage))
    report("laying a card", lay_cards(visitor, stage, chosen.layings))
    if chosen.trace:
        chromium.stop_tracing()


def press(visitor: Visitor, key: str) -> None:
    visitor.page.keyboard.press(key)
    visitor.page.wait_for_timeout(PACE)


def choose_cards(visitor: Visitor) -> list[float]:
    for _ in range(2):
        for place in range(HELD):
            press(visitor, str(place + 1))
            press(visitor, "r")
        for held in visitor.page.locator(".held").all():
            held.click()
            visitor.page.wait_for_timeout(PACE)
    return delays(visitor)


def open_lists(visitor: Visitor) -> list[float]:
    """Open what is opened over the table; closing it is counted too."""
    plate = visitor.page.locator("[data-seat]").nth(PLAYERS - 1)
    for opener in (visitor.button("Moves"), visitor.page.locator(".top-bar button").first, plate):
        for _ in range(2):
            visitor.page.keyboard.press("Escape")  # no card is held
            opener.click()
            visitor.page.locator("dialog[open]").wait_for()
            visitor.page.wait_for_timeout(2 * PACE)
            press(visitor, "Escape")
    return delays(visitor)


def lay_cards(visitor: Visitor, stage: Stage, layings: int) -> list[float]:
    """Lay a card by a click, each time at the same table; only that click is counted."""
    found: list[float] = []
    for _ in range(layings):
        stage.again()
        visitor.page.keyboard.press("Escape")
        chooses_tunnel(visitor)
        delays(visitor)
        places(visitor).first.click()
        found += delays(visitor) or [0.0]
    return sorted(found)


def chooses_tunnel(visitor: Visitor) -> None:
    for held in visitor.page.locator(".held").all():
        held.click()
        visitor.page.wait_for_timeout(4 * PACE)
        if places(visitor).count():
            return
    raise SystemExit("nothing can be laid")


def places(visitor: Visitor) -> Locator:
    return visitor.page.locator('[role=gridcell][aria-label*="possible"]')


def play_on(visitor: Visitor, stage: Stage) -> list[float]:
    """Play the first move of the list, then choose cards while the others lay theirs."""
    visitor.page.keyboard.press("Escape")
    visitor.moves().first.click()
    for turn in range(PLAYERS + 2):
        visitor.page.wait_for_timeout(PACE)
        stage.others()
        press(visitor, str(turn % HELD + 1))
    return delays(visitor)


def delays(visitor: Visitor) -> list[float]:
    visitor.page.wait_for_timeout(500)
    return sorted(visitor.page.evaluate("[Object.values(delays), (delays = {})][0]"))


def report(what: str, found: list[float]) -> None:
    if not found:
        print(f"{what}: none over 16 ms")
        return
    middle, late = found[len(found) // 2], found[int(len(found) * 0.98)]
    print(f"{what}: {len(found)} over 16 ms, median {middle} ms, 98 of 100 within {late} ms")


if __name__ == "__main__":
    main()
