"""Laying a tunnel card: SAB-030 to SAB-041."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.games.saboteur.cards import DECK
from dwarrow.parts.deeds import LAY
from dwarrow.parts.packing import pack_at

from .setting import *

BOTH_PLACEMENTS = pytest.mark.parametrize("placement", ["connected", "adjacent"])

# A rockfall has taken the card at 2,0 away; 3,0 and 4,0 hang in the air.
CUT_OFF = """
    seats 3
    maze 1,0:EW 3,0:NESW 4,0:EW
    hand0 NESW EW NS
    """


@BOTH_PLACEMENTS
def test_a_card_needs_a_whole_side_against_the_maze(placement):
    """SAB-030"""
    state = at("seats 3\nhand0 NESW", placement=placement)
    for place in ("2,0", "-100,90"):
        assert clause(state, f"lay NESW at {place}") == "SAB-030"
    beside = {f"lay NESW at {place}" for place in ("-1,0", "0,-1", "0,1", "1,0")}
    assert set(can(state)) == {*beside, "pass NESW"}


@BOTH_PLACEMENTS
def test_a_corner_is_not_enough(placement):
    """SAB-031"""
    state = at("seats 3\nhand0 NESW", placement=placement)
    for place in ("1,1", "1,-1", "-1,1", "-1,-1"):
        assert clause(state, f"lay NESW at {place}") == "SAB-031"


@BOTH_PLACEMENTS
def test_opening_meets_opening_and_rock_meets_rock(placement):
    """SAB-032"""
    state = at("seats 3\nmaze 1,0:EW\nhand0 NS EW NE", placement=placement)
    assert clause(state, "lay EW at 2,0") is None
    assert clause(state, "lay NS at 2,0") == "SAB-032"
    assert clause(state, "lay NE at 2,0") == "SAB-032"
    assert clause(state, "lay NE turned at 2,0") is None
    if placement == "adjacent":
        assert clause(state, "lay NS at 1,1") == "SAB-032"
        assert clause(state, "lay EW at 1,1") is None  # rock to rock


@BOTH_PLACEMENTS
def test_every_touching_side_must_agree_not_only_one(placement):
    """SAB-032"""
    state = at("seats 3\nmaze 1,0:NESW 0,1:NS\nhand0 NE NW NS/- NES", placement=placement)
    # the place 1,1 asks for an opening above and rock on its left
    assert clause(state, "lay NE at 1,1") is None
    assert clause(state, "lay NES at 1,1") is None
    assert clause(state, "lay NS/- at 1,1") is None
    assert clause(state, "lay NW at 1,1") == "SAB-032"
    assert clause(state, "lay NES turned at 1,1") == "SAB-032"


def test_a_quarter_turn_is_refused():
    """SAB-033"""
    state = at("seats 3\nhand0 NE NS")
    for quarter in (2, 3, 7, 255):
        move = pack_at(LAY, DECK.kinds["NE"], 1, 0, quarter)
        assert saboteur.refusal(state.view(0), move).clause == "SAB-033"
        assert move not in saboteur.moves(state.view(0))
    assert clause(state, "lay NS at 1,0") == "SAB-032"  # a turn by 90 degrees would make it fit


def test_a_card_may_be_turned_upside_down():
    """SAB-034"""
    state = at("seats 3\nhand0 NE")
    assert [w for w in can(state) if w.startswith("lay")] == [
        "lay NE turned at 0,-1",
        "lay NE at -1,0",
        "lay NE turned at 1,0",
        "lay NE at 0,1",
    ]
    play(state, "lay NE turned at 1,0")
    assert maze(state)[(1, 0)] == "NE~"


def test_a_card_that_looks_the_same_turned_is_listed_once():
    """SAB-135: SAB-034 allows a half turn, so it cannot be what forbids this one."""
    state = at("seats 3\nhand0 NESW EW")
    assert clause(state, "lay NESW turned at 1,0") == "SAB-135"
    assert clause(state, "lay EW turned at 1,0") == "SAB-135"


@pytest.mark.parametrize("edition", ["house", "cz", "ru-ls"])
def test_a_new_card_must_be_joined_to_the_start(edition):
    """SAB-035. Regression: building on a piece cut off by a rockfall."""
    state = at(CUT_OFF, edition)
    assert clause(state, "lay EW at 5,0") == "SAB-035"
    assert clause(state, "lay NS at 3,1") == "SAB-035"
    assert clause(state, "lay EW at 2,0") is None


@pytest.mark.parametrize("edition", ["house", "cz", "ru-ls"])
def test_rock_against_rock_is_no_tunnel_to_the_start(edition):
    """SAB-035, A-2"""
    state = at("seats 3\nmaze 1,0:EW\nhand0 EW NE", edition)
    assert clause(state, "lay EW at 1,1") == "SAB-035"
    assert clause(state, "lay EW at 1,-1") == "SAB-035"


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_lying_beside_a_card_may_be_enough(edition):
    """SAB-036"""
    state = at(CUT_OFF, edition)
    assert clause(state, "lay EW at 5,0") is None
    assert clause(state, "lay NS at 3,1") is None
    assert clause(state, "lay EW at 4,1") is None
    assert clause(state, "lay NS at 4,1") == "SAB-032"


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_beside_a_goal_alone_is_not_beside_a_card(edition):
    """SAB-036, A-24"""
    state = at("seats 3\nhand0 NESW", edition)
    assert clause(state, "lay NESW at 7,0") == "SAB-030"
    up = at("seats 3\ngoals treasure? stone-NE~ stone-NW?\nhand0 NESW", edition)
    assert clause(up, "lay NESW at 7,0") is None  # a face-up stone counts as a laid card


@pytest.mark.parametrize("dead_end", ["NESW/-", "ESW/-", "EW/-", "W/-"])
def test_no_tunnel_runs_through_a_dead_end(dead_end):
    """SAB-037. Regression: a dead end carries the tunnel on."""
    state = at(f"seats 3\nhand0 {dead_end}\nhand1 NESW EW")
    play(state, f"lay {dead_end} at 1,0")
    assert maze(state)[(1, 0)] == dead_end
    if dead_end != "W/-":
        assert clause(state, "lay EW at 2,0") == "SAB-035"
    for place in ("2,0", "1,1", "1,-1"):
        assert clause(state, f"lay NESW at {place}") in ("SAB-035", "SAB-032")


def test_a_dead_end_fits_by_its_openings_like_any_card():
    """SAB-037"""
    state = at("seats 3\nmaze 1,0:EW\nhand0 EW/- NS/- W/-")
    assert clause(state, "lay EW/- at 2,0") is None
    assert clause(state, "lay W/- at 2,0") is None
    assert clause(state, "lay NS/- at 2,0") == "SAB-032"
    assert clause(state, "lay W/- turned at 2,0") == "SAB-032"


def test_two_dead_ends_face_to_face_join_nothing():
    """SAB-037"""
    state = at("seats 3\nmaze 1,0:EW/-\nhand0 ESW/-", placement="adjacent")
    play(state, "lay ESW/- at 2,0")
    joined = at("seats 3\nmaze 1,0:EW/- 2,0:ESW/-\nhand0 EW NS")
    assert clause(joined, "lay EW at 3,0") == "SAB-035"
    assert clause(joined, "lay NS at 2,1") == "SAB-035"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tool", ["pick", "lamp", "cart", "pick+lamp+cart"])
def test_who_has_a_broken_tool_lays_no_tunnel(tool, edition):
    """SAB-038. Regression: a broken tool is not enforced."""
    state = at(f"seats 3\ntools {tool} - -\nhand0 NESW\nhand1 NESW", edition)
    assert clause(state, "lay NESW at 1,0") == "SAB-038"
    assert can(state) == ["pass NESW"]
    play(state, "pass NESW")
    assert clause(state, "lay NESW at 1,0") is None  # only the owner of the broken tool


def test_roles_do_not_restrict_what_is_laid_where():
    """SAB-039"""
    hand = "seats 3\nhand0 NESW NS/- EW"
    digger = at(f"{hand}\nroles digger saboteur digger digger")
    saboteur_ = at(f"{hand}\nroles saboteur digger digger digger")
    assert can(digger) == can(saboteur_)
    play(saboteur_, "lay NESW at 1,0")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_laid_card_is_never_covered(edition):
    """SAB-040"""
    state = at("seats 3\nmaze 1,0:EW\ngoals treasure? stone-NE~ stone-NW?\nhand0 NESW EW", edition)
    assert clause(state, "lay EW at 1,0") == "SAB-040"
    assert clause(state, "lay NESW at 0,0") == "SAB-040"  # the start
    assert clause(state, "lay NESW at 8,2") == "SAB-040"  # a goal face down
    assert clause(state, "lay NESW at 8,0") == "SAB-040"  # a goal face up


def test_a_laid_card_stays_where_it_is():
    """SAB-040"""
    state = at("seats 3\nhand0 EW NS\nhand1 NS\nhand2 map")
    play(state, "lay EW at 1,0", "pass NS", "look at 8,0", "pass NS")
    assert maze(state) == {(0, 0): "start", (1, 0): "EW"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goal_face_down_asks_nothing_of_its_neighbours(edition):
    """SAB-041"""
    state = at(f"seats 3\nmaze {CORRIDOR}\nhand0 NW ESW NS/- W/-", edition)
    assert clause(state, "lay NW at 7,0") is None
    assert clause(state, "lay W/- at 7,0") is None
    assert clause(state, "lay ESW at 7,0") is None
    play(state, "lay NW at 7,0")
    assert public(state)["goals"] == [None, None, None]


def test_the_moves_beside_a_goal_do_not_depend_on_its_face():
    """SAB-041"""
    text = f"seats 3\nmaze {CORRIDOR}\nhand0 NW ESW NESW W/- NE"
    assert can(at(text)) == can(at(f"{text}\n{TREASURE_AHEAD}"))


def test_the_maze_may_close_upon_itself():
    """SAB-030, SAB-032"""
    state = at("seats 3\nmaze 1,0:NESW 1,1:NW 0,1:NES\nhand0 NS")
    assert turn(state) == 0
    ring = at("seats 3\nmaze 1,0:NESW 0,1:NES\nhand0 NW")
    play(ring, "lay NW at 1,1")
    assert maze(ring)[(1, 1)] == "NW"
