"""Every option in every answer; contradictions are refused with a reason."""

from __future__ import annotations

import pytest

import dwarrow
from dwarrow.kernel.rules import differences, with_options

from .setting import *

GAME = dwarrow.GAMES["duel"]
BOTH_LINKED = "maze 0,0:NS 1,1:EW 2,1:EW 4,1:NESW/NSW.gold-1-E~\nhand0 EW\nhand1 NS"
TROLL = "maze 1,-1:NEW.troll-E\nhand0 EW map\nhand1 NS"


def test_the_house_comes_first_and_the_book_lets_the_rival_decline_and_green_begin():
    """DUEL-12, DUEL-43."""
    assert next(iter(GAME.EDITIONS)) == "house"
    changed = differences(GAME.EDITIONS["house"], GAME.EDITIONS["uk-duel"])
    assert changed == {
        "claim_mode": ("automatic", "literal"),
        "first_start": ("host", "green"),
    }


def test_answers_that_contradict_each_other_are_refused():
    with pytest.raises(dwarrow.Refused, match="board_order needs claim_mode=automatic"):
        dwarrow.new("duel", options={"claim_order": "board_order", "claim_mode": "literal"})
    with pytest.raises(dwarrow.Refused, match="DUEL-01"):
        dwarrow.new("duel", players=3)
    with pytest.raises(dwarrow.Refused, match="token_stock may be"):
        with_options(GAME.EDITIONS["house"], GAME.OPTIONS, {"token_stock": "nine"})


@pytest.mark.parametrize(
    ("name", "value"), [(n, v) for n, o in GAME.OPTIONS.items() for v in o.values]
)
def test_every_answer_can_be_played(name: str, value: str):
    options = {name: value}
    if value == "later":
        options["claim_mode"] = "literal"  # else there is nothing to decline
    table = dwarrow.new("duel", options=options, seed=3)
    while not table.is_over and len(table.log) < 60:
        table.play(table.moves()[-1])
    assert GAME.read_position(dwarrow.position(table)).data() == table.state.data()


def test_token_stock_shared_or_four_each():
    assert public(dwarrow.new("duel", seed=1))["stock"] == [8]
    four = "maze 0,-2:NESW/NS+EW.gold-1-NS 10,10:NSW.troll-S 12,10:NEW.troll-E 14,10:NESW.troll-W"
    text = f"{four} 16,10:NESW/NEW.gold-1-S\nhand0 EW\nhand1 NS\ntokens1 "
    on = "NSW.troll-S NEW.troll-E NESW.troll-W NESW/NEW.gold-1-S"
    table = duel(text + on, token_stock="four_each")
    assert public(table)["stock"] == [4, 0]
    take(table, "lay EW at 1,-1")
    assert table.turn == 1 and public(table)["stock"] == [3, 0]  # green's token on its own gold


def test_claim_order_by_the_active_player_or_by_place():
    text = (
        f"maze {CORRIDOR} 6,-1:NESW/NSW.gold-1-E~ 10,10:NESW/NS+EW.gold-1-NS "
        "12,10:NESW/NW+ES.gold-1-ES "
        "14,10:NESW/NEW.gold-1-S 16,10:ESW/EW.gold-1-S 18,10:NESW.troll-W 20,10:NSW.troll-S "
        "22,10:NEW.troll-E\ntokens1 NESW/NS+EW.gold-1-NS NESW/NW+ES.gold-1-ES NESW/NEW.gold-1-S "
        "ESW/EW.gold-1-S NESW.troll-W NSW.troll-S NEW.troll-E\ngoals goal-NESW? goal-NE.gold-2-NE?"
        " goal-NSW/-? goal-NEW/-? goal-NW.gold-2-NW? goal-NESW/-?\n"
        "hand0 NESW.door-W-green\nhand1 NS"
    )
    picks = duel(text)
    take(picks, "lay NESW.door-W-green at 5,-1")
    assert public(picks)["phase"] == "claim"
    by_place = duel(text, claim_order="board_order")
    take(by_place, "lay NESW.door-W-green at 5,-1")
    (claimed,) = told(by_place, "claimed")
    assert (claimed["x"], claimed["y"]) == (6, -1)  # the upper row comes first


