"""Lessons: games laid out beforehand, the deal and the whole line of play, with tips on the way.

A lesson is one file here: a record (docs/record.md) which anybody may replay. What only a lesson
knows stands in its comments: `#: begin` where the learner comes in (what stands before it has been
played), and before a move of the learner's `#: NAME`, the tip `lesson-LESSON-NAME` of
words/*/lessons.ftl. The server deals from these files and from nothing that anybody sends it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import dwarrow
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import Refused
from dwarrow.kernel.table import Entry, Table

NAMES = ("saboteur-digger", "saboteur-saboteur", "saboteur2", "duel", "solo", "kings")
LEARNER = 0  # the learner's seat in every lesson
MARK = "#: "
BEGIN = "begin"


@dataclass(frozen=True)
class Lesson:
    """One lesson: its game as recorded, where the learner comes in, and tips by entry."""

    name: str
    table: Table
    begins: int
    tips: dict[int, str]

    @property
    def game(self) -> str:
        return self.table.game.NAME

    @property
    def steps(self) -> list[int]:
        """The entries that are the learner's to make."""
        log = self.table.log
        return [n for n in range(self.begins, len(log)) if log[n].seat == LEARNER]

    @property
    def options(self) -> dict[str, str]:
        """What its rules answer otherwise than their edition."""
        usual = values_of(self.table.game.EDITIONS[self.table.edition])
        return {name: value for name, value in values_of(self.table.rules).items()
                if usual[name] != value}  # fmt: skip

    def follows(self, log: list[Entry]) -> bool:
        """Whether a game has gone as the lesson goes, so far."""
        return len(log) <= len(self.table.log) and all(map(same, log, self.table.log))

    def after(self, log: list[Entry]) -> Entry | None:
        """What comes next in the lesson; None if the game has left it, or is over."""
        is_there = self.follows(log) and len(log) < len(self.table.log)
        return self.table.log[len(log)] if is_there else None


def same(one: Entry, other: Entry) -> bool:
    return (one.seat, one.move, one.deal) == (other.seat, other.move, other.deal)


@cache
def lesson_named(name: str) -> Lesson:
    """The lesson with this name."""
    if name not in NAMES:
        raise Refused(f"there is no lesson {name!r}; there are: {', '.join(NAMES)}")
    text = (files("dwarrow.lessons") / f"{name}.txt").read_text(encoding="utf-8")
    marks = marks_of(text)
    begins = next(n for n, mark in marks if mark == BEGIN)
    return Lesson(name, dwarrow.replay(text), begins, {n: m for n, m in marks if m != BEGIN})


def marks_of(text: str) -> list[tuple[int, str]]:
    """The marks of a lesson's file, each with the number of the entry before which it stands."""
    marks: list[tuple[int, str]] = []
    entries = 0
    for line in text.splitlines():
        if line.startswith(MARK):
            marks.append((entries, line.removeprefix(MARK).strip()))
        elif line.startswith("deal ") or line[:1].isdigit():
            entries += 1
    return marks
