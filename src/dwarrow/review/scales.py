"""What is at stake in each game: whose chances the curves show, and how an end is read.

A scale reads a state in which a round (or a game that is one round) has ended.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from dwarrow.games.saboteur.cards import DIGGER, UNKNOWN
from dwarrow.games.saboteur2.cards import BLUE, GREEN, SABOTEUR
from dwarrow.games.saboteur2.decision import winning_teams
from dwarrow.games.saboteur2.state import ROB
from dwarrow.kernel.game import Game
from dwarrow.kernel.state import NOBODY
from dwarrow.parts.mine import NO_SEAT
from dwarrow.review.contents import CurveLine, Unit

TEAMS: Final = ("green", "blue", "saboteurs")  # of Saboteur 2: either tunnel, or none
LEAD: Final = 1.25  # nuggets of a lead that one more round turns 27 times of 100


class Scale:
    """A line for every seat: whether it won the round, or the game that is one."""

    unit: Unit = "chance"
    is_by_round = True  # whether a round is won by itself
    has_roles = False
    has_lines = False  # whether points alone decide, so that a best line says something
    is_dear = False  # whether a playout takes long
    counted = "gold"
    a_round = 0.0  # what a round brings on average, once the prior is known

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats

    def lines(self) -> list[CurveLine]:
        return [CurveLine(seat=seat) for seat in range(self.seats)]

    def read(self, state: Any) -> list[float]:
        """By line: the end of a round."""
        return [float(end.won is True) for end in self.game.ends(state)]

    def own(self, values: list[float], seat: int, role: str) -> float:
        """What the lines say for one seat."""
        return values[seat]

    def is_settled(self, state: Any) -> bool:
        """Whether no move can change the lines any more, in this round."""
        return bool(state.turn() < 0)

    def points(self, state: Any) -> list[float]:
        """By seat: what explains an end, in gold or points."""
        return [float(score) for score in self.game.scores(state)]


class SidesScale(Scale):
    """Saboteur: one line, of the diggers."""

    has_roles = True

    def lines(self) -> list[CurveLine]:
        return [CurveLine(side="diggers")]

    def read(self, state: Any) -> list[float]:
        return [float(state.public.winner == DIGGER)]

    def is_settled(self, state: Any) -> bool:
        return bool(state.public.winner != UNKNOWN)

    def own(self, values: list[float], seat: int, role: str) -> float:
        return values[0] if role == "digger" else 1.0 - values[0]


class TeamsScale(Scale):
    """Saboteur 2: a line a seat, whose team may change with its hat, then one a team."""

    has_roles = True
    is_dear = True

    def lines(self) -> list[CurveLine]:
        return [*super().lines(), *(CurveLine(side=side) for side in TEAMS)]

    def read(self, state: Any) -> list[float]:
        public = state.public
        won = [float(int(public.winners) >> seat & 1) for seat in range(self.seats)]
        is_dug = public.completer != NO_SEAT
        teams = winning_teams(public.roles[public.completer], public.reaching) if is_dug else 0
        hindered = not is_dug or any(w and r == SABOTEUR for w, r in zip(won, public.roles))
        return [*won, float(teams >> GREEN & 1), float(teams >> BLUE & 1), float(hindered)]

    def is_settled(self, state: Any) -> bool:
        return bool(state.public.phase == ROB) or super().is_settled(state)


class GameScale(Scale):
    """The win of the game, shared by those who tie."""

    is_by_round = False
    counted = "points"

    def read(self, state: Any) -> list[float]:
        won = self.game.winners(state)
        return [float(seat in won) / len(won) for seat in range(self.seats)]


class PointScale(GameScale):
    """Kings: points are all that counts."""

    has_lines = True


class LeadScale(GameScale):
    """The Duel: the game's win, or after a round what its lead is worth.

    Of 400 games by habit, a lead with one and with two rounds to come (docs/review.md).
    """

    counted = "gold"

    def read(self, state: Any) -> list[float]:
        left = int(state.public.answers.rounds - state.public.round)
        if state.turn() == NOBODY or not left:
            return super().read(state)
        one, two = self.game.scores(state)
        share = 1.0 / (1.0 + exp((two - one) / (LEAD * sqrt(left))))
        return [share, 1.0 - share]


class NuggetScale(Scale):
    """Solo: the nuggets of the game; what later rounds bring is as much as a round brings."""

    unit: Unit = "nuggets"
    is_by_round = False
    has_lines = True

    def read(self, state: Any) -> list[float]:
        left = int(state.public.answers.rounds - state.public.round)
        return [float(self.game.scores(state)[0]) + left * self.a_round]


SCALES: Final[dict[str, type[Scale]]] = {
    "saboteur": SidesScale,
    "saboteur2": TeamsScale,
    "duel": LeadScale,
    "solo": NuggetScale,
    "kings": PointScale,
}
