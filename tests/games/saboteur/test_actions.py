"""Action cards: SAB-042 to SAB-062."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.kernel.state import ALL, Refused
from dwarrow.words import tell_facts

from .setting import *

TOOLS = ("pick", "lamp", "cart")


@pytest.mark.parametrize(
    ("move", "event"),
    [
        ("break lamp of 1", {"event": "broke", "seat": 0, "target": 1, "tool": "lamp"}),
        (
            "mend cart of 2 with mend-pick+cart",
            {"event": "mended", "seat": 0, "target": 2, "tool": "cart", "card": "mend-pick+cart"},
        ),
        (
            "rockfall at 1,0",
            {"event": "collapsed", "seat": 0, "card": "EW", "x": 1, "y": 0, "turned": False},
        ),
        ("look at 8,2", {"event": "looked", "seat": 0, "goal": 2}),
    ],
)
def test_everyone_sees_which_action_is_played_on_whom(move, event):
    """SAB-042"""
    state = at(
        """
        seats 3
        maze 1,0:EW
        tools - - cart
        hand0 break-lamp mend-pick+cart rockfall map
        """
    )
    assert {**event, "to": ALL} in play(state, move)


def test_a_rockfall_tells_the_card_as_it_lay():
    """SAB-125: everyone saw a curve from bottom to left, and that is what is gone."""
    state = at("seats 3\nmaze 1,0:NE~\nhand0 rockfall")
    fell = only(play(state, "rockfall at 1,0"), "collapsed")
    told = tell_facts("saboteur", fell, ["Ada", "Bo", "Cy"])
    assert told.endswith("Gone: curve from bottom to left.")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tool_is_broken_in_front_of_any_player_oneself_included(edition):
    """SAB-042"""
    state = at("seats 4\nturn 1\nhand1 break-pick", edition)
    breaks = [f"break pick of {seat}" for seat in range(4)]
    assert can(state) == [*breaks, "pass break-pick"]
    assert clause(state, "break pick of 4") == "SAB-042"


def test_each_kind_of_action_has_its_own_targets():
    """SAB-043"""
    state = at(
        """
        seats 3
        maze 1,0:EW 0,1:NS
        tools pick lamp -
        hand0 map rockfall break-cart mend-lamp mend-pick+lamp
        """
    )
    assert can(state) == [
        "look at 8,-2",
        "look at 8,0",
        "look at 8,2",
        "rockfall at 1,0",
        "rockfall at 0,1",
        "break cart of 0",
        "break cart of 1",
        "break cart of 2",
        "mend lamp of 1 with mend-lamp",
        "mend pick of 0 with mend-pick+lamp",
        "mend lamp of 1 with mend-pick+lamp",
        "pass map",
        "pass rockfall",
        "pass break-cart",
        "pass mend-lamp",
        "pass mend-pick+lamp",
    ]


def test_a_card_is_used_for_what_it_is():
    """SAB-043"""
    state = at("seats 3\ntools - lamp -\nhand0 map mend-lamp NS break-pick")
    tricks = ["lay map at 1,0", "mend lamp of 1 with map", "mend lamp of 1 with NS"]
    for words in [*tricks, "lay mend-lamp at 1,0", "mend pick of 1 with break-pick"]:
        assert clause(state, words) == "SAB-043"


def test_a_broken_tool_stays_until_it_is_mended():
    """SAB-044"""
    state = at("seats 3\nhand0 break-lamp NS\nhand1 NS NS\nhand2 NS mend-lamp")
    play(state, "break lamp of 1")
    for words in ("pass NS", "pass NS", "pass NS", "pass NS"):
        assert public(state)["tools"] == [[], ["lamp"], []]
        play(state, words)
    play(state, "mend lamp of 1 with mend-lamp")
    assert public(state)["tools"] == [[], [], []]


def test_a_broken_tool_is_not_on_the_discard_pile():
    """SAB-044"""
    state = at("seats 3\nhand0 break-lamp")
    play(state, "break lamp of 1")
    assert public(state)["discard"] == 0
    assert public(state)["spent"] == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sabotaged_player_still_plays_actions_and_passes(edition):
    """SAB-045"""
    state = at("seats 3\ntools pick - -\nhand0 map break-lamp mend-pick NS", edition)
    for words in ("look at 8,0", "break lamp of 1", "mend pick of 0 with mend-pick", "pass NS"):
        assert clause(state, words) is None
    assert not any(words.startswith("lay") for words in can(state))


@pytest.mark.parametrize("tool", TOOLS)
def test_one_broken_tool_of_a_kind_is_the_most(tool):
    """SAB-046"""
    state = at(f"seats 3\ntools - {tool} -\nhand0 break-pick break-lamp break-cart")
    for other in TOOLS:
        refused = "SAB-046" if other == tool else None
        assert clause(state, f"break {other} of 1") == refused
        assert clause(state, f"break {other} of 2") is None


def test_three_different_broken_tools_may_lie_before_one_player():
    """SAB-046"""
    state = at("seats 3\ntools - pick+cart -\nhand0 break-lamp\nhand1 NS\nhand2 break-lamp")
    play(state, "break lamp of 1", "pass NS")
    assert public(state)["tools"][1] == ["pick", "lamp", "cart"]
    assert clause(state, "break lamp of 1") == "SAB-046"


def test_who_was_mended_before_the_turn_may_lay():
    """SAB-047"""
    state = at("seats 3\ntools - cart -\nhand0 mend-cart\nhand1 NS")
    assert clause(at("seats 3\nturn 1\ntools - cart -\nhand1 NS"), "lay NS at 0,1") == "SAB-038"
    play(state, "mend cart of 1 with mend-cart", "lay NS at 0,1")


def test_who_mends_the_own_tool_lays_only_in_the_next_turn():
    """SAB-047"""
    state = at("seats 3\ntools cart - -\nhand0 mend-cart NS\nhand1 EW\nhand2 EW")
    play(state, "mend cart of 0 with mend-cart")
    assert clause(state, "lay NS at 0,1", seat=0) == "SAB-022"
    play(state, "pass EW", "pass EW", "lay NS at 0,1")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_repair_mends_oneself_or_another(edition):
    """SAB-048. Regression: no repair of oneself."""
    text = "seats 3\ntools lamp lamp -\nhand0 mend-lamp"
    state = at(text, edition)
    play(state, "mend lamp of 0 with mend-lamp")
    assert public(state)["tools"] == [[], ["lamp"], []]
    state = at(text, edition)
    play(state, "mend lamp of 1 with mend-lamp")
    assert public(state)["tools"] == [["lamp"], [], []]
    assert clause(at(text), "mend lamp of 3 with mend-lamp") == "SAB-048"


def test_a_repair_takes_away_one_tool_and_leaves_the_others():
    """SAB-048"""
    state = at("seats 3\ntools - pick+lamp+cart -\nhand0 mend-lamp")
    play(state, "mend lamp of 1 with mend-lamp")
    assert public(state)["tools"][1] == ["pick", "cart"]


@pytest.mark.parametrize("card", ["mend-lamp", "mend-pick", "mend-pick+lamp"])
def test_a_repair_mends_only_what_it_shows(card):
    """SAB-049"""
    state = at(f"seats 3\ntools - cart -\nhand0 {card}")
    assert clause(state, f"mend cart of 1 with {card}") == "SAB-049"


def test_the_repair_and_the_broken_tool_are_both_discarded():
    """SAB-050"""
    state = at("seats 3\ntools - cart -\nhand0 mend-lamp+cart")
    before = public(state)["discard"]
    play(state, "mend cart of 1 with mend-lamp+cart")
    assert public(state)["discard"] == before + 2
    assert public(state)["spent"] == {"break-cart": 1, "mend-lamp+cart": 1}
    assert public(state)["tools"] == [[], [], []]


@pytest.mark.parametrize(
    ("card", "one", "two"),
    [
        ("mend-pick+lamp", "pick", "lamp"),
        ("mend-pick+cart", "pick", "cart"),
        ("mend-lamp+cart", "lamp", "cart"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_repair_with_two_tools_mends_one_of_them(card, one, two, edition):
    """SAB-051. Regression: a two-tool repair mends both."""
    state = at(f"seats 3\ntools - {one}+{two} -\nhand0 {card}", edition)
    play(state, f"mend {two} of 1 with {card}")
    assert public(state)["tools"][1] == [one]
    assert public(state)["spent"] == {f"break-{two}": 1, card: 1}


def test_who_plays_a_repair_with_two_tools_chooses_which():
    """SAB-052"""
    state = at("seats 3\ntools - pick+lamp -\nhand0 mend-pick+lamp")
    assert can(state)[:2] == [
        "mend pick of 1 with mend-pick+lamp",
        "mend lamp of 1 with mend-pick+lamp",
    ]
    with pytest.raises(Refused, match="is not a move"):
        saboteur.read_move("mend of 1 with mend-pick+lamp")  # the choice belongs to the move


def test_a_repair_needs_a_broken_tool():
    """SAB-053"""
    state = at("seats 3\ntools - lamp -\nhand0 mend-pick mend-pick+lamp")
    assert clause(state, "mend pick of 1 with mend-pick") == "SAB-053"
    assert clause(state, "mend pick of 1 with mend-pick+lamp") == "SAB-053"
    assert clause(state, "mend lamp of 2 with mend-pick+lamp") == "SAB-053"
    assert clause(state, "pass mend-pick") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rockfall_takes_a_tunnel_but_never_start_or_goals(edition):
    """SAB-054, A-25"""
    state = at("seats 3\nmaze 1,0:EW\ngoals treasure? stone-NE~ stone-NW?\nhand0 rockfall", edition)
    assert clause(state, "rockfall at 0,0") == "SAB-054"
    assert clause(state, "rockfall at 8,0") == "SAB-054"  # a stone face up
    assert clause(state, "rockfall at 8,-2") == "SAB-054"  # the treasure face down
    assert clause(state, "rockfall at 5,5") == "SAB-054"  # nothing there
    assert clause(state, "rockfall at 99,99") == "SAB-054"
    assert can(state) == ["rockfall at 1,0", "pass rockfall"]


def test_a_rockfall_takes_any_tunnel_joined_or_not():
    """SAB-055"""
    state = at(
        """
        seats 3
        maze 1,0:EW 3,0:EW 4,0:EW/- 0,1:NS 0,2:NES/-
        hand0 rockfall
        """
    )
    assert can(state) == [
        "rockfall at 1,0",  # joined
        "rockfall at 3,0",  # cut off
        "rockfall at 4,0",  # cut off and a dead end
        "rockfall at 0,1",
        "rockfall at 0,2",
        "pass rockfall",
    ]


def test_a_player_with_broken_tools_may_play_a_rockfall():
    """SAB-045, SAB-054"""
    state = at("seats 3\nmaze 1,0:EW\ntools pick+lamp+cart - -\nhand0 rockfall")
    play(state, "rockfall at 1,0")
    assert maze(state) == {(0, 0): "start"}


def test_the_rockfall_and_the_card_it_took_are_discarded():
    """SAB-056"""
    state = at("seats 3\nmaze 1,0:EW\nhand0 rockfall")
    play(state, "rockfall at 1,0")
    assert public(state)["discard"] == 2
    assert public(state)["spent"] == {"EW": 1, "rockfall": 1}
    assert (1, 0) not in maze(state)


def test_a_gap_may_be_filled_again_by_a_card_that_fits():
    """SAB-057"""
    state = at("seats 3\nmaze 1,0:EW 2,0:EW 3,0:EW\nhand0 rockfall\nhand1 ESW NS")
    play(state, "rockfall at 2,0")
    assert clause(state, "lay NS at 2,0") == "SAB-032"
    play(state, "lay ESW at 2,0")
    after = at("seats 3\nmaze 1,0:EW 2,0:ESW 3,0:EW\nhand0 NESW")
    assert clause(after, "lay NESW at 4,0") is None  # what was cut off is joined again


def test_cards_cut_off_by_a_rockfall_stay_on_the_table():
    """SAB-058"""
    state = at("seats 3\nmaze 1,0:EW 2,0:EW 3,0:EW\nhand0 rockfall\nhand1 NESW")
    play(state, "rockfall at 2,0")
    assert maze(state) == {(0, 0): "start", (1, 0): "EW", (3, 0): "EW"}
    assert clause(state, "lay NESW at 4,0") == "SAB-035"


def test_a_map_leaves_the_goals_as_they_are():
    """SAB-059"""
    state = at("seats 3\nhand0 map")
    before = whole(state)["hidden"]["goals"]
    play(state, "look at 8,0")
    assert whole(state)["hidden"]["goals"] == before
    assert public(state)["goals"] == [None, None, None]
    assert own(state, 0)["seen"] == [None, "stone-NE", None]


def test_a_map_needs_one_of_the_three_goals_face_down():
    """SAB-059, A-23"""
    state = at("seats 3\ngoals treasure? stone-NE~ stone-NW?\nhand0 map")
    assert can(state) == ["look at 8,-2", "look at 8,2", "pass map"]
    assert clause(state, "look at 8,0") == "SAB-059"
    with pytest.raises(Refused, match="no goal lies at"):
        saboteur.read_move("look at 3,3")


def test_a_goal_may_be_looked_at_again():
    """SAB-059"""
    state = at("seats 3\nlooked 1 - -\nhand0 map")
    assert clause(state, "look at 8,0") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_player_of_the_map_sees_the_goal(edition):
    """SAB-060"""
    state = at("seats 3\nhand0 map", edition)
    twin = at(f"seats 3\nhand0 map\n{TREASURE_AHEAD}", edition)
    events = play(state, "look at 8,0")
    twins = play(twin, "look at 8,0")
    assert {"event": "saw", "goal": 1, "card": "stone-NE", "to": 0} in events
    assert {"event": "saw", "goal": 1, "card": "treasure", "to": 0} in twins
    for seat in others(state, 0):
        assert sees(state, seat) == sees(twin, seat)
        heard = [one for one in events if one["to"] in (ALL, seat)]
        assert heard == [one for one in twins if one["to"] in (ALL, seat)]


def test_the_map_is_discarded():
    """SAB-061"""
    state = at("seats 3\nhand0 map")
    play(state, "look at 8,0")
    assert public(state)["discard"] == 1
    assert public(state)["spent"] == {"map": 1}


def test_a_rockfall_never_turns_a_stone_down_again():
    """SAB-062"""
    state = at(f"seats 3\nmaze {CORRIDOR}\nhand0 ESW\nhand1 rockfall\nhand2 ESW NS")
    play(state, "lay ESW at 7,0")
    assert public(state)["goals"] == [None, "stone-NE", None]
    play(state, "rockfall at 7,0")
    for seat in everyone(state):
        assert sees(state, seat)["public"]["goals"] == [None, "stone-NE", None]
    assert maze(state)[(8, 0)] == "stone-NE~"
    events = play(state, "lay ESW at 7,0")
    assert "opened" not in names_of(events)  # it is open already


def test_no_rockfall_undoes_a_round_that_is_over():
    """SAB-062"""
    state = at(f"seats 3\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nhand0 ESW\nhand1 rockfall")
    play(state, "lay ESW at 7,0")
    assert public(state)["winner"] == "digger"
    for seat in range(3):
        assert not any(words.startswith("rockfall") for words in can(state, seat=seat))
    assert clause(state, "rockfall at 7,0", seat=turn(state)) is not None
