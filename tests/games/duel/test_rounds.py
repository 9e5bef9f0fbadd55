"""The end of a round, what leaves the game, the next rounds and the end of the game."""

from __future__ import annotations

import dwarrow
from dwarrow.games import duel as game

from .setting import *

GOLD = "10,10:NESW/NS+EW.gold-1-NS 12,10:NESW/NW+ES.gold-1-ES"
TROLLS = "18,10:NESW.troll-W 20,10:NSW.troll-S"
GOALS = "goals goal-NE/-.gold-3-N goal-NE.gold-2-NE goal-NSW/- goal-NEW/-? "
GOALS += "goal-NW.gold-2-NW? goal-NESW?"


def last_card(more: str, **options: str):
    """A round that ends when green passes the last card; the next round is dealt then."""
    return emptied(duel(f"{GOALS}\nhand0 EW\nfirst 0\n{more}", **options))


def test_gold_under_a_token_is_won_and_leaves_the_stock():
    """DUEL-44, DUEL-60, DUEL-63, DUEL-66."""
    table = last_card(
        f"maze {GOLD}\ntokens0 goal-NE.gold-2-NE NESW/NS+EW.gold-1-NS\ntokens1 goal-NE/-.gold-3-N"
    )
    take(table, "pass EW")
    assert public(table)["purses"] == [[1, 2], [3]]
    assert public(table)["taken"] == ["NESW/NS+EW.gold-1-NS"]
    (why,) = told(table, "settled")
    assert why["boxed"] == ["goal-NSW/-"]  # up, but nobody's
    assert why["shares"][0]["cards"] == ["NESW/NS+EW.gold-1-NS", "goal-NE.gold-2-NE"]
    assert why["shares"][0]["clauses"] == ["DUEL-60"] and why["shares"][1]["nuggets"] == 3
    held = public(table)["hands"]
    assert public(table)["round"] == 2 and public(table)["deck"] + sum(held) == 52 - 1


def test_goals_left_face_down_are_shuffled_with_the_unused_ones():
    """DUEL-64, DUEL-65, DUEL-67, DUEL-68."""
    table = last_card("tokens0 goal-NE.gold-2-NE\nlost_keys 1")
    take(table, "pass EW")
    stock = public(table)["goal_stock"]
    assert len(stock) == 18 - 3 and set(hidden(table)["goals"]) <= set(stock)
    assert public(table)["goals"] == [None] * 6 and len(set(hidden(table)["goals"])) == 6
    assert public(table)["stock"] == [8] and public(table)["keys_left"] == 2
    words = game.PILES["goals"][41:]
    late = duel(
        f"round 2\nphase deal\nended 57\nturn 0\ngone {' '.join(words[:12])}\n"
        f"goals {' '.join(words[:6])}"
    )
    assert public(late)["round"] == 3 and sorted(hidden(late)["goals"]) == sorted(words[12:])


def test_each_bribed_troll_is_paid_one_nugget():
    """DUEL-61."""
    table = last_card(
        f"maze {TROLLS}\ntokens0 NESW.troll-W NSW.troll-S\npurse0 1 1 3\nbefore0 1 1 3"
    )
    take(table, "pass EW")
    assert public(table)["purses"][0] == [3]
    assert [event["nuggets"] for event in told(table, "paid-troll")] == [1, 1]
    share = told(table, "settled")[0]["shares"][0]
    assert share["trolls"] == 2 and share["paid"] == [1, 1] and "DUEL-61" in share["clauses"]


def test_without_a_one_a_larger_card_goes_and_no_change_comes():
    """DUEL-62."""
    only = last_card(f"maze {TROLLS}\ntokens0 NESW.troll-W\npurse0 3\nbefore0 3")
    take(only, "pass EW")
    assert public(only)["purses"][0] == []
    choice = last_card(f"maze {TROLLS}\ntokens0 NESW.troll-W\npurse0 2 3\nbefore0 2 3")
    take(choice, "pass EW")
    assert public(choice)["phase"] == "pay" and can(choice) == ["pay 2", "pay 3"]
    assert clause(choice, "pay 1") == "DUEL-62" and clause(choice, "pass EW") == "DUEL-62"
    take(choice, "pay 3")
    assert public(choice)["purses"][0] == [2] and public(choice)["round"] == 2
    assert "DUEL-62" in told(choice, "settled")[0]["shares"][0]["clauses"]


def test_a_debt_nobody_can_pay_is_forgiven():
    """DUEL-61 with C-7."""
    table = last_card(f"maze {TROLLS}\ntokens0 NESW.troll-W")
    take(table, "pass EW")
    assert told(table, "settled")[0]["shares"][0]["forgiven"] == 1


def test_who_has_less_gold_starts():
    """DUEL-69."""
    for purses, first in (("purse0 1 3\npurse1 3 3", 0), ("purse0 3\npurse1 1", 1)):
        table = last_card(purses)
        take(table, "pass EW")
        assert public(table)["first"] == first
    tied = last_card("purse0 2\npurse1 2")
    take(tied, "pass EW")
    assert public(tied)["first"] == 1  # who did not start the last round
    green = last_card("purse0 2\npurse1 2", start_tie="green")
    take(green, "pass EW")
    assert public(green)["first"] == 0


def test_after_three_rounds_most_nuggets_win():
    """DUEL-13, DUEL-70."""
    last = "round 3\npurse0 3 3 3\nbefore0 3 3 3\npurse1 3 2 2\nbefore1 3 2 2"
    table = last_card(last)
    take(table, "pass EW")
    assert table.is_over and table.winners() == [0] and table.scores() == [9, 7]
    assert told(table, "game-ended")[0]["verdict"] == ""
    whole = played_out(dwarrow.new("duel", seed=5))
    assert [event["round"] for event in told(whole, "dealt")] == [1, 2, 3]


def test_a_tie_at_the_end_by_option():
    """DUEL-70, C-22."""
    tied = "round 3\npurse0 1 1 2\nbefore0 1 1\npurse1 2 2\nbefore1 2 2"
    for option, winners in (("shared", [0, 1]), ("more_cards", [0]), ("last_round", [0])):
        table = last_card(tied, duel_tie=option)
        take(table, "pass EW")
        assert table.winners() == winners
