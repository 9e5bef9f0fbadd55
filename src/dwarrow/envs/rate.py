"""How many steps a batch takes in a second of CPU, the work on its arrays included."""

from __future__ import annotations

from dwarrow.envs.batch import Batch
from dwarrow.lab.bench import rates

GAMES = 256  # in one batch


def batch_rate(game: str, seconds: float) -> int:
    """Steps a CPU-second with actions drawn inside the engine, a median of several turns."""
    batch = Batch(game, n=GAMES, seed=1)

    def step() -> int:
        batch.step_random()
        return GAMES

    return round(rates(step, seconds)[1])
