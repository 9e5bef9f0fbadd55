"""What an audit against the printed rulebooks found, and positions of the same kind."""

from __future__ import annotations

import pytest

from dwarrow.games import saboteur
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import ALL, NOBODY, Refused

from .setting import *

# ---- a goal that was joined and left face down, where one card turns one goal (uk16)

# The card at 8,1 joins the middle goal, a stone, and the lower one, the treasure.
LEFT_DOWN = """
    seats 3
    maze 1,0:NESW 2,0:NESW 3,0:NESW 4,0:EW 5,0:EW 6,0:ESW 6,1:NE 7,1:EW
    goals stone-NE? stone-NW? treasure?
    """


def left_down(hands, deck="", **options):
    """The stone is chosen, the treasure stays face down though the tunnel leads to it."""
    state = at(f"{LEFT_DOWN}\n{hands}", "uk16", deck=deck, **options)
    play(state, "lay NESW at 8,1", "open goal at 8,0")
    return state


def test_a_joined_treasure_is_found_at_the_latest_when_the_round_would_end():
    """SAB-087, SAB-074: the tunnel leads there, so the diggers have won."""
    state = left_down("hand0 NESW")
    events = play(state, "pass", "pass", "pass")
    assert {"event": "opened", "seat": 0, "goal": 2, "card": "treasure", "to": ALL} in events
    assert public(state)["winner"] == "digger"
    assert public(state)["phase"] == "draft"


def test_who_led_the_tunnel_to_the_treasure_has_reached_it_and_chooses_gold_first():
    """SAB-087, SAB-093: not who happens to end the round, nor who laid the last card elsewhere."""
    state = left_down("hand0 NESW\nhand1 NS")
    play(state, "lay NS at 1,-1", "pass", "pass", "pass")
    assert public(state)["winner"] == "digger"
    assert turn(state) == 0


def test_a_saboteur_who_led_it_there_hands_the_choice_to_the_digger_on_his_right():
    """SAB-087, SAB-097"""
    state = left_down("hand0 NESW\nroles saboteur digger digger digger")
    play(state, "pass", "pass", "pass")
    assert turn(state) == 2


def test_the_next_round_begins_left_of_who_took_the_last_turn():
    """SAB-087, SAB-113"""
    state = left_down("hand0 NESW\nhand1 NS")
    play(state, "lay NS at 1,-1", "pass", "pass", "pass")
    while public(state)["phase"] == "draft":
        play(state, can(state)[0])
    assert public(state)["last_turn"] == 1
    assert public(state)["first"] == 2


def test_a_goal_that_was_cut_off_again_is_not_turned_at_the_end():
    """SAB-087, SAB-088: when the round ends no tunnel leads there."""
    state = left_down("hand0 NESW\nhand1 rockfall")
    play(state, "rockfall at 5,0", "pass", "pass", "pass")
    assert public(state)["goals"] == [None, "stone-NW", None]
    assert public(state)["winner"] == "saboteur"


def test_a_stone_turned_at_the_end_may_lead_on_to_the_treasure():
    """SAB-087, A-6: nothing stays face down to which the tunnel leads."""
    row = "1,0:NESW 2,0:NESW 3,0:NESW 4,0:EW 5,0:EW 6,0:EW"
    state = at(f"seats 3\nmaze {row} 8,1:NS\n{TREASURE_BELOW}\nhand0 ESW", "uk16", deck="")
    play(state, "lay ESW at 7,0")
    assert public(state)["goals"] == [None, "stone-NE", None]
    play(state, "pass", "pass", "pass")
    assert public(state)["winner"] == "digger"
    assert turn(state) == 0  # whose card led the tunnel to the stone


def test_a_round_whose_only_joined_goal_is_a_stone_is_the_saboteurs():
    """SAB-087, SAB-088"""
    state = at(
        f"{LEFT_DOWN.replace('goals stone-NE? stone-NW? treasure?', '')}\n"
        "goals treasure? stone-NE? stone-NW?\nhand0 NESW",
        "uk16",
        deck="",
    )
    play(state, "lay NESW at 8,1", "open goal at 8,0", "pass", "pass", "pass")
    assert public(state)["goals"] == [None, "stone-NE", "stone-NW"]
    assert public(state)["winner"] == "saboteur"


