"""Sharing the gold: SAB-087 to SAB-105."""

from __future__ import annotations

import pytest

from dwarrow.kernel.state import ALL, DEALER

from .setting import *

ALL_THE_GOLD = [1] * 16 + [2] * 8 + [3] * 4


def missed(seats, roles, edition="house", gold=None, more="", **options):
    """The round has just ended without treasure; seat 0 played the last card."""
    state = at(
        f"seats {seats}\nroles {roles}\nhand0 NS\n{more}", edition, deck="", gold=gold, **options
    )
    play(state, "pass NS")
    while public(state)["winner"] == "unknown":
        play(state, "pass")
    return state


def takers(state):
    """Take the first card on offer until all are gone; who took, in order."""
    order = []
    while public(state)["phase"] == "draft":
        order.append(turn(state))
        play(state, can(state)[0])
    return order


FIVE = "digger digger saboteur digger saboteur digger"  # seats 0 to 4, then the one aside


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("layer", range(5))
def test_diggers_win_when_the_treasure_is_reached_by_whomever(layer, edition):
    """SAB-087"""
    state = reached(5, FIVE, edition, layer)
    ended = told(state, event="round-ended")[0]
    assert (ended["winner"], ended["clause"]) == ("digger", "SAB-087")


@pytest.mark.parametrize("edition", EDITIONS)
def test_saboteurs_win_when_the_treasure_is_not_reached(edition):
    """SAB-088"""
    state = missed(5, FIVE, edition)
    ended = told(state, event="round-ended")[0]
    assert (ended["winner"], ended["clause"]) == ("saboteur", "SAB-088")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_saboteur_who_completes_the_tunnel_wins_nothing_by_it(edition):
    """SAB-089"""
    state = reached(5, FIVE, edition, layer=2)
    assert public(state)["winner"] == "digger"
    assert not {2, 4} & set(takers(state))
    assert public(state)["gold_cards"][2] == public(state)["gold_cards"][4] == 0


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
@pytest.mark.parametrize(
    ("seats", "roles", "cards"),
    [
        (3, "digger saboteur digger digger", 3),
        (5, FIVE, 5),
        (9, "digger digger saboteur saboteur saboteur digger digger digger digger digger", 9),
        (10, "digger " * 6 + "saboteur saboteur saboteur saboteur digger", 9),
    ],
)
def test_the_set_has_a_card_for_each_player_but_nine_for_ten(seats, roles, cards, edition):
    """SAB-090"""
    state = reached(seats, roles, edition)
    assert public(state)["offer"] == cards
    assert len(takers(state)) == cards


@pytest.mark.parametrize("edition", ["house", "cz", "ru-ls"])
@pytest.mark.parametrize(
    ("roles", "cards"),
    [(FIVE, 3), ("digger digger digger digger saboteur saboteur", 4)],
)
def test_the_set_has_a_card_for_each_digger_in_play(roles, cards, edition):
    """SAB-091, A-10"""
    state = reached(5, roles, edition)
    assert public(state)["offer"] == cards
    assert len(takers(state)) == cards


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_set_is_taken_from_the_top_of_the_gold_deck(edition):
    """SAB-092"""
    state = reached(3, "digger digger digger saboteur", edition, gold="3 1 2 2")
    assert own(state, 0)["offer"] == [1, 2, 3]
    assert public(state)["gold_deck"] == 25
    assert whole(state)["hidden"]["gold"][0] == 2
    assert all_gold(state) == ALL_THE_GOLD


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_reached_the_treasure_looks_and_chooses_first(edition):
    """SAB-093. Regression: gold given without a choice."""
    state = reached(3, "digger digger digger saboteur", edition, layer=1, gold="3 1 2")
    assert turn(state) == 1
    assert can(state) == ["take 1", "take 2", "take 3"]
    assert clause(state, "take 1", seat=0) == "SAB-022"
    assert clause(state, "pass NS") == "SAB-093"
    play(state, "take 2")
    assert gold_of(state, 1) == [2]


