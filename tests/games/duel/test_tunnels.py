"""Laying tunnels: joined to the own start, past doors, trolls and ladders."""

from __future__ import annotations

from .setting import *


def test_sides_agree_and_cards_are_never_laid_across():
    """DUEL-19."""
    table = duel("maze 1,-1:EW\nhand0 NS EW NE\nhand1 NS")
    assert clause(table, "lay NS at 2,-1") == "DUEL-19"
    assert reason(table, "lay NS at 2,-1") == "sides-disagree"
    assert reason(table, "lay EW at 1,-1") == "occupied"
    assert reason(table, "lay EW at 4,-1") == "not-beside"
    assert reason(table, "lay EW at 2,-2") == "corner-only"
    assert reason(table, "lay NS turned at 0,-2") == "same-turned"
    assert (
        clause(table, "lay EW at 2,-1") is None and clause(table, "lay NE turned at 2,-1") is None
    )
    quarter = table.game.read_move("lay EW at 2,-1") | 2 << 28
    assert table.refusal(0, quarter).reason == "quarter-turn"


def test_a_card_needs_a_way_to_the_own_start():
    """DUEL-20."""
    table = duel("hand0 EW NS\nhand1 NS")
    assert clause(table, "lay EW at 1,1") == "DUEL-20"  # only the rival's start
    assert clause(table, "lay EW at 1,-1") is None
    assert clause(table, "lay NS at 0,0") is None


def test_a_stub_or_a_barred_arm_is_joined_well_enough():
    """DUEL-20: any opening that meets a reached one, also a stub, a door arm, a troll arm."""
    table = duel("hand0 NSW/NS NEW.door-E-blue NEW.troll-E\nhand1 NS")
    assert clause(table, "lay NSW/NS at 1,-1") is None  # its stub W
    assert clause(table, "lay NEW.door-E-blue at -1,-1") is None  # its door arm E
    assert clause(table, "lay NEW.troll-E at -1,-1") is None  # its troll arm E
    take(table, "lay NSW/NS at 1,-1")
    take(table, "pass NS")
    assert clause(table, "lay NEW.troll-E at 1,-2") == "DUEL-19"
    assert all("1,-2" not in words for words in can(table, "lay"))  # the stub leads nowhere


def test_tunnels_that_meet_serve_both():
    """DUEL-21."""
    table = duel(f"maze {JOINED} 1,1:EW\nhand0 EW\nhand1 NS")
    assert clause(table, "lay EW at 2,1") is None


def test_a_rivals_door_and_a_troll_bar_the_way():
    """DUEL-22, DUEL-28, DUEL-30."""
    door = duel(f"maze {JOINED} 1,-1:NEW.door-E-blue\nhand0 EW\nhand1 EW")
    assert clause(door, "lay EW at 2,-1") == "DUEL-22"
    assert reason(door, "lay EW at 2,-1") == "behind-door"
    take(door, "pass EW")
    assert clause(door, "lay EW at 2,-1") is None  # blue passes its own door
    troll = duel(f"maze {JOINED} 1,-1:NEW.troll-E\nhand0 EW\nhand1 EW")
    assert reason(troll, "lay EW at 2,-1") == "behind-troll"
    take(troll, "pass EW", "end turn")
    assert clause(troll, "lay EW at 2,-1") == "DUEL-22"  # nobody reaches the side behind him


def test_a_bridge_needs_one_of_its_tunnels_joined():
    """DUEL-24."""
    table = duel("maze 1,-1:NE~ -1,1:EW\nhand0 NESW/NS+EW\nhand1 NS")
    assert clause(table, "lay NESW/NS+EW at -2,1") == "DUEL-24"  # only the rival's tunnel
    take(table, "lay NESW/NS+EW at 1,0")
    maze = state_of(table).public.maze
    assert maze.walks[0].open_in(maze.cell_at(1, 1)) != 0  # north and south
    assert maze.walks[0].open_in(maze.cell_at(2, 0)) == 0  # not its other tunnel


