"""B.3: bridges, double curves, ladders, doors, crystals and mixed cards."""

from __future__ import annotations

import pytest

from dwarrow.games.saboteur2 import write_position as write

from .setting import *


def reached(state: Saboteur2, x: int, y: int) -> bool:
    walk = state.public.maze.walks[0]
    maze = state.public.maze
    return bool(walk.open_in(maze.cell_at(x, y)))


def test_nobody_turns_on_a_bridge() -> None:
    """SB2-029."""
    state = at("seats 2\nmaze 1,0:bridge-NESW/NS+EW\nhand0 NESW")
    assert reached(state, 2, 0)
    assert not reached(state, 1, 1) and not reached(state, 1, -1)
    assert clause(state, "lay NESW at 2,0") is None
    assert clause(state, "lay NESW at 1,1") == "SAB-035"


@pytest.mark.parametrize(
    ("card", "number"),
    [("bridge-NESW/NS+EW", "SB2-030"), ("curves-NESW/NW+ES", "SB2-031")],
)
@pytest.mark.parametrize("placement", ["connected", "adjacent"])
def test_one_of_two_tunnels_must_go_on_from_the_start(
    card: str, number: str, placement: str
) -> None:
    """SB2-030, SB2-031."""
    text = f"seats 2\nmaze 1,0:EW/- 3,0:EW\nhand0 {card}"
    state = at(text, placement=placement)
    assert clause(state, f"lay {card} at 4,0") == number
    assert clause(state, f"lay {card} at 0,1") is None


def test_curves_join_two_sides_each() -> None:
    """SB2-031."""
    state = at("seats 2\nmaze 1,0:curves-NESW/NW+ES\nhand0 EW")
    assert reached(state, 1, -1)
    assert not reached(state, 2, 0) and not reached(state, 1, 1)


def test_all_four_sides_of_a_bridge_must_agree() -> None:
    """SB2-032."""
    state = at("seats 2\nmaze 1,0:EW 0,1:NESW 2,0:NESW\nhand0 bridge-NESW/NS+EW")
    assert clause(state, "lay bridge-NESW/NS+EW at 2,1") is None
    assert clause(state, "lay bridge-NESW/NS+EW at 1,1") == "SAB-032"


def test_a_ladder_rejoins_a_cut_off_part_to_the_start() -> None:
    """SB2-033."""
    state = at("seats 2\nmaze 1,0:EW/- 4,0:EW 5,0:NESW\nhand0 ladder-E NESW")
    assert not reached(state, 6, 0)
    assert clause(state, "lay NESW at 6,0") == "SAB-035"
    play(state, "lay ladder-E at 3,0")
    assert reached(state, 6, 0) and reached(state, 5, 1)


def test_ladders_are_joined_to_each_other() -> None:
    """SB2-033."""
    state = at("seats 2\nmaze 1,0:EW/- 3,0:ladder-E 4,0:EW 5,3:NE 5,2:ladder-S\nhand0 NESW")
    assert reached(state, 5, 0) and reached(state, 6, 3)


def test_a_ladder_needs_an_opening_of_a_laid_card_joined_or_not() -> None:
    """SB2-034."""
    state = at("seats 2\nmaze 1,0:EW 3,0:EW/-\nhand0 ladder-E ladder-S")
    assert clause(state, "lay ladder-E turned at 4,0") is None  # a dead end's opening is enough
    assert clause(state, "lay ladder-E at 3,1") == "SB2-034"  # rock meets rock
    assert clause(state, "lay ladder-E at 6,3") == "SAB-030"
    loose = at("seats 2\nmaze 1,0:EW 3,0:EW/-\nhand0 ladder-E ladder-S", ladder_join="touch")
    assert clause(loose, "lay ladder-E at 3,1") is None


def test_no_ladder_lies_beside_a_goal() -> None:
    """SB2-035."""
    text = "seats 2\nmaze 1,0:EW 2,0:EW 3,0:EW 4,0:NESW 5,0:NESW 6,0:NESW\nhand0 ladder-E"
    state = at(text)
    assert clause(state, "lay ladder-E turned at 7,0") == "SB2-035"
    assert clause(state, "lay ladder-E at 8,1") == "SB2-035"
    assert "lay ladder-E turned at 7,0" not in can(state)


def test_a_ladder_beside_a_face_up_stone_depends_on_the_option() -> None:
    """SB2-035."""
    text = """seats 2
        maze 1,0:EW 2,0:EW 3,0:EW 4,0:NESW 5,0:NESW 6,0:NESW 7,0:NESW
        goals treasure? stone-NW stone-NE?
        hand0 ladder-S"""
    assert clause(at(text), "lay ladder-S at 8,-1") == "SB2-035"
    open_goal = "lay ladder-S turned at 7,1"
    assert clause(at(text, ladder_goal="face_down"), open_goal) is None


def test_a_fallen_ladder_ends_its_link() -> None:
    """SB2-036."""
    state = at("seats 2\nmaze 1,0:EW/- 3,0:ladder-E 4,0:NESW\nhand0 rockfall NE\nhand1 NESW")
    assert reached(state, 5, 0)
    play(state, "rockfall at 3,0")
    assert not reached(state, 5, 0)


def test_anybody_may_lay_any_door() -> None:
    """SB2-037."""
    state = at("seats 2\nroles blue green\nhand0 door-green-EW")
    assert clause(state, "lay door-green-EW at 1,0") is None


def test_who_passes_which_door() -> None:
    """SB2-038: a team its own; the Boss, the Profiteer and the Geologist complete through all."""
    for role in ("boss", "profiteer", "geologist"):
        state = ready(f"{role} green blue", 0, a=GREEN_DOOR)
        green, blue = finish(state)["reaches"]
        assert green["reaches"] and not blue["reaches"]
        assert state.public.completer == 0
        assert [bool(state.public.winners >> seat & 1) for seat in (1, 2)] == [True, False]


def test_doors_hinder_nobody_in_laying() -> None:
    """SB2-039."""
    state = at("seats 2\nroles green blue\nmaze 1,0:door-blue-EW\nhand0 EW")
    assert clause(state, "lay EW at 2,0") is None


def test_a_crystal_card_goes_where_a_plain_one_goes() -> None:
    """SB2-040."""
    plain, crystal = at("seats 2\nhand0 ESW"), at("seats 2\nhand0 crystal-ESW")
    places = [move.replace("crystal-", "") for move in can(crystal)]
    assert places == can(plain)


def test_a_fallen_door_no_longer_bars() -> None:
    """SB2-041."""
    state = ready("boss green blue", 0, b=BLUE_DOOR, more="hand1 rockfall\nhand2 NESW")
    state = at(write(state).replace("turn 0", "turn 1"))
    play(state, "rockfall at 5,0", "lay NESW at 5,0")
    assert public(state)["spent"] == {"rockfall": 1, "door-blue-EW": 1}
    assert winners(finish(state)) == [0, 1, 2]


def test_dead_openings_of_a_mixed_card_lead_nowhere() -> None:
    """SB2-042."""
    state = at("seats 2\nmaze 0,1:NES/NS\nhand0 NESW EW")
    assert reached(state, 0, 2) and not reached(state, 1, 1)
    assert clause(state, "lay EW at 1,1") == "SAB-035"