# The middle goal, a stone, was left down; two arms lead to it, from the west and from below.
TWO_WAYS = """
    seats 3
    maze 1,0:NESW 2,0:NESW 3,0:NESW 4,0:ESW 5,0:EW 6,0:ESW 6,1:NE 7,1:EW 8,1:NESW 7,0:EW 8,-1:NS
    goals treasure? stone-NW? stone-NE~
    layer 1
    passes 2
    circle 2
    """


def test_who_ends_the_round_lays_a_stone_that_joins_either_way():
    """SAB-087, SAB-073"""
    for position, winner in (("upright", "digger"), ("turned", "saboteur")):
        state = at(TWO_WAYS, "uk16", deck="")
        play(state, "pass")
        assert public(state)["phase"] == "orient"
        assert turn(state) == 0
        assert can(state) == ["put goal at 8,0 upright", "put goal at 8,0 turned"]
        imagined = saboteur.imagine(state.view(0), Seeded(3))
        imagined.step(saboteur.read_move("put goal at 8,0 turned"))
        assert public(imagined)["winner"] != "unknown"
        play(state, f"put goal at 8,0 {position}")
        assert public(state)["winner"] == winner
        assert public(state)["last_turn"] == 0


def test_with_all_hands_empty_the_end_of_a_round_turns_them_too():
    """SAB-087, SAB-084"""
    state = left_down("hand0 NESW\nhand1 rockfall", exhaustion="all_hands_empty")
    play(state, "pass rockfall")
    assert public(state)["winner"] == "digger"


# The middle goal is joined from below and was left down; a second tunnel comes along row 0.
SECOND_WAY = """
    seats 3
    maze 1,0:NESW 2,0:NESW 3,0:NESW 4,0:ESW 5,0:EW 6,0:ESW 6,1:NE 7,1:EW
    goals stone-NE? treasure? stone-NW?
    hand0 NESW
    """


def second_way(hands, **options):
    state = at(f"{SECOND_WAY}\n{hands}", "uk16", **options)
    play(state, "lay NESW at 8,1", "open goal at 8,2")
    assert public(state)["goals"] == [None, None, "stone-NW"]
    return state


@pytest.mark.parametrize("value", ["new_tunnel", "new_link_only", "next_placement"])
def test_a_later_card_that_leads_a_tunnel_to_a_goal_left_down_turns_it(value):
    """SAB-068, SAB-074, A-4: the print knows no declining; the other readings are options."""
    state = second_way("hand1 EW", unchosen_goal=value)
    play(state, "lay EW at 7,0")
    if value == "new_tunnel":
        assert public(state)["winner"] == "digger"
        assert turn(state) == 1
    elif value == "next_placement":
        assert can(state) == ["open goal at 8,0", "open no goal"]
    else:
        assert public(state)["phase"] == "play"


def test_a_card_laid_elsewhere_leads_no_tunnel_to_a_goal():
    """SAB-068, A-4"""
    state = second_way("hand1 NS\nhand2 NS")
    play(state, "lay NS at 1,-1", "lay NS at 2,-1")
    assert public(state)["goals"] == [None, None, "stone-NW"]
    assert public(state)["phase"] == "play"


def test_a_gap_closed_far_away_leads_the_tunnel_to_it_anew():
    """SAB-068, SAB-074"""
    state = second_way("hand1 rockfall\nhand2 ESW")
    play(state, "rockfall at 5,0", "lay ESW at 5,0")
    assert public(state)["winner"] == "digger"
    assert turn(state) == 2


def test_of_the_goals_a_card_leads_to_one_is_turned_not_one_joined_before():
    """SAB-074, A-4"""
    row = LOWER_ROW.replace("7,1:ESW", "7,1:NESW")
    goals = "goals treasure? stone-NW? stone-NE?"
    state = at(f"seats 3\nmaze {row} 8,1:NE~\n{goals}\nhand0 NES", "uk16")
    play(state, "lay NES at 7,0")  # the lower goal was joined before
    assert public(state)["goals"] == [None, "stone-NW", None]
    assert turn(state) == 1


