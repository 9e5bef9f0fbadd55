"""The worked examples and figures of the printed rulebooks, replayed, with who prints them."""

from __future__ import annotations

import pytest

from .setting import *

PRINTED = [edition for edition in EDITIONS if edition != "house"]
BY_CIRCLE = ("uk16", "ru16", "ru-ls")


def lost(edition, roles, gold=None, **options):
    """The last turn of a round that misses the treasure: seat 0 gives its last card or passes."""
    seats = len(roles.split()) - 1
    circle = f"passes {seats - 1}\ncircle {seats - 1}" if edition in BY_CIRCLE else "hand0 NS"
    text = f"seats {seats}\nroles {roles}\n{circle}\nlast_card {seats - 1}"
    state = at(text, edition, deck="", gold=gold, **options)
    play(state, "pass" if edition in BY_CIRCLE else "pass NS")
    return state


def won(edition, roles, layer=0, gold=None):
    """The treasure is reached by this seat."""
    seats = len(roles.split()) - 1
    text = f"seats {seats}\nturn {layer}\nroles {roles}\nmaze {CORRIDOR}\n{TREASURE_AHEAD}"
    state = at(f"{text}\nhand{layer} ESW", edition, gold=gold)
    play(state, "lay ESW at 7,0")
    return state


def shared(state):
    """How many gold cards each seat has in the end; everybody takes the first there is."""
    while public(state)["phase"] == "draft":
        play(state, can(state)[0])
    return [len(gold_of(state, seat)) for seat in range(int(state.public.seats))]


# ---- the tables and the figure of the set-up

ROLES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}


@pytest.mark.parametrize("edition", PRINTED)
@pytest.mark.parametrize("seats", ROLES)
def test_the_table_of_roles_and_the_table_of_hands(edition, seats):
    """SAB-004, SAB-017: all four rulebooks."""
    state = begin(seats, edition)
    dealt = deal(state)
    saboteurs, diggers = ROLES[seats]
    assert sorted(dealt.piles["roles"]) == [1] * diggers + [2] * saboteurs
    assert [len(hand(state, seat)) for seat in range(seats)] == [HANDS[seats]] * seats


@pytest.mark.parametrize("edition", PRINTED)
def test_the_figure_of_the_layout(edition):
    """SAB-013, SAB-014: seven cards wide, one place between goals, a rectangle of 5 by 9."""
    state = begin(3, edition)
    board = state.public.maze
    goals = [(int(board.x_of(cell)), int(board.y_of(cell))) for cell in board.goals]
    assert goals == [(8, -2), (8, 0), (8, 2)]
    assert (max(x for x, _ in goals) + 1, goals[2][1] - goals[0][1] + 1) == (9, 5)


# ---- the figures of laying


@pytest.mark.parametrize("edition", PRINTED)
def test_figure_2_right_and_wrong_places(edition):
    """SAB-031, SAB-032, SAB-033: ru-ls figure 2, the crossed-out figures of uk16, ru16 and cz."""
    state = at("seats 3\nmaze 1,0:EW\nhand0 NESW NS EW", edition)
    assert clause(state, "lay NESW at 2,0") is None  # right: side to side, tunnel to tunnel
    assert clause(state, "lay NS at 2,0") == "SAB-032"  # wrong: laid crosswise it would fit
    assert clause(state, "lay NESW at 2,1") == "SAB-031"  # wrong: corner to corner
    assert clause(state, "lay NESW at 1,1") == "SAB-032"  # wrong: a tunnel against rock


@pytest.mark.parametrize("edition", PRINTED)
def test_cards_may_lie_beyond_the_rectangle_of_the_figure(edition):
    """SAB-015: uk16, ru16, cz."""
    state = at("seats 3\nhand0 EW", edition)
    assert clause(state, "lay EW at -1,0") is None


# ---- broken tools and repairs

MENDED = "mend cart of 1 with mend-cart"


@pytest.mark.parametrize("edition", PRINTED)
def test_a_broken_cart_is_mended_by_a_cart_not_by_a_lamp_or_a_pick(edition):
    """SAB-049: the example of all four rulebooks."""
    state = at("seats 3\ntools - cart -\nhand0 mend-cart mend-lamp mend-pick", edition)
    assert [move for move in can(state) if move.startswith("mend")] == [MENDED]
    play(state, MENDED)
    assert public(state)["tools"] == [[], [], []]


