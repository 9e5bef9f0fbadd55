"""A table: everything that is true of it. It decides nothing and tells nobody.

It is the fold of its lines (`fold`), so it is the same in every process and after every restart.
"""

from __future__ import annotations

from typing import Any

import dwarrow
from dwarrow.bots import talk
from dwarrow.kernel.game import Game
from dwarrow.kernel.rules import values_of, with_options
from dwarrow.kernel.shuffles import FromSecrets
from dwarrow.kernel.table import Table as Play
from dwarrow.server.clock import TurnClock
from dwarrow.server.seats import Caller, Seat, derived_key, hash_of
from dwarrow.server.story import Story
from dwarrow.wire.settings import Proposal, Settings, Status, TableInfo


class Table:
    """Everything that is true of one table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0  # lines folded
        self.settled = 0  # of these, up to the last that was neither a move nor a deal
        self.status: Status = "gathering"
        self.settings = Settings("")
        self.seats: list[Seat] = []
        self.host = ""  # hash of the host's key
        self.host_seat: int | None = None
        self.invite = ""
        self.seal = ""  # links are made with it
        self.webhook = ""
        self.shuffles = FromSecrets([])
        self.entropy: dict[int, str] = {}
        self.play: Play | None = None
        self.story = Story()
        self.entry_lines: list[tuple[int, int]] = []  # of each move and deal: its line, its time
        self.answered: dict[tuple[int, str], int] = {}  # who asked what: the version after it
        self.claims: dict[int, talk.Claimed] = {}
        self.proposals: dict[int, Proposal] = {}
        self.clock = TurnClock()
        self.rematch = ""

    @property
    def game(self) -> Game:
        return dwarrow.game_named(self.settings.game)

    @property
    def rules(self) -> Any:
        edition = self.game.EDITIONS[self.settings.edition]
        return with_options(edition, self.game.OPTIONS, self.settings.options)

    @property
    def played(self) -> int:
        return len(self.play.log) if self.play else 0

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def caller(self, key: str) -> Caller:
        """Who comes with this key; a spectator if it opens nothing."""
        return self.holder(hash_of(key) if key else "")

    def holder(self, hashed: str) -> Caller:
        """Who holds the key with this hash."""
        seat = next((n for n, s in enumerate(self.seats) if s.key and s.key == hashed), None)
        is_host = bool(hashed) and hashed == self.host
        return Caller(seat, is_host or (seat is not None and seat == self.host_seat))

    def link(self, line: int) -> str:
        """The secret of the link issued in a line; whoever asks again gets the same."""
        return derived_key(self.seal, line)

    def opens(self, seat: int | None, hashed: str) -> bool:
        """Whether the key with this hash still opens this seat."""
        return seat is not None and seat < len(self.seats) and self.seats[seat].key == hashed != ""

    def info_stamp(self) -> tuple[object, ...]:
        """What `info` depends on: while this is the same, so is that."""
        clock = self.clock
        return self.settled, self.status, len(self.proposals), clock.deadline, clock.remaining

    def info(self) -> TableInfo:
        """What everybody may know."""
        is_over = self.status == "over" and self.play is not None
        return TableInfo(
            table=self.name,
            settings=self.settings,
            rules=values_of(self.rules),
            status=self.status,
            seats=[seat.info() for seat in self.seats],
            host=self.host_seat,
            commitments=[
                self.shuffles.commitment(n + 1) for n in range(len(self.shuffles.by_deal))
            ],
            deadline=self.clock.deadline,
            remaining=self.clock.remaining,
            proposals=list(self.proposals.values()),
            scores=self.play.scores() if is_over and self.play else [],
            winners=self.play.winners() if is_over and self.play else [],
            rematch=self.rematch,
            webhook=bool(self.webhook),
        )
