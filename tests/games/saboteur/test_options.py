"""The options: what each edition answers, what each answer does, and which contradict."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.rules import differences, values_of, with_options
from dwarrow.kernel.state import DEALER, NOBODY, SPECTATOR, Refused

from .setting import *

# What the printings answer, and the house rules; a star marks what a printing leaves open.
TABLE = """
option                uk16                       ru16               cz                 ru-ls              house
placement             adjacent                   adjacent           connected          connected          connected
multi_goal            choose_one                 reveal_all*        reveal_all         reveal_all*        reveal_all
unchosen_goal         new_tunnel                 new_tunnel*        new_tunnel*        new_tunnel*        new_tunnel
goal_orientation      layer_chooses_on_mismatch  auto_join_last     auto_join_last     auto_join_last     auto_join_last
goals_at_once         together*                  together*          together           together*          together
min_path              assert7*                   enforce7           assert7*           assert7*           assert7
gold_set              players_cap9               players_cap9       diggers            diggers            diggers
draft_start           right_hand_digger*         right_hand_digger* right_hand_digger* right_hand_digger  right_hand_digger
saboteur_gold         exact_redraw               exact_redraw       exact_redraw*      exact_redraw*      exact_redraw
saboteur_gold_short   best_below*                best_below*        best_below*        best_below*        best_below
four_saboteurs        nuggets                    nuggets            nuggets            one_card           nuggets
exhaustion            full_circle_pass           full_circle_pass   all_hands_empty    full_circle_pass   all_hands_empty
gold_secret           true*                      true*              true               true               true
start_next            last_turn                  last_turn          last_turn          last_card          last_card
reshuffle_gold        false*                     false*             false*             true               true
self_sabotage         allow                      allow              allow              allow              allow
effectless_action     forbid*                    forbid*            forbid*            forbid*            forbid
broken_tools_forfeit  false*                     false*             false*             false*             false
first_player          youngest                   youngest           youngest           youngest           host
known_saboteurs       false                      false              false              false              false
saboteurs_meet        false                      false              false              false              false
maps                  6                          6                  6                  6                  6
rounds                3                          3                  3                  3                  3
"""  # noqa: E501
ROWS = [line.replace("*", "").split() for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize("edition", ROWS[0][1:])
def test_an_edition_answers_as_its_column_says(edition):
    column = ROWS[0].index(edition)
    assert values_of(saboteur.EDITIONS[edition]) == {row[0]: row[column] for row in ROWS[1:]}


def test_there_are_five_editions_and_the_house_rules_come_first():
    assert list(saboteur.EDITIONS) == list(EDITIONS)
    assert set(saboteur.OPTIONS) == {row[0] for row in ROWS[1:]}


def test_every_answer_of_an_edition_is_allowed_and_every_option_names_its_clauses():
    for name, option in saboteur.OPTIONS.items():
        assert {values_of(rules)[name] for rules in saboteur.EDITIONS.values()} <= set(
            option.values
        )
        assert all(clause.startswith("SAB-") for clause in option.clauses)


@pytest.mark.parametrize(
    ("name", "value"), [(name, v) for name, o in saboteur.OPTIONS.items() for v in o.values]
)
def test_every_answer_can_be_played_to_the_end(name, value):
    more = {"multi_goal": "choose_one"} if value == "new_link_only" else {}
    state = begin(4, "house", None, **{name: value, **more})
    dice = Seeded(5)
    while turn(state) != NOBODY:
        if turn(state) == DEALER:
            state.deal(state.shuffled(dice))
        to_next_deal(state, seed=int(public(state)["round"]))
    assert values_of(state.public.rules)[name] == value


def test_unknown_options_and_answers_are_refused_with_what_there_is():
    with pytest.raises(Refused, match="there is no option 'speed'; there are: placement"):
        rules_of(speed="fast")
    with pytest.raises(
        Refused, match="placement may be connected, adjacent, beside_goals; not 'anywhere'"
    ):
        rules_of(placement="anywhere")
    with pytest.raises(Refused, match="maps may be 0, 1, 2, 3, 4, 5, 6; not '7'"):
        rules_of(maps=7)
    with pytest.raises(Refused, match="rounds may be 1, 2, 3; not '4'"):
        rules_of(rounds=4)


def test_answers_that_contradict_each_other_are_refused():
    with pytest.raises(Refused, match="SAB-074"):
        begin(4, unchosen_goal="new_link_only")
    with pytest.raises(Refused, match="never runs short"):
        begin(4, saboteur_gold="counter", saboteur_gold_short="bank_pays")
    with pytest.raises(Refused, match="SAB-074"):
        at("seats 4", unchosen_goal="new_link_only")
    begin(4, "uk16", unchosen_goal="new_link_only")


def test_differences_name_both_answers():
    changed = differences(saboteur.EDITIONS["ru16"], saboteur.EDITIONS["uk16"])
    assert changed == {
        "multi_goal": ("reveal_all", "choose_one"),
        "goal_orientation": ("auto_join_last", "layer_chooses_on_mismatch"),
        "min_path": ("enforce7", "assert7"),
    }
    same = with_options(saboteur.EDITIONS["cz"], saboteur.OPTIONS, {"gold_secret": True})
    assert differences(saboteur.EDITIONS["cz"], same) == {}


# ---- each option, each answer


@pytest.mark.parametrize(("value", "number"), [("connected", "SAB-035"), ("adjacent", None)])
def test_placement(value, number):
    """SAB-035, SAB-036"""
    state = at("seats 3\nmaze 1,0:EW 3,0:EW\nhand0 NESW", placement=value)
    assert clause(state, "lay NESW at 4,0") == number


def test_adjacent_placement_follows_cards_that_appear_and_vanish():
    """SAB-036, SAB-054"""
    state = at("seats 3\nmaze 1,0:EW\nhand0 rockfall\nhand1 NESW", placement="adjacent")
    play(state, "rockfall at 1,0")
    assert clause(state, "lay NESW at 2,0") == "SAB-030"
    assert clause(state, "lay NESW at 1,0") is None
    play(state, "lay NESW at 1,0")
    around = at("seats 3\nmaze 1,0:NESW\nhand0 NESW", placement="adjacent")
    assert clause(around, "lay NESW at 1,-1") is None


BOTH_GOALS = f"seats 3\nmaze {LOWER_ROW}\nhand0 NES\nhand1 NS"


@pytest.mark.parametrize(
    ("value", "up"), [("reveal_all", [None, "stone-NE", "stone-NW"]), ("choose_one", [None] * 3)]
)
def test_multi_goal(value, up):
    """SAB-074, SAB-075"""
    state = at(BOTH_GOALS, multi_goal=value)
    play(state, "lay NES turned at 8,1")
    assert public(state)["goals"] == up


@pytest.mark.parametrize(("value", "asked"), [("next_placement", True), ("new_link_only", False)])
def test_unchosen_goal(value, asked):
    """SAB-074"""
    state = at(BOTH_GOALS, multi_goal="choose_one", unchosen_goal=value)
    play(state, "lay NES turned at 8,1", "open goal at 8,2", "lay NS at 0,-1")
    assert (public(state)["phase"] == "choose") == asked


@pytest.mark.parametrize(
    ("value", "phase"), [("auto_join_last", "play"), ("layer_chooses_on_mismatch", "orient")]
)
def test_goal_orientation(value, phase):
    """SAB-071, SAB-073"""
    state = at(f"seats 3\nmaze {CORRIDOR} 8,1:EW/-\nhand0 ESW", goal_orientation=value)
    play(state, "lay ESW at 7,0")
    assert public(state)["phase"] == phase


def test_two_stones_may_both_ask_how_they_lie():
    """SAB-073, SAB-075"""
    state = at(
        f"seats 3\nmaze {LOWER_ROW} 7,0:NW 7,2:NW\nhand0 NES",
        goal_orientation="layer_chooses_on_mismatch",
    )
    play(state, "lay NES turned at 8,1")
    assert can(state) == ["put goal at 8,0 upright", "put goal at 8,0 turned"]
    play(state, "put goal at 8,0 upright")
    assert can(state) == ["put goal at 8,2 upright", "put goal at 8,2 turned"]
    assert turn(state) == 0
    play(state, "put goal at 8,2 turned")
    assert maze(state)[(8, 2)] == "stone-NW~"
    assert turn(state) == 1


@pytest.mark.parametrize("value", ["off", "assert7", "enforce7"])
def test_min_path(value):
    """SAB-076: in this layout no tunnel is shorter, so every answer plays the same."""
    state = at(f"seats 3\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nhand0 ESW", min_path=value)
    play(state, "lay ESW at 7,0")
    assert public(state)["winner"] == "digger"


def five(layer=0, roles="digger digger saboteur digger saboteur digger", more="", **options):
    return reached(5, roles, layer=layer, gold="1 2 3 1 2", more=more, **options)


@pytest.mark.parametrize(("value", "cards"), [("diggers", 3), ("players_cap9", 5)])
def test_gold_set(value, cards):
    """SAB-090, SAB-091"""
    assert public(five(gold_set=value))["offer"] == cards


@pytest.mark.parametrize(
    ("value", "first", "looks"),
    [
        ("right_hand_digger", 1, []),
        ("saboteur_hands_over", 1, [[1, 0, [1, 2, 3]]]),
        ("nearest_clockwise", 3, []),
    ],
)
def test_draft_start(value, first, looks):
    """SAB-097, A-11"""
    state = five(layer=2, draft_start=value)
    assert turn(state) == first
    assert own(state, 2)["sights"] == looks
    assert five(layer=3, draft_start=value).turn() == 3  # a digger always starts himself


def missed(gold, more="", roles="saboteur digger digger digger", **options):
    state = at(f"seats 3\nroles {roles}\nhand0 NS\n{more}", deck="", gold=gold, **options)
    play(state, "pass NS")
    return state


@pytest.mark.parametrize(
    ("value", "cards", "bank", "left"),
    [
        ("exact_redraw", [1, 1, 2], 0, 25),  # 2, not 3, then 1 and 1
        ("exact_search", [1, 3], 0, 26),  # most threes first
        ("counter", [], 4, 28),
    ],
)
def test_saboteur_gold(value, cards, bank, left):
    """SAB-101, A-12"""
    state = missed("2 3 1 1", saboteur_gold=value)
    assert gold_of(state, 0) == cards
    assert own(state, 0)["purse"]["bank"] == bank
    assert public(state)["gold_deck"] == left
    assert saboteur.scores(state) == [4, 0, 0]


@pytest.mark.parametrize(
    ("value", "cards", "bank"), [("best_below", [2, 2], 0), ("bank_pays", [3], 1)]
)
def test_saboteur_gold_short(value, cards, bank):
    """SAB-101, A-13"""
    purse = "purse1 " + "1 " * 16 + "2 " * 6 + "3 " * 3
    state = missed("3 2 2", more=purse, saboteur_gold_short=value)
    assert gold_of(state, 0) == cards
    assert own(state, 0)["purse"]["bank"] == bank
    assert saboteur.scores(state)[0] == 4


def test_the_bank_pays_what_a_search_does_not_find():
    """SAB-101, A-13"""
    purse = "purse1 " + "1 " * 16 + "2 " * 8 + "3 " * 3
    state = missed("3", more=purse, saboteur_gold="exact_search", saboteur_gold_short="bank_pays")
    assert gold_of(state, 0) == [3]
    assert own(state, 0)["purse"]["bank"] == 1
    below = missed("3", more=purse, saboteur_gold="exact_search")
    assert saboteur.scores(below)[0] == 3


@pytest.mark.parametrize(
    ("value", "winner"), [("all_hands_empty", "unknown"), ("full_circle_pass", "saboteur")]
)
def test_exhaustion(value, winner):
    """SAB-082, SAB-083, SAB-084"""
    state = at(
        "seats 3\nhand0 mend-pick mend-pick\nhand1 mend-lamp\nhand2 mend-cart",
        deck="",
        exhaustion=value,
    )
    play(state, "pass mend-pick", "pass mend-lamp", "pass mend-cart")
    assert public(state)["winner"] == winner


@pytest.mark.parametrize("value", [True, False])
def test_gold_secret(value):
    """SAB-105, A-18, A-29"""
    state = five(gold_secret=value)
    play(state, "take 3")
    for seat in everyone(state):
        seen = sees(state, seat)["public"]
        assert seen["gold_cards"] == [1, 0, 0, 0, 0]
        assert seen["purses"][0]["cards"] == ([] if value else [3])
        assert told(state, to=seat, event="took")[0]["value"] == (None if value else 3)
    paid = missed("2 2", gold_secret=value)
    assert sees(paid, SPECTATOR)["public"]["purses"][0]["cards"] == ([] if value else [2, 2])


@pytest.mark.parametrize(("value", "first"), [("last_card", 2), ("last_turn", 1)])
def test_start_next(value, first):
    """SAB-113, SAB-114"""
    state = at(
        "seats 4\nturn 1\nhand1 mend-lamp",
        deck="",
        start_next=value,
        exhaustion="full_circle_pass",
    )
    play(state, "pass mend-lamp", "pass", "pass", "pass")
    deal(state)
    assert turn(state) == first


@pytest.mark.parametrize("value", [True, False])
def test_reshuffle_gold(value):
    """SAB-112"""
    state = missed("2 3 1 1", reshuffle_gold=value)
    before = whole(state)["hidden"]["gold"]
    assert before[-1] == 3
    assert own(state, 0)["under"] == [[28, 3]]
    dealt = deal(state, seed=2)
    assert ("gold" in dealt.piles) == value
    assert (whole(state)["hidden"]["gold"] == before) != value
    assert own(state, 0)["under"] == ([] if value else [[28, 3]])


@pytest.mark.parametrize(("value", "number"), [("allow", None), ("forbid", "SAB-042")])
def test_self_sabotage(value, number):
    """SAB-042, A-21"""
    state = at("seats 3\nhand0 break-lamp", self_sabotage=value)
    assert clause(state, "break lamp of 0") == number
    assert clause(state, "break lamp of 1") is None


def test_effectless_actions_are_forbidden():
    """SAB-054, SAB-059, A-22"""
    state = at("seats 3\ngoals treasure? stone-NE~ stone-NW?\nhand0 map rockfall")
    assert clause(state, "look at 8,0") == "SAB-059"
    assert clause(state, "rockfall nowhere") == "SAB-054"


def test_effectless_actions_may_be_allowed():
    """SAB-054, SAB-059, A-22"""
    text = "seats 3\ngoals treasure? stone-NE~ stone-NW?\nhand0 map rockfall\nhand1 NS"
    state = at(text, effectless_action="allow")
    looks = state.copy()
    events = play(state, "rockfall nowhere")
    assert names_of(events) == ["rumbled", "drew"]
    assert public(state)["spent"] == {"rockfall": 1}
    play(looks, "look at 8,0")
    assert own(looks, 0)["seen"] == [None, "stone-NE", None]
    target = at("seats 3\nmaze 1,0:EW\nhand0 rockfall", effectless_action="allow")
    assert clause(target, "rockfall nowhere") is None  # though there is something to take


@pytest.mark.parametrize(
    ("value", "gold_set", "cards", "order"),
    [
        (False, "diggers", 3, [0, 3, 1]),
        (True, "diggers", 2, [0, 3]),
        (False, "players_cap9", 5, [0, 3, 1, 0, 3]),
        (True, "players_cap9", 5, [0, 3, 0, 3, 0]),
    ],
)
def test_broken_tools_forfeit(value, gold_set, cards, order):
    """SAB-136, A-31"""
    state = five(more="tools - lamp - - -", broken_tools_forfeit=value, gold_set=gold_set)
    assert public(state)["offer"] == cards
    took = []
    while public(state)["phase"] == "draft":
        took.append(turn(state))
        play(state, can(state)[0])
    assert took == order
    clauses = [share["clause"] for share in told(state, event="settled")[0]["shares"]]
    assert (clauses[1] == "SAB-136") == value


def test_nobody_shares_when_every_digger_forfeits():
    """SAB-136, A-31"""
    state = five(layer=2, more="tools pick lamp - cart -", broken_tools_forfeit=True)
    assert turn(state) == DEALER
    assert public(state)["gold_cards"] == [0] * 5


def test_saboteurs_with_broken_tools_are_still_paid():
    """SAB-099, A-31"""
    state = missed("2 2", more="tools pick - -", broken_tools_forfeit=True)
    assert gold_of(state, 0) == [2, 2]


@pytest.mark.parametrize("value", ["youngest", "random", "host"])
def test_first_player(value):
    """SAB-021, A-27: the youngest or the host's choice where it is given, else by lot."""
    assert [turn_of_first(value, seed) for seed in range(30)].count(0) < 30
    assert {turn_of_first(value, seed) for seed in range(60)} == {0, 1, 2, 3}
    if value != "random":
        state = begin(4, first=2, first_player=value)
        dealt = deal(state)
        assert "first" not in dealt.piles
        assert turn(state) == 2


