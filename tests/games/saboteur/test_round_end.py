"""The end of a round: SAB-081 to SAB-086."""

from __future__ import annotations

import pytest

from dwarrow.kernel.state import ALL, DEALER

from .setting import *

BY_CIRCLE = pytest.mark.parametrize("edition", ["uk16", "ru16", "ru-ls"])
BY_EMPTY_HANDS = pytest.mark.parametrize("edition", ["house", "cz"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_treasure_ends_the_round_and_the_other_goals_stay_down(edition):
    """SAB-081"""
    state = at(f"seats 3\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nhand0 ESW", edition)
    events = play(state, "lay ESW at 7,0")
    ended = next(one for one in events if one["event"] == "round-ended")
    assert ended["winner"] == "digger"
    for seat in everyone(state):
        assert sees(state, seat)["public"]["goals"] == [None, "treasure", None]


def winner_after(state, *moves):
    """Who has won the round after these moves."""
    play(state, *moves)
    return public(state)["winner"]


# The position, the deck, and the moves of which the last closes a circle of forced passes.
CIRCLES = {
    "hands that cannot be played": (
        "seats 3\nhand0 mend-pick mend-lamp\nhand1 mend-cart mend-lamp\nhand2 mend-pick mend-cart",
        "",
        "pass mend-pick, pass mend-cart, pass mend-pick",
    ),
    "empty hands and such": (
        "seats 4\nhand1 mend-pick mend-pick\nhand3 mend-lamp mend-lamp",
        "",
        "pass, pass mend-pick, pass, pass mend-lamp",
    ),
    "anew after a play": (
        "seats 3\nhand0 mend-pick\nhand1 mend-pick\nhand2 break-lamp",
        "",
        "pass mend-pick, pass mend-pick, break lamp of 2, pass, pass, pass",
    ),
    "anew after a pass by choice": (  # seat 2 could have played
        "seats 3\nhand0 mend-pick\nhand1 mend-pick\nhand2 map NS",
        "",
        "pass mend-pick, pass mend-pick, pass NS, pass, pass, look at 8,0, pass, pass, pass",
    ),
    "not before the deck is empty": (  # the first pass draws its last card
        "seats 3\nhand0 mend-pick\nhand1 mend-pick\nhand2 mend-lamp",
        "mend-lamp",
        "pass mend-pick, pass mend-pick, pass mend-lamp, pass mend-lamp",
    ),
    "broken tools": (
        "seats 3\ntools pick pick lamp\nhand0 NESW\nhand1 NESW\nhand2 NESW",
        "",
        "pass NESW, pass NESW, pass NESW",
    ),
}


@BY_CIRCLE
@pytest.mark.parametrize("circle", CIRCLES)
def test_a_full_circle_of_forced_passes_ends_the_round(circle, edition):
    """SAB-082, SAB-083, A-16"""
    text, deck, moves = CIRCLES[circle]
    state = at(text, edition, deck=deck)
    *before, last = moves.split(", ")
    assert winner_after(state, *before) == "unknown"
    assert winner_after(state, last) == "saboteur"
    assert turn(state) == DEALER


@BY_EMPTY_HANDS
def test_the_round_ends_when_all_hands_are_empty(edition):
    """SAB-084"""
    state = at("seats 3\nhand0 mend-pick\nhand1 mend-lamp mend-cart", edition, deck="")
    assert (
        winner_after(state, "pass mend-pick", "pass mend-lamp", "pass", "pass") == "unknown"
    )  # one card is left
    assert winner_after(state, "pass mend-cart") == "saboteur"


@BY_EMPTY_HANDS
def test_a_circle_of_passes_ends_nothing_while_a_card_is_left(edition):
    """SAB-084"""
    state = at("seats 3\nhand1 mend-lamp mend-cart mend-pick", edition, deck="")
    assert (
        winner_after(
            state, "pass", "pass mend-lamp", "pass", "pass", "pass mend-cart", "pass", "pass"
        )
        == "unknown"
    )
    assert can(state) == ["pass mend-pick"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_card_may_still_reach_the_treasure(edition):
    """SAB-081, SAB-084"""
    state = at(f"seats 3\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nhand0 ESW", edition, deck="")
    assert winner_after(state, "lay ESW at 7,0") == "digger"


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_roles_are_turned_up_at_the_end_of_the_round(edition):
    """SAB-085"""
    roles = ["digger", "saboteur", "digger", "digger", "saboteur"]
    treasure = at(
        f"""
        seats 5
        maze {CORRIDOR}
        {TREASURE_AHEAD}
        roles {" ".join(roles)} digger
        hand0 ESW
        """,
        edition,
    )
    play(treasure, "lay ESW at 7,0")
    spent = at(f"seats 5\nroles {' '.join(roles)} digger\nturn 4\nhand4 NS", edition, deck="")
    play(spent, "pass NS")
    while public(spent)["winner"] == "unknown":
        play(spent, "pass")
    for state in (treasure, spent):
        for seat in everyone(state):
            assert sees(state, seat)["public"]["roles"] == roles
        assert told(state, event="round-ended")[0]["roles"] == roles


def test_no_role_is_told_or_shown_before_the_end_of_the_round():
    """SAB-086"""
    state = begin(5)
    deal(state, seed=4)
    to_next_deal(state, seed=4)
    before_the_end = []
    for one in told(state):
        if one["event"] == "round-ended":
            break
        before_the_end.append(one)
    assert len(before_the_end) > 50
    for one in before_the_end:
        if one["event"] == "got-role":
            assert one["to"] != ALL
        else:
            assert "digger" not in str(one)
            assert "saboteur" not in str(one)


def test_nothing_that_others_see_depends_on_a_role_during_the_round():
    """SAB-086"""
    text = f"seats 5\nmaze {CORRIDOR}\nhand0 ESW rockfall map\nhand1 NS"
    one = at(f"{text}\nroles digger digger digger digger saboteur saboteur")
    two = at(f"{text}\nroles digger saboteur digger digger saboteur digger")
    for state in (one, two):
        play(state, "lay ESW at 7,0", "pass NS")
    for seat in others(one, 1):
        assert sees(one, seat) == sees(two, seat)
        assert told(one, to=seat) == told(two, to=seat)
    assert clause(one, "look at 8,2", seat=0) == clause(two, "look at 8,2", seat=0)
