"""After the game: when each player could have been known by one who saw only what lay open.

The onlooker believes as the bots do, from public events and from claims alone; the roles that the
end of a round turns up tell only when it was first right.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from math import floor
from typing import Any

from dwarrow.bots.digging.belief import ALL_GOALS, Belief
from dwarrow.bots.digging.reasons import evidence_reason
from dwarrow.bots.saboteur.belief import new_belief
from dwarrow.bots.saboteur2.belief import Belief2, side_of
from dwarrow.games.saboteur.events import RoundEnded
from dwarrow.games.saboteur.state import DIGGER, ROLES
from dwarrow.games.saboteur2.cards import ROLES as ROLES2
from dwarrow.games.saboteur2.events import RoundEnded as RoundEnded2
from dwarrow.games.saboteur2.events import SwappedHats
from dwarrow.kernel.state import ALL, SPECTATOR, Event
from dwarrow.parts.events import Dealt
from dwarrow.server.allowed import No
from dwarrow.server.table import Table
from dwarrow.wire.http import Known, KnownRound, KnownSeat, Sign

SURE = 0.8  # a seat is known when the onlooker puts so much on its true side
TOLD = 2  # signs named for it
ENDS = (RoundEnded, RoundEnded2)


@dataclass(frozen=True)
class Sides:
    """The hidden sides of a game: a listener's belief at a view, and the side of a role."""

    belief: Callable[[Any], Belief]
    of: Callable[[str], int]


SIDES = {
    "saboteur": Sides(new_belief, lambda role: ROLES.index(role) - DIGGER),
    "saboteur2": Sides(
        lambda view: Belief2(int(view.public.seats)),
        lambda role: int(side_of(ROLES2.index(role))),
    ),
}


def known(table: Table) -> Known:
    """When each player could have been known; a game without hidden sides has no rounds."""
    if table.status != "over" or table.play is None:
        raise No("not-allowed", "known-later")
    sides = SIDES.get(table.settings.game)
    if sides is None:
        return Known([])
    story = table.story
    heard = [[told.event for told in story.events[first:last] if told.to == ALL]
             for first, last in pairwise(story.marks)]  # fmt: skip
    ends = [end.roles for events in heard for end in events if isinstance(end, ENDS)]
    onlooker = Onlooker(sides, sides.belief(table.play.view(SPECTATOR)), ends)
    for played, (entry, events) in enumerate(zip(table.play.log, heard), 1):
        onlooker.hear(played, events, entry.deal is None)
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

    def hear(self, played: int, events: list[Event], is_move: bool) -> None:
        self.story += events
        self.belief.hear(self.story)
        for event in events:
            if isinstance(event, Dealt):
                self.begin()
            elif isinstance(event, SwappedHats):
                self.guesses[event.target] = Guess(since=len(self.belief.evidence))
        if self.is_digging and is_move:
            self.moves += 1
            if any(isinstance(event, ENDS) for event in events):
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
        belief = self.belief
        weights = belief.known_to(belief.unknown(), ALL_GOALS)
        return [(seat, belief.assigned.share(weights, belief.slots[seat], self.side(seat)))
                for seat in seats]  # fmt: skip

    def signs(self, seat: int) -> list[Sign]:
        """The acts that spoke most for what the seat is; none if the others gave it away."""
        hinders = self.side(seat) == self.belief.hinders
        done = self.belief.evidence[self.guesses[seat].since :]
        told = [item for item in done if item.seat == seat and (item.weight > 0.0) == hinders]
        told.sort(key=lambda item: -abs(item.weight))
        reasons = [evidence_reason(item) for item in told[:TOLD]]
        return [Sign(reason.key, dict(reason.names)) for reason in reasons]
