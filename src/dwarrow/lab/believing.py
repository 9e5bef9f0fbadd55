"""How good beliefs are: Brier score and log loss on roles by quarter, and a calibration curve.

Also counts the signs that diggers and saboteurs give, for the policy model of the bots.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log
from multiprocessing import get_context
from typing import Any

from dwarrow.bots import SIDES
from dwarrow.bots.digging.assignments import ANY
from dwarrow.bots.digging.belief import Belief
from dwarrow.bots.digging.signs import SIGNS, STAGES
from dwarrow.kernel.state import ALL
from dwarrow.kernel.table import Table
from dwarrow.lab.arena import Contest
from dwarrow.lab.bout import AS_DEALT, SIDED, Bout, Outcome, play_on, roles_of, set_up, set_up_sides

QUARTERS = 4
BINS = 10
LEAST = 1e-6


@dataclass
class Believed:
    """One seat's belief that another is a saboteur, the base rate, and the truth."""

    quarter: int
    belief: float
    base: float
    truth: int


def guesses_of(bout: Bout) -> list[Believed]:
    """What every digger believed of every other seat at each quarter of one round."""
    table, names, is_done = set_up_sides(bout)
    play_on(table, bout, names, Outcome(0, 0), is_done)
    kinds = SIDED[bout.contest.game].kinds
    sides = [kinds.index(role) for role in roles_of(bout)[: len(names)]]
    return [
        guess
        for seat, side in enumerate(sides)
        if side == 0
        for guess in _guesses_at(table, seat, sides)
    ]


def _guesses_at(table: Table, seat: int, sides: list[int]) -> list[Believed]:
    story = table.events(seat)
    belief = SIDES[table.game.NAME].belief(table.view(seat))
    facts = [int(ANY)] * len(sides)
    facts[seat] = sides[seat]
    acts = [i for i, event in enumerate(story) if belief.act_in(event) is not None]
    base = belief.suspicions(facts)[(seat + 1) % len(sides)]
    found: list[Believed] = []
    for quarter in range(1, QUARTERS + 1):
        upto = acts[len(acts) * quarter // QUARTERS - 1] + 1
        belief.hear(story[:upto])
        for other, share in enumerate(belief.suspicions(facts)):
            if other != seat:
                found.append(Believed(quarter, share, base, sides[other]))
    return found


def counts_of(bout: Bout) -> list[list[list[int]]]:
    """How often each side, and last the careless, gave each sign at each stage in one round."""
    table, names, is_done = set_up(bout)
    play_on(table, bout, names, Outcome(0, 0), is_done)
    again: Any = set_up(bout)[0]
    belief, sides = listener_at(again), SIDES[bout.contest.game]
    counts = _nothing(int(belief.policy.sides) + 1)
    for entry in table.log[1:]:
        side = sides.of(again.view(entry.seat).private_data()["role"])
        heard = len(belief.evidence)
        again.fold(entry)
        belief.hear([told.event for told in again.told if told.to == ALL])
        if len(belief.evidence) > heard:
            item = belief.evidence[-1]
            row = counts[-1 if names[entry.seat] == "chance" else side]
            row[int(item.stage)][int(item.sign)] += 1
    return counts


def listener_at(table: Any) -> Belief:
    """One who hears what all hear, and knows where the treasure lies."""
    belief = SIDES[table.game.NAME].belief(table.view(0))
    belief.hear([told.event for told in table.told if told.to == ALL])
    belief.learn_treasure(treasure_of(table))
    return belief


def treasure_of(table: Any) -> int:
    """The goal that hides the treasure."""
    goals = [int(face) for face in table.state.hidden.goals]
    return goals.index(int(table.state.public.deck.treasure))


def _nothing(sides: int) -> list[list[list[int]]]:
    return [[[0] * SIGNS for _ in range(STAGES)] for _ in range(sides)]


# ---- what the guesses are worth


@dataclass
class Quality:
    """The guesses of one quarter, and how good they are beside the base rate."""

    guesses: list[Believed] = field(default_factory=list)

    def data(self) -> dict[str, float]:
        """Of the saboteurs it is told what was believed: the less, the better they hide."""
        guesses = self.guesses
        hidden = [guess.belief for guess in guesses if guess.truth]
        return {
            "n": len(guesses),
            "brier": _mean([(guess.belief - guess.truth) ** 2 for guess in guesses]),
            "base_brier": _mean([(guess.base - guess.truth) ** 2 for guess in guesses]),
            "log_loss": _mean([_loss(guess.belief, guess.truth) for guess in guesses]),
            "base_log_loss": _mean([_loss(guess.base, guess.truth) for guess in guesses]),
            "suspicion_of_saboteurs": _mean(hidden),
        }


def _mean(values: list[float]) -> float:
    return round(sum(values) / max(1, len(values)), 4)


def _loss(share: float, truth: int) -> float:
    right = share if truth else 1.0 - share
    return -log(max(LEAST, right))


@dataclass
class Bin:
    """Guesses of about the same size: how often they were right."""

    n: int = 0
    said: float = 0.0
    true: int = 0

    def data(self) -> list[float]:
        return [round(self.said / self.n, 3), round(self.true / self.n, 3), self.n]


@dataclass
class Quantity:
    """The quality of many guesses, and their calibration curve."""

    quarters: list[Quality] = field(default_factory=lambda: [Quality() for _ in range(QUARTERS)])
    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])

    def add(self, guess: Believed) -> None:
        self.quarters[guess.quarter - 1].guesses.append(guess)
        bin_ = self.bins[min(BINS - 1, int(guess.belief * BINS))]
        bin_.n += 1
        bin_.said += guess.belief
        bin_.true += guess.truth

    def data(self) -> dict[str, object]:
        return {
            "quarters": [quality.data() for quality in self.quarters],
            "calibration": [found.data() for found in self.bins if found.n],
        }


