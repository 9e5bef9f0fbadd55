"""Gold that was declined: how long a refusal holds, and what makes it void."""

from __future__ import annotations

import pytest

import dwarrow

from .setting import *

GAME = dwarrow.GAMES["duel"]
GOLD = "NESW/NSW.gold-1-E"
# Blue joins green's start to the gold at 2,1 through a green door.
DOOR = (
    f"turn 1\nactive 1\nmaze 0,0:NS 2,1:{GOLD}~\nhand0 EW EW map map NS NE\n"
    "hand1 NESW.door-W-green rockfall NW NW key NES/NE"
)


def literal(text: str, **options: str):
    return duel(f"edition uk-duel\n{text}", **options)


def declined(table) -> list[list[str]]:
    return public(table)["declined"]


def test_a_rockfall_that_cuts_the_link_forgets_the_refusal():
    """DUEL-39, DUEL-43, DUEL-53: whoever makes the link anew, the gold is due anew."""
    table = literal(DOOR)
    take(table, "lay NESW.door-W-green at 1,1", "claim nothing")
    assert declined(table) == [[GOLD], []]
    take(table, "pass map", "rockfall at 1,1")
    assert declined(table) == [[], []]
    take(table, "lay EW at 1,1")
    assert public(table)["tokens"] == [[GOLD], []]  # green's own act: an order


def test_the_rival_is_asked_anew_when_the_other_makes_the_link_anew():
    """DUEL-43: the second link is blue's work again, so green may decline again."""
    table = literal(DOOR.replace("NES/NE", "NS"))
    take(table, "lay NESW.door-W-green at 1,1", "claim nothing", "pass map", "rockfall at 0,0")
    assert declined(table) == [[], []]
    take(table, "pass map", "lay NS at 0,0")
    assert table.turn == 0 and can(table) == ["claim 2,1", "claim nothing"]


@pytest.mark.parametrize(
    ("laid", "gold", "cut"),
    [
        ("1,1:EW 2,1:EW", f"4,1:{GOLD}~", "1,1"),  # near the start, far from the gold
        ("1,1:EW 2,1:EW", f"4,1:{GOLD}~", "2,1"),
        ("1,1:EW 2,1:EW", f"4,1:{GOLD}~", "0,0"),  # the joint of both starts
    ],
)
def test_a_link_may_be_cut_anywhere(laid: str, gold: str, cut: str):
    """DUEL-39: the refusal goes with the link, wherever it is broken."""
    table = literal(
        f"turn 1\nactive 1\nmaze 0,0:NS {laid} {gold}\nhand0 map map NS NE\n"
        "hand1 NESW.door-W-green rockfall NW NW"
    )
    take(table, "lay NESW.door-W-green at 3,1", "claim nothing")
    assert declined(table) == [[GOLD], []]
    take(table, "pass map", f"rockfall at {cut}")
    assert declined(table) == [[], []]


def test_a_link_with_a_second_way_is_not_cut():
    """DUEL-39: while some way is left, the refusal stands."""
    ring = "0,0:NS -1,-1:NW~ -1,0:NS -1,1:NE"
    table = literal(
        f"turn 1\nactive 1\nmaze {ring} 2,1:{GOLD}~\nhand0 map map\n"
        "hand1 NESW.door-W-green rockfall NW EW"
    )
    take(table, "lay NESW.door-W-green at 1,1", "claim nothing", "pass map", "rockfall at 0,0")
    assert declined(table) == [[GOLD], []]  # round by the west
    take(table, "pass map")
    assert table.turn == 1


def test_a_rockfall_on_a_ladder_or_a_keyed_door_cuts_too():
    """DUEL-25, DUEL-50: ladders and keys carry a link, and go with their card."""
    ladder = literal(
        f"turn 1\nactive 1\nmaze 1,2:NE.ladder-green 2,1:{GOLD}~\nhand0 map map\n"
        "hand1 NESW.door-W-green rockfall NW NW"
    )
    take(ladder, "lay NESW.door-W-green at 1,1", "claim nothing", "pass map", "rockfall at 1,2")
    assert declined(ladder) == [[], []]
    key = literal(
        f"turn 1\nactive 1\nmaze 0,0:NS 1,1:NEW.door-E-blue 3,1:{GOLD}~\nkeys0 NEW.door-E-blue\n"
        "hand0 map map\nhand1 NESW.door-W-green rockfall NW NW"
    )
    take(key, "lay NESW.door-W-green at 2,1", "claim nothing", "pass map", "rockfall at 1,1")
    assert declined(key) == [[], []] and public(key)["keys"] == [[], []]