def test_what_is_remembered_of_joined_goals_is_written_in_a_position_and_read_back():
    """SAB-087"""
    state = left_down("hand0 NESW\nhand1 NS")
    play(state, "lay NS at 1,-1")
    text = saboteur.write_position(state)
    assert "reached -1 0 0" in text
    again = saboteur.read_position(text)
    assert saboteur.write_position(again) == text
    for _ in range(3):
        again.step(saboteur.read_move("pass"))
    assert turn(again) == 0
    for bad in ("reached 1 2", "reached -2 0 0", "reached 0 0 3", "reached x y z"):
        with pytest.raises(Refused, match="reached"):
            saboteur.read_position(f"seats 3\n{bad}")


def test_the_other_readings_leave_a_joined_goal_down_for_good():
    """SAB-074, A-4: as records say that do not know better."""
    for value in ("next_placement", "new_link_only"):
        state = left_down("hand0 NESW", unchosen_goal=value)
        play(state, "pass", "pass", "pass")
        assert public(state)["winner"] == "saboteur"


@pytest.mark.parametrize("edition", ["uk16", "house"])
def test_no_round_ends_with_a_goal_face_down_to_which_the_tunnel_leads(edition):
    """SAB-087: whatever is played."""
    turned = 0
    for seed in range(12):
        state = begin(3, edition, multi_goal="choose_one", rounds=1)
        dice = Seeded(seed)
        state.deal(state.shuffled(dice))
        while turn(state) != NOBODY and public(state)["phase"] != "draft":
            state.step(purposeful(state, dice))
        assert state.public.maze.walks[0].goals == 0 or public(state)["winner"] == "digger"
        turned += sum(goal is not None for goal in public(state)["goals"])
    assert turned > 6


# ---- four saboteurs (ru-ls)

# Ten players of whom four are saboteurs, one forced pass before the end of the round.
FOUR = """
    seats 10
    roles saboteur saboteur saboteur saboteur digger digger digger digger digger digger digger
    passes 9
    circle 9
    last_card 9
    """


def four(gold, edition="ru-ls", **options):
    state = at(FOUR, edition, deck="", gold=gold, **options)
    play(state, "pass")
    return state


def paid(state):
    return [gold_of(state, seat) for seat in range(4)]


def test_each_of_four_saboteurs_gets_a_card_worth_two():
    """SAB-100: not two cards worth one."""
    assert paid(four("1 1 1 1 3 2 2 1 1 2 2")) == [[2], [2], [2], [2]]


@pytest.mark.parametrize("saboteur_gold", ["exact_redraw", "exact_search"])
def test_it_is_found_wherever_it_lies_in_the_gold_deck(saboteur_gold):
    """SAB-100"""
    ones = " ".join(["1"] * 16 + ["3"] * 4)
    assert paid(four(ones, saboteur_gold=saboteur_gold)) == [[2], [2], [2], [2]]


def test_cards_that_are_not_worth_two_go_under_the_deck_seen_by_their_drawer_alone():
    """SAB-100, SAB-101, SAB-132"""
    state = four("1 3 2 2 2 2")
    events = told(state, event="saw-under")
    assert [(one["to"], one["value"]) for one in events] == [(0, 1), (0, 3)]
    assert list(state.hidden.gold)[-2:] == [1, 3]


def gold_without_twos(left):
    """The diggers own the other cards worth two."""
    return "purse4 " + " ".join(["2"] * (8 - left))


def test_when_no_card_worth_two_is_left_the_pay_is_two_nuggets():
    """SAB-100"""
    text = f"{FOUR}\nround 2\n{gold_without_twos(2)}"
    state = at(text, "ru-ls", deck="", gold="3 1 1 2")
    play(state, "pass")
    assert sorted(map(tuple, paid(state))) == [(1, 1), (1, 1), (2,), (2,)]


@pytest.mark.parametrize("edition", ["uk16", "ru16", "cz", "house"])
def test_elsewhere_four_saboteurs_draw_two_nuggets(edition):
    """SAB-100, SAB-101"""
    text = FOUR if edition in ("uk16", "ru16") else f"{FOUR}\nhand0 NS"
    state = at(text, edition, deck="", gold="1 1 2 2 2")
    play(state, "pass" if edition in ("uk16", "ru16") else "pass NS")
    assert sorted(map(tuple, paid(state))) == [(1, 1), (2,), (2,), (2,)]


