"""The four acts of a turn, and what is drawn for them."""

from __future__ import annotations

from .setting import *

FULL = "hand0 EW NS NW map mend-pick key\nhand1 EW NS\ntools0 pick"


def test_each_act_draws_its_number_of_cards():
    """DUEL-14."""
    lay = duel("hand0 EW NS NW NE map key\nhand1 NS")
    take(lay, "lay EW at 1,-1")
    assert public(lay)["hands"][0] == 6 and public(lay)["deck"] == 44
    action = duel(FULL)
    take(action, "look at 5,0")
    assert public(action)["hands"][0] == 6 and told(action, "drew")[0]["count"] == 1
    two = duel(FULL)
    take(two, "throw off pick with EW NS")
    assert public(two)["hands"][0] == 5 and told(two, "drew")[0]["count"] == 1
    passing = duel(FULL)
    take(passing, "pass EW NS")
    assert public(passing)["hands"][0] == 6 and told(passing, "drew")[0]["count"] == 2
    assert clause(duel(FULL), "end turn") == "DUEL-14"
    assert clause(duel(FULL), "unlock 5,0") == "DUEL-50"
    assert clause(duel(FULL), "lay NE at 1,-1") == "DUEL-14"  # not in hand
    assert clause(duel(FULL), "mend pick with key") == "DUEL-14"  # not its use


def test_with_the_deck_empty_one_of_the_four_is_still_due():
    """DUEL-15."""
    table = emptied(duel("hand0 EW NS NW map\nhand1 NE"))
    assert "end turn" not in can(table) and clause(table, "end turn") == "DUEL-14"
    take(table, "pass EW NS")
    assert public(table)["hands"] == [2, 1] and told(table, "drew") == []


def test_who_has_no_cards_is_passed_over_to_the_end_of_the_round():
    """DUEL-16."""
    table = emptied(duel("turn 1\nhand1 EW NS"))
    assert take(table, "pass EW")[:1] == ["passed"]
    assert table.turn == 1 and [one["seat"] for one in told(table, "skipped")] == [0]


def test_two_discards_throw_one_sabotage_card_off():
    """DUEL-17."""
    table = draws(duel(FULL), "EW")
    take(table, "throw off pick with NS map")
    assert public(table)["hands"][0] == 5 and public(table)["tools"][0] == []
    assert public(table)["spent"] == {"break-pick": 1} and public(table)["buried"][0] == 2
    assert clause(duel(FULL), "throw off lamp with NS map") == "DUEL-17"
    assert clause(duel(FULL), "throw off pick with NS NS") == "DUEL-17"
    assert clause(duel("hand0 EW\nhand1 EW\ntools0 pick"), "throw off pick with EW EW") == "DUEL-17"


def test_a_pass_puts_one_or_two_cards_away():
    """DUEL-18."""
    table = duel("hand0 EW EW map\nhand1 NS")
    assert can(table, "pass") == ["pass EW", "pass map", "pass EW EW", "pass EW map"]
    assert clause(table, "pass map map") == "DUEL-18"
    assert clause(table, "pass EW NS") == "DUEL-18"
    take(table, "pass map EW")  # in whatever order they are named
    assert public(table)["buried"] == [2, 0] and "map" not in own(table, 0)["hand"]


def test_sabotage_lies_before_the_rival_and_bars_only_tunnels():
    """DUEL-23, DUEL-45, DUEL-46, DUEL-47."""
    table = duel("hand0 break-pick break-pick break-lamp\nhand1 EW map NS")
    take(table, "break pick")
    assert public(table)["tools"] == [[], ["pick"]]
    assert can(table, "lay") == [] and clause(table, "lay EW at 1,1") == "DUEL-23"
    assert can(table, "look") and can(table, "throw off pick") and can(table, "pass")
    take(table, "pass EW")
    assert clause(table, "break pick") == "DUEL-47" and clause(table, "break lamp") is None
    before = public(table)["tools"]
    assert clause(table, "break pick in vain") == "DUEL-47" and before == public(table)["tools"]


def test_a_repair_takes_one_matching_card_from_the_own_area():
    """DUEL-48, DUEL-49."""
    table = duel("hand0 mend-pick+lamp mend-cart\nhand1 EW\ntools0 pick lamp\ntools1 cart")
    assert can(table, "mend") == ["mend pick with mend-pick+lamp", "mend lamp with mend-pick+lamp"]
    assert clause(table, "mend cart with mend-cart") == "DUEL-48"  # the rival's stays
    assert clause(table, "mend cart with mend-pick+lamp") == "DUEL-49"
    take(table, "mend lamp with mend-pick+lamp")
    assert public(table)["tools"] == [["pick"], ["cart"]]
    assert public(table)["spent"] == {"break-lamp": 1, "mend-pick+lamp": 1}
