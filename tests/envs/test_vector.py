"""A vector of seats: Gymnasium's interface, held against its own vector of the same seats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import dwarrow

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402

import dwarrow.envs  # noqa: E402
from dwarrow.kernel.tensors import observed  # noqa: E402

SYNC = {
    "vectorization_mode": "sync",
    "vector_kwargs": {"autoreset_mode": AutoresetMode.SAME_STEP},
}
OURS = {"vectorization_mode": "vector_entry_point"}


def vector(game: str, how: dict[str, Any], **asked: Any) -> Any:
    asked = {"num_envs": 3, "others": "chance", **asked}
    return gymnasium.make_vec(f"dwarrow/{game.capitalize()}-v0", **how, **asked)


def any_of(observed: Any, chance: np.random.Generator) -> Any:
    """An offered action for every game."""
    return np.array([chance.choice(np.flatnonzero(row)) for row in observed["action_mask"]])


def played_to_an_end(envs: VectorEnv[Any, Any, Any]) -> tuple[Any, ...]:
    """What the first step told by which a game ended."""
    chance = np.random.default_rng(1)
    observed, infos = envs.reset(seed=1)
    assert infos == {}
    for _ in range(400):
        told = envs.step(any_of(observed, chance))
        observed = told[0]
        if told[2].any():
            return told
        assert told[4] == {}
    raise AssertionError("no game ended")


def shape(value: Any) -> Any:
    """What a value is made of, but for its numbers."""
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    if isinstance(value, np.ndarray) and value.dtype == object:
        return [shape(item) for item in value if item is not None]
    return (value.dtype, value.shape) if isinstance(value, np.ndarray) else type(value)


@pytest.mark.parametrize("game", ["kings", "duel"])
def test_an_end_is_told_as_gymnasiums_own_vector_tells_it(game: str) -> None:
    theirs, ours = vector(game, SYNC), vector(game, OURS)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    told, expected = played_to_an_end(ours), played_to_an_end(theirs)
    assert [shape(part) for part in told[:4]] == [shape(part) for part in expected[:4]]
    infos = told[4]
    assert infos.keys() == expected[4].keys()
    assert shape(infos["final_obs"])[0] == shape(expected[4]["final_obs"])[0]
    assert infos["final_info"] == expected[4]["final_info"] == {}
    assert (infos["_final_obs"] == told[2]).all() and (infos["_final_info"] == told[2]).all()
    for row in range(3):
        last = infos["final_obs"][row]
        assert (last is not None) == told[2][row]
        assert last is None or last in ours.single_observation_space
        assert last is None or not last["action_mask"].any()
    assert told[0] in ours.observation_space and told[0]["action_mask"].any(axis=1).all()


def test_the_last_observation_is_of_the_game_that_ended() -> None:
    envs, chance = vector("solo", OURS, num_envs=1), np.random.default_rng(2)
    seen, _ = envs.reset(seed=2)
    rows = envs.unwrapped.batch._arrays
    ends = 0
    while ends < 2:
        action = any_of(seen, chance)
        state = rows.states[0].copy()
        state.step(rows.tensors.move_of(state.view(0), int(action[0])))
        seen, _, done, _, infos = envs.step(action)
        if done[0]:
            ends += 1
            expected = list(observed(rows.tensors, state.view(0)))
            assert infos["final_obs"][0]["observation"].tolist() == expected
            assert seen["observation"][0].tolist() != expected


def test_a_bad_action_stays_costs_and_is_told_where_the_others_go_on() -> None:
    theirs, ours = vector("kings", SYNC), vector("kings", OURS, refused_costs=0.5)
    for envs, cost in ((theirs, 1.0), (ours, 0.5)):
        seen, _ = envs.reset(seed=3)
        actions = any_of(seen, np.random.default_rng(3))
        actions[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
        after, reward, done, _, infos = envs.step(actions)
        assert (after["observation"][1] == seen["observation"][1]).all()
        assert (after["action_mask"][1] == seen["action_mask"][1]).all()
        assert (after["observation"][0] != seen["observation"][0]).any()
        assert reward[1] == -cost and not done.any()
        assert infos["_refused"].tolist() == [False, True, False] and infos["refused"][1]
    ours.action_space.seed(1)
    for _ in range(5):
        ours.step(ours.action_space.sample())


def test_the_same_seeds_deal_the_same_games() -> None:
    envs = vector("kings", OURS)

    def dealt(**asked: Any) -> Any:
        return envs.reset(**asked)[0]["observation"].tolist()

    assert dealt(seed=4) == dealt(seed=4) != dealt(seed=5)
    assert dealt(seed=[1, 2, 3]) == dealt(seed=[1, 2, 3]) != dealt(seed=[1, 2, 4])
    assert dealt() != dealt()
    with pytest.raises(dwarrow.Refused, match="3 games, but 2 seeds"):
        envs.reset(seed=[1, 2])
    with pytest.raises(dwarrow.Refused, match="no `reset_mask`"):
        envs.reset(options={"reset_mask": np.ones(3, np.bool_)})
    with pytest.raises(dwarrow.Refused, match="no seat 9"):
        vector("kings", OURS, seat=9)


def test_a_vector_draws_its_tables() -> None:
    drawn = vector("kings", OURS, render_mode="ansi").render()
    assert drawn is not None and len(drawn) == 3 and drawn[0] != drawn[1]
    pictures = vector("solo", OURS, num_envs=2, render_mode="rgb_array").render()
    assert pictures is not None and pictures[0].ndim == 3 and pictures[0].any()
    with pytest.raises(dwarrow.Refused, match="render_mode"):
        vector("kings", OURS, render_mode="film")
