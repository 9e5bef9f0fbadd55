"""Components and set-up: SAB-001 to SAB-022."""

from __future__ import annotations

from collections import Counter

import pytest

from dwarrow.games import saboteur
from dwarrow.games.saboteur.cards import CARDS, GOLD_COUNTS, POOL
from dwarrow.kernel.state import DEALER, NOBODY, Refused

from .setting import *

# saboteurs, diggers, opening hand, draw deck after the deal
BY_PLAYERS = {
    3: (1, 3, 6, 49),
    4: (1, 4, 6, 43),
    5: (2, 4, 6, 37),
    6: (2, 5, 5, 37),
    7: (3, 5, 5, 32),
    8: (3, 6, 4, 35),
    9: (3, 7, 4, 31),
    10: (4, 7, 4, 27),
}
EACH_TABLE = pytest.mark.parametrize("seats", BY_PLAYERS)


def roles_of(state):
    """All roles of the pool, the one aside last."""
    data = whole(state)
    return [drawer["role"] for drawer in data["private"]] + [data["hidden"]["aside"]]


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 11, 12])
def test_fewer_than_three_or_more_than_ten_do_not_play(seats):
    """SAB-001"""
    with pytest.raises(Refused, match="SAB-001"):
        begin(seats)


@EACH_TABLE
def test_three_to_ten_play(seats):
    """SAB-001"""
    assert len(whole(fresh(seats))["private"]) == seats
    assert list(saboteur.SEATS) == list(BY_PLAYERS)


def test_a_game_is_three_rounds_and_never_a_fourth():
    """SAB-002. Regression: an implementation deals a fourth round."""
    state = begin(4)
    for number in (1, 2, 3):
        assert turn(state) == DEALER
        deal(state, seed=number)
        assert public(state)["round"] == number
        to_next_deal(state, seed=number)
    assert turn(state) == NOBODY
    assert public(state)["phase"] == "over"
    assert [one["round"] for one in told(state, event="dealt")] == [1, 2, 3]


def test_the_stock_is_44_tunnels_27_actions_28_gold_cards_and_11_roles():
    """SAB-003"""
    stock = {card.word: card.count for card in CARDS}
    shapes = [card.word for card in CARDS if card.shape is not None]
    goals = [stock[word] for word in ("treasure", "stone-NE", "stone-NW")]
    actions = ("map", "rockfall", "break", "mend")
    assert stock["start"] == 1
    assert goals == [1, 1, 1]
    assert sum(stock[word] for word in shapes) == 44
    assert sum(n for word, n in stock.items() if word.startswith(actions)) == 27
    assert GOLD_COUNTS == (0, 16, 8, 4)
    assert POOL[10] == (4, 7)


PRINTED = """
    NESW 5  NES 5  ESW 5  NS 4  EW 3  NE 5  NW 4
    NESW/- 1  NES/- 1  ESW/- 1  NS/- 1  EW/- 1  NE/- 1  NW/- 1  S/- 1  W/- 1
    map 6  rockfall 3  break-pick 3  break-lamp 3  break-cart 3
    mend-pick 2  mend-lamp 2  mend-cart 2
    mend-pick+lamp 1  mend-pick+cart 1  mend-lamp+cart 1
    """


def test_every_kind_of_card_is_there_as_often_as_printed():
    """SAB-003"""
    words = PRINTED.split()
    assert Counter(where_cards_are(fresh(3))) == dict(zip(words[::2], map(int, words[1::2])))


@EACH_TABLE
def test_the_pool_of_roles_follows_the_number_of_players(seats):
    """SAB-004"""
    saboteurs, diggers, _, _ = BY_PLAYERS[seats]
    assert Counter(roles_of(fresh(seats))) == {"saboteur": saboteurs, "digger": diggers}


@EACH_TABLE
def test_the_pool_holds_one_role_more_than_players(seats):
    """SAB-005. Regression: the extra role card is miscounted."""
    state = begin(seats)
    pile = deal(state).piles["roles"]
    assert len(pile) == seats + 1
    assert whole(state)["hidden"]["aside"] in ("digger", "saboteur")


