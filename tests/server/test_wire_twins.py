"""The law of twins on the wire: what a seat must not know changes no byte that it can get."""

from __future__ import annotations

import pytest
from leaks import LEAKS
from twins import Leak, Pair, folded, law, pairs_of, stop_time
from whole_twins import whole_law, whole_pairs

GAMES = ("saboteur", "saboteur2", "duel", "solo", "kings")
PAIRS = 104  # of each game


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_twins_get_the_same_bytes(game: str, part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets, answers, headers, closings and log lines; every seat and a spectator."""
    each = PAIRS // 4
    assert law(game, stop_time(monkeypatch), part * each, each) > each * 5


@pytest.mark.parametrize("game", GAMES)
def test_the_two_worlds_of_a_pair_differ(game: str) -> None:
    pairs = list(pairs_of(game, 0, 20))
    different = [pair for pair in pairs if states(pair)[0] != states(pair)[1]]
    assert len(different) >= 18


@pytest.mark.parametrize("game", GAMES)
def test_twins_get_the_same_bytes_wherever_in_a_whole_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every endpoint first, then some steps; `benchmarks/twins.py` holds it over thousands."""
    assert whole_law(game, stop_time(monkeypatch), 0, 6) > 6 * 20


@pytest.mark.parametrize("game", GAMES)
def test_the_two_worlds_of_a_whole_game_differ(game: str) -> None:
    pairs = list(whole_pairs(game, 0, 10))
    assert sum(states(pair)[0] != states(pair)[1] for pair in pairs) >= 7
    assert max(len(pair.logs[0]) for pair in pairs) > 80


def states(pair: Pair) -> list[object]:
    return [folded(log).play.state.data() for log in pair.logs]  # type: ignore[union-attr]


@pytest.mark.parametrize("planted", LEAKS)
def test_a_planted_leak_is_caught(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = stop_time(monkeypatch)
    LEAKS[planted](monkeypatch)
    with pytest.raises(Leak):
        law("saboteur", clock, 0, 40)


def test_a_planted_leak_is_caught_in_the_middle_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = stop_time(monkeypatch)
    LEAKS[next(iter(LEAKS))](monkeypatch)
    with pytest.raises(Leak):
        whole_law("saboteur2", clock, 0, 10)


def test_as_many_leaks_were_planted_as_it_takes_to_trust_the_law() -> None:
    assert len(LEAKS) >= 20
