"""What is at stake in each game: whose chances the curves show, and how an end is read.

A scale reads a state in which a round (or a game that is one round) has ended.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from dwarrow.bots import SIDES
from dwarrow.kernel.game import Game
from dwarrow.kernel.state import NOBODY
from dwarrow.review.contents import CurveLine, Unit

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

    def is_of(self, line: CurveLine, seat: int, role: str) -> bool:
        """Whether a line is that of a seat with this role."""
        return seat == line.seat

    def against(self, line: CurveLine) -> CurveLine | None:
        """Who wins what this line loses, if it has no line of its own."""
        return None

    def is_settled(self, state: Any) -> bool:
        """Whether no move can change the lines any more, in this round."""
        return bool(state.turn() < 0)

    def points(self, state: Any) -> list[float]:
        """By seat: what explains an end, in gold or points."""
        return [float(score) for score in self.game.scores(state)]


class RolesScale(Scale):
    """Of a game with hidden sides, by what it says of its teams."""

    has_roles = True

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.teams = SIDES[game.NAME].teams

    def is_settled(self, state: Any) -> bool:
        return self.teams.is_settled(state)

    def is_of(self, line: CurveLine, seat: int, role: str) -> bool:
        return role == self.teams.roles[line.side] if line.side else super().is_of(line, seat, role)


class SidesScale(RolesScale):
    """Two sides: one line, of the first; what it loses the second wins."""

    def lines(self) -> list[CurveLine]:
        return [CurveLine(side=next(iter(self.teams.roles)))]

    def against(self, line: CurveLine) -> CurveLine | None:
        return CurveLine(side=next(side for side in self.teams.roles if side != line.side))

    def read(self, state: Any) -> list[float]:
        return self.teams.won(state)[:1]

    def own(self, values: list[float], seat: int, role: str) -> float:
        return values[0] if self.is_of(self.lines()[0], seat, role) else 1.0 - values[0]


class TeamsScale(RolesScale):
    """A line a seat, whose team may change with its hat, then one a team."""

    is_dear = True

    def lines(self) -> list[CurveLine]:
        return [*super().lines(), *(CurveLine(side=side) for side in self.teams.roles)]

    def read(self, state: Any) -> list[float]:
        won = [float(int(state.public.winners) >> seat & 1) for seat in range(self.seats)]
        return [*won, *self.teams.won(state)]


class GameScale(Scale):
    """The win of the game, shared by those who tie."""

    is_by_round = False
    counted = "points"

    def read(self, state: Any) -> list[float]:
        won = self.game.winners(state)
        return [float(seat in won) / len(won) for seat in range(self.seats)]


class PointScale(GameScale):
    """Points are all that counts."""

    has_lines = True


class LeadScale(GameScale):
    """Two seats: the game's win, or after a round what its lead is worth.

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
    """One seat: the nuggets of the game; what later rounds bring is as much as a round brings."""

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