@pytest.mark.parametrize(("value", "owner"), [("active", 0), ("rival", 1)])
def test_claim_tie(value: str, owner: int):
    table = duel(BOTH_LINKED, claim_tie=value)
    take(table, "lay EW at 3,1")
    assert public(table)["tokens"][owner] == ["NESW/NSW.gold-1-E"]
    by_place = duel(BOTH_LINKED, claim_tie=value, claim_order="board_order")
    take(by_place, "lay EW at 3,1")
    assert public(by_place)["tokens"][owner] == ["NESW/NSW.gold-1-E"]


def test_a_rival_who_declines_a_tie_leaves_it_to_the_active_player():
    table = duel(BOTH_LINKED, claim_tie="rival", claim_mode="literal")
    take(table, "lay EW at 3,1")
    assert table.turn == 1 and can(table) == ["claim 4,1", "claim nothing"]
    take(table, "claim nothing")
    assert public(table)["tokens"] == [["NESW/NSW.gold-1-E"], []]


def test_bribe_timing_at_any_time_or_only_to_lay_a_tunnel():
    free = duel(TROLL)
    take(free, "bribe 1,-1")
    assert clause(free, "look at 5,0") is None
    bound = duel(TROLL, bribe_timing="while_laying")
    take(bound, "bribe 1,-1")
    assert clause(bound, "look at 5,0") == "DUEL-31"
    assert reason(bound, "look at 5,0") == "bribed-to-lay" and can(bound) == can(bound, "lay")
    idle = duel("maze 1,-1:NEW.troll-E\nhand0 map key\nhand1 NS", bribe_timing="while_laying")
    assert reason(idle, "bribe 1,-1") == "bribe-when-laying"
    take(idle, "look at 5,0")
    assert idle.turn == 1  # nothing was laid, so nobody asks


@pytest.mark.parametrize(("value", "says"), [("forgiven", None), ("forbidden", "DUEL-31")])
def test_troll_debt(value: str, says: str | None):
    assert clause(duel(TROLL, troll_debt=value), "bribe 1,-1") == says
    rich = duel(TROLL + "\npurse0 2\nbefore0 2", troll_debt=value)
    assert clause(rich, "bribe 1,-1") is None


@pytest.mark.parametrize(("value", "left"), [("all_gold", []), ("this_round", [2])])
def test_troll_pay_from(value: str, left: list[int]):
    table = emptied(
        duel(
            "maze 18,10:NESW.troll-W\ntokens0 NESW.troll-W\npurse0 2\nbefore0 2\nhand0 EW",
            troll_pay_from=value,
        )
    )
    take(table, "pass EW")
    assert public(table)["purses"][0] == left


@pytest.mark.parametrize(("value", "left"), [("returns", 2), ("lost", 1)])
def test_key_return(value: str, left: int):
    table = duel(
        "maze 1,-1:NEW.door-E-blue\nkeys0 NEW.door-E-blue\nturn 1\nhand1 rockfall\nhand0 EW",
        key_return=value,
    )
    take(table, "rockfall at 1,-1")
    assert public(table)["keys_left"] == left and public(table)["keys"] == [[], []]
    assert told(table, "key-fell")[0]["lost"] == (value == "lost")


@pytest.mark.parametrize(("value", "says"), [("any_face_up", None), ("reached", "DUEL-50")])
def test_key_reach(value: str, says: str | None):
    far = duel("maze 1,1:NEW.door-E-blue\nhand0 key\nhand1 EW", key_reach=value)
    assert clause(far, "unlock 1,1") == says


