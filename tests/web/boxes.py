"""Where things stand on a screen, measured: what is cut, and what lies over what."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

# Everything a player needs, by the part of the table it belongs to.
PARTS = {
    "top": ".top-bar button, .top-bar .pile",
    "seats": "section.seats",
    "board": "main.board",
    "prompt": ".bar .hint",
    "actions": ".bar button",
    "role": ".mine-place > .card, .mine-place > .veil",
    "hand": ".mine-place .hand .held",
}
MEASURE = """(parts) => Object.entries(parts).flatMap(([part, selector]) =>
    [...document.querySelectorAll(selector)].map((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return { part, name: node.getAttribute('aria-label') || node.innerText.slice(0, 40),
                 left, top, right, bottom };
    }).filter(({ left, right }) => right - left > 1.5))"""
# Text that does not fit its own button.
SPILT = """(selector) => [...document.querySelectorAll(selector)]
    .filter((node) => node.clientWidth > 1 && (node.scrollWidth > node.clientWidth + 1
                   || node.scrollHeight > node.clientHeight + 1))
    .map((node) => node.innerText)"""

# Words that are broken where no hyphen is: "Odhodi" and "t".
BROKEN = r"""(selector) => [...document.querySelectorAll(selector)].flatMap((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), found = [];
    for (let text; (text = walker.nextNode());)
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (tops.size > 1) found.push(word);
        }
    return found;
})"""


@dataclass
class Box:
    """A thing on the screen, in pixels."""

    part: str
    name: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def is_over(self, other: Box, slack: float = 1.0) -> bool:
        return (
            self.left < other.right - slack
            and other.left < self.right - slack
            and self.top < other.bottom - slack
            and other.top < self.bottom - slack
        )

    def is_within(self, width: int, height: int, slack: float = 1.0) -> bool:
        return (
            self.left >= -slack
            and self.top >= -slack
            and self.right <= width + slack
            and self.bottom <= height + slack
        )


def boxes(page: Page, parts: dict[str, str] = PARTS) -> list[Box]:
    return [Box(**found) for found in page.evaluate(MEASURE, parts)]


def complaints(page: Page) -> list[str]:
    """What is cut off by the screen, and which two things lie over each other."""
    size = page.viewport_size or {"width": 0, "height": 0}
    found = boxes(page)
    cut = [f"{each.part} {each.name!r} is cut" for each in found
           if not each.is_within(size["width"], size["height"])]  # fmt: skip
    over = [
        f"{one.part} {one.name!r} lies over {other.part} {other.name!r}"
        for at, one in enumerate(found)
        for other in found[at + 1 :]
        if one.is_over(other)
    ]
    spilt = [
        f"the words of {text!r} do not fit"
        for text in page.evaluate(SPILT, ".bar button, .bar .hint")
    ]
    broken = [f"{word!r} is broken" for word in page.evaluate(BROKEN, ".bar button, .bar .hint")]
    return cut + over + spilt + broken
