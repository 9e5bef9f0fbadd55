"""The policy model: how likely a side gives a sign at a stage of the tunnel.

Beside the sides there are the careless, who dig and hinder as it happens: their acts tell nothing
of their side, only that they are careless.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.bots.digging.signs import SIGNS, STAGES

LEAST: Final = 0.002  # no sign is impossible: people surprise


class Policy:
    """Shares of signs by side, stage and sign, tempered.

    Raw shares would be too sure of themselves: acts of one player follow from one hand and one
    plan, so they are not independent. A power below 1 makes up for that.
    """

    def __init__(
        self, counts: list[list[list[int]]], careless: list[list[int]], power: float
    ) -> None:
        self.sides: i64 = len(counts)
        self.likely = vec[float]()
        for stages in [*counts, careless]:
            for signs in stages:
                total = float(sum(signs)) + 0.001
                for count in signs:
                    share = (count + 0.5) / (total + 0.5 * SIGNS)
                    self.likely = append(self.likely, max(LEAST, share) ** power)

    def of(self, side: i64, stage: i64, sign: i64) -> float:
        return self.likely[(side * STAGES + stage) * SIGNS + sign]

    def of_careless(self, stage: i64, sign: i64) -> float:
        return self.of(self.sides, stage, sign)

    def odds(self, side: i64, other: i64, stage: i64, sign: i64) -> float:
        """The log odds that a sign gives for one side against another."""
        return log(self.of(side, stage, sign) / self.of(other, stage, sign))
