"""Where a clause is obeyed and where it is shown: lines of the code and of the tests that name it.

Only a checkout has the tests and the sources side by side; elsewhere nothing is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ENGINE = ("src/dwarrow/games", "src/dwarrow/parts", "src/dwarrow/kernel")
HERE = Path(__file__)
NUMBER = re.compile(r"\b([A-Z][A-Z0-9]{2,3})-(\d+)\b")
RANGE = re.compile(r"\b([A-Z][A-Z0-9]{2,3})-(\d+) to \1-(\d+)\b")


@dataclass(frozen=True)
class Mention:
    """A line that names a clause."""

    file: str  # from the root of the checkout
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@cache
def root() -> Path | None:
    """The checkout this package runs from, or is installed in (its `.venv`); if there is one."""
    folders = [here for here in HERE.parents if (here / "tests" / "laws").is_dir()]
    return next((here for here in folders if (here / "src" / "dwarrow").is_dir()), None)


def is_checkout() -> bool:
    return root() is not None


def code(number: str) -> list[Mention]:
    """The lines of the program that name a clause; last those of a range, or of a whole file."""
    found = [place for folder in ENGINE for place in _named(folder).get(number, [])]
    return sorted(found, key=lambda place: (number not in place.text, place.line == 1))


def tests(number: str) -> list[Mention]:
    """The lines of the tests that name a clause."""
    return _named("tests").get(number, [])


def numbers_in(text: str) -> set[str]:
    """The clauses a line names: one by one, or as in `SAB-007 to SAB-020`."""
    found = {f"{part}-{n}" for part, n in NUMBER.findall(text)}
    for part, first, last in RANGE.findall(text):
        width = len(first)
        found |= {f"{part}-{n:0{width}d}" for n in range(int(first), int(last) + 1)}
    return found


@cache
def _named(folder: str) -> dict[str, list[Mention]]:
    """The lines below a folder by the clauses they name."""
    found: dict[str, list[Mention]] = {}
    checkout = root()
    for place in _lines(checkout, folder) if checkout else ():
        for number in numbers_in(place.text):
            found.setdefault(number, []).append(place)
    return found


def _lines(checkout: Path, folder: str) -> Iterator[Mention]:
    for path in sorted((checkout / folder).rglob("*.py")):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if NUMBER.search(text):
                yield Mention(path.relative_to(checkout).as_posix(), line, text.strip())
