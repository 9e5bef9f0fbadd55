"""B.6: the share, crystals, tokens and thefts."""

from __future__ import annotations

import pytest

from dwarrow.kernel.dice import Seeded

from .setting import *


@pytest.mark.parametrize(("n", "share"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_the_share_by_the_number_of_winners(n: int, share: int) -> None:
    """SB2-076."""
    settled = finish(ready("green " * n + "saboteur", 0))
    assert pays(settled) == [share] * n + [0]


def test_five_and_more_winners_get_one_each() -> None:
    """SB2-076."""
    settled = finish(ready("saboteur green green green green blue blue blue blue", 0))
    assert pays(settled) == [0] + [1] * 8


def test_boss_and_profiteer_are_counted() -> None:
    """SB2-077."""
    assert finish(ready("blue boss profiteer", 0))["counted"] == 3


@pytest.mark.parametrize(
    ("greens", "boss", "profiteer"), [(1, 3, 2), (2, 2, 1), (3, 1, 0), (4, 0, 0)]
)
def test_boss_one_less_and_profiteer_two_less(greens: int, boss: int, profiteer: int) -> None:
    """SB2-078, SB2-079."""
    assert pays(finish(ready("green " * greens + "boss", 0)))[-1] == boss  # SB2-078
    assert pays(finish(ready("green " * greens + "profiteer", 0)))[-1] == profiteer  # SB2-079


def test_no_pay_is_below_nothing() -> None:
    """SB2-080."""
    settled = finish(ready("green green green boss profiteer", 0))
    assert pays(settled) == [1, 1, 1, 0, 0]


CRYSTALS = ["crystal-NESW", "crystal-ESW", "crystal-ESW", "crystal-ESW"]


def crystals(roles: str, n: int, more: str = "", **options: object) -> dict[str, object]:
    laid = " ".join(f"{x},5:{card}" for x, card in zip((1, 4, 7, 10), CRYSTALS[:n]))
    more = f"maze {laid}\n{more}" if n else more
    return give_up(stalled(roles, more, **options))


def test_a_geologist_gets_a_nugget_a_crystal_whoever_won() -> None:
    """SB2-081."""
    settled = crystals("green geologist saboteur", 4)
    assert pays(settled) == [0, 4, 5]
    joined = crystals("green geologist saboteur", 4, crystals_count="joined")
    assert pays(joined) == [0, 0, 5]


def test_two_geologists_halve_the_crystals_rounded_down() -> None:
    """SB2-082."""
    assert pays(crystals("geologist geologist", 3)) == [1, 1]
    trapped = crystals("geologist geologist green", 3, "trapped 1")
    assert pays(trapped) == [1, 0, 0]
    kept = crystals(
        "geologist geologist green", 3, "trapped 1", trapped_geologist="other_takes_all"
    )
    assert pays(kept) == [3, 0, 0]


def test_geologists_live_by_crystals_alone() -> None:
    """SB2-083."""
    settled = finish(ready("geologist green", 0))
    assert pays(settled) == [0, 5] and settled["shares"][0]["clause"] == "SB2-083"
    counted = crystals("geologist saboteur", 2, geologist_counts="yes")
    assert (counted["counted"], pays(counted)) == (2, [2, 4])


def test_gold_lies_face_down_as_a_number() -> None:
    """SB2-084, SB2-085."""
    state = at("seats 2\ngold 6 0\nhand0 EW")
    assert own(state, 0)["gold"] == 6 and own(state, 1)["gold"] == 0  # SB2-084
    assert public(state)["rich"] == [0] and public(state)["gold"] == [0, 0]
    assert type(own(state, 0)["gold"]) is int  # SB2-085: tokens change freely


# ---- thefts


def test_thefts_come_after_all_payments() -> None:
    """SB2-086."""
    state = ready("green saboteur", 0, more="thefts 1")
    finish(state)
    play(state, "rob 0")
    names = [one["event"] for one in told(state)]
    assert names.index("settled") < names.index("robbed")


def test_thefts_begin_with_the_last_tunnel_layer() -> None:
    """SB2-087."""
    roles = "green saboteur saboteur blue saboteur"
    state = ready(roles, 3, more="thefts 1 4\nlast_thief 1")
    finish(state)
    assert state.turn() == 4
    play(state, "rob nobody")
    assert state.turn() == 1
    printed = ready(roles, 3, more="thefts 1 4\nlast_thief 1", theft_order="last_theft")
    finish(printed)
    assert printed.turn() == 1
    nobody_dug = stalled(roles, "thefts 1 4\nfirst 2\ngold 1 0 0 0 0")
    give_up(nobody_dug)
    assert nobody_dug.turn() == 4


def test_the_victim_needs_a_nugget() -> None:
    """SB2-088."""
    state = ready("green saboteur blue", 0, more="thefts 1")
    finish(state)
    assert clause(state, "rob 2") == "SB2-088"
    assert clause(state, "rob 1") == "SB2-088"
    assert can(state) == ["rob 0", "rob nobody"]
    broke = stalled("green blue", "thefts 1")
    give_up(broke)
    assert public(broke)["phase"] == "deal"  # nobody to rob


def test_stolen_gold_may_be_stolen_on_unless_a_snapshot_counts() -> None:
    """SB2-086."""
    roles, more = "green saboteur saboteur", "thefts 1 2"
    state = ready(roles, 0, more=more)
    finish(state)
    play(state, "rob 0")
    assert can(state) == ["rob 0", "rob 1", "rob nobody"]
    snapshot = ready(roles, 0, more=more, theft_timing="snapshot")
    finish(snapshot)
    play(snapshot, "rob 0")
    assert can(snapshot) == ["rob 0", "rob nobody"]


def test_gold_of_earlier_rounds_may_be_stolen_by_default() -> None:
    """SB2-045."""
    more = "thefts 1\ngold 0 0 7"
    state = ready("green saboteur blue", 0, more=more)
    finish(state)
    assert can(state) == ["rob 0", "rob 2", "rob nobody"]
    fresh_gold = ready("green saboteur blue", 0, more=more, theft_scope="this_round")
    finish(fresh_gold)
    assert can(fresh_gold) == ["rob 0", "rob nobody"]


def test_tokens_are_kept_for_the_following_rounds() -> None:
    """SB2-089."""
    state = ready("green green blue", 0, more="gold 3 0 0")
    finish(state)
    state.deal(state.shuffled(Seeded(1)))
    assert gold(state) == [7, 4, 0]