def test_one_card_needs_cards():
    """SAB-100"""
    with pytest.raises(Refused, match="four_saboteurs=one_card needs gold cards"):
        begin(10, "ru-ls", saboteur_gold="counter")
    begin(10, "ru-ls", saboteur_gold="counter", four_saboteurs="nuggets")


def test_fewer_saboteurs_are_paid_in_nuggets():
    """SAB-100: the card is printed for four only."""
    text = FOUR.replace("saboteur saboteur saboteur saboteur", "saboteur saboteur saboteur digger")
    text = text.replace("digger digger digger\n", "digger digger saboteur\n")
    state = at(text, "ru-ls", deck="", gold="1 1 1 1 1 1 3")
    play(state, "pass")
    assert paid(state)[:3] == [[1, 1, 1], [1, 1, 1], [3]]


# ---- several goals turned at once by a card that touches none of them

AT_ONCE = """
    seats 3
    roles digger digger digger saboteur
    maze 1,0:EW 2,0:EW 4,0:NESW 5,0:NESW 6,0:NESW 7,0:ESW 7,1:NS 7,2:NS 7,3:NE 8,3:NW 8,1:NS
    goals stone-NW? treasure? stone-NE?
    hand0 EW map map
    """


@pytest.mark.parametrize("edition", ["house", "ru16", "cz", "ru-ls"])
def test_a_goal_is_turned_to_the_tunnel_that_reached_it_not_to_a_goal_laid_before(edition):
    """SAB-071: reached from below, the stone at 8,2 is open there, whatever leads there since."""
    state = at(AT_ONCE, edition)
    play(state, "lay EW at 3,0")
    assert public(state)["goals"] == [None, "treasure", "stone-NE"]
    assert maze(state)[(8, 2)] == "stone-NE~"


def mirrored(text):
    """The same, upside down."""
    words = []
    for word in text.split(" "):
        place, colon, card = word.partition(":")
        if colon:
            x, y = place.split(",")
            sides = sorted(card.translate(str.maketrans("NS", "SN")), key="NESW".index)
            turned = {"ES": "NW~", "SW": "NE~", "NEW": "ESW~"}
            word = f"{x},{-int(y)}:{turned.get(''.join(sides), ''.join(sides))}"
        words.append(word)
    return " ".join(words)


def test_it_does_not_matter_which_goal_has_the_higher_number():
    """SAB-071: the same table upside down."""
    rows = AT_ONCE.strip().splitlines()
    rows[2] = "maze " + mirrored(rows[2].strip().removeprefix("maze "))
    rows[3] = "goals stone-NW? treasure? stone-NE?"
    state = at("\n".join(rows))
    play(state, "lay EW at 3,0")
    assert public(state)["goals"] == ["stone-NW", "treasure", None]
    assert maze(state)[(8, -2)] == "stone-NW"  # open to the north, where the tunnel comes from


# Two stones at once: the middle one, reached from the west, leads on to the lower one.
TWO_STONES = """
    seats 3
    maze 1,0:EW 2,0:EW 4,0:NESW 5,0:NESW 6,0:NESW 7,0:ESW 7,1:NS 7,2:NS 7,3:NE 8,3:NW 8,1:NS
    goals treasure? stone-NE? stone-NW?
    hand0 EW
    """


def test_a_stone_that_leads_on_does_not_turn_another_of_the_same_moment():
    """SAB-071: and nobody is asked about it."""
    state = at(TWO_STONES)
    events = play(state, "lay EW at 3,0")
    assert names_of(events).count("placed") == 2
    assert public(state)["phase"] == "play"
    assert maze(state)[(8, 0)] == "stone-NE~"
    assert maze(state)[(8, 2)] == "stone-NW~"


def test_records_of_before_lay_them_one_after_the_other():
    """SAB-071"""
    state = at(TWO_STONES, goals_at_once="in_order")
    play(state, "lay EW at 3,0")
    assert can(state) == ["put goal at 8,2 upright", "put goal at 8,2 turned"]
    treasure = at(AT_ONCE, goals_at_once="in_order")
    play(treasure, "lay EW at 3,0")
    assert maze(treasure)[(8, 2)] == "stone-NE"


