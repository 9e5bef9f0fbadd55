"""B.7 to B.9: the next round, the end, who knows what, and two players."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games import saboteur2
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, DEALER, SPECTATOR

from .setting import *


def test_a_new_round_takes_all_cards_again() -> None:
    """SB2-090."""
    state = fresh(3, seed=3)
    first = where_cards_are(state)
    play_on(state, until=DEALER)
    deal = deal_next(state)
    assert len(deal.piles["deck"]) == 118
    assert where_cards_are(state) == first and len(state.hidden.aside) == 10
    assert public(state)["hands"] == [6, 6, 6] and len(public(state)["maze"]) == 1


def test_all_roles_are_dealt_anew() -> None:
    """SB2-091."""
    state = at("seats 2\nround 1\nroles green saboteur\nhand0 NS\ndropped boss", deck="")
    give_up(state)
    deal = deal_next(state)
    assert Counter(deal.piles["roles"]) == Counter({1: 4, 2: 4, 3: 1, 4: 1, 5: 2, 6: 3})
    assert whole(state)["hidden"]["dropped"] == []


def test_left_of_the_last_card_starts_the_next_round() -> None:
    """SB2-092."""
    state = at("seats 4\nturn 2\nhand2 NS\nroles green blue boss saboteur", deck="")
    play(state, "pass NS")
    assert public(state)["first"] == 3
    by_turn = at(
        "seats 4\nturn 1\nlast_card 2\nhand1 mend-pick\nroles green blue boss saboteur",
        deck="",
        start_next="last_turn",
        exhaustion="full_circle_pass",
    )
    play(by_turn, "pass mend-pick", "pass", "pass", "pass")
    assert public(by_turn)["first"] == 1  # left of seat 0, who took the last turn
    by_card = at(
        "seats 4\nturn 1\nlast_card 2\nhand1 mend-pick\nroles green blue boss saboteur",
        deck="",
        exhaustion="full_circle_pass",
    )
    play(by_card, "pass mend-pick", "pass", "pass", "pass")
    assert public(by_card)["first"] == 2


def test_after_three_rounds_most_gold_wins_and_ties_win_together() -> None:
    """SB2-093."""
    state = stalled("green blue boss", "round 3\ngold 7 7 5")
    give_up(state)
    assert public(state)["phase"] == "over"
    assert saboteur2.winners(state) == [0, 1]
    assert last(state, "game-ended")["nuggets"] == [7, 7, 5]
    assert public(state)["gold"] == [7, 7, 5]


def test_nothing_in_front_carries_over() -> None:
    """SB2-094."""
    state = stalled("green blue", "trapped 1\nthefts 1\ntools - pick+cart")
    give_up(state)
    deal_next(state)
    table_ = public(state)
    assert (table_["trapped"], table_["thefts"], table_["tools"]) == ([], [], [[], []])


# ---- who knows what


def test_an_inspected_role_is_known_as_of_that_turn() -> None:
    """SB2-095."""
    state = at("seats 3\nroles green blue boss\nhand0 EW\nhand1 inspect\nhand2 NS")
    play(state, "lay EW at 1,0", "play inspect on 2")
    assert own(state, 1)["inspected"] == [[1, 2, "boss"]]
    assert "boss" not in str(own(state, 0))


def test_all_see_who_inspects_whom_and_nobody_else_sees_what() -> None:
    """SB2-096."""
    state = at("seats 3\nroles green blue boss\nhand0 inspect")
    play(state, "play inspect on 2")
    (looked,) = told(state, "inspected", to=1)
    assert (looked["seat"], looked["target"], looked["to"]) == (0, 2, ALL)
    assert public(state)["looks"] == [[0, 0, 2]]
    assert "boss" not in str(told(state, to=1)) + str(public(state))


def swapped_after_inspection() -> Saboteur2:
    state = at("""seats 3
        roles green blue boss
        stock saboteur blue blue blue green green green profiteer geologist geologist saboteur \
