"""Steps a CPU-second, side by side: our Batch, PettingZoo and OpenSpiel interfaces, and others'.

    python benchmarks/environments.py [seconds]

PettingZoo's hanabi needs `pip install 'shimmy[openspiel]' pygame`; what is not there is left out.
Each figure is one thread, random legal actions, observation and mask read at every step.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

import dwarrow
from dwarrow.envs import Batch, aec
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Moves, playout

ROWS = 256


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps in a second of CPU."""
    step()
    began, done = process_time(), 0
    while process_time() - began < seconds:
        done += step()
    return done / (process_time() - began)


def batch_in_engine() -> Callable[[], int]:
    batch = Batch("saboteur", players=5, n=ROWS, seed=1)

    def step() -> int:
        batch.step_random()
        return ROWS

    return step


def batch_in_numpy() -> Callable[[], int]:
    """Actions drawn in numpy from the masks, as a learner does."""
    batch, dice = Batch("saboteur", players=5, n=ROWS, seed=1), np.random.default_rng(1)
    drawn = np.empty(batch.mask.shape, np.float32)  # a new one each step costs as much as the rest

    def step() -> int:
        dice.random(out=drawn, dtype=np.float32)
        np.multiply(drawn, batch.mask, out=drawn)
        batch.step(drawn.argmax(axis=1))
        return ROWS

    return step


def batch_from_list() -> Callable[[], int]:
    """Actions drawn in numpy from the lists of those offered, as who explores does."""
    batch, dice = Batch("saboteur", players=5, n=ROWS, seed=1), np.random.default_rng(1)
    rows = np.arange(ROWS)

    def step() -> int:
        batch.step(batch.actions[rows, (dice.random(ROWS) * batch.offered).astype(int)])
        return ROWS

    return step


def zoo(env: Any) -> Callable[[], int]:
    """A PettingZoo environment, agent by agent."""
    env.reset(seed=1)

    def step() -> int:
        for _ in range(50):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 50

    return step


def spiel(name: str) -> Callable[[], int]:
    """An OpenSpiel game, looping in Python as its tutorials do."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    import dwarrow.envs.openspiel  # noqa: F401

    game = pyspiel.load_game(name)
    has_recall = pyspiel.IIGObservationType(perfect_recall=True)  # where there is nothing else
    observation = make_observation(game) or make_observation(game, has_recall)

    def step() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, shares)[0])
                continue
            observation.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return step


def playouts() -> Callable[[], int]:
    """Whole games of chance inside our engine."""
    game, dice, moves = dwarrow.game_named("saboteur"), Seeded(1), Moves()
    rules = next(iter(game.EDITIONS.values()))
    return lambda: int(playout(game.start(rules, 5, None), dice, moves))


def spiel_inside(name: str) -> Callable[[], int]:
    """Whole games of OpenSpiel's own random bots in C++; their length is counted beforehand."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def played(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    lengths = [sum(a.player >= 0 for a in played(seed).full_history()) for seed in range(2000)]
    games, mean = 100, sum(lengths) / len(lengths)

    def step() -> int:
        for seed in range(games):
            played(seed)
        return round(games * mean)

    return step


def hanabi() -> Callable[[], int]:
    from pettingzoo.classic import hanabi_v5

    return zoo(hanabi_v5.env(players=5))


FIGURES: dict[str, Callable[[], Callable[[], int]]] = {
    "dwarrow Batch, actions drawn in the engine": batch_in_engine,
    "dwarrow Batch, actions drawn in numpy from the masks": batch_in_numpy,
    "dwarrow Batch, actions drawn in numpy from the lists": batch_from_list,
    "dwarrow PettingZoo, saboteur": lambda: zoo(aec("saboteur", players=5)),
    "PettingZoo, hanabi": hanabi,
    "dwarrow OpenSpiel, saboteur": lambda: spiel("dwarrow_saboteur(deals=16,rounds=1)"),
    "OpenSpiel, oh_hell": lambda: spiel("oh_hell"),
    "OpenSpiel, leduc_poker": lambda: spiel("leduc_poker"),
    "dwarrow playouts, saboteur": playouts,
    "OpenSpiel's random bots in C++, oh_hell": lambda: spiel_inside("oh_hell"),
}


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print("compiled" if dwarrow.is_compiled() else "interpreted")
    for name, made in FIGURES.items():
        try:
            print(f"{rate(made(), seconds):>12,.0f} steps a CPU-second: {name}", flush=True)
        except (ImportError, AttributeError) as missing:
            print(f"{'-':>12} {name}: {missing}", flush=True)


if __name__ == "__main__":
    main()
