"""What a command is given to read, refused in the language of whoever gave it.

Of a damaged record the engine says in English what is wrong; in other languages it is said where.
"""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

import dwarrow
from dwarrow.kernel.state import SPECTATOR, Refused
from dwarrow.kernel.table import Table


def refused(message: str, language: str, **facts: object) -> Refused:
    from dwarrow.words import say

    return Refused(say(message, language, **facts))


def read_text(file: Path, language: str) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise refused("terminal-no-text", language, file=str(file)) from None
    except OSError as why:
        raise refused("terminal-no-file", language, file=str(file), why=why.strerror) from None


def read_record(file: Path, language: str) -> Table:
    """The game of a record, finished or not."""
    try:
        return dwarrow.replay(read_text(file, language))
    except dwarrow.Damaged as damage:
        if language == "en":
            raise
        told = {"file": str(file), "line": damage.line}
        raise refused("terminal-damaged", language, **told) from None


def read_finished(file: Path, language: str) -> Table:
    table = read_record(file, language)
    if not table.is_over:
        raise refused("terminal-not-over", language)
    return table


def seat_at(seat: int, table: Table, language: str) -> int:
    if not 0 <= seat < len(table.names):
        raise refused("terminal-no-seat", language, last=len(table.names) - 1)
    return seat


def seat_or_spectator(seat: int, table: Table, language: str) -> int:
    """A seat as typed: -1 is a spectator."""
    if not -1 <= seat < len(table.names):
        raise refused("terminal-no-eyes", language, last=len(table.names) - 1)
    return SPECTATOR if seat < 0 else seat


def day_named(text: str, language: str) -> date:
    from dwarrow.review.puzzles import day_of

    try:
        return day_of(text)
    except Refused:
        raise refused("terminal-no-day", language, asked=text) from None
