"""The turn: SAB-023 to SAB-029."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.parts.packing import pack

from .setting import *


def test_a_turn_is_one_play_and_not_two():
    """SAB-023"""
    state = at("seats 3\nhand0 NS NS map\nhand1 NS")
    play(state, "lay NS at 0,-1")
    assert turn(state) == 1
    assert clause(state, "lay NS at 0,-2", seat=0) == "SAB-022"
    assert clause(state, "look at 8,0", seat=0) == "SAB-022"
    assert clause(state, "pass NS", seat=0) == "SAB-022"


def test_a_turn_is_a_tunnel_an_action_or_a_pass_and_nothing_else():
    """SAB-023"""
    state = at("seats 3\nhand0 NS map")
    verbs = {words.split()[0] for words in can(state)}
    assert verbs == {"lay", "look", "pass"}
    for words in ("take 1", "open no goal", "open goal at 8,0", "put goal at 8,0 turned"):
        assert clause(state, words) == "SAB-023"


@pytest.mark.parametrize("move", [-1, 0, 15, 1 << 36, 1 << 62, pack(12, 0, 0, 0, 0)])
def test_a_number_that_is_no_move_is_refused(move):
    """SAB-023"""
    state = at("seats 3\nhand0 NESW map")
    assert saboteur.refusal(state.view(0), move).clause == "SAB-023"


def test_only_a_card_in_the_hand_is_played():
    """SAB-023"""
    state = at("seats 3\nhand0 NS")
    assert clause(state, "lay NESW at 0,-1") == "SAB-023"
    assert clause(state, "look at 8,0") == "SAB-023"


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_cards_in_hand_there_is_no_free_skip(edition):
    """SAB-024"""
    state = at("seats 3\nhand0 mend-pick", edition)
    assert clause(state, "pass") == "SAB-024"
    assert can(state) == ["pass mend-pick"]


@pytest.mark.parametrize(
    "move",
    [
        "lay NS at 0,-1",
        "look at 8,0",
        "break lamp of 1",
        "mend cart of 2 with mend-cart",
        "rockfall at 0,1",
        "pass NS",
    ],
)
def test_every_turn_ends_with_a_draw(move):
    """SAB-025"""
    state = at(
        """
        seats 3
        maze 0,1:NS
        tools - - cart
        hand0 NS map break-lamp mend-cart rockfall
        """,
        deck="EW S/- NE NW W/-",
    )
    events = play(state, move)
    assert public(state)["deck"] == 4
    assert len(hand(state, 0)) == 5
    assert "EW" in hand(state, 0)
    assert names_of(events)[-1] == "drew"


def test_the_draw_ends_the_turn():
    """SAB-026"""
    state = fresh(5, first=3)
    for seat in (3, 4, 0, 1, 2, 3):
        assert turn(state) == seat
        play(state, f"pass {hand(state, seat)[0]}")


def test_nobody_draws_from_an_empty_deck():
    """SAB-027"""
    state = at("seats 3\nhand0 NS NS NS\nhand1 map map", deck="")
    events = play(state, "lay NS at 0,-1")
    assert hand(state, 0) == ["NS", "NS"]
    assert "drew" not in names_of(events)
    play(state, "pass map")
    assert hand(state, 1) == ["map"]


def test_the_discard_pile_never_becomes_a_draw_deck():
    """SAB-028"""
    state = at("seats 3\nhand0 NS NS", deck="")
    pile = public(state)["discard"]
    assert pile == 65
    play(state, "pass NS")
    assert public(state)["deck"] == 0
    assert public(state)["discard"] == pile + 1
    assert hand(state, 0) == ["NS"]


def test_the_card_drawn_cannot_be_played_in_the_same_turn():
    """SAB-029"""
    state = at("seats 3\nhand0 NS\nhand1 NS", deck="map EW")
    assert clause(state, "look at 8,0") == "SAB-023"  # still on the deck
    play(state, "pass NS")
    assert hand(state, 0) == ["map"]
    assert clause(state, "look at 8,0", seat=0) == "SAB-022"  # drawn, but the turn is over
