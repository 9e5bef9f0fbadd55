"""Several goals turned up by one act: DUEL-35 to DUEL-38, and the option goals_at_once."""

from __future__ import annotations

from .setting import *

# A door laid at 5,-1 joins the goals at 5,-2 and 5,0; a loose tunnel leads round between them.
ROUND = "6,-2:NE~ 6,-1:NS 6,0:NW"
GOALS = (
    "goals {} goal-NW.door-W-green.gold-1-N? goal-NSW/-? goal-NEW/-? goal-NESW? goal-NESW/-?\n"
    "hand0 NSW.door-S-green NS\nhand1 NS"
)
LAY = "lay NSW.door-S-green at 5,-1"


def lying(table: dwarrow.Table) -> dict[tuple[int, int], bool]:
    """Where goals lie open, and whether they are turned."""
    cards = [card for card in public(table)["maze"] if card["card"].startswith("goal")]
    return {(card["x"], card["y"]): card["turned"] for card in cards}


def test_each_goal_lies_as_the_tunnel_reached_it():
    """DUEL-35: that the first leads on to another side of the second changes nothing for it."""
    text = f"maze {CORRIDOR} {ROUND}\n" + GOALS.format("goal-NW.gold-2-NW?")
    table = duel(text)
    assert take(table, LAY)[:5] == ["laid", "opened", "placed", "opened", "placed"]
    assert lying(table) == {(5, -2): True, (5, 0): False}


def test_records_of_old_lay_goals_one_after_the_other():
    """DUEL-36: there the first leads on, so that the second joins either way and is asked for."""
    text = f"maze {CORRIDOR} {ROUND}\n" + GOALS.format("goal-NW.gold-2-NW?")
    table = duel(text, goals_at_once="in_order")
    assert take(table, LAY) == ["laid", "opened", "placed", "opened"]
    assert public(table)["phase"] == "orient"


def test_a_position_remembers_where_the_others_were_reached():
    """The first waits for its player's word; written and read again, the second lies the same."""
    text = f"maze {CORRIDOR} 6,-1:NS 6,0:NW\n" + GOALS.format("goal-NSW.door-W-blue.gold-1-NS?")
    table = duel(text)
    assert take(table, LAY) == ["laid", "opened"]
    again = dwarrow.set_up(dwarrow.position(table))
    assert again.state == table.state
    for each in (table, again):
        take(each, "put goal at 5,-2 turned")
        assert lying(each) == {(5, -2): True, (5, 0): False}


def test_what_a_goal_joins_in_turn_is_turned_after_those_reached_together():
    """DUEL-38: 5,0 leads on to 5,-2, but 5,2 was reached with it and comes first."""
    text = (
        "turn 1\nactive 1\nmaze 1,1:EW 2,1:EW 3,1:EW 4,1:EW 5,-1:NS\n"
        "goals goal-NW.gold-2-NW? goal-NESW? goal-NSW/-? goal-NEW/-? goal-NESW/-? "
        "goal-NE/-.gold-3-N?\n"
        "hand0 NS\nhand1 NSW.door-N-blue NS"
    )
    for value, order in (("together", [1, 2, 0]), ("in_order", [1, 0, 2])):
        heard = play(duel(text, goals_at_once=value), "lay NSW.door-N-blue at 5,1")
        assert [fact["goal"] for fact in heard if fact["event"] == "opened"][:2] == order[:2]
