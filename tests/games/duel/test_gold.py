"""Goals, gold, tokens, trolls and keys while a round runs."""

from __future__ import annotations

from .setting import *

NE_GOLD = (
    "goals goal-NESW? goal-NE.gold-2-NE? goal-NSW/-? goal-NEW/-? goal-NW.gold-2-NW? goal-NESW/-?"
)
PLAIN = "goals goal-NESW? {} goal-NSW/-? goal-NEW/-? goal-NW/-.gold-1-W? goal-NESW/-?"


def at_the_goal(goal: str, more: str = "", **options: str):
    """Green is about to reach the middle goal from the north, at 5,-1."""
    goals = PLAIN.format(goal + "?")
    return duel(f"maze {CORRIDOR} {more}\n{goals}\nhand0 NE NS\nhand1 NS NW", **options)


def test_a_reached_goal_turns_up_with_an_opening_to_the_tunnel():
    """DUEL-35, DUEL-38, DUEL-39."""
    table = at_the_goal("goal-NE.gold-2-NE")
    assert take(table, "lay NE turned at 5,-1")[:4] == ["laid", "opened", "placed", "claimed"]
    card = next(c for c in public(table)["maze"] if (c["x"], c["y"]) == (5, 0))
    assert card["card"] == "goal-NE.gold-2-NE" and not card["turned"]
    assert public(table)["tokens"][0] == ["goal-NE.gold-2-NE"] and public(table)["stock"] == [7]
    take(table, "pass NS")
    maze = state_of(table).public.maze
    assert maze.walks[0].open_in(maze.cell_at(6, 0)) != 0  # part of the maze: its east side


def test_the_active_player_chooses_where_two_openings_fit():
    """DUEL-36."""
    table = at_the_goal("goal-NSW.door-W-blue.gold-1-NS")
    take(table, "lay NE turned at 5,-1")
    assert public(table)["phase"] == "orient" and table.turn == 0
    assert can(table) == ["put goal at 5,0 upright", "put goal at 5,0 turned"]
    assert clause(table, "pass NS") == "DUEL-36"
    take(table, "put goal at 5,0 turned")
    assert public(table)["tokens"][0] == ["goal-NSW.door-W-blue.gold-1-NS"]


def test_a_goal_that_fits_nowhere_may_disagree_with_its_neighbours():
    """DUEL-37."""
    table = at_the_goal("goal-NW.gold-2-NW", "4,0:NE~")
    take(table, "lay NE turned at 5,-1")
    card = next(c for c in public(table)["maze"] if (c["x"], c["y"]) == (5, 0))
    assert not card["turned"]  # open west against rock, but joined to the north
    tunnel = duel(f"maze {CORRIDOR} 5,-1:NE~ 4,0:NE~\nhand0 NW\nhand1 NS")
    assert clause(tunnel, "lay NW at 3,0") == "DUEL-19"  # no tunnel card enjoys this


def test_gold_is_reached_only_from_its_own_side():
    """DUEL-34, DUEL-39: a stub or the other lane of a bridge does not lead to it."""
    through = duel("hand0 ESW/EW.gold-1-S\nhand1 NS")
    assert "claimed" not in take(through, "lay ESW/EW.gold-1-S at 1,-1")
    stub = duel("hand0 NESW/NSW.gold-1-E\nhand1 NS")
    assert "claimed" in take(stub, "lay NESW/NSW.gold-1-E turned at 1,-1")
    lane = duel("hand0 NESW/NS+EW.gold-1-NS\nhand1 NS")
    assert "claimed" not in take(lane, "lay NESW/NS+EW.gold-1-NS at 1,-1")
    own = duel("hand0 NESW/NS+EW.gold-1-NS\nhand1 NS")
    assert "claimed" in take(own, "lay NESW/NS+EW.gold-1-NS at 0,-2")


def test_a_dead_end_goal_pays_only_from_its_nuggets_side():
    """DUEL-39, DUEL-44: three nuggets in the northern stub."""
    table = at_the_goal("goal-NE/-.gold-3-N")
    take(table, "lay NE turned at 5,-1")
    assert told(table, "claimed")[0]["nuggets"] == 3
    other = duel(
        f"{PLAIN.format('goal-NE/-.gold-3-N?')}\nmaze 1,-1:NE~ 1,0:NE 2,0:EW 3,0:EW\n"
        "hand0 EW\nhand1 NS NW"
    )
    take(other, "lay EW at 4,0")
    assert public(other)["goals"][1] == "goal-NE/-.gold-3-N" and told(other, "claimed") == []


