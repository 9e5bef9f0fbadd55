"""The puzzle of the day: positions from games of bots in which one move is clearly best.

`puzzles.json` was found by `finding.py`. A row keeps the record up to the move, so that whoever
doubts an answer can try again; what is shown is the seat's view and nothing else.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec

import dwarrow
from dwarrow.kernel.state import Refused
from dwarrow.kernel.table import Table
from dwarrow.review.contents import MoveFacts, Puzzle, PuzzleMove, Sentence, Unit


class PuzzleRow(msgspec.Struct, frozen=True):
    """A puzzle as it is kept: an unfinished record, and what was found at its last turn."""

    record: str
    unit: Unit
    tried: list[tuple[str, float]]  # moves in words and what they are worth, best first
    reason: Sentence


@cache
def rows() -> list[PuzzleRow]:
    """All puzzles there are."""
    text = files("dwarrow.review").joinpath("puzzles.json").read_bytes()
    return msgspec.json.decode(text, type=list[PuzzleRow])


def day_of(text: str) -> date:
    """A day as it is written, or today's by the universal clock: the same for everybody."""
    if not text:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused(f"{text!r} is no day; days are written as in 2026-11-17") from None


def number_of(day: date) -> int:
    """Which puzzle a day has: each once before one comes again, in a mixed order."""
    count = len(rows())
    cycle, at = divmod(day.toordinal(), count)
    mixed = sorted(range(count), key=lambda i: sha256(f"{cycle} {i}".encode()).digest())
    return mixed[at]


def puzzle_of(day: date) -> Puzzle:
    """The puzzle of a day."""
    return puzzle(number_of(day))


def puzzle(number: int) -> Puzzle:
    """The puzzle with this number, as it may be shown."""
    row = rows()[number]
    table = table_of(row)
    tried = [PuzzleMove(facts(table, words), share) for words, share in row.tried]
    view: Any = table.view(table.turn)
    return Puzzle(
        number=number,
        game=table.game.NAME,
        edition=table.edition,
        names=list(table.names),
        seat=table.turn,
        unit=row.unit,
        view=view.data(),
        moves=[table.game.move_data(move) for move in table.moves()],  # type: ignore[misc]
        answer=tried[0].move,
        tried=tried,
        explanation=[row.reason, compared(row.unit, tried)],
    )


def table_of(row: PuzzleRow) -> Table:
    """The table of a puzzle, with all that is hidden: for whoever shows or checks it."""
    return dwarrow.replay(row.record)


def facts(table: Table, words: str) -> MoveFacts:
    return table.game.move_data(table.game.read_move(words))  # type: ignore[return-value]


def compared(unit: Unit, tried: list[PuzzleMove]) -> Sentence:
    """What the answer is worth, and the move after it."""
    scale = 100 if unit == "chance" else 1
    best, second = (round(scale * move.share) for move in tried[:2])
    facts: dict[str, str | int] = {"percent": best, "next": second}
    return Sentence(f"puzzle-share-{unit}", facts, tried[1].move)