@pytest.mark.parametrize(("value", "up"), [("turn", True), ("wait", False)])
def test_reveal_on_unlock(value: str, up: bool):
    # A door at 4,-1 with two tunnels behind it that lead to the middle goal.
    text = (
        "maze 1,-1:EW 2,-1:EW 3,-1:EW 4,-1:NEW.{} 5,-1:NE~\ngoals goal-NESW? goal-NE.gold-2-NE? "
        "goal-NSW/-? goal-NEW/-? goal-NW.gold-2-NW? goal-NESW/-?\nhand0 key EW NS\nhand1 NW NS"
    )
    key = duel(text.format("door-E-blue"), reveal_on_unlock=value)
    take(key, "unlock 4,-1")
    assert (public(key)["goals"][1] is not None) == up
    bribe = duel(text.format("troll-E"), reveal_on_unlock=value)
    take(bribe, "bribe 4,-1")
    assert (public(bribe)["goals"][1] is not None) == up
    if not up:
        take(bribe, "lay EW at -1,-1")
        assert public(bribe)["goals"][1] == "goal-NE.gold-2-NE"  # with the next tunnel


def test_multi_goal_all_or_one_of_choice():
    text = (
        f"maze {CORRIDOR}\ngoals goal-NESW/-? goal-NE.gold-2-NE? goal-NSW/-? goal-NEW/-? "
        "goal-NW.gold-2-NW? goal-NESW?\nhand0 NSW/NS NESW.door-W-green NS\nhand1 NS"
    )
    both = duel(text)
    take(both, "lay NESW.door-W-green at 5,-1")
    assert [up is not None for up in public(both)["goals"]] == [True, True] + [False] * 4
    one = duel(text, multi_goal="choose_one")
    take(one, "lay NESW.door-W-green at 5,-1")
    assert can(one) == ["open goal at 5,-2", "open goal at 5,0"]
    assert clause(one, "open no goal") == "DUEL-35" and clause(one, "open goal at 7,1") == "DUEL-35"
    take(one, "open goal at 5,0")
    assert [up is not None for up in public(one)["goals"]] == [False, True] + [False] * 4
    take(one, "pass NS", "lay NS at 0,-2")
    assert can(one) == ["open goal at 5,-2", "open no goal"]  # an old link may be left
    assert take(one, "open no goal")[0] == "left-down"


def test_effectless_actions_by_option():
    text = "maze 0,0:NS\nhand0 rockfall break-pick map\nhand1 NS EW\ntools1 pick"
    bare = "hand0 rockfall break-pick map\nhand1 NS EW\ntools1 pick\n"
    bare += (
        "goals goal-NESW goal-NW.gold-2-NW? goal-NSW/-? goal-NEW/-? goal-NE.gold-2-NE? goal-NESW/-?"
    )
    forbids = duel(bare)
    assert clause(forbids, "rockfall nowhere") == "DUEL-53"
    assert clause(forbids, "break pick in vain") == "DUEL-47"
    assert clause(forbids, "look at 5,-2") == "DUEL-56"
    allows = duel(bare, effectless_action="allow")
    for words in ("rockfall nowhere", "break pick in vain", "look at 5,-2"):
        assert clause(allows, words) is None
    assert clause(duel(text, effectless_action="allow"), "rockfall nowhere") == "DUEL-53"
    take(allows, "break pick in vain")
    assert public(allows)["tools"][1] == ["pick"] and public(allows)["spent"] == {"break-pick": 1}


def test_rounds_by_option():
    table = emptied(duel("hand0 EW", rounds="1"))
    take(table, "pass EW")
    assert table.is_over


# ---- the letter of the book, or another honest reading of it


