"""How many cards the goals are away in the solo game, in small positions."""

from __future__ import annotations

import dwarrow
from bots.playing import asked
from dwarrow.bots import bot_named
from dwarrow.bots.duel.ends import hopes_of
from dwarrow.bots.duel.roads import NEVER, Roads, kinds_left
from dwarrow.bots.duel.taste import solo_taste
from dwarrow.games.duel.cards import KINDS
from language import view_of


def roads(*lines: str) -> Roads:
    view = view_of(dwarrow.set_up("\n".join(["game solo", "hand0 EW NS map", *lines])), 0)
    taste = solo_taste()
    hopes = hopes_of(view, taste.hope)
    return Roads(view.public, view.public.maze, 0, hopes, kinds_left(view), taste)


def near(*lines: str) -> list[int]:
    """By goal, the cards to it."""
    return [int(cards) for cards in roads(*lines).near]


def test_from_the_start_seven_cards_lead_to_the_nearest_goal() -> None:
    assert near() == [9, 7, 9, 10, 10, 11]


def test_each_card_laid_brings_the_goals_nearer() -> None:
    assert near("maze 1,0:EW 2,0:EW") == [7, 5, 7, 8, 8, 9]


def test_where_the_crow_would_fly_through_rock_a_way_leads_round_it() -> None:
    assert near("maze 1,0:EW 2,0:EW 3,0:NW")[1] == 6  # as near by air as if it had been straight on


def test_a_closed_tunnel_leads_nowhere() -> None:
    walled = "maze 1,0:NW 0,1:NW -1,0:ESW/EW.gold-1-S"
    far = near(walled)
    assert far[1] > near()[1]
    assert max(near()) < NEVER


def test_a_card_that_is_spent_leads_no_way() -> None:
    table = dwarrow.set_up("game solo\nhand0 EW\nmaze 1,0:NESW/NE+SW")
    assert not kinds_left(view_of(table, 0)) >> KINDS["NESW/NE+SW"] & 1
    assert kinds_left(view_of(table, 0)) >> KINDS["EW"] & 1


def test_the_habit_goes_round_rock_instead_of_along_it() -> None:
    table = dwarrow.set_up("game solo\nhand0 NS NE\nmaze 1,0:EW 2,0:NW")
    assert table.words(bot_named("habit", "solo").choose(asked(table, 1))).startswith("lay N")
