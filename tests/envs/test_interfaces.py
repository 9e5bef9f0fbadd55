"""The interfaces researchers know: PettingZoo, Gymnasium and OpenSpiel, by their own tests."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
from typing import Any

import pytest

import dwarrow

GAMES = list(dwarrow.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_content(game: str) -> None:
    testing = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")
    from dwarrow.envs import aec

    testing.api_test(aec(game), num_cycles=60)
    testing.seed_test(lambda: aec(game), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_can_draw(game: str) -> None:
    testing = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")
    from dwarrow.envs import aec

    testing.render_test(lambda render_mode=None: aec(game, render_mode=render_mode))
    env = aec(game, render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert before.strip() and env.render() != before


def test_a_way_of_drawing_that_there_is_not_is_refused() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from dwarrow.envs import aec

    with pytest.raises(dwarrow.Refused, match="render_mode"):
        aec("saboteur", render_mode="film")


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_is_content(game: str) -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    from gymnasium.utils.env_checker import check_env

    import dwarrow.envs  # noqa: F401

    env = gymnasium.make(f"dwarrow/{game.capitalize()}-v0", others="chance")
    check_env(env.unwrapped)
    observed, _ = env.reset(seed=1)
    over, steps = False, 0
    while not over and steps < 400:
        action = random.choice(observed["action_mask"].nonzero()[0].tolist())
        observed, _, over, _, told = env.step(action)
        assert "refused" not in told
        steps += 1
    assert over


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_simulates_copies_and_writes_down(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    import dwarrow.envs.openspiel  # noqa: F401

    played = pyspiel.load_game(f"dwarrow_{game}(deals=16)")
    state = played.new_initial_state()
    chance = random.Random(game)
    for _ in range(40):
        if state.is_terminal():
            break
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(chance.choice(outcomes or state.legal_actions()))
    text = pyspiel.serialize_game_and_state(played, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state) == str(state.clone())
    observer = played.make_py_observer()
    observer.set_from(state, 0)
    assert observer.string_from(state, 0)


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_environments_are_copied_and_sent_in_the_middle_of_a_game(game: str) -> None:
    """What tree searches over PettingZoo do."""
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from dwarrow.envs import aec

    env = aec(game)
    env.reset(seed=2)
    for _ in range(9):
        env.step(offered(env)[-1])
    before = env.last()[0]["observation"].tolist()
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.last()[0]["observation"].tolist() == before and offered(other) == offered(env)
        for _ in range(3):
            other.step(offered(other)[0])
        assert env.last()[0]["observation"].tolist() == before


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_a_seat_among_bots_is_copied_and_sent_in_the_middle_of_a_game(game: str) -> None:
    """The bots of the copy remember what those of the first did, and say and play the same."""
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    from dwarrow.envs.seat import SeatEnv

    env = SeatEnv(game, others="habit")
    env.reset(seed=3)
    for _ in range(6):
        env.step(int(env.action_masks().nonzero()[0][-1]))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(6):
        action = int(env.action_masks().nonzero()[0][0])
        seen, *answer = env.step(action)
        for other in others:
            same, *answered = other.step(action)
            assert answered == answer
            assert same["observation"].tolist() == seen["observation"].tolist()
            assert same["action_mask"].tolist() == seen["action_mask"].tolist()
    first, *again = [each.reset()[0]["observation"].tolist() for each in (env, *others)]
    assert again == [first, first]


def offered(env: Any) -> list[int]:
    """The actions of the agent to move."""
    return [action for action, may in enumerate(env.last()[0]["action_mask"]) if may]


def test_a_step_after_the_end_stays_at_the_end() -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    from dwarrow.envs.seat import SeatEnv

    env = SeatEnv("solo", others="chance")
    env.reset(seed=1)
    over = False
    while not over:
        over = env.step(int(env.action_masks().nonzero()[0][-1]))[2]
    _, reward, over, _, info = env.step(0)
    assert over and reward == 0 and info["refused"].startswith("the game is over")


def test_an_action_that_openspiel_may_not_take_is_named() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    importlib.import_module("dwarrow.envs.openspiel")  # registers the games
    state = pyspiel.load_game("dwarrow_duel").new_initial_state()
    state.apply_action(0)
    with pytest.raises(dwarrow.Refused, match="action 99999 is none of"):
        state.apply_action(99999)
