"""The next round and the end of the game: SAB-106 to SAB-116."""

from __future__ import annotations

from collections import Counter

import pytest

from dwarrow.games import saboteur
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, DEALER, NOBODY

from .setting import *


def between_rounds(edition="house", **options):
    """Round 1 is over and paid: a digger win that left a maze, broken tools and full hands."""
    state = at(
        f"""
        seats 4
        maze {CORRIDOR}
        {TREASURE_AHEAD}
        roles digger saboteur digger digger digger
        tools - pick lamp+cart -
        looked 0 1 - 2
        hand0 ESW NS map
        hand1 NS EW
        buried2 NW
        """,
        edition,
        gold="1 2 3 1",
        **options,
    )
    play(state, "lay ESW at 7,0")
    while public(state)["phase"] == "draft":
        play(state, f"take {max(whole(state)['private'][turn(state)]['offer'])}")
    assert turn(state) == DEALER
    return state


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_round_is_laid_out_as_the_first(edition):
    """SAB-106"""
    state = between_rounds(edition)
    deal(state)
    data = public(state)
    assert data["round"] == 2
    assert maze(state) == {(0, 0): "start"}
    assert data["goals"] == [None, None, None]
    assert data["looked"] == [[], [], [], []]
    assert data["hands"] == [6, 6, 6, 6]
    assert data["deck"] == 43
    assert data["discard"] == 0
    assert data["roles"] == ["unknown"] * 4
    assert data["winner"] == "unknown"
    assert [drawer["seen"] for drawer in whole(state)["private"]] == [[None] * 3] * 4
    assert [drawer["buried"] for drawer in whole(state)["private"]] == [{}] * 4


def test_the_goals_are_shuffled_anew():
    """SAB-106"""
    places = Counter()
    for seed in range(150):
        state = between_rounds()
        deal(state, seed=seed)
        places[whole(state)["hidden"]["goals"].index("treasure")] += 1
    assert set(places) == {0, 1, 2}
    assert min(places.values()) > 25


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_roles_are_dealt_again_the_one_aside_included(edition):
    """SAB-107"""
    sabotage = set()
    for seed in range(40):
        state = between_rounds(edition)
        deal(state, seed=seed)
        data = whole(state)
        roles = [drawer["role"] for drawer in data["private"]] + [data["hidden"]["aside"]]
        assert Counter(roles) == {"digger": 4, "saboteur": 1}
        sabotage.add(roles.index("saboteur"))
    assert sabotage == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_all_cards_are_there_again_in_every_round(seats, edition):
    """SAB-108. Regression: cards lost between rounds."""
    state = begin(seats, edition)
    stock = None
    for number in (1, 2, 3):
        deal(state, seed=number)
        cards = where_cards_are(state)
        assert len(cards) == 67
        assert stock in (None, cards)
        stock = cards
        held = {3: 6, 6: 5, 10: 4}[seats]
        assert [len(hand(state, seat)) for seat in range(seats)] == [held] * seats
        to_next_deal(state, seed=number)
        assert len(where_cards_are(state)) == 67


@pytest.mark.parametrize("edition", EDITIONS)
def test_broken_tools_do_not_carry_over(edition):
    """SAB-109"""
    state = between_rounds(edition)
    assert public(state)["tools"] == [[], ["pick"], ["lamp", "cart"], []]
    deal(state)
    assert public(state)["tools"] == [[], [], [], []]


@pytest.mark.parametrize("edition", EDITIONS)
def test_players_keep_their_gold(edition):
    """SAB-110"""
    state = between_rounds(edition)
    before = [gold_of(state, seat) for seat in range(4)]
    assert sum(len(cards) for cards in before) in (3, 4)
    deal(state)
    assert [gold_of(state, seat) for seat in range(4)] == before
    to_next_deal(state)
    for seat in range(4):
        assert Counter(before[seat]) <= Counter(gold_of(state, seat))
    assert all_gold(state) == [1] * 16 + [2] * 8 + [3] * 4


