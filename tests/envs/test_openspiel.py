"""OpenSpiel's own algorithms play our games: searches with samples, and regret by sampling."""

from __future__ import annotations

import random
import re
from typing import Any

import numpy as np
import pytest

import dwarrow

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
pytest.importorskip("dwarrow.envs.openspiel")  # registers the games

from dwarrow.envs import heard  # noqa: E402

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


@pytest.mark.parametrize("deal", [-2, 2, 1 << 40])
def test_a_deal_that_is_not_offered_is_refused(deal: int) -> None:
    """Other seeds would deal, too, and the history could not be read back by who knows the game."""
    state = pyspiel.load_game(SMALL["duel"]).new_initial_state()
    with pytest.raises(dwarrow.Refused, match="is none of 0 to 1, which are offered"):
        state.apply_action(deal)
    assert state.is_chance_node() and state.history() == []


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


# ---- information states


def played(game: Any, seed: int, moves: int) -> Any:
    """A state after so many moves by chance, or at the end."""
    state, chance = game.new_initial_state(), random.Random(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else []
        state.apply_action(chance.choice(outcomes or state.legal_actions()))
    return state


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_an_information_state_is_the_same_as_numbers_and_as_words(game: str) -> None:
    """Whatever its string tells apart its tensor tells apart, and no more."""
    loaded = pyspiel.load_game(f"dwarrow_{game}(deals=2)")
    observer = loaded.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    told: dict[str, set[tuple[float, ...]]] = {}
    for state in [played(loaded, seed, moves) for seed in (1, 2, 1) for moves in (1, 9, 10, 1000)]:
        for seat in range(loaded.num_players()):
            observer.set_from(state, seat)
            assert state.information_state_tensor(seat) == observer.tensor.tolist()
            words = state.information_state_string(seat).partition("\n")[2]
            told.setdefault(words, set()).add(tuple(observer.dict["heard"]))
    assert all(len(numbers) == 1 for numbers in told.values())
    assert len(set.union(*told.values())) == len(told) > 6


def test_what_was_heard_is_recalled_when_the_board_has_forgotten_it() -> None:
    """Two ways to the same view: an observation does not tell them apart, recall does."""
    loaded = pyspiel.load_game("dwarrow_kings(players=2,deals=1)")
    one, other = played(loaded, 1, 5), played(loaded, 1, 5)
    other.held.told.append(other.held.told[-1])
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_every_story_has_room_and_no_two_words_one_number(game: str) -> None:
    loaded, names = pyspiel.load_game(f"dwarrow_{game}"), set()
    for seed in (1, 2):
        state = played(loaded, seed, 10_000)
        observer = loaded.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        observer.set_from(state, 0)
        room = observer.dict["heard"]
        assert 0 < room[0] < len(room) / 2
        names |= set(re.findall(r"'([^']*)'", state.information_state_string(0)))
    assert len({heard.number_of(name) for name in names}) == len(names) > 20


def test_a_world_drawn_anew_is_the_same_information_state() -> None:
    state = played(pyspiel.load_game("dwarrow_saboteur(deals=4,rounds=1)"), 3, 12)
    me = state.current_player()
    world = state.resample_from_infostate(me, random.Random(1).random)
    assert world.information_state_tensor(me) == state.information_state_tensor(me)
    other = (me + 1) % 5
    assert world.information_state_tensor(other) != state.information_state_tensor(other)


def test_a_story_too_long_for_its_room_keeps_its_newest_part() -> None:
    room = np.zeros(4, np.float32)
    heard.write([5, 6, 7, 8], room)
    assert room.tolist() == [4, 6, 7, 8]


def test_other_observers_are_refused() -> None:
    loaded = pyspiel.load_game("dwarrow_solo")
    nobody = pyspiel.PrivateInfoType.NONE
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody)
    with pytest.raises(dwarrow.Refused, match="what all see and what it alone sees"):
        loaded.make_py_observer(public)


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_openspiels_own_simulation_is_content(game: str) -> None:
    short = "" if game == "kings" else ",rounds=1"  # which has one anyway
    loaded = pyspiel.load_game(f"dwarrow_{game}(deals=4{short})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
