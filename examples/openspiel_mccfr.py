"""OpenSpiel solves the end of a Duel: external-sampling MCCFR, then IS-MCTS plays the same end.

The whole Duel is far too large for a table of regrets, so the game begins a few moves before the
end of its only round (`left`), with a few deals to choose from (`deals`).

    python examples/openspiel_mccfr.py [iterations]
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

import dwarrow.envs.openspiel  # noqa: F401  registers the games

GAME = "dwarrow_duel(deals=4,rounds=1,left=4)"


def solved(iterations: int) -> external_sampling_mccfr.ExternalSamplingSolver:
    """A solver after so many iterations."""
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(pyspiel.load_game(GAME))
    for _ in range(iterations):
        solver.iteration()
    return solver


def searched(state: pyspiel.State, simulations: int = 60) -> int:
    """What IS-MCTS would do: it draws worlds that the player cannot tell apart."""
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    asked = {"uct_c": 4.0, "max_simulations": simulations, "random_state": dice}
    return int(ismcts.ISMCTSBot(state.get_game(), evaluator, **asked).step(state))


def main() -> None:
    solver = solved(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
    print(f"{len(solver._infostates)} situations met")
    policy = solver.average_policy()
    for deal in range(4):
        state = pyspiel.load_game(GAME).new_initial_state()
        state.apply_action(deal)
        player, shares = state.current_player(), policy.action_probabilities(state)
        best = max(shares, key=lambda action: shares[action])
        said = state.action_to_string(player, best)
        print(
            f"deal {deal}: MCCFR plays '{said}' ({shares[best]:.0%} of {len(shares)} moves), ",
            end="",
        )
        print(f"IS-MCTS '{state.action_to_string(player, searched(state))}'")


if __name__ == "__main__":
    main()