@pytest.mark.parametrize(("value", "claims"), [("own", False), ("any", True)])
def test_gold_from_its_own_side_or_from_any(value: str, claims: bool):
    """DUEL-34, DUEL-39: by the letter the tunnel leads to the card, wherever its nuggets lie."""
    for lay in (
        "lay ESW/EW.gold-1-S at 1,-1",  # through the lane beside the stub
        "lay NESW/NS+EW.gold-1-NS at 1,-1",  # over the bridge, not under it
        "lay NESW/NW+ES.gold-1-ES at 1,-1",  # round the other curve
        "lay NESW/NSW.gold-1-E at 1,-1",
    ):
        table = duel(f"hand0 {lay.split()[1]}\nhand1 NS", gold_side=value)
        assert ("claimed" in take(table, lay)) == claims, lay


@pytest.mark.parametrize("value", ["own", "any"])
def test_a_shut_door_on_the_card_keeps_the_gold_from_the_rival(value: str):
    """DUEL-42: even by the letter a door in the way is a hindrance, until a key opens it."""
    goals = "goals goal-NESW? {} goal-NSW/-? goal-NEW/-? goal-NW.gold-2-NW? goal-NESW/-?"
    text = "maze 1,-1:NE~ 1,0:NE 2,0:EW 3,0:EW\nhand0 EW key map\nhand1 NS"
    green = "goal-NW.door-W-green.gold-1-N?"
    own = duel(f"{text}\n{goals.format(green)}", gold_side=value)
    assert "claimed" in take(own, "lay EW at 4,0")
    blue = "goal-NSW.door-W-blue.gold-1-NS?"
    shut = duel(f"{text}\n{goals.format(blue)}", gold_side=value)
    assert "claimed" not in take(shut, "lay EW at 4,0")
    assert "claimed" in take(shut, "pass NS", "unlock 5,0")


@pytest.mark.parametrize(("value", "up"), [("unhindered", False), ("unbroken", True)])
def test_a_goal_behind_a_door_or_a_troll(value: str, up: bool):
    """DUEL-35, DUEL-42: by the letter an unbroken tunnel turns the goal; its gold still waits."""
    kinds = ("goal-NE.gold-2-NE", "goal-NW.gold-2-NW")
    goals = f"goals {kinds[0]}? {kinds[1]}? goal-NSW/-? goal-NEW/-? goal-NESW? goal-NESW/-?"
    for card, goal in (("NSW.troll-S", 1), ("NSW.door-N-blue", 0)):
        table = duel(f"maze {CORRIDOR}\n{goals}\nhand0 {card} NS\nhand1 NS", goal_link=value)
        take(table, f"lay {card} at 5,-1")
        assert public(table)["goals"][1 - goal] and (public(table)["goals"][goal] is not None) == up
        assert public(table)["tokens"] == [[kinds[1 - goal]], []]


def test_who_starts_the_game():
    """DUEL-12: blue only where the host may say so."""
    assert dwarrow.new("duel", seed=1).turn == 0
    assert dwarrow.new("duel", seed=1, first=1).turn == 1
    assert dwarrow.new("duel", edition="uk-duel", seed=1, first=0).turn == 0
    with pytest.raises(dwarrow.Refused, match="DUEL-12"):
        dwarrow.new("duel", edition="uk-duel", seed=1, first=1)
    allowed = dwarrow.new("duel", edition="uk-duel", options={"first_start": "host"}, first=1)
    assert allowed.turn == 1


@pytest.mark.parametrize(("value", "first"), [("in_all", 1), ("last_round", 0)])
def test_less_gold_in_all_or_in_the_last_round(value: str, first: int):
    """DUEL-69: green has more in all, blue won more in this round."""
    goal = "goal-NE.gold-2-NE"
    table = emptied(
        duel(
            f"goals goal-NESW? {goal} goal-NSW/-? goal-NEW/-? goal-NW.gold-2-NW? goal-NESW/-?\n"
            f"tokens1 {goal}\npurse0 3\nbefore0 3\nhand0 EW",
            less_gold=value,
        )
    )
    take(table, "pass EW")
    assert told(table, "dealt")[-1]["first"] == first
