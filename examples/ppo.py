"""Masked PPO (sb3-contrib) at one seat of Kings against `habit`, and how it does before and after.

    pip install 'dwarrow[envs]' sb3-contrib      # brings PyTorch
    python examples/ppo.py [steps]

The environment tells which actions are offered (`action_masks`), so the policy never chooses
another one. A minute of learning makes no master: it shows that learning works.
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import dwarrow.envs  # noqa: F401  makes the names known to Gymnasium


class Flat(gymnasium.ObservationWrapper):  # type: ignore[type-arg]
    """The numbers alone, from 0 to 1; the mask goes its own way."""

    def __init__(self, env: gymnasium.Env) -> None:  # type: ignore[type-arg]
        super().__init__(env)
        size = env.observation_space["observation"].shape
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, size, np.float32)

    def observation(self, seen: dict[str, np.ndarray]) -> np.ndarray:
        return np.minimum(seen["observation"], 15).astype(np.float32) / 15


def table(others: str = "habit") -> gymnasium.Env:  # type: ignore[type-arg]
    env = gymnasium.make("dwarrow/Kings-v0", players=2, seat=0, others=others)
    return ActionMasker(Flat(env), lambda at: at.unwrapped.action_masks())


def scored(model: MaskablePPO, games: int, seed: int = 1) -> float:
    """What the seat wins a game."""
    env, won = table(), 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            masks = env.unwrapped.action_masks()
            action, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
            won += float(reward)
    return won / games


def main() -> None:
    torch.set_num_threads(1)  # a small network: threads would only wait for each other
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 8192
    model = MaskablePPO(
        "MlpPolicy", table(), n_steps=512, batch_size=256, gamma=0.995, ent_coef=0.01, seed=1
    )
    before = scored(model, 20)
    model.learn(steps)
    print(f"score of the seat against habit: {before:+.1f} before, {scored(model, 20):+.1f} after")


if __name__ == "__main__":
    main()
