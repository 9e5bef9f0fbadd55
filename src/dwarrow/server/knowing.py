"""After the game: when each player could have been known by one who saw only what lay open.

The onlooker believes as the bots do, from public events and from claims alone; the roles that the
end of a round turns up tell only when it was first right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from math import floor
from typing import Any

import dwarrow
from dwarrow.bots import SIDES, Reason
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.reasons import evidence_reason
from dwarrow.bots.digging.sides import Sides
from dwarrow.kernel.rules import with_options
from dwarrow.kernel.state import ALL, SPECTATOR, Event
from dwarrow.parts.events import Dealt
from dwarrow.review.suspecting import NO_ALIBI
from dwarrow.server.table import Table
from dwarrow.wire.bodies import Known, KnownRound, KnownSeat, Sign

SURE = 0.8  # a seat is known when the onlooker puts so much on its true side
TOLD = 2  # signs named for it


@dataclass(frozen=True)
class Hearsay:
    """A finished game as one heard it who saw only what lay open."""

    game: str
    edition: str
    options: dict[str, Any]
    seats: int
    events: list[list[Event]]  # of each move and deal
    moves: list[bool]  # whether it was a move

    @classmethod
    def at(cls, table: Table) -> Hearsay:
        assert table.play is not None
        story, settings = table.story, table.settings
        events = [[told.event for told in story.events[first:last] if told.to == ALL]
                  for first, last in pairwise(story.marks)]  # fmt: skip
        moves = [entry.deal is None for entry in table.play.log]
        return cls(
            settings.game, settings.edition, settings.options, len(table.chairs), events, moves
        )

    def view(self) -> Any:
        """What a spectator sees before the first deal."""
        game = dwarrow.game_named(self.game)
        rules = with_options(game.EDITIONS[self.edition], game.OPTIONS, self.options)
        return game.view(game.start(rules, self.seats, None), SPECTATOR)


def known(table: Table) -> Known:
    """When each player could have been known; a game without hidden sides has no rounds."""
    return thought_over(Hearsay.at(table)) if table.settings.game in SIDES else Known([])


def thought_over(heard: Hearsay) -> Known:
    sides = SIDES[heard.game]
    told: list[Any] = [event for events in heard.events for event in events]
    ends = [event.roles for event in told if isinstance(event, sides.ends)]
    onlooker = Onlooker(sides, sides.belief(heard.view()), ends)
    for played, (events, is_move) in enumerate(zip(heard.events, heard.moves), 1):
        onlooker.hear(played, events, is_move)
    return Known(onlooker.rounds)


@dataclass
class Guess:
    """What the onlooker makes of one seat in this round."""

    at: int | None = None
    move: int | None = None
    percent: int = 0
    signs: list[Sign] = field(default_factory=list)
    since: int = 0  # acts before this one were done under another hat


class Onlooker:
    """Hears what everybody hears, and notes after which move it was first sure of a seat."""

    def __init__(self, sides: Sides, belief: Belief, ends: list[list[str]]) -> None:
        self.sides = sides
        self.belief = belief
        self.ends = ends
        self.story: list[Event] = []
        self.rounds: list[KnownRound] = []
        self.guesses: list[Guess] = []
        self.moves = 0
        self.is_digging = False  # between the deal and the end of a round

    def hear(self, played: int, events: list[Any], is_move: bool) -> None:
        self.story += events
        self.belief.hear(self.story)
        for event in events:
            if isinstance(event, Dealt):
                self.begin()
            elif isinstance(event, self.sides.new_hats):
                self.guesses[event.target] = Guess(since=len(self.belief.evidence))
        if self.is_digging and is_move:
            self.moves += 1
            if any(isinstance(event, self.sides.ends) for event in events):
                self.end()
            else:
                self.look(played)

    def begin(self) -> None:
        self.guesses = [Guess() for _ in range(self.belief.seats)]
        self.moves = 0
        self.is_digging = len(self.rounds) < len(self.ends)

    def look(self, played: int) -> None:
        """Note who is known now and was not before; of the others, how sure one could be."""
        unsure = [seat for seat, guess in enumerate(self.guesses) if guess.at is None]
        for seat, share in self.shares(unsure):
            guess = self.guesses[seat]
            guess.percent = floor(100 * share)
            if share >= SURE:
                guess.at, guess.move, guess.signs = played, self.moves, self.signs(seat)

    def end(self) -> None:
        """The roles are turned up."""
        roles = self.ends[len(self.rounds)]
        seats = [KnownSeat(seat, roles[seat], guess.at, guess.move, guess.percent, guess.signs)
                 for seat, guess in enumerate(self.guesses)]  # fmt: skip
        self.rounds.append(KnownRound(len(self.rounds) + 1, self.moves, seats))
        self.is_digging = False

    def side(self, seat: int) -> int:
        """The side this seat turns out to be on when the round ends."""
        return self.sides.of(self.ends[len(self.rounds)][seat])

    def shares(self, seats: list[int]) -> list[tuple[int, float]]:
        """How much the onlooker puts on the true side of each of these seats."""
        shares = self.belief.open_shares(seats, [self.side(seat) for seat in seats])
        return list(zip(seats, shares))

    def signs(self, seat: int) -> list[Sign]:
        """The acts that spoke most for what the seat is, each kind once; none if the others gave
        it away. Whoever does nothing is not loyal for it."""
        hinders = self.side(seat) == self.belief.hinders
        done = self.belief.evidence[self.guesses[seat].since :]
        told = [item for item in done if item.seat == seat and (item.weight > 0.0) == hinders]
        told.sort(key=lambda item: -abs(item.weight))
        reasons: dict[str | int, Reason] = {}
        for reason in map(evidence_reason, told):
            reasons.setdefault(reason.names["sign"], reason)
        kept = [reason for sign, reason in reasons.items() if hinders or sign not in NO_ALIBI]
        return [Sign(reason.key, dict(reason.names)) for reason in kept[:TOLD]]