saboteur
        hand0 inspect
        hand1 swap-hats
        hand2 EW""")
    play(state, "play inspect on 2", "play swap-hats on 2")
    return state


def test_an_inspected_role_goes_stale_after_a_swap_of_hats() -> None:
    """SB2-097."""
    state = swapped_after_inspection()
    assert own(state, 2)["role"] == "saboteur"
    assert own(state, 0)["inspected"] == [[0, 2, "boss"]]
    assert public(state)["hats"] == [[1, 2]]
    for seat in (0, 1, SPECTATOR):
        assert "saboteur" not in str(state.view(seat).data()["private"])


def test_the_role_given_up_is_known_to_owner_and_inspector_only() -> None:
    """SB2-098."""
    state = swapped_after_inspection()
    assert own(state, 2)["hats"] == [[1, "boss"]]
    knows = [
        seat for seat in (0, 1, 2, SPECTATOR) if "boss" in str(state.view(seat).data()["private"])
    ]
    assert knows == [0, 2]


def test_the_drawn_role_is_chance_not_choice() -> None:
    """SB2-099."""
    assert {move for move in can(at("seats 2\nhand0 swap-hats")) if "hats" in move} == {
        "play swap-hats on 0",
        "play swap-hats on 1",
        "pass swap-hats",
    }
    drawn = Counter()
    for seed in range(300):
        state = fresh(2, seed)
        drawn[whole(state)["hidden"]["stock"][0]] += 1
    assert 50 < drawn["green"] < 110 and drawn["boss"] < 45


def test_the_ten_cards_aside_are_never_seen() -> None:
    """SB2-100: Whatever lies aside, every view is the same."""
    state = fresh(3, seed=9)
    views = [state.view(seat).data() for seat in (0, 1, 2, SPECTATOR)]
    other = state.copy()
    aside, deck = list(other.hidden.aside), list(other.hidden.deck)
    other.hidden.aside = vec[i64](deck[:10])
    other.hidden.deck = vec[i64](aside + deck[10:])
    assert [other.view(seat).data() for seat in (0, 1, 2, SPECTATOR)] == views


def test_swappers_know_both_hands_and_others_the_sizes() -> None:
    """SB2-101."""
    state = at("seats 3\nhand0 swap-hands EW NS\nhand1 trap NE free\nhand2 map")
    play(state, "play swap-hands on 1")
    assert own(state, 0)["swaps"] == [
        {"trail": 0, "with": 1, "gave": ["NS", "EW"], "got": ["NE", "trap", "free"]}
    ]
    assert own(state, 1)["swaps"][0]["gave"] == ["NE", "trap", "free"]
    assert own(state, 2)["swaps"] == []
    assert public(state)["hands"][:2] == [3, 3]


def test_a_swapper_imagines_the_other_hand_as_it_was_given() -> None:
    """SB2-101."""
    state = at("seats 3\nhand0 swap-hands EW NS\nhand1 trap NE free\nhand2 map EW")
    play(state, "play swap-hands on 1", "lay NS at 0,1", "pass EW")
    dice = Seeded(1)
    for _ in range(40):
        world = saboteur2.imagine(state.view(0), dice)
        assert "EW" in own(world, 1)["hand"]  # given, not shown since, nothing discarded
        assert own(world, 1)["swaps"] == own(state, 1)["swaps"]
    strangers = [own(saboteur2.imagine(state.view(2), dice), 1)["hand"] for _ in range(40)]
    assert any("EW" not in hand for hand in strangers)


def test_a_given_card_may_have_been_discarded_since() -> None:
    """SB2-101."""
    state = at("seats 2\nhand0 swap-hands rockfall NS/-\nhand1 trap NE free")
    play(state, "play swap-hands on 1", "pass NS/-", "pass NE")
    dice, where = Seeded(2), Counter()
    for _ in range(200):
        world = saboteur2.imagine(state.view(0), dice)
        for card in ("rockfall", "NS/-"):
            where[card, card in own(world, 1)["hand"]] += 1
            assert card in own(world, 1)["hand"] or card in own(world, 1)["buried"]
    assert 30 < where["NS/-", False] < 110  # one of three cards was discarded


def test_discards_are_face_down() -> None:
    """SB2-102."""
    for move, count in (("pass EW NS", 2), ("shed trap with EW NS", 2)):
        state = at("seats 3\nhand0 EW NS map\ntrapped 0")
        play(state, move)
        assert public(state)["buried"] == [count, 0, 0]
        heard = [
            one for one in told(state, to=1) if one["event"] in ("passed", "shed", "discarded")
        ]
        assert len(heard) == 1 and "cards" not in heard[0]
        assert own(state, 0)["buried"] == {"EW": 1, "NS": 1}


def test_what_lies_in_front_of_players_is_public() -> None:
    """SB2-103."""
    state = at("seats 3\nthefts 1\ntrapped 2\ntools cart - lamp")
    for seat in (0, 1, 2, SPECTATOR):
        shown = state.view(seat).data()["public"]
        assert (shown["thefts"], shown["trapped"]) == ([1], [2])
        assert shown["tools"] == [["cart"], [], ["lamp"]]


def test_whether_one_has_gold_is_public_and_how_much_is_not() -> None:
    """SB2-104."""
    state = at("seats 3\ngold 6 0 1\nledger 1.0.255.6 1.2.255.1")
    assert public(state)["rich"] == [0, 2]
    assert own(state, 0)["gold"] == 6
    assert state.view(1).data()["public"]["gold"] == [0, 0, 0]


def test_payments_stand_in_an_open_ledger() -> None:
    """SB2-105."""
    state = ready("green saboteur", 0, more="thefts 1")
    finish(state)
    play(state, "rob 0")
    assert public(state)["ledger"] == [
        {"round": 1, "to": 0, "from": None, "nuggets": 5},
        {"round": 1, "to": 1, "from": 0, "nuggets": 1},
    ]
    world = saboteur2.imagine(state.view(1), Seeded(1))
    assert saboteur2.scores(world) == [4, 1]


def test_only_the_players_roles_are_shown_at_the_end() -> None:
    """SB2-106."""
    state = ready("green blue boss", 0)
    finish(state)
    shown = last(state, "round-ended")["roles"]
    assert shown == ["green", "blue", "boss"]
    assert len(public(state)["roles"]) == 3


def test_two_players_use_the_same_rules() -> None:
    """SB2-107."""
    state = fresh(2)
    assert (public(state)["deck"], len(state.hidden.stock)) == (96, 13)
    assert public(state)["hands"] == [6, 6]
    assert play_on(state, seed=4) <= saboteur2.bound(state.public.rules, 2)


@pytest.mark.parametrize(
    ("role_discard", "green"),
    [("stays_out", 3 / 13), ("shuffled_before", 1 / 13 + 12 / 13 * 3 / 13)],
)
def test_imagined_roles_are_as_likely_as_the_deals_that_allow_them(
    role_discard: str, green: float
) -> None:
    """SB2-097, SB2-099: a Boss who saw a green digger draw a new hat weighs what it may be."""
    state = at(
        "seats 3\nroles boss green blue\nhand0 inspect\nhand1 swap-hats\nhand2 EW",
        role_discard=role_discard,
    )
    play(state, "play inspect on 1", "play swap-hats on 1")
    dice, samples = Seeded(7), 1500
    worlds = (saboteur2.imagine(state.view(0), dice) for _ in range(samples))
    found = sum(own(world, 1)["role"] == "green" for world in worlds) / samples
    assert abs(found - green) < 0.035
