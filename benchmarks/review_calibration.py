"""Whether the curve of a review is right: of positions said to be 70 %, are 70 % won?

`python benchmarks/review_calibration.py GAME PLAYERS GAMES [BOTS]` lets bots play, asks at some
moves of every round how it stands, with all cards known and as a seat sees it, and sets that
beside how the round (Saboteur, Saboteur 2) or the game (Duel, Kings) ended. Solo has nuggets.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.kernel.state import SPECTATOR
from dwarrow.kernel.table import Table
from dwarrow.lab.seats import Stories, ask, dice_of
from dwarrow.review.again import Again, rounds_of
from dwarrow.review.playouts import Luck, from_truth, from_view, prior
from dwarrow.review.scales import SCALES, Scale

BINS = 10
TRUTH, VIEW = 32, 32  # playouts for one value
EVERY = 13  # moves between two questions


@dataclass
class Bin:
    said: float = 0.0
    won: float = 0.0
    count: int = 0

    def add(self, said: float, won: float) -> None:
        self.said += said
        self.won += won
        self.count += 1

    def data(self) -> list[float]:
        return [round(self.said / self.count, 3), round(self.won / self.count, 3), self.count]


@dataclass
class Curve:
    """What was said, by how much, and what became of it; early, in the middle and late."""

    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])
    thirds: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(3)])

    def add(self, said: float, won: float, when: float, most: float) -> None:
        self.bins[min(BINS - 1, int(said / most * BINS))].add(said, won)
        self.thirds[min(2, int(3 * when))].add(said, won)

    def data(self) -> dict[str, list[list[float]]]:
        return {
            "bins": [told.data() for told in self.bins if told.count],
            "thirds": [told.data() for told in self.thirds if told.count],
        }


def played(game: str, players: int, seed: int, bots: list[str]) -> Table:
    """A game among bots."""
    table = dwarrow.new(game, players, seed=seed)
    stories = Stories(table)
    seated = [bot_named(bots[(seed + seat) % len(bots)], game) for seat in range(players)]
    dice = [dice_of(seed, seat) for seat in range(players)]
    while not table.is_over:
        table.play(ask(seated[table.turn], table, stories, dice[table.turn]))
    return table


def asked(table: Table, scale: Scale, seed: int) -> Iterator[tuple[bool, float, float, float]]:
    """At some moves, for every line: with all cards known or not, said, won, how late."""
    rounds, again, luck = rounds_of(table, scale), Again(table), Luck(f"calibration {seed}")
    for played, entry in enumerate(table.log, 1):
        again.fold(entry)
        state = again.table.state
        if (played + seed) % EVERY or scale.is_settled(state):
            continue
        result = rounds[again.round - 1 if scale.is_by_round else -1].result
        dice, seat = luck.dice(played), (played // EVERY) % len(table.names)
        open_ = from_truth(scale, again.guide(SPECTATOR), state, dice, TRUTH).values
        own = from_view(scale, again.guide(seat), dice, VIEW).values
        for values, all_known in ((open_, True), (own, False)):
            for said, won in zip(values, result):
                yield all_known, said, won, played / len(table.log)


def main(game: str, players: int, games: int, bots: list[str]) -> None:
    scale = SCALES[game](dwarrow.game_named(game), players)
    if scale.unit == "nuggets":
        start = Again(played(game, players, 0, bots))
        total = prior(scale, start.guide(SPECTATOR), start.table.state, Luck("prior"), 400)[0]
        scale.a_round = total / 3
    most = 1.0 if scale.unit == "chance" else 25.0
    curves = {True: Curve(), False: Curve()}
    for seed in range(1, games + 1):
        for all_known, said, won, when in asked(played(game, players, seed, bots), scale, seed):
            curves[all_known].add(said, won, when, most)
        if seed % 25 == 0 or seed == games:
            told = {"known_all": curves[True].data(), "known_to": curves[False].data()}
            head = {"game": game, "players": players, "games": seed, "bots": bots}
            print(json.dumps(head | told), flush=True)


if __name__ == "__main__":
    names = sys.argv[4].split(",") if len(sys.argv) > 4 else ["habit"]
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), names)
