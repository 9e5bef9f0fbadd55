"""Passing and discards: SAB-063 to SAB-067."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.games.saboteur.cards import DECK
from dwarrow.kernel.state import ALL
from dwarrow.parts.deeds import PASS
from dwarrow.parts.packing import pack

from .setting import *


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_may_pass_though_one_could_play(edition):
    """SAB-063"""
    state = at("seats 3\nhand0 NESW map", edition)
    assert {"pass NESW", "pass map", "lay NESW at 1,0"} <= set(can(state))
    play(state, "pass NESW")


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_may_pass_because_nothing_can_be_played(edition):
    """SAB-063"""
    state = at("seats 3\ntools cart - -\nhand0 NESW mend-lamp", edition)
    assert can(state) == ["pass NESW", "pass mend-lamp"]


def test_a_pass_costs_one_card_that_nobody_else_sees():
    """SAB-064"""
    state = at("seats 3\nhand0 NS map\nhand1 EW", deck="NE")
    twin = at("seats 3\nhand0 map EW\nhand1 NS", deck="NE")
    events = play(state, "pass NS")
    twins = play(twin, "pass EW")
    assert {"event": "passed", "seat": 0, "discarded": 1, "to": ALL} in events
    assert {"event": "discarded", "card": "NS", "to": 0} in events
    assert "NS" not in hand(state, 0)
    for seat in others(state, 0, 1):
        assert sees(state, seat) == sees(twin, seat)
    assert [e for e in events if e["to"] == ALL] == [e for e in twins if e["to"] == ALL]
    assert public(state)["buried"] == [1, 0, 0]


def test_a_pass_costs_exactly_one_card():
    """SAB-064"""
    state = at("seats 3\nhand0 NS map", deck="")
    play(state, "pass NS")
    assert hand(state, 0) == ["map"]
    assert public(state)["buried"] == [1, 0, 0]
    other = at("seats 3\nhand0 NS map")
    assert clause(other, "pass EW") == "SAB-064"  # not in the hand
    two = pack(PASS, DECK.kinds["NS"], DECK.kinds["map"], 0, 0)
    assert saboteur.refusal(other.view(0), two).clause == "SAB-064"


def test_one_draws_after_a_pass():
    """SAB-065"""
    state = at("seats 3\nhand0 NS map", deck="NE EW")
    events = play(state, "pass NS")
    assert hand(state, 0) == ["NE", "map"]
    assert public(state)["deck"] == 1
    assert names_of(events) == ["passed", "drew"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_hand_passes_without_a_card(edition):
    """SAB-066"""
    state = at("seats 3\nhand1 NS", edition, deck="")
    before = public(state)["discard"]
    assert can(state) == ["pass"]
    events = play(state, "pass")
    assert events == [{"event": "passed", "seat": 0, "discarded": 0, "to": ALL}]
    assert public(state)["discard"] == before
    assert hand(state, 0) == []


def test_the_discard_pile_lies_face_down():
    """SAB-067"""
    state = at("seats 3\nhand0 NS\nburied1 map\nburied2 EW EW")
    twin = at("seats 3\nhand0 NS\nburied1 EW\nburied2 map EW")
    for seat in others(state, 1, 2):
        assert sees(state, seat) == sees(twin, seat)
    assert own(state, 1)["buried"] == {"map": 1}
    assert public(state)["buried"] == [0, 1, 2]
    assert public(state)["discard"] == 3