def test_a_claim_stands_when_the_tunnel_is_broken():
    """DUEL-40, DUEL-41."""
    table = duel(
        f"maze {JOINED} 0,-2:NESW/NS+EW.gold-1-NS\ntokens0 NESW/NS+EW.gold-1-NS\n"
        "turn 1\nhand1 rockfall EW\nhand0 NS"
    )
    take(table, "rockfall at 0,0")
    assert public(table)["tokens"] == [["NESW/NS+EW.gold-1-NS"], []]
    taken = duel(
        f"maze {JOINED} 0,-2:NESW/NS+EW.gold-1-NS\ntokens1 NESW/NS+EW.gold-1-NS\nhand0 EW\nhand1 NS"
    )
    assert "claimed" not in take(taken, "lay EW at 1,-1")  # one token a card; green comes too late


def test_gold_behind_a_troll_or_a_rivals_door_waits():
    """DUEL-42, DUEL-52."""
    troll = duel("maze 1,-1:NEW.troll-E\nhand0 NESW/NSW.gold-1-E\nhand1 NS")
    assert reason(troll, "lay NESW/NSW.gold-1-E turned at 2,-1") == "behind-troll"
    behind = "maze 1,-1:{} 2,-1:NESW/NSW.gold-1-E~\nhand0 key EW\nhand1 NS"
    bribe = duel(behind.format("NEW.troll-E"))
    assert take(bribe, "bribe 1,-1")[:2] == ["bribed", "claimed"]
    key = duel(behind.format("NEW.door-E-blue"))
    assert "claimed" in take(key, "unlock 1,-1")
    assert public(key)["tokens"][0] == ["NESW/NSW.gold-1-E"]


def test_an_act_that_links_the_rivals_start_gives_him_the_gold():
    """DUEL-43."""
    table = duel("maze -1,-1:NE 0,0:NS 1,1:EW 2,1:EW 4,1:NESW/NSW.gold-1-E~\nhand0 EW\nhand1 NS")
    take(table, "lay EW at 3,1")
    assert public(table)["tokens"] == [["NESW/NSW.gold-1-E"], []]  # both linked: the active one
    door = "maze 0,0:NS 1,1:EW 2,1:EW 4,1:NESW/NSW.gold-1-E~\nhand0 NEW.door-E-blue\nhand1 NS"
    rival = duel(door)
    take(rival, "lay NEW.door-E-blue at 3,1")
    assert public(rival)["tokens"] == [[], ["NESW/NSW.gold-1-E"]]  # behind blue's door
    asked = duel(door, claim_mode="literal")
    take(asked, "lay NEW.door-E-blue at 3,1")
    assert asked.turn == 1 and can(asked) == ["claim 4,1", "claim nothing"]
    assert clause(asked, "claim 3,1") == "DUEL-41"
    take(asked, "claim nothing")
    assert public(asked)["tokens"] == [[], []] and public(asked)["declined"][1]


def test_a_bribe_costs_a_token_now_and_a_nugget_later():
    """DUEL-30, DUEL-31, DUEL-32, DUEL-76."""
    table = duel(f"maze {JOINED} 1,-1:NEW.troll-E\nhand0 EW\nhand1 EW")
    assert clause(table, "bribe 2,-1") == "DUEL-31"
    take(table, "bribe 1,-1")
    assert public(table)["stock"] == [7] and public(table)["debts"] == [1, 0]
    assert table.turn == 0 and clause(table, "lay EW at 2,-1") is None  # free of the act
    take(table, "pass EW")
    assert clause(table, "lay EW at 2,-1") is None  # the rival passes free
    assert clause(table, "bribe 1,-1") == "DUEL-31"
    far = duel("maze 1,1:NEW.troll-E\nhand0 EW\nhand1 EW")
    assert reason(far, "bribe 1,1") == "troll-not-reached"


def test_a_troll_may_be_bribed_after_the_act_and_before_the_draw():
    """DUEL-31."""
    table = duel("hand0 NEW.troll-E\nhand1 EW")
    take(table, "lay NEW.troll-E at 1,-1")
    assert can(table) == ["bribe 1,-1", "end turn"] and told(table, "drew") == []
    assert clause(table, "pass EW") == "DUEL-14"
    take(table, "bribe 1,-1")
    assert table.turn == 1 and len(told(table, "drew")) == 1