@pytest.mark.parametrize(("edition", "left"), [("uk16", 24), ("house", 25)])
def test_the_rest_of_the_gold_is_the_face_down_gold_deck_again(edition, left):
    """SAB-111"""
    state = between_rounds(edition)
    deal(state)
    assert public(state)["gold_deck"] == left
    assert len(whole(state)["hidden"]["gold"]) == left
    for seat in everyone(state):
        assert "gold" not in sees(state, seat)["public"]


@pytest.mark.parametrize("edition", ["house", "ru-ls"])
def test_the_rest_of_the_gold_is_shuffled(edition):
    """SAB-112"""
    state = between_rounds(edition)
    before = whole(state)["hidden"]["gold"]
    pile = [int(card) for card in state.shuffled(Seeded(1)).piles["gold"]]
    assert pile != before
    assert sorted(pile) == sorted(before)
    bottoms = {int(state.shuffled(Seeded(seed)).piles["gold"][-1]) for seed in range(40)}
    assert len(bottoms) > 1


@pytest.mark.parametrize("edition", ["uk16", "ru16", "cz"])
def test_the_rest_of_the_gold_keeps_its_order(edition):
    """SAB-111, SAB-112"""
    state = between_rounds(edition)
    before = whole(state)["hidden"]["gold"]
    dealt = deal(state, seed=3)
    assert "gold" not in dealt.piles
    assert whole(state)["hidden"]["gold"] == before


def ended_by_empty_hands(edition, **options):
    """Seat 1 plays the last card; then four empty hands pass, seat 0 the last."""
    state = at("seats 5\nturn 1\nhand1 mend-pick", edition, deck="", **options)
    play(state, "pass mend-pick", "pass", "pass", "pass", "pass")
    return state


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_left_of_the_last_turn_starts(edition):
    """SAB-113"""
    state = ended_by_empty_hands(edition)
    deal(state)
    assert turn(state) == 1
    assert told(state, event="dealt")[-1]["first"] == 1


def test_left_of_the_last_turn_starts_where_an_option_lets_the_two_differ():
    """SAB-113"""
    state = ended_by_empty_hands("cz", exhaustion="full_circle_pass")
    deal(state)
    assert turn(state) == 1


def test_left_of_the_last_card_starts():
    """SAB-114"""
    state = ended_by_empty_hands("ru-ls")
    deal(state)
    assert turn(state) == 2
    assert told(state, event="dealt")[-1]["first"] == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("layer", [0, 2, 4])
def test_left_of_who_reached_the_treasure_starts(layer, edition):
    """SAB-113, SAB-114: the draft changes nothing about the last turn and the last card."""
    state = at(
        f"seats 5\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nturn {layer}\nhand{layer} ESW", edition
    )
    play(state, "lay ESW at 7,0")
    to_next_deal(state)
    deal(state)
    assert turn(state) == (layer + 1) % 5


def last_round(purses, edition="house"):
    """The third round ends without treasure and without a saboteur: nobody is paid any more."""
    lines = "\n".join(f"purse{seat} {cards}" for seat, cards in enumerate(purses))
    roles = "digger " * len(purses) + "saboteur"
    state = at(f"seats {len(purses)}\nround 3\nroles {roles}\nhand0 NS\n{lines}", edition, deck="")
    play(state, "pass NS")
    while turn(state) != NOBODY:
        play(state, "pass")
    return state


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_nuggets_win_not_most_cards(edition):
    """SAB-115"""
    state = last_round(["3 1 1", "2 2", "1 1 1 1"], edition)
    assert saboteur.scores(state) == [5, 4, 4]
    assert saboteur.winners(state) == [0]
    ended = told(state, event="game-ended")
    assert ended == [{"event": "game-ended", "nuggets": [5, 4, 4], "winners": [0], "to": ALL}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_those_tied_for_most_win_together(edition):
    """SAB-116"""
    state = last_round(["3 2", "1 1 1 1 1", "3 1"], edition)
    assert saboteur.scores(state) == [5, 5, 4]
    assert saboteur.winners(state) == [0, 1]
    nothing = last_round(["", "", ""], edition)
    assert saboteur.winners(nothing) == [0, 1, 2]