@pytest.mark.parametrize("card", ["pick+lamp", "pick+cart", "lamp+cart"])
@pytest.mark.parametrize("edition", PRINTED)
def test_a_repair_with_two_tools_mends_either_but_not_both(edition, card):
    """SAB-051, SAB-052: all four; ru-ls lists the three pairs."""
    one, two = card.split("+")
    for mended, left in ((one, two), (two, one)):
        state = at(f"seats 3\ntools - {card} -\nhand0 mend-{card}", edition)
        play(state, f"mend {mended} of 1 with mend-{card}")
        assert public(state)["tools"][1] == [left]


@pytest.mark.parametrize("edition", PRINTED)
def test_three_broken_tools_one_of_each_kind_and_no_more(edition):
    """SAB-046: uk16 and ru16 count to three."""
    state = at(
        "seats 3\ntools - pick+lamp -\nhand0 break-cart\nhand1 map\nhand2 break-cart", edition
    )
    play(state, "break cart of 1", "pass map")
    assert clause(state, "break cart of 1") == "SAB-046"


# ---- rockfalls


@pytest.mark.parametrize("edition", PRINTED)
def test_a_saboteur_breaks_the_tunnel_and_the_gap_is_filled_again(edition):
    """SAB-054, SAB-057: the example of ru16 and cz, the hint of ru-ls."""
    text = f"seats 3\nroles saboteur digger digger digger\nmaze {CORRIDOR}\nhand0 rockfall"
    state = at(f"{text}\nhand1 NESW", edition)
    play(state, "rockfall at 4,0")
    assert (4, 0) not in maze(state) and (5, 0) in maze(state)
    play(state, "lay NESW at 4,0")


@pytest.mark.parametrize("edition", PRINTED)
def test_a_digger_clears_a_dead_end_away_and_builds_on(edition):
    """SAB-054, SAB-055, SAB-057: the example of ru16 and cz, the hint of ru-ls."""
    row = CORRIDOR.replace("6,0:ESW", "6,0:EW/-")
    state = at(
        f"seats 3\nmaze {row}\n{TREASURE_AHEAD}\nhand0 rockfall\nhand1 ESW\nhand2 ESW", edition
    )
    play(state, "rockfall at 6,0", "lay ESW at 6,0", "lay ESW at 7,0")
    assert public(state)["winner"] == "digger"


# ---- passing


@pytest.mark.parametrize("edition", ["ru16", "ru-ls"])
def test_towards_the_end_an_empty_hand_passes_without_a_card(edition):
    """SAB-066: the note of ru16 and ru-ls."""
    state = at("seats 3\nhand1 NS", edition, deck="")
    assert can(state) == ["pass"]
    before = public(state)["discard"]
    play(state, "pass")
    assert public(state)["discard"] == before


# ---- goals


@pytest.mark.parametrize("edition", PRINTED)
def test_the_figure_of_a_goal_that_is_reached(edition):
    """SAB-068, SAB-069, SAB-071: a stone is laid to fit (ru-ls figure 3); the treasure ends it."""
    state = at(f"seats 3\nmaze {CORRIDOR}\nhand0 ESW", edition)
    play(state, "lay ESW at 7,0")
    assert maze(state)[(8, 0)] == "stone-NE~"
    assert public(state)["phase"] == "play"
    assert public(won(edition, "digger digger digger saboteur"))["winner"] == "digger"


def test_cz_a_card_between_two_goals_turns_both():
    """SAB-075"""
    state = at(f"seats 3\nmaze {LOWER_ROW}\nhand0 NES", "cz")
    play(state, "lay NES turned at 8,1")
    assert public(state)["goals"] == [None, "stone-NE", "stone-NW"]


def test_uk16_a_card_that_joins_several_goals_turns_one():
    """SAB-074"""
    state = at(f"seats 3\nmaze {LOWER_ROW}\n{TREASURE_BELOW}\nhand0 NES", "uk16")
    play(state, "lay NES turned at 8,1", "open goal at 8,0")
    assert public(state)["goals"] == [None, "stone-NE", None]