def test_a_stone_that_joins_either_way_is_asked_for_after_the_others_lie():
    """SAB-071, A-7"""
    arm = "6,-1:NW~ 7,-1:ESW~ 8,-1:NE~"
    state = at(
        f"""
        seats 3
        maze 1,0:EW 2,0:EW 4,0:ESW 5,0:ESW 6,0:NESW 7,0:ESW 7,1:NS 7,2:NES {arm}
        goals treasure? stone-NE? stone-NW?
        hand0 EW
        """
    )
    events = play(state, "lay EW at 3,0")
    assert [one["goal"] for one in events if one["event"] == "placed"] == [2]
    assert can(state) == ["put goal at 8,0 upright", "put goal at 8,0 turned"]
    play(state, "put goal at 8,0 turned")
    assert maze(state)[(8, 0)] == "stone-NE~"
    assert turn(state) == 1


# ---- building beside a goal that lies face down (the letter of uk16 and ru16)


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_a_tunnel_may_begin_beside_a_face_down_goal_by_the_letter(edition):
    """SAB-036, SAB-041"""
    state = at("seats 3\nhand0 NW NESW", edition, placement="beside_goals")
    around = {f"{x},{y}" for x, y in [(7, -2), (9, -2), (8, -3), (8, -1), (7, 0), (9, 0)]}
    around |= {f"{x},{y}" for x, y in [(8, 1), (7, 2), (9, 2), (8, 3)]}
    places = {move.split()[-1] for move in can(state) if move.startswith("lay NESW")}
    assert places == around | {"1,0", "-1,0", "0,1", "0,-1"}
    assert clause(state, "lay NW at 9,3") == "SAB-030"
    play(state, "lay NW turned at 9,2")
    assert maze(state)[(9, 2)] == "NW~"
    assert public(state)["goals"] == [None, None, None]


@pytest.mark.parametrize("edition", ["uk16", "ru16"])
def test_otherwise_a_face_down_goal_is_no_card_to_build_beside(edition):
    """SAB-030, A-24"""
    state = at("seats 3\nhand0 NESW", edition)
    assert clause(state, "lay NESW at 7,0") == "SAB-030"
    assert clause(at("seats 3\nhand0 NESW"), "lay NESW at 7,0") == "SAB-030"


def test_a_rockfall_leaves_the_places_beside_a_goal_open():
    """SAB-036, SAB-057"""
    state = at("seats 3\nmaze 8,1:NS\nhand0 rockfall\nhand1 NESW", "uk16", placement="beside_goals")
    play(state, "rockfall at 8,1")
    assert clause(state, "lay NESW at 8,1") is None
    assert clause(state, "lay NESW at 9,1") == "SAB-030"


def test_a_tunnel_from_both_ends_meets_and_turns_the_goal():
    """SAB-036, SAB-068"""
    state = at(
        f"seats 3\nmaze {CORRIDOR}\n{TREASURE_AHEAD}\nhand0 NESW\nhand1 ESW",
        "ru16",
        placement="beside_goals",
    )
    play(state, "lay NESW at 8,1", "lay ESW at 7,0")
    assert public(state)["winner"] == "digger"


# ---- a rockfall that takes nothing


@pytest.mark.parametrize("laid", ["", CORRIDOR])
def test_a_rockfall_may_take_nothing_where_actions_without_effect_are_allowed(laid):
    """SAB-054: ru16 says that one may take a card."""
    state = at(f"seats 3\nmaze {laid}\nhand0 rockfall", "ru16", effectless_action="allow")
    assert can(state)[-2:] == ["rockfall nowhere", "pass rockfall"]
    before = maze(state)
    events = play(state, "rockfall nowhere")
    assert {"event": "rumbled", "seat": 0, "to": ALL} in events
    assert maze(state) == before


@pytest.mark.parametrize("laid", ["", CORRIDOR])
def test_otherwise_a_rockfall_takes_a_card(laid):
    """SAB-054"""
    state = at(f"seats 3\nmaze {laid}\nhand0 rockfall", "ru16")
    assert clause(state, "rockfall nowhere") == "SAB-054"
