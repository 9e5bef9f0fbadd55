"""Many games at once: arrays over the engine's memory, refusals with their row, bots at seats."""

from __future__ import annotations

import copy
import pickle

import pytest

import dwarrow
from dwarrow.bots import Asked

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'dwarrow[envs]'")

from dwarrow.envs import Batch  # noqa: E402

GAMES = list(dwarrow.GAMES)


def step_somehow(batch: Batch, chance: np.random.Generator) -> None:  # type: ignore[name-defined]
    batch.step([int(chance.choice(np.flatnonzero(row))) for row in batch.mask])


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_to_their_end_and_begin_anew(game: str) -> None:
    batch, chance = Batch(game, n=3, seed=1), np.random.default_rng(1)
    observation, ended, won = batch.observation, 0, 0
    for _ in range(400):
        step_somehow(batch, chance)
        assert batch.observation is observation and observation.any(axis=1).all()
        assert batch.mask.any(axis=1).all()
        ended += int(batch.done.sum())
        won += int(np.abs(batch.reward).sum())
        if ended >= 3:
            break
    assert ended >= 3
    assert won or game in ("duel", "solo")  # where players by chance seldom find gold


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_games(game: str) -> None:
    one, other = Batch(game, n=2, seed=5), Batch(game, n=2, seed=5)
    different = Batch(game, n=2, seed=6)
    for _ in range(30):
        one.step_random()
        other.step_random()
        different.step_random()
        assert (one.observation == other.observation).all() and (one.mask == other.mask).all()
    assert (one.observation != different.observation).any()


@pytest.mark.parametrize("game", GAMES)
def test_the_offered_actions_stand_in_a_row_as_in_its_mask(game: str) -> None:
    """Drawing one takes a number a row, not a number an action."""
    batch, chance, rows = Batch(game, n=4, seed=7), np.random.default_rng(7), np.arange(4)
    for _ in range(60):
        for row in rows:
            listed = batch.actions[row, : batch.offered[row]]
            assert sorted(listed.tolist()) == np.flatnonzero(batch.mask[row]).tolist()
        batch.step(batch.actions[rows, (chance.random(4) * batch.offered).astype(int)])


def test_a_bad_action_names_its_row_and_changes_nothing() -> None:
    batch = Batch("saboteur", players=4, n=2, seed=2)
    before = batch.observation.copy()
    good = int(np.flatnonzero(batch.mask[0])[0])
    bad = int(np.flatnonzero(batch.mask[1] == 0)[0])
    with pytest.raises(dwarrow.Refused, match=r"row 1: .*SAB-"):
        batch.step([good, bad])
    with pytest.raises(dwarrow.Refused, match="row 0: 99999 is no action"):
        batch.step([99999, good])
    with pytest.raises(dwarrow.Refused, match="2 rows, but 1 actions"):
        batch.step([good])
    assert (batch.observation == before).all()


@pytest.mark.parametrize("odd", [0.5, "pass", None, 1 << 70, -(1 << 70), [0]])
def test_what_is_no_whole_number_is_refused_with_its_row(odd: object) -> None:
    batch = Batch("kings", n=2, seed=3)
    good, before = int(np.flatnonzero(batch.mask[0])[0]), batch.observation.copy()
    with pytest.raises(dwarrow.Refused, match="row 1: that is no action; they are whole, 0 to 76"):
        batch.step([good, odd])  # type: ignore[list-item]
    with pytest.raises(dwarrow.Refused, match="row 0: that is no action"):
        batch.step(np.array([0.5, 0.5]))
    assert (batch.observation == before).all()


def test_the_arrays_cannot_be_written() -> None:
    batch = Batch("kings", n=1)
    with pytest.raises(ValueError, match="read-only"):
        batch.observation[0, 0] = 1


def test_bots_take_their_seats_and_rows_wait_at_the_others() -> None:
    batch = Batch("saboteur", players=4, n=2, seed=3)
    batch.play("habit", [1, 2, 3])
    for _ in range(15):
        batch.step_random()
        assert set(batch.seat.tolist()) == {0}
    with pytest.raises(dwarrow.Refused, match="no seat 7"):
        batch.play("habit", [7])