def test_roles_outside_the_pool_never_come_back():
    """SAB-006"""
    state = begin(5)
    for number in (1, 2, 3):
        deal(state, seed=number)
        assert Counter(roles_of(state)) == {"saboteur": 2, "digger": 4}
        to_next_deal(state)


def test_each_player_gets_one_role_of_the_shuffled_pool():
    """SAB-007"""
    state = begin(4)
    deal(state, roles="digger saboteur digger digger digger")
    assert roles_of(state) == ["digger", "saboteur", "digger", "digger", "digger"]
    who = Counter(roles_of(fresh(3, seed=seed)).index("saboteur") for seed in range(400))
    assert set(who) == {0, 1, 2, 3}, "any seat may be the saboteur, and the role aside too"
    assert min(who.values()) > 60


def test_a_player_sees_the_own_role_and_no_other():
    """SAB-008"""
    state = begin(5)
    deal(state, roles="digger saboteur digger saboteur digger digger")
    assert [own(state, seat)["role"] for seat in range(5)] == roles_of(state)[:5]
    for seat in everyone(state):
        assert sees(state, seat)["public"]["roles"] == ["unknown"] * 5


def test_nobody_sees_the_role_set_aside_while_the_round_lasts():
    """SAB-009"""
    worlds = [begin(3), begin(3)]
    deal(worlds[0], roles="digger digger digger saboteur")
    deal(worlds[1], roles="digger digger saboteur digger")
    assert [whole(world)["hidden"]["aside"] for world in worlds] == ["saboteur", "digger"]
    for seat in others(worlds[0], 2):
        assert sees(worlds[0], seat) == sees(worlds[1], seat)
        assert told(worlds[0], to=seat) == told(worlds[1], to=seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_players_there_may_be_no_saboteur(seats):
    """SAB-010"""
    state = begin(seats)
    deal(state, roles=" ".join(["digger"] * seats))
    assert roles_of(state)[:seats] == ["digger"] * seats
    assert roles_of(state)[seats] == "saboteur"


@EACH_TABLE
def test_the_saboteurs_in_play_are_those_of_the_pool_or_one_less(seats):
    """SAB-010"""
    pool = BY_PLAYERS[seats][0]
    seen = {roles_of(fresh(seats, seed=seed))[:seats].count("saboteur") for seed in range(60)}
    assert seen == {pool, pool - 1}


def test_the_treasure_is_as_likely_at_each_of_the_three_places():
    """SAB-011"""
    counts = Counter()
    for seed in range(900):
        goals = whole(fresh(3, seed=seed))["hidden"]["goals"]
        assert sorted(goals) == ["stone-NE", "stone-NW", "treasure"]
        counts[goals.index("treasure")] += 1
    assert min(counts.values()) > 240


def test_the_goals_lie_face_down():
    """SAB-011"""
    state = fresh(3)
    for seat in everyone(state):
        assert sees(state, seat)["public"]["goals"] == [None, None, None]


def test_the_start_lies_face_up_for_all():
    """SAB-012"""
    state = fresh(3)
    for seat in everyone(state):
        laid = sees(state, seat)["public"]["maze"]
        assert laid == [{"x": 0, "y": 0, "card": "start", "turned": False}]


def test_seven_places_lie_between_the_start_and_the_column_of_goals():
    """SAB-013"""
    state = fresh(3)
    assert maze(state) == {(0, 0): "start"}
    assert {x for x, _ in goal_places(state)} == {8}
    assert goal_places(state)[1] == (8, 0)


def test_one_place_lies_between_neighbouring_goals():
    """SAB-014"""
    assert goal_places(fresh(3)) == [(8, -2), (8, 0), (8, 2)]


def test_tunnels_may_leave_the_rectangle_on_any_side():
    """SAB-015"""
    state = at("seats 3\nhand0 NESW")
    assert clause(state, "lay NESW at -1,0") is None
    far = at(
        """
        seats 3
        maze 0,-1:NS 0,-2:NS 0,-3:NS 0,1:NS 0,2:NES~ 0,3:NES
        hand0 NES
        """
    )
    assert clause(far, "lay NES at 0,-4") is None
    assert clause(far, "lay NES turned at 0,4") is None
    behind = at(
        """
        seats 3
        maze 0,1:NE 1,1:EW 2,1:EW 3,1:EW 4,1:ESW 5,1:ESW 6,1:ESW 7,1:ESW 8,1:NESW
        goals stone-NW stone-NE~ treasure?
        hand0 ESW
        """
    )
    assert clause(behind, "lay ESW at 9,1") is None


def test_a_tunnel_may_run_far_beyond_the_rectangle():
    """SAB-015"""
    west = "-1,0:EW -2,0:EW -3,0:EW -4,0:ESW -5,0:ESW -6,0:ESW -7,0:ESW -8,0:ESW"
    cards = " ".join(f"-{x},0:NESW" for x in range(9, 13))
    state = at(f"seats 3\nmaze {west} {cards}\nhand0 NESW")
    play(state, "lay NESW at -13,0")
    assert maze(state)[(-13, 0)] == "NESW"
    assert maze(state)[(0, 0)] == "start"
    assert goal_places(state) == [(8, -2), (8, 0), (8, 2)]


@EACH_TABLE
def test_forty_tunnels_and_all_actions_are_shuffled_together(seats):
    """SAB-016"""
    cards = where_cards_are(fresh(seats))
    assert len(cards) == 67
    assert sum(1 for card in cards if card[0] in "NESW") == 40
    orders = {tuple(whole(fresh(seats, seed=seed))["hidden"]["deck"]) for seed in range(5)}
    assert len(orders) == 5


@EACH_TABLE
def test_the_opening_hand_follows_the_number_of_players(seats):
    """SAB-017"""
    state = fresh(seats)
    assert [len(hand(state, seat)) for seat in range(seats)] == [BY_PLAYERS[seats][2]] * seats
    assert public(state)["hands"] == [BY_PLAYERS[seats][2]] * seats


@EACH_TABLE
def test_the_draw_deck_holds_what_the_deal_leaves(seats):
    """SAB-018"""
    state = fresh(seats)
    assert public(state)["deck"] == BY_PLAYERS[seats][3]
    assert len(whole(state)["hidden"]["deck"]) == BY_PLAYERS[seats][3]


def test_the_discard_pile_starts_empty_and_the_deck_face_down():
    """SAB-019"""
    state = fresh(4)
    assert public(state)["discard"] == 0
    for seat in everyone(state):
        assert sees(state, seat)["public"]["deck"] == 43  # a number, no cards


def test_the_gold_is_a_shuffled_face_down_deck_of_its_own():
    """SAB-020"""
    state = fresh(4)
    gold = whole(state)["hidden"]["gold"]
    assert Counter(gold) == {1: 16, 2: 8, 3: 4}
    assert gold != whole(fresh(4, seed=1))["hidden"]["gold"]
    for seat in everyone(state):
        assert sees(state, seat)["public"]["gold_deck"] == 28  # a number, no cards


@pytest.mark.parametrize("youngest", range(4))
@pytest.mark.parametrize("edition", ["house", "uk16", "ru16", "cz", "ru-ls"])
def test_the_youngest_starts_the_first_round(youngest, edition):
    """SAB-021"""
    state = fresh(4, edition, first=youngest)
    assert turn(state) == youngest
    assert told(state, event="dealt")[0]["first"] == youngest


def test_turns_go_clockwise_and_round_the_table():
    """SAB-022"""
    state = at("seats 4\nturn 3\nhand3 NS\nhand0 NS")
    assert clause(state, "pass NS", seat=0) == "SAB-022"
    play(state, "pass NS")
    assert turn(state) == 0
    assert clause(state, "pass NS", seat=3) == "SAB-022"
