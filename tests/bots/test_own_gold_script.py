"""The script that counts what thinkers of Saboteur 2 gain by rules of thumb of their own gold."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from dwarrow.bots.company import play_round
from dwarrow.bots.saboteur2.habit import Saboteur2Company
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import Moves

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import own_gold


@pytest.mark.parametrize("players", [4, 7])
def test_a_deal_is_played_twice_with_the_halves_exchanged(players) -> None:
    for deal in range(3):
        ones, others = (own_gold.half(players, deal, side) for side in (0, 1))
        assert len(ones) == players // 2 and ones | others == set(range(players))
        assert not ones & others


def test_where_nobody_is_keen_all_play_by_habit() -> None:
    state: Any = own_gold.GAME.start(own_gold.RULES, 4, None)
    state.deal(state.shuffled(Seeded(11)))
    play_round(
        Saboteur2Company(), state, [Seeded(11 * 64 + seat + 1) for seat in range(4)], Moves()
    )
    gold = [int(nuggets) for nuggets in state.public.gold]
    assert own_gold.played(4, 11, set()) == gold
    assert any(
        own_gold.played(4, seed, {0, 2}) != own_gold.played(4, seed, set()) for seed in (11, 12)
    )
