"""The clauses of a game, read from the rules page that is shipped with the package."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "docs" / "rules"
ROW = re.compile(r"^\| ((?:SAB|SB2|DUEL|SOLO|KUM)-\d+) \| (.*?) \| (.*?) \|$")
HEAD = re.compile(r"^##? (.+)$")


@dataclass(frozen=True)
class Clause:
    """One rule: its number, what it says, and where it is printed."""

    number: str
    says: str
    mark: str


@dataclass(frozen=True)
class Section:
    """The clauses under one heading."""

    title: str
    clauses: list[Clause] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What `page-section-…` calls the heading in the Fluent files."""
        return "-".join(re.findall(r"[a-z]+", self.title.lower()))


def text_of(game: str) -> str:
    """The rules page of a game: shipped in the package, or beside the source."""
    shipped = files("dwarrow.words").joinpath("rules", f"{game}.md")
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8")
    return (SOURCE / f"{game}.md").read_text(encoding="utf-8")


def sections(game: str) -> list[Section]:
    """The headings that have clauses, in order."""
    found = [Section("")]
    for line in text_of(game).splitlines():
        if head := HEAD.match(line):
            found.append(Section(head[1]))
        elif row := ROW.match(line):
            found[-1].clauses.append(Clause(*row.groups()))
    return [section for section in found if section.clauses]


def clauses(game: str) -> dict[str, str]:
    """What each clause says, by its number."""
    return {c.number: c.says for section in sections(game) for c in section.clauses}