@pytest.mark.parametrize("edition", PRINTED)
def test_a_goal_that_cannot_fit_all_its_neighbours_is_laid_all_the_same(edition):
    """SAB-072, SAB-073: the note of all four; in uk16 its player chooses how."""
    state = at(f"seats 3\nmaze {CORRIDOR} 8,1:EW/-\nhand0 ESW", edition)
    play(state, "lay ESW at 7,0")
    if edition == "uk16":
        assert can(state) == ["put goal at 8,0 upright", "put goal at 8,0 turned"]
        play(state, "put goal at 8,0 turned")
    assert maze(state)[(8, 0)] == "stone-NE~"


# ---- the gold


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_five_players_share_five_gold_cards_and_some_diggers_get_more(edition):
    """SAB-090, SAB-095: the example of uk16 and ru16."""
    state = won(edition, "digger saboteur digger digger saboteur digger")
    assert public(state)["offer"] == 5
    assert shared(state) == [2, 0, 1, 2, 0]  # from 0 counter-clockwise: 0 3 2 0 3


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_ten_players_share_nine(edition):
    """SAB-090: the note of uk16 and ru16."""
    state = won(edition, "digger " * 6 + "saboteur " * 4 + "digger")
    assert public(state)["offer"] == 9
    assert sum(shared(state)) == 9


@pytest.mark.parametrize("edition", ["cz", "ru-ls"])
def test_five_diggers_share_five_gold_cards(edition):
    """SAB-091, SAB-096: the example of cz and ru-ls."""
    state = won(edition, "digger digger digger digger digger saboteur saboteur saboteur")
    assert public(state)["offer"] == 5
    assert shared(state) == [1, 1, 1, 1, 1, 0, 0]


def test_ru_ls_a_saboteur_who_completes_the_tunnel_leaves_the_gold_to_the_digger_on_his_right():
    """SAB-089, SAB-097: the note of ru-ls."""
    state = won("ru-ls", "digger digger saboteur digger digger saboteur", layer=2)
    assert public(state)["winner"] == "digger"
    took = []
    while public(state)["phase"] == "draft":
        took.append(turn(state))
        play(state, can(state)[0])
    assert took == [1, 0, 4, 3]


SABOTEURS = {
    "saboteur digger digger digger": [4],
    "saboteur saboteur digger digger digger digger": [3, 3],
    "saboteur saboteur saboteur digger digger digger digger digger": [3, 3, 3],
    "saboteur saboteur saboteur saboteur " + "digger " * 7: [2, 2, 2, 2],
}


@pytest.mark.parametrize("roles", SABOTEURS)
@pytest.mark.parametrize("edition", PRINTED)
def test_what_one_two_three_and_four_saboteurs_get(edition, roles):
    """SAB-099: all four rulebooks."""
    state = lost(edition, roles)
    pay = SABOTEURS[roles]
    assert [sum(gold_of(state, seat)) for seat in range(len(pay))] == pay


def test_ru_ls_each_of_four_saboteurs_gets_a_card_worth_two():
    """SAB-100"""
    state = lost("ru-ls", "saboteur " * 4 + "digger " * 7, gold="1 1 1 1 1 1 1 1")
    assert [gold_of(state, seat) for seat in range(4)] == [[2]] * 4


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_a_saboteur_who_draws_too_much_sends_the_last_card_under_and_draws_again(edition):
    """SAB-101: the procedure of uk16 and ru16."""
    state = lost(edition, "saboteur digger digger digger", gold="3 2 3 1")
    assert gold_of(state, 0) == [1, 3]
    assert list(state.hidden.gold)[-2:] == [2, 3]


@pytest.mark.parametrize("edition", PRINTED)
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_a_missed_treasure_gives_nobody_gold(edition, seats):
    """SAB-104: the note of all four, for three or four players."""
    state = lost(edition, "digger " * seats + "saboteur")
    assert public(state)["gold_cards"] == [0] * seats


@pytest.mark.parametrize("edition", PRINTED)
def test_a_tie_is_won_together(edition):
    """SAB-116: all four."""
    text = "seats 3\nround 3\npurse0 1 2\npurse1 3\npurse2 1\nroles digger digger digger saboteur"
    circle = "passes 2\ncircle 2" if edition in BY_CIRCLE else "hand0 NS"
    state = at(f"{text}\n{circle}", edition, deck="")
    events = play(state, "pass" if edition in BY_CIRCLE else "pass NS")
    assert events[-1]["event"] == "game-ended"
    assert events[-1]["winners"] == [0, 1]
