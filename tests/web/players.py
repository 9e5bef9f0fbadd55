"""Two who play whole games: one has no mouse, the other no eyes."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Protocol

from playwright.sync_api import Locator, Page, TimeoutError
from visitor import Visitor


class Player(Protocol):
    """A way to play."""

    visitor: Visitor

    def begin(self) -> None: ...
    def read_round(self) -> None: ...
    def move(self) -> None: ...


def focused(page: Page) -> str:
    """The name and the text of what has the focus."""
    return page.evaluate("""() => { const it = document.activeElement;
        if (it.matches('body, dialog')) return ''; // these hold all others' words
        return `${it.getAttribute('aria-label') ?? ''} ${it.innerText ?? ''}`.trim(); }""")


def tab_to(page: Page, *names: str) -> None:
    """Press Tab until the focus is at one of these."""
    for _ in range(60):
        if any(name in focused(page) for name in names):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {names}")


# What a tunnel card can be called, whatever way it leads; a dead end too is laid.
TUNNEL = re.compile("tunnel|crossing|curve|fork|dead end|bridge|ladder")


def hand_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name="Your cards").get_by_role("button")


def tunnel_in_hand(visitor: Visitor) -> int:
    """The number of the first tunnel that can be laid now, or 0."""
    hand = hand_of(visitor)
    can_lay = [
        bool(TUNNEL.search(text)) and "idle" not in (hand.nth(i).get_attribute("class") or "")
        for i, text in enumerate(hand.all_inner_texts())
    ]
    return can_lay.index(True) + 1 if True in can_lay else 0


class ByKeys:
    """Presses keys and nothing else: tunnels by their number, the rest from the list of moves."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.keys = visitor, visitor.page.keyboard

    def begin(self) -> None:
        self.visitor.button("Begin the game").wait_for()
        tab_to(self.visitor.page, "Begin the game")
        self.keys.press("Enter")

    def read_round(self) -> None:
        """Gold is chosen first; the end of the game may close the panel by itself."""
        has_gold = self.visitor.dialog.locator(".gold button").count() > 0
        with contextlib.suppress(AssertionError):
            tab_to(self.visitor.page, "nugget" if has_gold else "Go on")
            self.keys.press("Enter")

    def move(self) -> None:
        place = tunnel_in_hand(self.visitor)
        if place:
            self.lay(place)
        else:
            self.take_from_list()

    def lay(self, place: int) -> None:
        """Where it may go first."""
        self.keys.press(str(place))
        self.keys.press("n")
        try:
            self.visitor.page.locator("[role=gridcell]:focus").wait_for(timeout=4_000)
        except TimeoutError:  # it may only be put away, or the turn went on meanwhile
            self.keys.press("Escape")
            if self.visitor.is_asked():
                self.take_from_list()
            return
        self.keys.press("Enter")

    def take_from_list(self) -> None:
        """The first of the list; the focus goes there by itself or by Tab."""
        self.keys.press("l")
        listed = self.visitor.page.get_by_role("dialog", name="What you may do")
        listed.get_by_role("listitem").first.wait_for()
        for _ in range(4):
            if self.visitor.page.evaluate("document.activeElement.closest('li') !== null"):
                break
            self.keys.press("Tab")
        self.keys.press("Enter")
        listed.wait_for(state="detached")


class ByEar:
    """Knows only roles and names, and presses as a screen reader does: without a pointer."""

    def __init__(self, visitor: Visitor, seed: int = 5) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.dice = random.Random(seed)

    def press(self, thing: Locator) -> None:
        thing.dispatch_event("click", {"detail": 0}, timeout=4_000)

    def begin(self) -> None:
        self.visitor.button("Begin the game").wait_for()
        self.press(self.visitor.button("Begin the game"))

    def read_round(self) -> None:
        gold = self.visitor.dialog.get_by_role("button", name="nugget")
        go_on = self.visitor.dialog.get_by_role("button", name="Go on")
        with contextlib.suppress(TimeoutError):  # the end of the game closes the panel
            self.press((gold if gold.count() else go_on).first)

    def move(self) -> None:
        """A tunnel goes to a place of the grid, everything else is taken from the list."""
        places = self.places()
        if places and places.count():
            self.press(places.nth(self.dice.randrange(places.count())))
        else:
            self.take_from_list()

    def places(self) -> Locator | None:
        """Where the first tunnel of the hand may go, which is chosen by this."""
        hand = self.page.get_by_role("group", name="Your cards")
        tunnels = hand.get_by_role("button", name=TUNNEL)
        if not tunnels.count():
            return None
        self.press(tunnels.first)
        grid = self.page.get_by_role("grid", name="The mine")
        return grid.get_by_role("gridcell", name="possible")

    def take_from_list(self) -> None:
        self.press(self.visitor.button("Moves"))
        listed = self.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
        listed.first.wait_for()
        self.press(listed.nth(self.dice.randrange(listed.count())))