def test_a_ladder_is_joined_to_the_start_of_its_colour():
    """DUEL-25, DUEL-27."""
    table = duel("turn 1\nmaze 1,-1:EW 2,-1:EW\nhand0 EW NS\nhand1 NW.ladder-blue EW")
    assert clause(table, "lay NW.ladder-blue turned at 2,-2") == "DUEL-19"
    take(table, "lay NW.ladder-blue at 3,-1")  # joined only to the rival's tunnel
    take(table, "pass EW NS")
    assert clause(table, "lay EW at 3,-2") == "DUEL-19"
    walks = state_of(table).public.maze.walks
    cell = state_of(table).public.maze.cell_at(3, -1)
    assert walks[1].reached_in(cell) != 0 and walks[1].hubs == 0b110  # blue climbs, meets green
    assert walks[0].reached_in(cell) != 0  # green walks there by tunnel


def test_a_ladder_of_the_rival_needs_a_tunnel():
    """DUEL-25: one start does not reach the other's ladder by itself (C-17)."""
    table = duel("maze 1,1:EW\nhand0 NW.ladder-blue\nhand1 NS")
    assert clause(table, "lay NW.ladder-blue at 2,1") == "DUEL-20"
    assert clause(table, "lay NW.ladder-blue at 0,0") == "DUEL-19"
    assert clause(table, "lay NW.ladder-blue at 1,-1") is None


def test_a_ladder_keeps_away_from_gold_and_goals():
    """DUEL-26."""
    gold = duel("maze 1,-1:NESW/NSW.gold-1-E\nhand0 NE.ladder-green\nhand1 NS")
    assert reason(gold, "lay NE.ladder-green turned at 2,-1") == "beside-gold"
    assert clause(gold, "lay NE.ladder-green turned at 2,-1") == "DUEL-26"
    goal = duel("maze 4,-3:EW 4,1:NS 3,2:EW\nhand0 NE.ladder-green\nhand1 NS")
    assert clause(goal, "lay NE.ladder-green turned at 5,-3") == "DUEL-26"
    assert reason(goal, "lay NE.ladder-green at 4,2") == "sides-disagree"
    assert reason(goal, "lay NE.ladder-green turned at 5,-3") == "beside-goal"
    assert clause(goal, "lay NE.ladder-green turned at 0,0") == "DUEL-19"
    touching = duel("maze 3,3:EW\nhand0 NE.ladder-green\nhand1 NS")
    assert clause(touching, "lay NE.ladder-green at 3,2") is None  # rock to rock, but beside
    joined = duel("maze 3,3:EW\nhand0 NE.ladder-green\nhand1 NS", ladder_join="joined")
    assert reason(joined, "lay NE.ladder-green at 3,2") == "ladder-not-joined"
    assert clause(joined, "lay NE.ladder-green at 2,3") is None


def test_gold_changes_nothing_about_where_a_card_may_lie():
    """DUEL-33."""
    plain = duel("hand0 NESW/NS+EW\nhand1 NS")
    golden = duel("hand0 NESW/NS+EW.gold-1-NS\nhand1 NS")
    assert [w.replace(".gold-1-NS", "") for w in can(golden, "lay")] == can(plain, "lay")


def test_a_rockfall_takes_plain_tunnels_doors_ladders_and_bridges():
    """DUEL-53, DUEL-55."""
    fallen = ("EW", "NEW.door-N-green", "NE.ladder-green~", "NESW/NS+EW", "NESW/NE+SW")
    for card in fallen:
        table = duel(f"maze 1,-1:{card}\nhand0 rockfall\nhand1 NS")
        assert take(table, "rockfall at 1,-1")[0] == "collapsed"
        assert told(table, "collapsed")[0]["turned"] == card.endswith("~")
        assert len(public(table)["maze"]) == 2
        assert public(table)["spent"] == {card.rstrip("~"): 1, "rockfall": 1}
    assert clause(duel("hand0 rockfall\nhand1 NS"), "rockfall at 3,3") == "DUEL-53"


def test_a_rockfall_leaves_starts_goals_gold_and_trolls():
    """DUEL-54."""
    table = duel("maze 1,-1:NESW/NSW.gold-1-E -1,-1:NEW.troll-E 1,-2:NS\nhand0 rockfall\nhand1 NS")
    assert can(table, "rockfall") == ["rockfall at 1,-2"]
    for place, why in (("0,-1", "starts"), ("5,0", "goals"), ("1,-1", "gold"), ("-1,-1", "trolls")):
        assert clause(table, f"rockfall at {place}") == "DUEL-54"
        assert reason(table, f"rockfall at {place}") in (f"{why}-stay", f"{why}-stays")
