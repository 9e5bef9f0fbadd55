"""What is in the box, how a round is laid out, and who knows what."""

from __future__ import annotations

import dwarrow
from dwarrow.games.duel.cards import CARDS, DECK_KINDS, FIRST_GOAL, TUNNELS
from dwarrow.kernel.state import SPECTATOR

from .setting import *

TABLE = dwarrow.new("duel", seed=1)


def test_the_colours_and_starts_lie_open():
    """DUEL-01, DUEL-05."""
    starts = [card for card in public(TABLE)["maze"] if card["card"].startswith("start")]
    assert [(c["card"], c["x"], c["y"]) for c in starts] == [
        ("start-green", 0, -1),
        ("start-blue", 0, 1),
    ]
    assert TABLE.view(0).data()["public"] == TABLE.view(1).data()["public"]


def test_the_box_holds_the_printed_numbers():
    """DUEL-02, DUEL-03, DUEL-04."""
    tunnels = CARDS[:TUNNELS]
    assert sum(card.count for card in tunnels) == 34
    assert sum(card.count for card in CARDS[TUNNELS:DECK_KINDS]) == 18
    assert len(CARDS[FIRST_GOAL:]) == 18
    assert sum(card.count for card in CARDS) + 2 == 74  # and two dwarf cards
    shapes = [card.shape for card in tunnels for _ in range(card.count)]
    assert sum(len(shape.groups) == 2 for shape in shapes) == 4
    assert sum(bool(shape.hub) for shape in shapes) == 2
    assert sum(bool(shape.troll) for shape in shapes) == 3
    assert sum(bool(shape.door) for shape in shapes) == 6
    assert sum(bool(shape.gold) for shape in shapes) == 5
    goals = [card.shape for card in CARDS[FIRST_GOAL:]]
    assert sum(bool(goal.door) for goal in goals) == 8
    assert sum(goal.gold for goal in goals) == 25  # type: ignore[misc]


def test_six_of_eighteen_goals_lie_in_the_pictured_pattern():
    """DUEL-06, DUEL-07, DUEL-08."""
    maze = state_of(TABLE).public.maze
    places = [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in maze.goals]
    assert places == [(5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0)]
    assert min(x for x, _ in places) - 0 == 5  # four places lie between
    assert public(TABLE)["goals"] == [None] * 6
    assert len(hidden(TABLE)["goals"]) == 6 and len(public(TABLE)["goal_stock"]) == 18


def test_tunnels_may_leave_the_pictured_area():
    """DUEL-09."""
    table = duel("maze 0,-2:NS 0,-3:NS 0,-4:NS\nhand0 NW EW EW NE\nhand1 NE")
    assert clause(table, "lay NW turned at 0,-5") is None
    assert clause(table, "lay EW at -1,-1") is None
    for x in range(-1, -4, -1):
        name = "EW" if x > -3 else "NE"
        take(table, f"lay {name} at {x},-1") if x > -3 else None
        if table.turn == 1:
            take(table, can(table, "pass")[0])
    assert (-2, -1) in {(c["x"], c["y"]) for c in public(table)["maze"]}


def test_six_cards_each_and_one_deck():
    """DUEL-10, DUEL-11."""
    assert public(TABLE)["hands"] == [6, 6] and public(TABLE)["deck"] == 40
    assert public(TABLE)["stock"] == [8] and public(TABLE)["keys_left"] == 2


def test_green_starts_and_turns_alternate():
    """DUEL-12."""
    table = dwarrow.new("duel", seed=2)
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.take(can(table, "pass")[0])
    assert turns == [0, 1, 0, 1]
    assert clause(table, can(table, "pass")[0], seat=1) == "DUEL-12"


def test_a_hand_is_its_owners_and_its_size_everybodys():
    """DUEL-71, DUEL-72, DUEL-73."""
    views = [TABLE.view(seat).data() for seat in (0, 1, SPECTATOR)]
    assert views[0]["public"] == views[1]["public"] == views[2]["public"]
    assert len(views[0]["private"]["hand"]) == 6 and views[2]["private"]["hand"] == []
    assert views[0]["private"]["hand"] != views[1]["private"]["hand"]
    assert all(set(view["private"]) == {"hand", "seen", "buried"} for view in views)  # type: ignore[call-overload]
    assert "goals" not in views[0]["private"] and public(TABLE)["hands"] == [6, 6]  # type: ignore[operator]


def test_a_map_shows_one_goal_to_its_player_for_this_round():
    """DUEL-56, DUEL-74."""
    table = duel(
        "hand0 map\nhand1 EW\ngoals goal-NESW? goal-NSW/-? goal-NE.gold-2-NE? "
        "goal-NEW/-? goal-NW.gold-2-NW? goal-NESW/-?"
    )
    events = take(table, "look at 7,1")
    assert events[:2] == ["looked", "saw"]
    assert [(one["seat"], one["goal"]) for one in told(table, "looked", 1)] == [(0, 4)]
    assert told(table, "saw", 1) == [] and told(table, "saw", 0)[0]["card"] == "goal-NW.gold-2-NW"
    assert own(table, 0)["seen"][4] == "goal-NW.gold-2-NW"
    assert public(table)["looked"] == [[4], []] and public(table)["spent"] == {"map": 1}
    over = duel("round 1\nphase deal\nturn 0\nended 59\nlooked0 4")
    assert over.deals == 1 and own(over)["seen"] == [None] * 6


def test_what_is_discarded_unseen_shows_only_its_number():
    """DUEL-75."""
    table = draws(duel("turn 1\nhand0 EW\nhand1 map rockfall"), "NS", "NE")
    take(table, "pass map rockfall")
    assert [(one["seat"], one["discarded"]) for one in told(table, "passed", 0)] == [(1, 2)]
    assert told(table, "discarded", 0) == []
    assert told(table, "discarded", 1)[0]["cards"] == ["map", "rockfall"]
    assert public(table)["spent"] == {} and public(table)["buried"] == [0, 2]
    assert table.view(0).data()["private"]["buried"] == {}
    assert own(table, 1)["buried"] == {"map": 1, "rockfall": 1}
