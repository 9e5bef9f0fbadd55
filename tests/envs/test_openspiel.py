"""OpenSpiel's own algorithms play our games: searches with samples, and regret by sampling."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
pytest.importorskip("dwarrow.envs.openspiel")  # registers the games


SMALL = {
    "duel": "dwarrow_duel(deals=2,rounds=1,left=3)",
    "solo": "dwarrow_solo(deals=2,rounds=1,left=2)",
}


def begun(game: Any, seed: int = 0) -> Any:
    """A state after the first deal."""
    state = game.new_initial_state()
    chance = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    return state


@pytest.mark.parametrize("game", SMALL)
def test_a_small_game_begins_shortly_before_its_end(game: str) -> None:
    played = pyspiel.load_game(SMALL[game])
    state, moves = begun(played), 0
    while not state.is_terminal() and not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
        moves += 1
    assert 0 < moves < 20
    text = pyspiel.serialize_game_and_state(played, state)
    assert str(pyspiel.deserialize_game_and_state(text)[1]) == str(state)


@pytest.mark.parametrize("game", ["duel", "saboteur"])
def test_a_world_drawn_anew_looks_the_same_to_its_seat(game: str) -> None:
    state = begun(pyspiel.load_game(f"dwarrow_{game}(deals=4,rounds=1)"))
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    me = state.current_player()
    worlds = [state.resample_from_infostate(me, random.Random(n).random) for n in range(4)]
    seen = {world.information_state_string(me) for world in worlds}
    assert seen == {state.information_state_string(me)}
    assert all(world.legal_actions() == state.legal_actions() for world in worlds)
    others = [s for s in range(state.get_game().num_players()) if s != me]
    assert len({world.information_state_string(others[0]) for world in worlds}) > 1
    while not worlds[0].is_terminal():  # and it can be played to its end
        worlds[0].apply_action(worlds[0].legal_actions()[0])


@pytest.mark.parametrize("game", SMALL)
def test_is_mcts_plays(game: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    played = pyspiel.load_game(SMALL[game])
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=played,
        uct_c=4.0,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        max_simulations=6,
        random_state=chance,
    )
    state = begun(played)
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions()
    assert sum(share for _, share in policy) == pytest.approx(1.0)


@pytest.mark.parametrize("game", SMALL)
def test_external_sampling_mccfr_learns(game: str) -> None:
    from open_spiel.python.algorithms import external_sampling_mccfr

    np.random.seed(2)
    played = pyspiel.load_game(SMALL[game])
    solver = external_sampling_mccfr.ExternalSamplingSolver(played)
    solver.iteration()
    policy, state = solver.average_policy(), begun(played)
    shares = policy.action_probabilities(state)
    assert set(shares) == set(state.legal_actions())
    assert sum(shares.values()) == pytest.approx(1.0)
    assert len(solver._infostates) > 1