def test_the_truth_is_told_only_to_who_asks_for_it() -> None:
    assert Batch("saboteur", players=5, n=2).roles is None
    roles = Batch("saboteur", players=5, n=2, targets=True).roles
    assert roles is not None and set(np.unique(roles)) <= {1, 2}


def test_actions_and_observations_can_be_read() -> None:
    batch = Batch("saboteur", players=3, n=1, seed=4)
    words = batch.actions_of(0)
    assert any(said.startswith("pass ") for said in words.values())
    assert "hand" in batch.told(0)


def test_wrong_games_editions_and_numbers_are_refused() -> None:
    with pytest.raises(dwarrow.Refused, match="no edition"):
        Batch("saboteur", edition="nowhere")
    with pytest.raises(dwarrow.Refused, match="SAB-001"):
        Batch("saboteur", players=2)
    with pytest.raises(dwarrow.Refused, match="games in a batch is at least 1, not 0"):
        Batch("saboteur", n=0)


def test_the_page_of_fields_is_the_one_that_is_written() -> None:
    from pathlib import Path

    from dwarrow.envs.describe import document

    page = Path(__file__).parents[2] / "docs" / "environments-fields.md"
    assert page.read_text(encoding="utf-8") == document()


def test_bots_in_a_batch_hear_their_own_game_alone() -> None:
    """A row is played as if it were alone: what a bot remembers is of its own game."""

    class Listener:
        heard: list[tuple[int, int]] = []

        def __init__(self) -> None:
            self.asked = 0

        def choose(self, asked: Asked) -> int:
            self.asked = max(self.asked, len(asked.story))
            assert len(asked.story) == self.asked, "the story of another game"
            Listener.heard.append((id(self), len(asked.story)))
            return asked.moves[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dwarrow.envs.batch.bot_named", lambda name, game: Listener())
        batch = Batch("kings", players=2, n=3, seed=1)
        batch.play("listener", [1])
        for _ in range(120):
            batch.step([int(row.nonzero()[0][0]) for row in batch.mask])
    assert len({bot for bot, _ in Listener.heard}) > 3


@pytest.mark.parametrize("game", dwarrow.GAMES)
def test_no_turn_offers_nearly_as_many_moves_as_a_row_keeps(game: str) -> None:
    """520 are kept; the most met in 400 games of every kind and size were 119."""
    batch = Batch(game, n=16, seed=2)
    most = 0
    for _ in range(60):
        batch.step_random()
        most = max(most, int(batch.mask.sum(axis=1).max()))
    assert 1 < most < 256


@pytest.mark.parametrize(
    ("row", "seat", "why"),
    [(2, 0, "no row 2; rows are 0 to 1"), (-1, 0, "no row -1"), (0, 9, "no seat 9; seats are 0")],
)
def test_a_row_or_a_seat_that_is_not_there_is_refused(row: int, seat: int, why: str) -> None:
    batch = Batch("kings", n=2, seed=1)
    for ask in (batch.ended, batch.view):
        with pytest.raises(dwarrow.Refused, match=why):
            ask(row, seat)
    if seat == 0:
        for say in (batch.told, batch.actions_of, lambda row: batch.words(row, 0)):
            with pytest.raises(dwarrow.Refused, match=why):
                say(row)


def test_bots_that_are_refused_take_no_seat() -> None:
    batch = Batch("saboteur", n=2, seed=1)
    for policy, seats in (("habit", [0, 1, 2, 3, 4]), ("habit", [1, 9]), ("nobody", [1])):
        with pytest.raises(dwarrow.Refused):
            batch.play(policy, seats)
    batch.play("chance", [1, 2, 3, 4])
    assert batch.seat.tolist() == [0, 0]


def test_a_batch_says_what_it_is_and_that_it_stays_here() -> None:
    batch = Batch("duel", n=3, seed=1)
    assert repr(batch) == "<Batch of duel: 3 games, 2 players>"
    for send in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="a batch stays in its process"):
            send(batch)
    assert copy.deepcopy(batch.tensors) is batch.tensors
