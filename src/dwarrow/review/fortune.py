"""Luck and skill apart, and a count of judged moves for every seat.

As backgammon programs do it: what each decision gave away is summed, and what is left of the
result is luck. What a decision did to the others counts for them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt

from dwarrow.review.contents import CurveLine, Fortune, Judgement, MoveCount
from dwarrow.review.scales import Scale


@dataclass(frozen=True)
class Decision:
    """A judged move: whose it was, and by line what it did against the best."""

    round: int
    seat: int
    role: str
    judgement: Judgement
    effects: list[float]


def counts(decisions: list[Decision], seats: int) -> list[MoveCount]:
    """How the moves of every seat were judged."""
    by_seat = [[d.judgement for d in decisions if d.seat == seat] for seat in range(seats)]
    return [_count(seat, judged) for seat, judged in enumerate(by_seat)]


def _count(seat: int, judged: list[Judgement]) -> MoveCount:
    found = Counter(item.verdict for item in judged)
    lost = sum(item.loss for item in judged) / max(1, len(judged))
    told = (found["best"], found["good"], found["doubtful"], found["blunder"])
    return MoveCount(seat, *told, round(lost, 4))


def fortunes(
    scale: Scale,
    decisions: list[Decision],
    prior: list[float],
    results: list[list[float]],
    unsure: float,
) -> list[Fortune]:
    """By round, or for the whole game: where the result of every line came from.

    `unsure` is the standard error of the prior."""
    if not scale.is_by_round:
        return _fortunes(scale, decisions, prior, results[-1], 0, unsure)
    return [
        fortune
        for number, result in enumerate(results, 1)
        for fortune in _fortunes(
            scale, [d for d in decisions if d.round == number], prior, result, number, unsure
        )
    ]


def _fortunes(
    scale: Scale,
    decisions: list[Decision],
    prior: list[float],
    result: list[float],
    number: int,
    unsure: float,
) -> list[Fortune]:
    made = sum(d.judgement.error**2 for d in decisions if d.judgement.loss > 0.0)
    error = sqrt(made + unsure * unsure)
    found = []
    for i, line in enumerate(scale.lines()):
        own = sum(d.effects[i] for d in decisions if scale.is_of(line, d.seat, d.role))
        others = sum(d.effects[i] for d in decisions if not scale.is_of(line, d.seat, d.role))
        found.append(_fortune(line, number, prior[i], result[i], own, others, error))
        hinder = scale.against(line)
        if hinder is not None:
            ends = (1.0 - prior[i], 1.0 - result[i])
            found.append(_fortune(hinder, number, *ends, -others, -own, error))
    return found


def _fortune(
    line: CurveLine,
    number: int,
    prior: float,
    result: float,
    own: float,
    others: float,
    error: float,
) -> Fortune:
    luck = result - prior - own - others
    told = (round(value, 4) + 0.0 for value in (prior, result, own, others, luck, error))
    return Fortune(line, number, *told)
