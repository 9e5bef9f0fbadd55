"""Visitors of the page: each is a browser of its own, and does what a person could do."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, TimeoutError
from running import Server

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
TELEVISION = {"width": 1920, "height": 1080}
SECONDS_TO_ASK = 90
PATIENCE = 30  # seconds for a plain request: two cores may be busy with other tests
LATE = 60_000  # milliseconds for anything on a page: only what is wrong waits so long
SHOT = {"animations": "disabled", "timeout": 15_000}


class House:
    """A server that people visit with their browsers."""

    def __init__(self, browser: Browser, server: Server, pictures: Path) -> None:
        self.browser, self.server, self.pictures = browser, server, pictures
        self.contexts: list[BrowserContext] = []

    def visitor(self, language: str = "en", **options: Any) -> Visitor:
        options = {"viewport": DESK, "reduced_motion": "reduce", **options}
        context = self.browser.new_context(base_url=self.server.url, locale=language, **options)
        context.set_default_timeout(LATE)
        self.contexts.append(context)
        return Visitor(context.new_page(), self.pictures)

    def phone(self, **options: Any) -> Visitor:
        return self.visitor(viewport=PHONE, has_touch=True, is_mobile=True, **options)

    def table(
        self, game: str, seats: int = 0, bots: int | None = None, clock: int = 0, **options: str
    ) -> Opened:
        """A new table; its first seat is ours and bots sit at the others, or at `bots` of them."""
        known = httpx.get(f"{self.server.url}/api/games", timeout=PATIENCE).json()
        usual = next(each["usual"] for each in known if each["game"] == game)
        seats = seats or usual
        last = seats if bots is None else bots + 1
        settings = {"game": game, "seats": seats, "options": options, "bot": "chance"}
        if clock:
            settings["clock"] = {"kind": "seconds", "limit": clock}
        wish = {
            "settings": settings,
            "name": "Ana",
            "bots": {str(seat): "chance" for seat in range(1, last)},
        }
        answer = httpx.post(f"{self.server.url}/api/tables", json=wish, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return Opened(**{name: answer.json()[name] for name in ("table", "key", "invite")})

    def asks(self, game: str, seats: int) -> tuple[Visitor, Opened]:
        """A visitor whose game has begun, and who is asked for a move; and the table."""
        opened = self.table(game, seats)
        visitor = self.visitor().goes(opened.seat)
        visitor.begins()
        visitor.is_asked()
        return visitor, opened

    def sits(self, opened: Opened, name: str) -> Opened:
        """Somebody sits down at a table, without a browser yet."""
        wish = {"name": name, "invite": opened.invite}
        path = f"{self.server.url}/api/tables/{opened.table}/sit"
        answer = httpx.post(path, json=wish, timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        return Opened(opened.table, answer.json()["key"], opened.invite)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@dataclass
class Opened:
    """A table and what opens it."""

    table: str
    key: str
    invite: str

    @property
    def seat(self) -> str:
        return f"/t/{self.table}#key={self.key}"

    @property
    def invitation(self) -> str:
        return f"/t/{self.table}#invite={self.invite}"


@dataclass
class Visitor:
    """One browser with one page, and what it ever complained about."""

    page: Page
    pictures: Path
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(  # type: ignore[call-overload]
            "console",
            lambda said: said.type == "error" and self.faults.append(said.text),  # type: ignore[func-returns-value]
        )

    def goes(self, path: str) -> Visitor:
        self.page.goto(path)
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def picture(self, name: str) -> None:
        self.page.screenshot(path=self.pictures / f"{name}.png", **SHOT)  # type: ignore[arg-type]

    def begins(self) -> None:
        """Begin the game as its host."""
        self.button("Begin the game").click()
        self.dialog.or_(self.my_turn).or_(self.others_turn).or_(self.role_card).first.wait_for()

    def puts_role_away(self) -> None:
        self.role_card.wait_for()
        self.page.keyboard.press("Escape")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog", name="The round is over")

    @property
    def role_card(self) -> Locator:
        """My role, which lies over the board until it is put away."""
        return self.page.locator(".board .role")

    @property
    def my_turn(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text="It is your turn.")

    @property
    def others_turn(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text="is thinking.")

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("heading", name="The game is over")

    def is_asked(self, read_round: Callable[[], None] | None = None) -> bool:
        """Wait until something is asked of this visitor; no when the game is over.

        The end of a round is read and closed on the way, and so is a new role: bots wait for both.
        """
        until = time.monotonic() + SECONDS_TO_ASK
        while True:
            assert time.monotonic() < until, "the end of a round cannot be left"
            self.over.or_(self.dialog).or_(self.my_turn).or_(self.role_card).first.wait_for()
            if self.dialog.is_visible():
                (read_round or self.reads_round)()
            elif self.role_card.is_visible():
                self.puts_role_away()
            elif self.over.is_visible():
                return False
            elif not self.dialog.is_visible():
                return True

    def reads_round(self) -> None:
        """Take gold if there is any to choose, else go on; the end of the game may come between."""
        gold = self.dialog.locator(".gold button")
        go_on = self.dialog.get_by_role("button", name="Go on")
        with contextlib.suppress(TimeoutError):
            (gold if gold.count() else go_on).first.click(timeout=2_000)

    def meets_quick_bots(self) -> None:
        """Bots that think would keep a test waiting: this page hears of none but `chance`."""

        def tell(route: Route) -> None:
            known = route.fetch().json()
            route.fulfill(json=[{**game, "bots": ["chance"]} for game in known])

        self.page.route("**/api/games", tell)

    def moves(self) -> Locator:
        """The list of what may be done, opened."""
        try:
            self.button("Moves").click(timeout=4_000)
        except TimeoutError:  # the end of a round came between
            self.is_asked()
            self.button("Moves").click()
        return self.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")

    def moves_once(self, dice: random.Random) -> None:
        """Take any move of the list."""
        listed = self.moves()
        listed.first.wait_for()
        listed.nth(dice.randrange(listed.count())).click()

    def plays(self, dice: random.Random, turns: int = 400) -> int:
        """Play from the list of moves until the game is over, and count the moves."""
        for turn in range(turns):
            if not self.is_asked():
                return turn
            self.moves_once(dice)
        return turns