def test_of_several_golds_only_the_cut_one_is_forgotten():
    """DUEL-39, DUEL-41."""
    other = "NESW/NEW.gold-1-S"
    table = literal(
        f"turn 1\nactive 1\nmaze 0,0:NS 1,2:{other}~ 3,1:{GOLD}~ 2,1:EW\nhand0 map map\n"
        "hand1 NESW.door-W-green rockfall NW NW"
    )
    take(table, "lay NESW.door-W-green at 1,1", "claim nothing", "pass map")
    assert declined(table) == [[GOLD, other], []]
    take(table, "rockfall at 2,1")
    assert declined(table) == [[other], []]


def test_blues_refusal_is_forgotten_like_greens():
    """DUEL-39, DUEL-43: the same with the colours changed."""
    table = literal(
        f"maze 0,0:NS 2,-1:{GOLD}~\nhand0 NEW.door-E-blue rockfall NW\nhand1 EW map map NE"
    )
    take(table, "lay NEW.door-E-blue at 1,-1")
    assert table.turn == 1
    take(table, "claim nothing", "pass map", "rockfall at 1,-1", "lay EW at 1,-1")
    assert public(table)["tokens"] == [[], [GOLD]]


def test_gold_behind_a_troll_stays_declined_when_he_is_bribed():
    """DUEL-30, DUEL-39: a bribe joins, it does not cut; nothing is asked twice for one link."""
    table = literal(
        f"turn 1\nactive 1\nmaze 0,0:NS 2,1:{GOLD}~ -1,1:NEW.troll-E~\nhand0 map map NE\n"
        "hand1 NESW.door-W-green NW NW"
    )
    take(table, "lay NESW.door-W-green at 1,1", "claim nothing", "end turn", "bribe -1,1")
    assert declined(table) == [[GOLD], []] and public(table)["tokens"][0] == ["NEW.troll-E"]


def test_declined_gold_is_due_again_with_the_next_own_act():
    """DUEL-39, DUEL-43: by the option declined_gold=later."""
    for act in ("pass map", "look at 5,0", "lay EW at 1,-1"):
        table = literal(DOOR, declined_gold="later")
        take(table, "lay NESW.door-W-green at 1,1", "claim nothing")
        assert public(table)["tokens"] == [[], []]
        take(table, act)
        assert public(table)["tokens"] == [[GOLD], []]
        kept = literal(DOOR)
        take(kept, "lay NESW.door-W-green at 1,1", "claim nothing", act)
        assert public(kept)["tokens"] == [[], []]


def test_a_refusal_of_the_first_release_outlasts_a_cut_between_two_tunnels():
    """DUEL-39: how games were played before the option declined_gold was asked."""
    table = literal(DOOR, declined_gold="lasting")
    take(table, "lay NESW.door-W-green at 1,1", "claim nothing", "pass map", "rockfall at 1,1")
    take(table, "lay EW at 1,1")
    assert table.turn == 1 and can(table) == ["claim 2,1", "claim nothing"]
    assert GAME.OPTIONS["declined_gold"].before == "lasting"


def test_gold_that_the_other_claims_is_declined_no_more():
    """DUEL-41: one token a card, and no refusal is kept of what is gone."""
    table = literal(DOOR.replace("NES/NE", "EW"))
    take(table, "lay NESW.door-W-green at 1,1", "claim nothing", "pass map", "unlock 1,1")
    assert public(table)["tokens"] == [[], [GOLD]] and declined(table) == [[], []]


def test_a_position_forgets_what_no_link_holds():
    """DUEL-39: a refusal written beside a cut link means nothing."""
    text = f"maze 0,0:NS 2,1:{GOLD}~\ndeclined0 {GOLD}\nhand0 EW\nhand1 NS"
    assert declined(literal(text)) == [[], []]
    assert declined(literal(text, declined_gold="lasting")) == [[GOLD], []]
    linked = literal(text.replace("0,0:NS", "0,0:NS 1,1:EW"))
    assert declined(linked) == [[GOLD], []]


def test_later_asks_for_claims_that_can_be_declined():
    """DUEL-43."""
    with pytest.raises(dwarrow.Refused, match="needs claim_mode=literal"):
        dwarrow.new("duel", options={"declined_gold": "later"})