def test_a_door_on_a_goal_works_like_any_door():
    """DUEL-29, DUEL-50."""
    text = (
        "maze {} 5,-1:NE~\ngoals goal-NESW? goal-NE.door-E-blue.gold-1-N goal-NSW/-? goal-NEW/-?"
        " goal-NW.gold-2-NW? goal-NESW/-?\ntokens0 goal-NE.door-E-blue.gold-1-N\n"
        "hand0 key NS\nhand1 NS"
    )
    table = duel(text.format(CORRIDOR))
    assert clause(table, "lay NS at 6,0") == "DUEL-19"
    maze = state_of(table).public.maze
    assert maze.walks[0].open_in(maze.cell_at(6, 0)) == 0
    take(table, "unlock 5,0")
    maze = state_of(table).public.maze
    assert maze.walks[0].open_in(maze.cell_at(6, 0)) != 0 and public(table)["keys_left"] == 1


def test_a_key_opens_one_door_of_the_rival_for_its_player():
    """DUEL-50, DUEL-51."""
    doors = "1,-1:NEW.door-E-blue 0,-2:NESW.door-S-blue~ -1,-1:NESW.door-W-green"
    table = duel(f"maze {JOINED} {doors}\nhand0 key EW\nhand1 EW")
    assert reason(table, "unlock -1,-1") == "own-door" and reason(table, "unlock 0,0") == "no-door"
    take(table, "unlock 1,-1")
    assert clause(table, "lay EW at 2,-1") is None and public(table)["spent"] == {"key": 1}
    again = duel(f"maze {doors}\nkeys0 NEW.door-E-blue\nhand0 key\nhand1 EW")
    assert reason(again, "unlock 1,-1") == "door-is-open"
    none = duel(
        f"maze {doors} 0,2:NSW.door-N-blue\nkeys0 NEW.door-E-blue NESW.door-S-blue\n"
        "hand0 key\nhand1 EW"
    )
    assert clause(none, "unlock 0,2") == "DUEL-51"


def test_when_tokens_run_short_the_claimer_picks():
    """DUEL-39, DUEL-58: the last token ends the round, the rest is unclaimed (C-2)."""
    gold = "NESW/NS+EW.gold-1-NS NESW/NW+ES.gold-1-ES NESW/NEW.gold-1-S ESW/EW.gold-1-S"
    trolls = "NESW.troll-W NSW.troll-S NEW.troll-E"
    laid = (
        "10,10:NESW/NS+EW.gold-1-NS 12,10:NESW/NW+ES.gold-1-ES 14,10:NESW/NEW.gold-1-S "
        "16,10:ESW/EW.gold-1-S 18,10:NESW.troll-W 20,10:NSW.troll-S 22,10:NEW.troll-E"
    )
    short = duel(
        f"maze {CORRIDOR} 6,-1:NESW/NSW.gold-1-E~ {laid}\ntokens1 {gold} {trolls}\n"
        f"{NE_GOLD}\nhand0 NESW.door-W-green\nhand1 NS"
    )
    take(short, "lay NESW.door-W-green at 5,-1")
    assert can(short) == ["claim 6,-1", "claim 5,0"]
    assert clause(short, "claim nothing") == "DUEL-39" and clause(short, "claim 5,-2") == "DUEL-41"
    take(short, "claim 5,0")
    assert [e["clause"] for e in told(short, "round-ended")] == ["DUEL-58"]


def test_the_round_goes_on_while_a_card_is_left():
    """DUEL-59."""
    table = emptied(duel("hand0 EW\nhand1 NS"))
    take(table, "pass EW")
    assert told(table, "round-ended") == []
    take(table, "pass NS")
    assert told(table, "round-ended")[0]["clause"] == "DUEL-59"


def test_all_goals_up_ends_the_round_after_the_claims():
    """DUEL-57."""
    goals = "goal-NW/-.gold-1-W goal-NE.gold-2-NE? goal-NSW/- goal-NEW/- goal-NESW goal-NESW/-"
    table = duel(f"maze {CORRIDOR}\ngoals {goals}\nhand0 NE NS\nhand1 NS NW")
    events = take(table, "lay NE turned at 5,-1")
    assert events[3:5] == ["claimed", "round-ended"]  # the sixth goal's gold is still won
    assert told(table, "round-ended")[0]["clause"] == "DUEL-57"
    assert public(table)["purses"][0] == [2]
