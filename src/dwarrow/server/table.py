"""A table: everything that is true of it. It decides nothing and tells nobody.

It is the fold of its lines (`at_table.fold`), so it is the same in every process and
after every restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import dwarrow
from dwarrow.bots import talk
from dwarrow.kernel.game import Game
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.shuffles import FromSecrets
from dwarrow.kernel.table import Entry
from dwarrow.kernel.table import Table as Play
from dwarrow.server.answers import Answers, rules_of
from dwarrow.server.chairs import Caller, Chair, derived_key, hash_of
from dwarrow.server.clock import TurnClock
from dwarrow.server.no import No
from dwarrow.server.story import Story
from dwarrow.wire.settings import Proposal, Settings, Status, TableInfo
from dwarrow.wire.tells import Grounds

HOST = -5  # who asked for a line, if not a seat
SERVER = -6
NEWCOMER = -7


class Entered(NamedTuple):
    """Which line a move or a deal was, when, and a bot's reasons for it."""

    line: int
    at: int
    why: Sequence[Grounds]


class Table:
    """Everything that is true of one table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0  # lines folded
        self.settled = 0  # of these, up to the last that was neither a move nor a deal
        self.status: Status = "gathering"
        self.settings = Settings("")
        self.answers: Answers = {}  # of the rules, as they were when the settings were made
        self.chairs: list[Chair] = []
        self.host = ""  # hash of the host's key
        self.host_seat: int | None = None
        self.invite = ""
        self.seal = ""  # links are made with it
        self.webhook = ""
        self.lesson = ""  # whose deals and line of play are laid out
        self.shuffles = FromSecrets([])
        self.play: Play | None = None
        self.story = Story()
        self.entry_lines: list[Entered] = []  # of each move and deal
        # By the hash of the asker's key and the id of the ask: the version after it.
        self.answered: dict[tuple[str, str], int] = {}
        self.issued: set[int] = set()  # the lines that issued a link
        self.claims: dict[int, talk.Claimed] = {}
        # By who asks and whom: how often the one who is asked had moved by then.
        self.asked: dict[tuple[int, int], int] = {}
        self.unanswered: list[int] = []  # bots that were asked what they saw
        self.proposals: dict[int, Proposal] = {}
        self.clock = TurnClock()
        self.rematch = ""
        # Who has still to show what it committed to, once the host has asked for the start.
        self.awaited: set[int] | None = None
        self.chance_stays = False  # with a chair, as in 0.1.0; else it goes with the person
        self.starter = 0  # who asked for it
        self.starter_line = -1

    def answer(self, seat: int) -> None:
        """A seat has said something: if it was asked, that was its answer."""
        if seat in self.unanswered:
            self.unanswered.remove(seat)

    @property
    def owes_answer(self) -> int | None:
        """A bot that was asked and may still speak."""
        able = (s for s in self.unanswered if self.chairs[s].bot and not self.chairs[s].is_muted)
        return next(able, None)

    @property
    def game(self) -> Game:
        return dwarrow.game_named(self.settings.game)

    @property
    def rules(self) -> Any:
        return rules_of(self.settings, self.answers)

    @property
    def played(self) -> int:
        return len(self.play.log) if self.play else 0

    @property
    def stage(self) -> str:
        """The status; between the host's start and the first deal chance is shown."""
        return self.status if self.awaited is None else "revealing"

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def begun(self) -> Play:
        """The game under way; No before it has begun."""
        if self.play is None:
            raise No("not-allowed", "not-begun")
        return self.play

    def chair(self, seat: int) -> Chair:
        """The chair with a number that somebody has named."""
        if seat >= len(self.chairs):
            raise No("unknown", "no-such-seat", last=len(self.chairs))
        return self.chairs[seat]

    def people(self) -> list[int]:
        """The seats where a person plays now."""
        return [n for n, chair in enumerate(self.chairs) if chair.is_person and not chair.bot]

    def plays_alone(self, seat: int) -> bool:
        """Whether a person plays at this seat and at no other."""
        for n, chair in enumerate(self.chairs):
            if (chair.is_person and not chair.bot) != (n == seat):
                return False
        return True

    def caller(self, key: str) -> Caller:
        """Who comes with this key; a spectator if it opens nothing."""
        return self.holder(hash_of(key) if key else "")

    def holder(self, hashed: str) -> Caller:
        """Who holds the key with this hash."""
        seat = next((n for n, c in enumerate(self.chairs) if c.key and c.key == hashed), None)
        is_host = bool(hashed) and hashed == self.host
        return Caller(seat, is_host or (seat is not None and seat == self.host_seat), hashed)

    def person(self, by: int) -> str:
        """The hash of the key of whoever asked for a line; empty for the server and newcomers."""
        if 0 <= by < len(self.chairs):
            return self.chairs[by].key
        return self.host if by == HOST else ""

    def heir(self, seat: int) -> int | None:
        """Who is the host after the person at a seat: whoever has sat here longest."""
        others = [n for n, chair in enumerate(self.chairs) if chair.is_person and n != seat]
        return min(others, key=lambda n: self.chairs[n].since, default=None)

    def hand_over(self, seat: int, heir: int | None) -> None:
        """The person at a seat goes; if it was the host, its powers do not stay with the chair."""
        self.forget_entropy(seat)
        if self.host_seat == seat:
            self.host_seat = heir
            if heir is not None:
                self.host = ""

    def link(self, line: int) -> str:
        """The secret of the link issued in a line; whoever asks again gets the same."""
        return derived_key(self.seal, line)

    def opens(self, seat: int | None, hashed: str) -> bool:
        """Whether the key with this hash still opens this seat."""
        return (
            seat is not None and seat < len(self.chairs) and self.chairs[seat].key == hashed != ""
        )

    def forget_entropy(self, seat: int) -> None:
        """Before the game a seat's own chance goes with the person; later deals hang on it."""
        if self.play is None and not self.chance_stays:
            for added in self.shuffles.entropy:
                added.pop(seat, None)

    def swap_entropy(self, one: int, other: int) -> None:
        turned = {one: other, other: one}
        if not self.chance_stays:
            self.shuffles.entropy = [
                {turned.get(seat, seat): value for seat, value in added.items()}
                for added in self.shuffles.entropy
            ]

    def promised(self) -> list[int]:
        """The seats whose own chance is promised and not shown, before the game."""
        chairs = enumerate(self.chairs) if self.play is None else ()
        return [n for n, chair in chairs if chair.is_person and chair.commitment]

    def new_play(self) -> Play:
        """The game before its first deal."""
        return Play(self.game, self.settings.edition, self.rules, self.names, self.shuffles)

    def enter(self, entry: Entry, at: int, why: Sequence[Grounds] = ()) -> None:
        """Add a move or a deal to the game, and what is told of it to the story."""
        play = self.begun
        before = len(play.told)
        fold_entry(play, entry)
        self.story.hear(self.version, at, play.told[before:])
        self.entry_lines.append(Entered(self.version, at, why))
        self.clock = self.clock.turned(at)
        self.forget_proposals("undo", "replace")
        if play.is_over:
            self.stop("over", at)

    def stop(self, status: Status, at: int) -> None:
        """The table stands so from now on, and its clock stands still."""
        self.status, self.awaited = status, None
        self.clock = self.clock.stopped(at)

    def forget_proposals(self, *whats: str) -> None:
        self.proposals = {n: one for n, one in self.proposals.items() if one.what not in whats}

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
            seats=[chair.info() for chair in self.chairs],
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
            awaits=sorted(self.awaited or ()),
            promised=self.promised(),
            lesson=self.lesson,
        )


def fold_entry(play: Play, entry: Entry) -> None:
    """Add an entry of one game's log to another's."""
    if entry.deal is None:
        play.fold(entry)
    else:
        play.fold_deal(entry.deal)
