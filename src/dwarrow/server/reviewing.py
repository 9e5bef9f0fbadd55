"""Where games that are over are reviewed: a process of its own, which answers part by part.

It gets the lines of one log. Whether the game is over is looked at twice: before anything is read
of it (`Finished`), and here, after the log was folded.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import chain

import msgspec

from dwarrow.review.contents import ClaimMade
from dwarrow.review.reviewing import review
from dwarrow.server import at_table
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.server.worker import work


@dataclass(frozen=True)
class Finished:
    """A game that is over, as long as its log was then: nothing else can be reviewed."""

    table: str
    lines: int

    @classmethod
    def at(cls, table: Table) -> Finished:
        """No while anybody could still move."""
        if table.status != "over":
            raise No("not-allowed", "review-later")
        return cls(table.name, table.version)


def parts_of(game: Finished, log: list[bytes]) -> Iterator[bytes]:
    """The parts of a review, each encoded."""
    table = Table(game.table)
    for body in log[: game.lines]:
        at_table.fold(table, at_table.read(body))
    Finished.at(table)
    for part in review(table.begun, claims=claims_at(table)):
        yield msgspec.json.encode(part)


def claims_at(table: Table) -> list[ClaimMade]:
    """What was said of goals and seats, and after how many moves and deals."""
    lines = [entered.line for entered in table.entry_lines]
    made = [{"played": bisect_right(lines, line), **asdict(claim)}
            for line, claim in table.claims.items()]  # fmt: skip
    return msgspec.convert(made, list[ClaimMade])


if __name__ == "__main__":  # an empty part says that there are no more
    work(lambda job: chain(parts_of(*job), [b""]), 10)