def measured(contest: Contest, processes: int) -> Quantity:
    """The beliefs of the diggers in a contest between two sides."""
    quantity = Quantity()
    with get_context("spawn").Pool(processes) as pool:
        for guesses in pool.imap(guesses_of, _bouts(contest), 4):
            for guess in guesses:
                quantity.add(guess)
    return quantity


def counted(contest: Contest, processes: int) -> list[list[list[int]]]:
    """The signs of all sides over a whole contest."""
    total = _nothing(len(SIDES[contest.game].teams.roles) + 1)
    with get_context("spawn").Pool(processes) as pool:
        for counts in pool.imap(counts_of, _bouts(contest), 4):
            for side, stages in enumerate(counts):
                for stage, signs in enumerate(stages):
                    for sign, count in enumerate(signs):
                        total[side][stage][sign] += count
    return total


def _bouts(contest: Contest) -> Iterator[Bout]:
    for number in range(contest.rounds):
        for first, second in contest.pairings():
            yield Bout(contest, first, second, 0, number)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--diggers", default="habit")
    words.add_argument("--saboteurs", default="habit")
    words.add_argument(
        "--game", default=next(iter(SIDED)), choices=SIDES, help="others only count signs"
    )
    words.add_argument("--players", type=int, default=5)
    words.add_argument("--rounds", type=int, default=300)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--processes", type=int, default=2)
    words.add_argument("--fit", action="store_true", help="count signs instead")
    said = words.parse_args()
    sides = tuple((a, b) for a in said.diggers.split(",") for b in said.saboteurs.split(","))
    asked = (said.players, said.rounds, said.seed, "house")
    contest = Contest(
        said.game,
        ("habit",),
        *asked,
        options=() if said.game in SIDED else (("rounds", 1),),
        saboteurs=AS_DEALT,
        guests=max(1, said.players // 2),
        sides=sides,
    )
    if said.fit:
        for side in counted(contest, said.processes):
            print(*side, sep="\n", end="\n\n")
    else:
        print(json.dumps(measured(contest, said.processes).data(), indent=1))


if __name__ == "__main__":
    main()
