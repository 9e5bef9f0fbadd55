"""How fast saboteurs are known: what diggers believe of others, quarter by quarter of a round."""

from __future__ import annotations

from dataclasses import dataclass, field

from dwarrow.lab.arena import Contest
from dwarrow.lab.believing import QUARTERS, guesses_of
from dwarrow.lab.bout import AS_DEALT, SIDED, Bout
from dwarrow.lab.samples import Sample
from dwarrow.lab.spread import Workers, spread

GAMES = tuple(SIDED)  # whose diggers can be asked
BLOCK = 4


@dataclass
class Suspicion:
    """What diggers believed of saboteurs and of other diggers, before and after each quarter."""

    base: Sample = field(default_factory=Sample)
    of_saboteurs: list[Sample] = field(default_factory=lambda: [Sample() for _ in range(QUARTERS)])
    of_diggers: list[Sample] = field(default_factory=lambda: [Sample() for _ in range(QUARTERS)])

    def merge(self, part: Suspicion) -> None:
        self.base.merge(part.base)
        for ours, theirs in (
            *zip(self.of_saboteurs, part.of_saboteurs),
            *zip(self.of_diggers, part.of_diggers),
        ):
            ours.merge(theirs)


@dataclass(frozen=True)
class Knowing:
    """Rounds after which every digger is asked."""

    contest: Contest

    def play(self, numbers: range) -> Suspicion:
        found = Suspicion()
        for number in numbers:
            for guess in guesses_of(Bout(self.contest, *self.contest.pairings()[0], 0, number)):
                found.base.add(guess.base)
                asked = found.of_saboteurs if guess.truth else found.of_diggers
                asked[guess.quarter - 1].add(guess.belief)
        return found


def suspicion(
    game: str, players: int, rounds: int, bot: str, seed: int, workers: Workers
) -> Suspicion:
    """What is believed in so many rounds."""
    contest = Contest(game, (bot,), players, rounds, seed, "house", saboteurs=AS_DEALT)
    blocks = [range(at, min(at + BLOCK, rounds)) for at in range(0, rounds, BLOCK)]
    total = Suspicion()
    for part in spread(Knowing(contest), blocks, workers):
        total.merge(part)
    return total
