"""Who knows what: SAB-117 to SAB-134."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, NOBODY, SPECTATOR, Refused

from .setting import *


def same_for(seats, one, two):
    """Both worlds look and sound the same from these seats, moves included."""
    for seat in seats:
        assert sees(one, seat) == sees(two, seat)
        assert told(one, to=seat) == told(two, to=seat)
        if seat != SPECTATOR:
            assert can(one, seat=seat) == can(two, seat=seat)
        assert saboteur.drawn(one.view(seat)) == saboteur.drawn(two.view(seat))


def found(gold, roles="digger digger saboteur digger digger", edition="cz", **options):
    state = at(
        f"""
        seats 4
        maze {CORRIDOR}
        {TREASURE_AHEAD}
        roles {roles}
        hand0 ESW
        """,
        edition,
        gold=gold,
        **options,
    )
    play(state, "lay ESW at 7,0")
    return state


def test_a_role_is_known_to_its_owner_from_the_deal_on():
    """SAB-117"""
    one, two = begin(5), begin(5)
    deal(one, roles="digger saboteur digger digger digger saboteur")
    deal(two, roles="digger digger digger digger saboteur saboteur")
    assert told(one, to=1, event="got-role")[0]["role"] == "saboteur"
    assert own(one, 1)["role"] == "saboteur"
    assert own(two, 1)["role"] == "digger"
    same_for(others(one, 1, 4), one, two)
    play(one, f"pass {hand(one, 0)[0]}")
    assert own(one, 1)["role"] == "saboteur"  # may be looked at again


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_the_pool_is_public_and_the_role_aside_is_not(seats):
    """SAB-118"""
    state = fresh(seats)
    pool = sees(state, SPECTATOR)["public"]["pool"]
    assert pool["digger"] + pool["saboteur"] == seats + 1
    assert sees(state, SPECTATOR)["seats"] == seats
    for seat in everyone(state):
        assert sees(state, seat)["public"]["aside"] == "unknown"
        assert not hasattr(state.view(seat), "hidden")


def test_a_map_teaches_its_player_one_goal_for_the_round():
    """SAB-119"""
    text = "seats 3\nhand0 map NS\nhand1 NS\nhand2 NS"
    one, two = at(text), at(f"{text}\n{TREASURE_AHEAD}")
    for state in (one, two):
        play(state, "look at 8,0", "pass NS", "pass NS")
    assert own(one, 0)["seen"] == [None, "stone-NE", None]
    assert own(two, 0)["seen"] == [None, "treasure", None]
    for seat in everyone(one):
        assert sees(one, seat)["public"]["looked"] == [[1], [], []]
    same_for(others(one, 0), one, two)


def test_what_a_map_showed_is_forgotten_when_the_goals_are_shuffled():
    """SAB-119"""
    state = at("seats 3\nhand0 map", deck="")
    play(state, "look at 8,0")
    to_next_deal(state)
    deal(state)
    assert own(state, 0)["seen"] == [None, None, None]


def test_a_goal_turned_up_is_public_with_its_position():
    """SAB-120"""
    state = at(f"seats 3\nmaze {CORRIDOR}\nhand0 ESW")
    events = play(state, "lay ESW at 7,0")
    assert {"event": "placed", "goal": 1, "turned": True, "to": ALL} in events
    for seat in everyone(state):
        seen = sees(state, seat)["public"]
        assert seen["goals"] == [None, "stone-NE", None]
        assert {"x": 8, "y": 0, "card": "stone-NE", "turned": True} in seen["maze"]


def test_a_hand_is_known_to_its_owner_only():
    """SAB-121"""
    one = at("seats 3\nhand0 NS\nhand1 map map NE\nhand2 EW", deck="NW")
    two = at("seats 3\nhand0 NS\nhand1 rockfall NES NE\nhand2 EW", deck="NW", maps=6)
    assert hand(one, 1) == ["NE", "map", "map"]
    # what is spent differs between the two by itself; nothing else may
    for seat in others(one, 1):
        left, right = sees(one, seat), sees(two, seat)
        left["public"].pop("spent")
        right["public"].pop("spent")
        assert left == right


def test_a_deal_tells_each_seat_its_own_hand():
    """SAB-121"""
    state = fresh(4)
    for one in told(state, event="got-hand"):
        assert one["to"] in range(4)
        assert sorted(one["cards"]) == sorted(hand(state, one["to"]))


def test_the_numbers_of_cards_are_public():
    """SAB-122"""
    state = at("seats 3\nhand0 NS map\nhand1 EW\nburied1 NE NE\nspent map", deck=None)
    for seat in everyone(state):
        seen = sees(state, seat)["public"]
        assert seen["hands"] == [2, 1, 0]
        assert seen["discard"] == 3
        assert seen["deck"] == 67 - 6


def test_a_passed_card_is_known_to_its_owner_for_the_round_and_to_nobody_ever():
    """SAB-123"""
    one = at("seats 3\nhand0 NS EW", deck="")
    two = at("seats 3\nhand0 NS EW", deck="")
    play(one, "pass NS", "pass", "pass", "pass EW")
    play(two, "pass EW", "pass", "pass", "pass NS")
    assert public(one)["winner"] == "saboteur"  # shown at the end of the round? no:
    assert told(one, to=1) == told(two, to=1)
    assert told(one, to=SPECTATOR) == told(two, to=SPECTATOR)
    assert [e["card"] for e in told(one, to=0, event="discarded")] == ["NS", "EW"]
    assert own(one, 0)["buried"] == {"NS": 1, "EW": 1}


def test_nobody_can_look_through_the_discard_pile():
    """SAB-124"""
    one = at("seats 3\nhand0 NS\nburied1 map\nburied2 NE")
    two = at("seats 3\nhand0 NS\nburied1 NE\nburied2 map")
    same_for(others(one, 1, 2), one, two)
    assert own(one, 2)["buried"] == {"NE": 1}  # one's own, and no other's


def test_what_was_played_openly_stays_a_public_fact():
    """SAB-125"""
    state = at("seats 3\nmaze 1,0:EW\ntools - lamp -\nhand0 rockfall\nhand1 mend-lamp\nhand2 map")
    play(state, "rockfall at 1,0", "mend lamp of 1 with mend-lamp", "look at 8,0")
    for seat in everyone(state):
        assert sees(state, seat)["public"]["spent"] == {
            "EW": 1,
            "rockfall": 1,
            "break-lamp": 1,
            "mend-lamp": 1,
            "map": 1,
        }
        heard = [one["event"] for one in told(state, to=seat)]
        assert [name for name in heard if name in ("collapsed", "mended", "looked")] == [
            "collapsed",
            "mended",
            "looked",
        ]


def test_broken_tools_are_public():
    """SAB-126"""
    state = at("seats 3\nhand0 break-lamp")
    play(state, "break lamp of 2")
    for seat in everyone(state):
        assert sees(state, seat)["public"]["tools"] == [[], [], ["lamp"]]


def test_only_the_drawer_sees_the_card_drawn():
    """SAB-127"""
    text = "seats 3\nturn 1\nhand1 NS"
    one, two = at(text, deck="map EW"), at(text, deck="EW map")
    for state in (one, two):
        play(state, "pass NS")
    assert told(one, to=1, event="got-card") == [{"event": "got-card", "card": "map", "to": 1}]
    assert hand(one, 1) == ["map"]
    assert {"event": "drew", "seat": 1, "to": ALL} in told(one)
    same_for(others(one, 1), one, two)


def test_nobody_knows_the_order_of_the_deck():
    """SAB-127"""
    one = at("seats 3\nhand0 NS", deck="map EW NE")
    two = at("seats 3\nhand0 NS", deck="NE map EW")
    same_for(everyone(one), one, two)


@pytest.mark.parametrize("edition", ["cz", "ru-ls", "house"])
def test_a_chooser_sees_the_cards_still_in_the_set_and_nothing_of_earlier_choices(edition):
    """SAB-128"""
    state = found("1 2 3", edition=edition)
    assert own(state, 0)["offer"] == [1, 2, 3]
    for seat in others(state, 0):
        assert sees(state, seat)["private"]["offer"] == []
        assert sees(state, seat)["public"]["offer"] == 3
    play(state, "take 2")
    assert turn(state) == 3
    assert own(state, 3)["offer"] == [1, 3]
    assert own(state, 0)["offer"] == []
    assert own(state, 1)["sights"] == []
    play(state, "take 3")
    assert own(state, 1)["offer"] == [1]
    assert [one["cards"] for one in told(state, to=1, event="offered")] == [[1]]


def test_who_does_not_choose_sees_only_how_many_cards_pass():
    """SAB-128"""
    one, two = found("1 2 3"), found("3 1 1")
    play(one, "take 2", "take 1")
    play(two, "take 1", "take 1")
    same_for((2, SPECTATOR), one, two)
    took = told(one, to=2, event="took")
    assert [(e["seat"], e["left"], e["value"]) for e in took] == [(0, 2, None), (3, 1, None)]


def test_later_choosers_learn_nothing_of_who_took_what():
    """SAB-128"""
    one = found("1 2 3")
    two = found("1 2 3")
    play(one, "take 1", "take 2")
    play(two, "take 2", "take 1")
    assert own(one, 1)["offer"] == own(two, 1)["offer"] == [3]
    same_for((1, 2, SPECTATOR), one, two)


def test_a_chooser_may_remember_the_sets_seen():
    """SAB-129"""
    state = found("1 2 3")
    play(state, "take 2", "take 3", "take 1")
    assert own(state, 0)["sights"] == [[1, 0, [1, 2, 3]], [1, 1, [1, 3]]]
    assert own(state, 3)["sights"] == [[1, 1, [1, 3]], [1, 2, [1]]]
    assert own(state, 2)["sights"] == []
    deal(state)
    assert own(state, 0)["sights"] == [[1, 0, [1, 2, 3]], [1, 1, [1, 3]]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_ones_gold_is_known_to_oneself_and_counted_by_others(edition):
    """SAB-130"""
    text = "seats 3\nround 3\nroles digger digger digger saboteur\nhand0 NS"
    one = at(f"{text}\npurse1 3 1\npurse2 2", edition, deck="")
    two = at(f"{text}\npurse1 1 1\npurse2 3", edition, deck="")
    assert own(one, 1)["purse"]["cards"] == [1, 3]
    for seat in others(one, 1):
        assert sees(one, seat)["public"]["gold_cards"] == [0, 2, 1]
    for seat in others(one, 1, 2):
        assert sees(one, seat) == sees(two, seat)
    play(one, "pass NS")
    while turn(one) != NOBODY:
        play(one, "pass")
    for seat in everyone(one):
        assert sees(one, seat)["public"]["purses"][1]["cards"] == [1, 3]  # open at the end
    assert told(one, event="game-ended")[0]["nuggets"] == [0, 4, 2]


def test_a_saboteurs_pay_is_public_as_a_sum():
    """SAB-131"""
    state = at("seats 3\nroles digger saboteur digger digger\nhand0 NS", deck="", gold="2 1 1")
    play(state, "pass NS")
    for seat in everyone(state):
        assert sees(state, seat)["public"]["pays"] == [[1, 3, 4, 0]]
    share = told(state, to=SPECTATOR, event="settled")[0]["shares"][1]
    assert (share["nuggets"], share["cards"], share["clause"]) == (4, 3, "SAB-099")


def test_only_the_drawing_saboteur_sees_what_goes_under_the_gold_deck():
    """SAB-132"""
    text = "seats 3\nroles digger saboteur digger digger\nhand0 NS"
    one = at(text, "cz", deck="", gold="3 2 1")
    two = at(text, "cz", deck="", gold="3 3 1")
    for state in (one, two):
        play(state, "pass NS")
        while public(state)["winner"] == "unknown":
            play(state, "pass")
    assert [e["value"] for e in told(one, to=1, event="saw-under")] == [2]
    assert own(one, 1)["under"] == [[28, 2]]
    assert {"event": "sent-under", "seat": 1, "to": ALL} in told(one)
    same_for(others(one, 1), one, two)


def test_nobody_sees_the_gold_deck():
    """SAB-132"""
    one, two = at("seats 3", gold="3 3 3 3"), at("seats 3", gold="1 2 1 2")
    same_for(everyone(one), one, two)


def test_the_role_set_aside_is_told_when_the_roles_are_turned_up():
    """SAB-133"""
    for aside in ("digger", "saboteur"):
        roles = ["digger", "digger", "saboteur", "saboteur", "digger", "digger"]
        roles.remove(aside)
        state = at(f"seats 5\nroles {' '.join(roles)} {aside}\nhand0 NS", deck="")
        play(state, "pass NS")
        for seat in everyone(state):
            ended = told(state, to=seat, event="round-ended")[0]
            assert ended["aside"] == aside
            assert sees(state, seat)["public"]["aside"] == aside
            assert sees(state, seat)["public"]["roles"] == roles


def test_no_move_shows_a_hidden_card():
    """SAB-134"""
    words = set()
    for seed in range(6):
        state = fresh(5, seed=seed)
        dice = Seeded(seed)
        while turn(state) >= 0:
            moves = can(state)
            words |= {move.split()[0] for move in moves}
            play(state, moves[int(dice.below(len(moves)))])
    forms = {"lay", "look", "rockfall", "break", "mend", "pass", "open", "put", "take"}
    assert words <= forms
    for trick in ("show NS to 1", "show role", "tell digger"):
        with pytest.raises(Refused, match="is not a move"):
            saboteur.read_move(trick)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_worlds_a_seat_cannot_tell_apart_look_the_same_to_it(edition):
    """SAB-117, SAB-121, SAB-127, SAB-132: a world imagined from a view shows the same view."""
    state = fresh(5, edition, seed=9)
    dice = Seeded(9)
    for _ in range(60):
        if turn(state) < 0:
            break
        for seat in everyone(state):
            world = saboteur.imagine(state.view(seat), dice)
            assert sees(world, seat) == sees(state, seat)
        moves = can(state)
        play(state, moves[int(dice.below(len(moves)))])
    assert len(whole(state)["private"]) == 5
