"""Reaching a goal: SAB-068 to SAB-080."""

from __future__ import annotations

import pytest

from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL

from .setting import *

NO_GOAL_UP = [None, None, None]

# Between the middle and the lower goal: one card at 8,1 joins both.
BETWEEN = f"seats 3\nmaze {LOWER_ROW}\nhand0 NES\nhand1 NS NW\nhand2 NS"

# The same, but rock stands west of the middle goal, where a stone reached from below is open.
MISMATCH = f"seats 3\nmaze {LOWER_ROW} 7,0:NW\nhand0 NES\nhand1 NS"

# Two arms lead to the middle goal, from the west and from the north; the card at 4,0 is missing.
TWO_ARMS = """
    seats 3
    maze 1,0:EW 2,0:EW 3,0:EW 5,0:ESW 6,0:ESW~ 7,0:ESW 6,-1:NW~ 7,-1:ESW~ 8,-1:NE~
    hand0 NESW
    """


def goals_after(state, *moves):
    """The goals that are up after these moves."""
    play(state, *moves)
    return public(state)["goals"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_seventh_card_of_a_straight_tunnel_turns_the_goal_up(edition):
    """SAB-068"""
    row = CORRIDOR.split()
    state = at(f"seats 3\nmaze {' '.join(row[:5])}\nhand0 ESW\nhand1 ESW\nhand2 NS", edition)
    assert goals_after(state, "lay ESW at 6,0") == NO_GOAL_UP
    events = play(state, "lay ESW at 7,0")
    assert {"event": "opened", "seat": 1, "goal": 1, "card": "stone-NE", "to": ALL} in events
    assert public(state)["goals"] == [None, "stone-NE", None]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_goal_is_turned_by_the_card_that_fills_a_gap_far_from_it(edition):
    """SAB-068, A-5"""
    row = CORRIDOR.replace("4,0:ESW ", "")
    state = at(f"seats 3\nmaze {row} 7,0:ESW\nhand0 NESW\nhand1 NS", edition)
    assert goals_after(state, "lay NESW at 4,0") == [None, "stone-NE", None]
    assert maze(state)[(8, 0)] == "stone-NE~"  # joined to the neighbour that carries the tunnel


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_a_tunnel_that_is_not_joined_to_the_start_turns_no_goal(edition):
    """SAB-068"""
    row = CORRIDOR.replace("4,0:ESW ", "")
    state = at(f"seats 3\nmaze {row}\nhand0 ESW", edition)
    assert goals_after(state, "lay ESW at 7,0") == NO_GOAL_UP


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_treasure_ends_the_round_at_once(edition):
    """SAB-069"""
    state = at(f"seats 3\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nhand0 ESW NS", edition)
    before = public(state)["deck"]
    events = play(state, "lay ESW at 7,0")
    assert public(state)["phase"] == "draft"
    assert public(state)["deck"] == before  # no draw
    assert hand(state, 0) == ["NS"]
    assert "drew" not in names_of(events)
    assert "round-ended" in names_of(events)
    assert not any(words.startswith(("lay", "pass")) for words in can(state))


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_stone_the_round_goes_on(edition):
    """SAB-070"""
    state = at(f"seats 3\nmaze {CORRIDOR}\nhand0 ESW", edition, deck="NS NW NE EW/- S/-")
    events = play(state, "lay ESW at 7,0")
    assert names_of(events) == ["laid", "opened", "placed", "drew"]
    assert public(state)["deck"] == 4
    assert hand(state, 0) == ["NS"]
    assert turn(state) == 1
    assert public(state)["phase"] == "play"


@pytest.mark.parametrize(("stone", "lies"), [("stone-NE", "stone-NE~"), ("stone-NW", "stone-NW")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stone_is_turned_so_that_it_joins_the_card_just_laid(stone, lies, edition):
    """SAB-071. Regression: stones with four openings."""
    other = {"stone-NE": "stone-NW", "stone-NW": "stone-NE"}[stone]
    state = at(
        f"seats 3\nmaze {CORRIDOR}\ngoals treasure? {stone}? {other}?\nhand0 ESW\nhand1 EW NS",
        edition,
    )
    play(state, "lay ESW at 7,0")
    assert maze(state)[(8, 0)] == lies
    # a stone is a curve: it is closed towards 9,0, whichever it is
    assert clause(state, "lay EW at 9,0") in ("SAB-032", "SAB-035")
    open_to = (8, -1) if stone == "stone-NW" else (8, 1)
    closed_to = (8, 1) if stone == "stone-NW" else (8, -1)
    assert clause(state, f"lay NS at {open_to[0]},{open_to[1]}") is None
    assert clause(state, f"lay NS at {closed_to[0]},{closed_to[1]}") == "SAB-032"


@pytest.mark.parametrize("edition", ["house", "ru16", "cz", "ru-ls"])
def test_a_stone_may_disagree_with_its_other_neighbours(edition):
    """SAB-072"""
    state = at(MISMATCH, edition)
    play(state, "lay NES turned at 8,1")
    assert maze(state)[(8, 0)] == "stone-NE~"  # open to the west, where 7,0 is rock
    assert maze(state)[(7, 0)] == "NW"


def test_only_goals_may_disagree():
    """SAB-072"""
    state = at(f"seats 3\nmaze {CORRIDOR} 7,0:ESW\ngoals treasure? stone-NE~ stone-NW?\nhand0 EW")
    assert clause(state, "lay EW at 8,1") == "SAB-032"  # the stone is open to the south


def test_uk16_lets_the_layer_choose_how_a_stone_lies_that_fits_badly():
    """SAB-073"""
    for position, lies in (("upright", "stone-NE"), ("turned", "stone-NE~")):
        state = at(MISMATCH, "uk16")
        play(state, "lay NES turned at 8,1", "open goal at 8,0")
        assert public(state)["phase"] == "orient"
        assert turn(state) == 0
        assert can(state) == ["put goal at 8,0 upright", "put goal at 8,0 turned"]
        assert clause(state, "put goal at 8,2 turned") == "SAB-073"
        assert clause(state, "pass NS") == "SAB-073"
        play(state, f"put goal at 8,0 {position}")
        assert maze(state)[(8, 0)] == lies
        assert turn(state) == 1


def test_uk16_does_not_ask_when_the_stone_fits():
    """SAB-073"""
    state = at(f"seats 3\nmaze {CORRIDOR}\nhand0 ESW", "uk16")
    play(state, "lay ESW at 7,0")
    assert public(state)["phase"] == "play"
    assert maze(state)[(8, 0)] == "stone-NE~"


def test_a_disagreement_on_any_side_is_a_mismatch():
    """SAB-073"""
    # reached from the west; the stone would be open to the south, where 8,1 shows rock
    state = at(f"seats 3\nmaze {CORRIDOR} 8,1:EW/-\nhand0 ESW", "uk16")
    play(state, "lay ESW at 7,0")
    assert can(state) == ["put goal at 8,0 upright", "put goal at 8,0 turned"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stone_reached_from_two_sides_lies_as_the_layer_says(edition):
    """SAB-071, SAB-073, A-7"""
    for position, lies in (("upright", "stone-NE"), ("turned", "stone-NE~")):
        state = at(TWO_ARMS, edition)
        play(state, "lay NESW at 4,0")
        assert can(state) == ["put goal at 8,0 upright", "put goal at 8,0 turned"]
        play(state, f"put goal at 8,0 {position}")
        assert maze(state)[(8, 0)] == lies


def test_a_stone_beside_the_card_just_laid_joins_that_card():
    """SAB-071, A-7"""
    row = "1,0:EW 2,0:EW 3,0:EW 4,0:NESW 5,0:ESW 6,0:ESW~"
    arm = "6,-1:NW~ 7,-1:ESW~ 8,-1:NE~"
    state = at(f"seats 3\nmaze {row} {arm}\ngoals treasure? stone-NE stone-NW?\nhand0 ESW")
    assert clause(state, "lay ESW at 7,0") == "SAB-032"  # the stone shows rock there
    state = at(f"seats 3\nmaze {row} 7,0:ESW 6,-1:NW~ 7,-1:ESW~\nhand0 NE\nhand1 NS")
    assert public(state)["goals"] == NO_GOAL_UP
    play(state, "lay NE turned at 8,-1")
    assert maze(state)[(8, 0)] == "stone-NE"  # joins 8,-1 above it, not 7,0 at its side


@pytest.mark.parametrize("goal", ["8,0", "8,2"])
def test_uk16_turns_one_of_several_joined_goals(goal):
    """SAB-074"""
    state = at(BETWEEN, "uk16")
    play(state, "lay NES turned at 8,1")
    assert public(state)["phase"] == "choose"
    assert turn(state) == 0
    assert can(state) == ["open goal at 8,0", "open goal at 8,2"]
    assert clause(state, "open no goal") == "SAB-074"
    assert clause(state, "open goal at 8,-2") == "SAB-074"
    assert clause(state, "pass NS") == "SAB-074"
    play(state, f"open goal at {goal}")
    up = [face is not None for face in public(state)["goals"]]
    assert up == [False, goal == "8,0", goal == "8,2"]
    assert turn(state) == 1


def test_next_placement_lets_the_next_layer_turn_the_goal_left_down_or_leave_it():
    """SAB-074, A-4"""
    state = at(BETWEEN, "uk16", unchosen_goal="next_placement")
    play(state, "lay NES turned at 8,1", "open goal at 8,0")
    left = state.copy()
    play(state, "lay NS at 0,-1")
    assert can(state) == ["open goal at 8,2", "open no goal"]
    events = play(state, "open no goal")
    assert {"event": "left-down", "seat": 1, "to": ALL} in events
    assert public(state)["goals"] == [None, "stone-NE", None]
    play(left, "lay NS at 0,-1", "open goal at 8,2")
    assert public(left)["goals"] == [None, "stone-NE", "stone-NW"]


def test_next_placement_who_turns_the_treasure_up_later_has_reached_it():
    """SAB-074, SAB-093, A-4"""
    state = at(f"{BETWEEN}\n{TREASURE_BELOW}", "uk16", unchosen_goal="next_placement")
    play(state, "lay NES turned at 8,1", "open goal at 8,0", "lay NS at 0,-1", "open goal at 8,2")
    assert public(state)["winner"] == "digger"
    assert turn(state) == 1


def test_next_placement_a_new_link_obliges_but_any_joined_goal_may_be_turned():
    """SAB-074, A-4"""
    row = LOWER_ROW.replace("7,1:ESW", "7,1:NESW")
    text = f"seats 3\nmaze {row} 8,1:NE~\nhand0 NES NS"
    state = at(text, "uk16", unchosen_goal="next_placement")
    old = state.copy()
    play(old, "lay NS at 0,-1")
    assert can(old) == ["open goal at 8,2", "open no goal"]  # an old link only
    play(state, "lay NES at 7,0")
    assert can(state) == ["open goal at 8,0", "open goal at 8,2"]
    assert clause(state, "open no goal") == "SAB-074"


def test_new_link_only_asks_nothing_for_old_links():
    """SAB-074, A-4"""
    state = at(BETWEEN, "uk16", unchosen_goal="new_link_only")
    play(state, "lay NES turned at 8,1", "open goal at 8,0", "lay NS at 0,-1")
    assert public(state)["phase"] == "play"
    assert turn(state) == 2
    assert public(state)["goals"] == [None, "stone-NE", None]


@pytest.mark.parametrize("edition", ["house", "ru16", "cz", "ru-ls"])
def test_a_card_between_two_goals_turns_both(edition):
    """SAB-075"""
    state = at(BETWEEN, edition)
    events = play(state, "lay NES turned at 8,1")
    assert public(state)["goals"] == [None, "stone-NE", "stone-NW"]
    assert maze(state)[(8, 0)] == "stone-NE~"
    assert maze(state)[(8, 2)] == "stone-NW"
    assert names_of(events).count("opened") == 2
    assert turn(state) == 1


@pytest.mark.parametrize("edition", ["house", "ru16", "cz", "ru-ls"])
def test_treasure_and_stone_at_once_end_the_round_and_nothing_is_asked(edition):
    """SAB-069, SAB-075"""
    state = at(f"{BETWEEN}\n{TREASURE_BELOW}", edition)
    assert goals_after(state, "lay NES turned at 8,1") == [None, "stone-NE", "treasure"]
    assert public(state)["phase"] == "draft"


@pytest.mark.parametrize("edition", ["house", "ru16", "cz", "ru-ls"])
def test_every_goal_the_placement_joined_is_turned_not_only_those_beside_it(edition):
    """SAB-075"""
    row = LOWER_ROW.replace("4,1:ESW ", "")
    state = at(f"seats 3\nmaze {row} 8,1:NES~\nhand0 ESW", edition)
    assert goals_after(state, "lay ESW at 4,1") == [None, "stone-NE", "stone-NW"]


@pytest.mark.parametrize("edition", ["house", "ru16", "cz", "ru-ls"])
def test_a_stone_that_joins_a_further_goal_turns_it_too(edition):
    """SAB-075, A-6"""
    state = at(f"seats 3\nmaze {CORRIDOR} 8,1:NS\n{TREASURE_BELOW}\nhand0 ESW", edition)
    assert goals_after(state, "lay ESW at 7,0") == [None, "stone-NE", "treasure"]
    assert public(state)["winner"] == "digger"


def test_uk16_a_stone_turns_no_further_goal():
    """SAB-074, A-6"""
    state = at(f"seats 3\nmaze {CORRIDOR} 8,1:NS\n{TREASURE_BELOW}\nhand0 ESW", "uk16")
    assert goals_after(state, "lay ESW at 7,0") == [None, "stone-NE", None]
    assert turn(state) == 1


def shortest_tunnel(state):
    """The fewest laid cards on a way from the start to a goal that is up, goals not counted."""
    cards = {place: card for place, card in maze(state).items() if "/-" not in card}
    best = {(0, 0): 0}
    todo = [(0, 0)]
    for x, y in todo:
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if place in cards and place not in best:
                best[place] = best[x, y] + (place[0] != 8 or place[1] not in (-2, 0, 2))
                todo.append(place)
    goals = [(8, y) for y in (-2, 0, 2)]
    return min((best[goal] for goal in goals if goal in best), default=None)


@pytest.mark.parametrize("min_path", ["off", "assert7", "enforce7"])
def test_no_tunnel_to_a_goal_has_fewer_than_seven_cards(min_path):
    """SAB-076, A-8: seven columns lie between, so the demand never bites."""
    reached = 0
    for seed in range(6):
        state = begin(4, "ru16", min_path=min_path)
        dice = Seeded(seed)
        state.deal(state.shuffled(dice))
        while public(state)["phase"] == "play":
            before = public(state)["goals"]
            state.step(purposeful(state, dice))
            if public(state)["goals"] != before:
                assert shortest_tunnel(state) >= 7
                reached += 1
    assert reached >= 4
    straight = at(f"seats 3\nmaze {CORRIDOR}\nhand0 ESW", "ru16", min_path=min_path)
    play(straight, "lay ESW at 7,0")
    assert shortest_tunnel(straight) == 7
    assert public(straight)["goals"] == [None, "stone-NE", None]


@pytest.mark.parametrize("card", ["NESW/-", "ESW/-", "EW/-", "W/-", "NW", "NES turned"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dead_end_or_rock_beside_a_goal_does_not_reach_it(card, edition):
    """SAB-077. Regression: a dead end that "reaches" the goal."""
    state = at(
        f"seats 3\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nhand0 {card.split()[0]}\nhand1 NS", edition
    )
    events = play(state, f"lay {card} at 7,0")
    assert public(state)["goals"] == NO_GOAL_UP
    assert "opened" not in names_of(events)
    assert public(state)["winner"] == "unknown"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dead_end_within_the_tunnel_breaks_it(edition):
    """SAB-077. Regression: a dead end that "reaches" the goal."""
    row = CORRIDOR.replace("4,0:ESW", "4,0:EW/-")
    state = at(f"seats 3\nmaze {row}\n{TREASURE_AHEAD}\nhand0 ESW", edition)
    if edition in ("uk16", "ru16"):
        play(state, "lay ESW at 7,0")
    else:
        assert clause(state, "lay ESW at 7,0") == "SAB-035"
    assert public(state)["goals"] == NO_GOAL_UP


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tunnel_goes_on_through_a_stone(edition):
    """SAB-078"""
    state = at(f"seats 3\nmaze {CORRIDOR}\n{TREASURE_BELOW}\nhand0 ESW\nhand1 NS EW", edition)
    play(state, "lay ESW at 7,0")
    assert maze(state)[(8, 0)] == "stone-NE~"  # open to the west and to the south
    assert clause(state, "lay EW at 8,1") == "SAB-032"  # its openings must be matched
    assert goals_after(state, "lay NS at 8,1") == [None, "stone-NE", "treasure"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_saboteur_may_complete_the_tunnel(edition):
    """SAB-079"""
    state = at(
        f"""
        seats 3
        maze {CORRIDOR}
        {TREASURE_AHEAD}
        roles saboteur digger digger digger
        hand0 ESW
        """,
        edition,
    )
    play(state, "lay ESW at 7,0")
    assert public(state)["winner"] == "digger"
    assert gold_of(state, 0) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_laid_decides_and_nobody_has_to_do_more(edition):
    """SAB-080"""
    state = at(f"seats 3\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nhand0 ESW\ntools - pick lamp", edition)
    play(state, "lay ESW at 7,0")
    for seat in everyone(state):
        assert sees(state, seat)["public"]["goals"] == [None, "treasure", None]