def turn_of_first(value, seed):
    state = begin(4, first=None, first_player=value)
    deal(state, seed=seed)
    return turn(state)


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_known_saboteurs(seats):
    """SAB-005, SAB-010"""
    for value, size in ((False, seats + 1), (True, seats)):
        counts = set()
        for seed in range(30):
            state = begin(seats, known_saboteurs=value)
            assert len(deal(state, seed=seed).piles["roles"]) == size
            roles = [drawer["role"] for drawer in whole(state)["private"]]
            counts.add(roles.count("saboteur"))
        assert len(counts) == (1 if value else 2)
        assert 0 not in counts or not value


@pytest.mark.parametrize("value", [False, True])
def test_saboteurs_meet(value):
    """SAB-117"""
    state = begin(5, saboteurs_meet=value)
    deal(state, roles="digger saboteur digger saboteur digger digger")
    fellows = [1, 3] if value else []
    for seat in (1, 3):
        assert own(state, seat)["fellows"] == fellows
        assert told(state, to=seat, event="got-role")[0]["fellows"] == fellows
    for seat in others(state, 1, 3):
        assert own(state, seat)["fellows"] == []


@pytest.mark.parametrize("value", range(7))
def test_maps(value):
    """SAB-003"""
    state = begin(4, maps=value)
    deal(state)
    assert where_cards_are(state).count("map") == value
    assert len(where_cards_are(state)) == 61 + value


@pytest.mark.parametrize("value", [1, 2, 3])
def test_rounds(value):
    """SAB-002"""
    state = begin(4, rounds=value)
    for number in range(value):
        deal(state, seed=number)
        to_next_deal(state, seed=number)
    assert turn(state) == NOBODY
    assert len(told(state, event="dealt")) == value
