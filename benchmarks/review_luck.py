"""Luck and skill apart over many games: do the sums add up, and does luck even out?

`python benchmarks/review_luck.py GAME PLAYERS FIRST GAMES BOTS` reviews games of one round of these
bots (as `review_calibration.py` names them) and prints, over all lines: the greatest gap in
`result - prior = skill + others + luck`, and of each the mean with its error and the spread.
"""

from __future__ import annotations

import sys
from math import sqrt

from review_calibration import played

import dwarrow
from dwarrow.review.reviewing import gathered, review


def told(name: str, values: list[float]) -> str:
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{name}: {mean:+.3f} ± {spread / sqrt(len(values)):.3f}, spread {spread:.3f}"


def main(game: str, players: int, first: int, games: int, bots: str) -> None:
    gaps, found = [], []
    rounds = {"rounds": 1} if "rounds" in dwarrow.game_named(game).OPTIONS else {}
    for seed in range(first, first + games):
        told_game = gathered(
            review(played(game, players, seed, bots.split(","), **rounds), "quick")
        )
        for item in told_game.end.fortunes:
            gaps.append(item.result - item.prior - item.skill - item.others - item.luck)
            if item.line.side != "saboteurs":  # theirs is the diggers' with the other sign
                line = item.line.seat or 0
                found.append((item, told_game.head.dealt[0][line] - item.prior))
    print(f"{game}, {players} players, {games} games of {bots}")
    print(f"greatest gap {max(map(abs, gaps)):.4f}")
    print(told("result less prior", [item.result - item.prior for item, _ in found]))
    print(told("skill", [item.skill for item, _ in found]))
    print(told("others", [item.others for item, _ in found]))
    print(told("luck", [item.luck for item, _ in found]))
    print(told("of it the deal", [deal for _, deal in found]))
    print(told("the rest of luck", [item.luck - deal for item, deal in found]))
    print(f"error told, mean: {sum(item.error for item, _ in found) / len(found):.3f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
