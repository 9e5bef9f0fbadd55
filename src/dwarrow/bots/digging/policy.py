"""The policy model: how likely a side gives a sign at a stage of the tunnel.

Beside the sides there are the careless, who dig and hinder as it happens: their acts tell nothing
of their side, only that they are careless. One who hinders may also be guarded, in several manners.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.bots.digging.signs import SIGNS, STAGES

LEAST: Final = 0.002  # no sign is impossible: people surprise
OPENLY: Final = 0
CARELESSLY: Final = 1
CARELESS: Final = 0.25  # how many players are careless, before anything is heard
GUARDED: Final = 0.1  # how many of those who hinder are guarded


class Policy:
    """Shares of signs by side, stage and sign, tempered.

    Raw shares would be too sure of themselves: acts of one player follow from one hand and one
    plan, so they are not independent. A power below 1 makes up for that.
    """

    def __init__(
        self,
        counts: list[list[list[int]]],
        careless: list[list[int]],
        power: float,
        guarded: list[list[list[int]]],
    ) -> None:
        self.sides: i64 = len(counts)
        self.manners: i64 = 2 + len(guarded)  # openly, carelessly, guarded in several ways
        self.likely = vec[float]()
        for stages in [*counts, careless, *guarded]:
            for signs in stages:
                total = float(sum(signs)) + 0.001
                for count in signs:
                    share = (count + 0.5) / (total + 0.5 * SIGNS)
                    self.likely = append(self.likely, max(LEAST, share) ** power)

    def of(self, side: i64, stage: i64, sign: i64) -> float:
        return self.likely[(side * STAGES + stage) * SIGNS + sign]

    def of_manner(self, side: i64, manner: i64, stage: i64, sign: i64) -> float:
        """How likely a side gives a sign in a manner: openly, carelessly, guarded."""
        row = side if manner == OPENLY else self.sides + manner - CARELESSLY
        return self.of(row, stage, sign)

    def share(self, side: i64, manner: i64) -> float:
        """How many of a side have a manner, before anything is heard."""
        guarded = GUARDED if side == self.sides - 1 and self.manners > 2 else 0.0
        if manner == OPENLY:
            return 1.0 - CARELESS - guarded
        return CARELESS if manner == CARELESSLY else guarded / float(self.manners - 2)

    def tells(self, stage: i64, sign: i64) -> float:
        """The log odds that a sign gives against its seat, in whatever manner it plays."""
        return log(self._mixed(self.sides - 1, stage, sign) / self._mixed(0, stage, sign))

    def _mixed(self, side: i64, stage: i64, sign: i64) -> float:
        total = 0.0
        for manner in range(self.manners):
            total += self.share(side, manner) * self.of_manner(side, manner, stage, sign)
        return total

    def odds(self, side: i64, other: i64, stage: i64, sign: i64) -> float:
        """The log odds that a sign gives for one side against another."""
        return log(self.of(side, stage, sign) / self.of(other, stage, sign))
