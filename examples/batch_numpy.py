"""A plain numpy loop over `Batch`: a linear policy that learns by rewards (REINFORCE).

Seat 0 of a short Duel learns against `chance`: one round, 64 games at a time inside the compiled
engine, arrays without copies. It shows the whole of the interface; it is no strong player.

    python examples/batch_numpy.py [steps]
"""

from __future__ import annotations

import sys
import time

import numpy as np

from dwarrow.envs import Batch

GAMES, RATE = 64, 0.02


def choose(batch: Batch, weights: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """Draw one offered action a row, by the softmax of a linear score."""
    scores = batch.observation.astype(np.float32) @ weights
    scores[batch.mask == 0] = -np.inf
    noise = dice.gumbel(size=scores.shape)
    return (scores + noise).argmax(axis=1)


def learn(steps: int, seed: int = 1) -> tuple[np.ndarray, float, float]:
    """The weights, and what seat 0 won a game over the first and the last quarter."""
    dice = np.random.default_rng(seed)
    batch = Batch("duel", n=GAMES, seed=seed, rounds=1)
    batch.play("chance", [1])  # the rows wait at seat 0
    weights = np.zeros((batch.observation.shape[1], batch.mask.shape[1]), np.float32)
    seen: list[list[tuple[np.ndarray, int]]] = [[] for _ in range(GAMES)]
    won: list[float] = []
    for _ in range(steps):
        actions = choose(batch, weights, dice)
        for row in range(GAMES):
            seen[row].append((batch.observation[row].copy(), int(actions[row])))
        batch.step(actions)
        for row in np.flatnonzero(batch.done):
            gain = float(batch.reward[row, 0] - batch.reward[row, 1])
            better = gain - (np.mean(won[-200:]) if won else 0.0)
            for observed, action in seen[row]:
                weights[:, action] += RATE / 1000 * better * observed
            seen[row] = []
            won.append(gain)
    quarter = max(1, len(won) // 4)
    return weights, float(np.mean(won[:quarter])), float(np.mean(won[-quarter:]))


def main() -> None:
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    began = time.process_time()
    _, first, last = learn(steps)
    spent = time.process_time() - began
    print(f"{steps * GAMES} decisions in {spent:.1f} s of CPU")
    print(f"nuggets ahead of chance: {first:+.2f} in the first quarter, {last:+.2f} in the last")


if __name__ == "__main__":
    main()
