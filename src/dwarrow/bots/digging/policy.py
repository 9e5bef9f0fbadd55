"""The policy model: how likely a side gives a sign at a stage of the tunnel.

Beside the sides there are the careless, who dig and hinder as it happens: their acts tell nothing
of their side, only that they are careless. One who hinders may also be guarded, in several manners:
some are counted, others are a digger's but for one thing (`almost_diggers`), and one is a digger's
and nothing else: whoever hides so well is no more to be found than the pool says.

In most rounds those who hinder play alike, as one bot's seats do, and people who learned from each
other: a custom binds all of them to one manner. So who is seen through tells of the others too.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.bots.digging.signs import (
    BLOCKS,
    BREAKS,
    BREAKS_DOUBTED,
    CAVES_IN,
    DEAD_END,
    DIGS,
    IDLES,
    MENDS_DOUBTED,
    PASSES,
    SIGNS,
    STAGES,
    WAITS,
)

LEAST: Final = 0.002  # no sign is impossible: people surprise
OPENLY: Final = 0
CARELESSLY: Final = 1
BEFALLS: Final = 0.2  # to wait with a broken tool is what others did: as likely for everybody
SELDOM: Final = 0.03  # how much of what it withholds an almost digger does all the same
INSTEAD: Final = {IDLES: 0.6, PASSES: 0.4}  # of digging
HARM: Final = 0.25  # what an almost digger does of one kind of harm, beside its other acts


class Shares:
    """How many players are careless before anything is heard, how many who hinder guarded, how many
    not to be told from diggers, and in how many rounds all who hinder play alike."""

    def __init__(
        self, careless: float, guarded: float, unseen: float = 0.0, alike: float = 0.0
    ) -> None:
        self.careless = careless
        self.guarded = guarded
        self.unseen = unseen
        self.alike = alike


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
        shares: Shares,
    ) -> None:
        self.sides: i64 = len(counts)
        self.manners: i64 = 2 + len(guarded)  # openly, carelessly, guarded in several ways
        self.shares = shares
        self.likely = vec[float]()
        for stages in [*counts, careless, *guarded]:
            for signs in stages:
                total = float(sum(signs) - signs[WAITS]) + 0.001
                for sign, count in enumerate(signs):
                    share = (count + 0.5) / (total + 0.5 * SIGNS)
                    likely = BEFALLS if sign == WAITS else max(LEAST, share) ** power
                    self.likely = append(self.likely, likely)
        self._let_the_guarded_turn_on_the_doubted()
        self.customs = self._customs()

    def _customs(self) -> list[float]:
        """How often everybody plays in a manner of its own, and how often all in each manner."""
        alike = self.shares.alike
        if alike == 0.0:
            return [1.0]
        last = self.sides - 1
        return [1.0 - alike] + [alike * self.share(last, i) for i in range(self.manners)]

    def _let_the_guarded_turn_on_the_doubted(self) -> None:
        """Who is guarded breaks and mends for those whom all doubt as gladly as a digger does.

        Else nothing would clear one who hinders so well as to break a tool of somebody doubted.
        """
        for manner in range(2, self.manners):
            for stage in range(STAGES):
                for sign in (MENDS_DOUBTED, BREAKS_DOUBTED):
                    at = ((self.sides + manner - CARELESSLY) * STAGES + stage) * SIGNS + sign
                    self.likely[at] = max(self.likely[at], self.of(0, stage, sign))

    def of(self, side: i64, stage: i64, sign: i64) -> float:
        return self.likely[(side * STAGES + stage) * SIGNS + sign]

    def of_manner(self, side: i64, manner: i64, stage: i64, sign: i64) -> float:
        """How likely a side gives a sign in a manner: openly, carelessly, guarded."""
        row = side if manner == OPENLY else self.sides + manner - CARELESSLY
        return self.of(row, stage, sign)

    def share(self, side: i64, manner: i64) -> float:
        """How many of a side have a manner, before anything is heard."""
        shares, hides = self.shares, side == self.sides - 1
        if manner == CARELESSLY:
            return shares.careless
        if manner == OPENLY:
            return 1.0 - shares.careless - (shares.guarded + shares.unseen if hides else 0.0)
        if manner == self.manners - 1 and shares.unseen > 0.0:
            return shares.unseen if hides else 0.0
        in_ways = float(self.manners - 3) if shares.unseen > 0.0 else float(self.manners - 2)
        return shares.guarded / in_ways if hides else 0.0

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


def almost_diggers(diggers: list[list[int]], hinders: list[list[int]]) -> list[list[list[int]]]:
    """Manners of those who hinder as little as may be: counts of a digger's signs but for some."""
    return [
        [_withheld(signs, [DIGS], INSTEAD) for signs in diggers],
        [_withheld(signs, [DIGS, IDLES], {PASSES: 1.0}) for signs in diggers],
        [_with_harm(signs, [BREAKS]) for signs in diggers],
        [_with_harm(signs, [BLOCKS, DEAD_END, CAVES_IN]) for signs in diggers],
        [*diggers[:-1], hinders[-1]],  # until the goals are near by
        [diggers[0], *[_withheld(signs, [DIGS], INSTEAD) for signs in diggers[1:]]],  # while far
        diggers,  # not to be told from one
    ]


def _withheld(signs: list[int], withheld: list[int], instead: dict[int, float]) -> list[int]:
    """The counts with hardly anything of some signs, and others instead."""
    found = signs[:]
    for sign in withheld:
        found[sign] = int(signs[sign] * SELDOM)
    left = sum(signs) - sum(found)
    for sign, share in instead.items():
        found[sign] += int(left * share)
    return found


def _with_harm(signs: list[int], harm: list[int]) -> list[int]:
    """The counts, and so much of some kind of harm beside them."""
    found = signs[:]
    for sign in harm:
        found[sign] += int(sum(signs) * HARM / len(harm))
    return found