def test_one_takes_only_what_is_in_the_set():
    """SAB-093"""
    state = reached(3, "digger digger digger saboteur", gold="1 1 2")
    assert can(state) == ["take 1", "take 2"]
    assert clause(state, "take 3") == "SAB-093"
    play(state, "take 2")
    assert clause(state, "take 2") == "SAB-093"


@pytest.mark.parametrize("edition", ["house", "cz", "ru-ls"])
def test_the_set_goes_counter_clockwise_past_the_saboteurs(edition):
    """SAB-094. Regression: gold given to the wrong player."""
    state = reached(5, FIVE, edition, layer=1)
    assert takers(state) == [1, 0, 3]
    state = reached(5, FIVE, edition, layer=3)
    assert takers(state) == [3, 1, 0]


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_the_set_goes_round_until_it_is_used_up(edition):
    """SAB-095"""
    state = reached(5, FIVE, edition, layer=0)
    assert takers(state) == [0, 3, 1, 0, 3]
    assert public(state)["gold_cards"] == [2, 1, 0, 2, 0]


@pytest.mark.parametrize("edition", ["house", "cz", "ru-ls"])
def test_each_digger_ends_with_one_card(edition):
    """SAB-096"""
    state = reached(5, FIVE, edition)
    takers(state)
    assert public(state)["gold_cards"] == [1, 1, 0, 1, 0]
    settled = told(state, event="settled")[0]
    assert [share["clause"] for share in settled["shares"]] == [
        "SAB-096",
        "SAB-096",
        "SAB-098",
        "SAB-096",
        "SAB-098",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_saboteur_the_digger_to_the_right_chooses_first(edition):
    """SAB-097"""
    state = reached(5, FIVE, edition, layer=2)
    assert takers(state)[:3] == [1, 0, 3]
    past = reached(5, "digger saboteur saboteur digger digger digger", edition, layer=2)
    assert takers(past)[:3] == [0, 4, 3]  # seat 1 is a saboteur too
    seen = own(reached(5, FIVE, edition, layer=2), 2)
    assert seen["sights"] == [] and seen["offer"] == []  # the saboteur does not look


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_losing_side_gets_nothing(edition):
    """SAB-098"""
    won = reached(5, FIVE, edition)
    takers(won)
    lost = missed(5, FIVE, edition)
    assert [seat for seat in range(5) if gold_of(won, seat)] == [0, 1, 3]
    assert [seat for seat in range(5) if gold_of(lost, seat)] == [2, 4]
    for state, losers in ((won, (2, 4)), (lost, (0, 1, 3))):
        for seat in losers:
            assert not [e for e in told(state, event="got-gold") if e["to"] == seat]


PAY = [
    (3, "saboteur digger digger digger", [4]),
    (5, FIVE, [3, 3]),
    (7, "saboteur saboteur saboteur digger digger digger digger digger", [3, 3, 3]),
    (10, "saboteur " * 4 + "digger " * 7, [2, 2, 2, 2]),
]


@pytest.mark.parametrize(("seats", "roles", "pay"), PAY)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_saboteurs_pay_follows_their_number(seats, roles, pay, edition):
    """SAB-099"""
    state = missed(seats, roles, edition, gold="2 3 1 1 3 1 2 2 1")
    sums = [sum(gold_of(state, seat)) for seat in range(seats)]
    assert [total for total in sums if total] == pay
    assert all_gold(state) == ALL_THE_GOLD
    assert turn(state) == DEALER  # paid without anybody's doing


@pytest.mark.parametrize(
    ("gold", "cards"), [("3 1", [3]), ("1 2", [1, 2]), ("1 1 1", [1, 1, 1]), ("2 2 1", [1, 2])]
)
def test_the_pay_counts_nuggets_not_cards(gold, cards):
    """SAB-100"""
    state = missed(5, "digger digger saboteur digger saboteur digger", "cz", gold=gold)
    assert gold_of(state, 2) == cards


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_is_too_much_goes_under_the_deck(edition):
    """SAB-101"""
    state = missed(3, "saboteur digger digger digger", edition, gold="3 3 2 1 1")
    assert gold_of(state, 0) == [1, 3]
    gold = whole(state)["hidden"]["gold"]
    assert gold[0] == 1
    assert gold[-2:] == [3, 2]
    assert names_of(told(state), ALL).count("sent-under") == 2


def test_saboteurs_draw_one_after_another_from_the_seat_that_starts_next():
    """SAB-102, A-14"""
    # the last card was played by seat 0, so seat 1 starts the next round and seat 2 draws first
    state = missed(5, FIVE, "cz", gold="2 3 2 1 3")
    assert gold_of(state, 2) == [1, 2]  # 2, not 3, not 2, then 1: exact
    assert gold_of(state, 4) == [3]  # goes on where the first one stopped
    drew = [event["to"] for event in told(state, event="got-gold")]
    assert drew == [2, 2, 4]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pay_counts_the_saboteurs_in_play_not_those_of_the_pool(edition):
    """SAB-103"""
    state = missed(5, "digger saboteur digger digger digger saboteur", edition)
    assert sum(gold_of(state, 1)) == 4
    nine = missed(10, "saboteur " * 3 + "digger " * 7 + "saboteur", edition)
    assert [sum(gold_of(nine, seat)) for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_nobody_gets_gold_for_a_missed_treasure(seats, edition):
    """SAB-104"""
    state = missed(seats, "digger " * seats + "saboteur", edition)
    assert public(state)["gold_cards"] == [0] * seats
    assert public(state)["gold_deck"] == 28
    assert not told(state, event="got-gold")


@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_is_secret_until_the_game_ends(edition):
    """SAB-105"""
    first = reached(3, "digger digger digger saboteur", edition, gold="3 1 2")
    second = reached(3, "digger digger digger saboteur", edition, gold="3 1 2")
    play(first, "take 3", "take 1")
    play(second, "take 1", "take 3")
    assert own(first, 0)["purse"]["cards"] == [3]
    for seat in others(first, 0, 2):
        assert sees(first, seat)["public"] == sees(second, seat)["public"]
    assert sees(first, 1)["public"]["gold_cards"] == [1, 0, 1]


# ---- when the gold runs short


def purses(seat, ones, twos, threes):
    cards = ["1"] * ones + ["2"] * twos + ["3"] * threes
    return f"purse{seat} " + " ".join(cards)


def test_a_fruitless_pass_through_the_deck_takes_an_exact_combination():
    """SAB-101, A-13"""
    # left in the deck: 3 2 2 and no ones. 3 is kept first and blocks the exact 2+2.
    state = missed(3, "saboteur digger digger digger", "cz", gold="3 2 2", more=purses(1, 16, 6, 3))
    assert gold_of(state, 0) == [2, 2]
    assert whole(state)["hidden"]["gold"] == [3]
    assert all_gold(state) == ALL_THE_GOLD


def test_own_cards_go_under_the_deck_in_the_order_they_were_kept():
    """SAB-101, A-13"""
    # 2 and 1 are kept, the other twos are too much: back they go, 2 first, and 2+2 is taken
    state = missed(
        3, "saboteur digger digger digger", "cz", gold="2 1 2 2", more=purses(1, 15, 5, 4)
    )
    assert gold_of(state, 0) == [2, 2]
    assert whole(state)["hidden"]["gold"] == [2, 1]


def test_the_exact_combination_has_most_threes_then_most_twos():
    """SAB-101, A-13"""
    state = missed(
        5, FIVE, "cz", gold="2 2 2 3 3", more=purses(1, 16, 5, 2)
    )  # seat 2 keeps a 2, can never add 1, and takes the three instead
    assert gold_of(state, 2) == [3]
    assert gold_of(state, 4) == [3]


def test_without_an_exact_sum_the_best_below_is_paid():
    """SAB-101, A-13"""
    state = missed(3, "saboteur digger digger digger", "cz", gold="3 3", more=purses(1, 16, 8, 2))
    assert gold_of(state, 0) == [3]
    empty = missed(3, "saboteur digger digger digger", "cz", more=purses(1, 16, 8, 4))
    assert gold_of(empty, 0) == []
    assert public(empty)["gold_deck"] == 0
