"""Goals of Saboteur 2 turned at once, and goals joined but left face down: as in the base game."""

from __future__ import annotations

import pytest

from .setting import *

AT_ONCE = """
    seats 3
    maze 1,0:EW 2,0:EW 4,0:NESW 5,0:NESW 6,0:NESW 7,0:ESW 7,1:NS 7,2:NS 7,3:NE 8,3:NW 8,1:NS
    goals stone-NW? treasure? stone-NE?
    hand0 EW map map
    """


@pytest.mark.parametrize(("value", "turned"), [("together", True), ("in_order", False)])
def test_a_goal_is_turned_to_the_tunnel_that_reached_it(value: str, turned: bool) -> None:
    """SAB-071"""
    state = at(AT_ONCE, goals_at_once=value)
    play(state, "lay EW at 3,0")
    stones = [card for card in public(state)["maze"] if (card["x"], card["y"]) == (8, 2)]
    assert [card["turned"] for card in stones] == [turned]


LEFT_DOWN = """
    seats 3
    roles green blue saboteur
    maze 1,0:NESW 2,0:NESW 3,0:NESW 4,0:EW 5,0:EW 6,0:ESW 6,1:NE 7,1:EW
    goals stone-NE? stone-NW? treasure?
    hand0 NESW
    hand1 NS
    """


def test_a_joined_treasure_is_found_when_the_round_would_end_by_who_led_the_tunnel_there() -> None:
    """SAB-087, SB2-062"""
    state = at(LEFT_DOWN, deck="", multi_goal="choose_one")
    play(state, "lay NESW at 8,1", "open goal at 8,0", "pass NS")
    settled = last(state, "settled")
    assert settled["completed_by"] == 0
    assert [share["won"] for share in settled["shares"]] == [True, False, False]


def test_with_next_placement_it_stays_hidden() -> None:
    """SAB-074, SAB-088"""
    state = at(LEFT_DOWN, deck="", multi_goal="choose_one", unchosen_goal="next_placement")
    play(state, "lay NESW at 8,1", "open goal at 8,0", "pass NS")
    assert last(state, "settled")["completed_by"] is None
