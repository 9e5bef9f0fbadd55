"""The rules of thumb of the Duel and the solo game, one small position each."""

from __future__ import annotations

import pytest

import dwarrow
from bots.playing import asked
from dwarrow.bots import bot_named
from dwarrow.bots.duel.thinker import forgetful
from language import view_of

CORRIDOR = "1,-1:EW 2,-1:EW 3,-1:EW 4,-1:EW"


def choice(*lines: str, game: str = "duel") -> str:
    """What the habit chooses in a position, in words."""
    table = dwarrow.set_up("\n".join([f"game {game}", *lines]))
    return table.words(bot_named("habit", game).choose(asked(table, 1)))


def test_a_straight_tunnel_leads_towards_the_goals() -> None:
    assert choice("hand0 EW NS map", "hand1 EW") == "lay EW at 1,-1"


def test_a_goal_in_reach_is_turned_up() -> None:
    laid = choice(f"maze {CORRIDOR}", "hand0 NS NW NEW/NW", "hand1 NS")
    assert laid in ("lay NW at 5,-1", "lay NEW/NW at 5,-1")


def test_gold_that_a_card_brings_along_is_laid_where_it_is_reached() -> None:
    assert choice("hand0 ESW/EW.gold-1-S NW", "hand1 EW").startswith("lay ESW/EW.gold-1-S")


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_a_broken_tool_is_mended_at_once(game: str) -> None:
    hands = ["hand0 EW NS map mend-pick", "tools0 pick"]
    rival = ["hand1 EW"] if game == "duel" else []
    assert choice(*hands, *rival, game=game) == "mend pick with mend-pick"


def test_a_rival_with_whole_tools_is_sabotaged_rather_than_let_be() -> None:
    assert choice("hand0 break-cart NS NS", "hand1 EW EW") == "break cart"


def test_a_troll_is_not_bribed_for_nothing() -> None:
    text = ["maze 0,-2:NESW.troll-W", "hand0 EW NS", "hand1 EW"]
    assert not choice(*text).startswith("bribe")


def test_of_two_gold_cards_the_smaller_pays_the_troll() -> None:
    table = dwarrow.new("duel", 2, seed=1)
    offered = [table.game.read_move("pay 3"), table.game.read_move("pay 2")]
    chosen = bot_named("habit", "duel").choose(asked(table, 1, offered))
    assert table.words(chosen) == "pay 2"


def test_a_forgetful_thinker_does_not_know_what_its_map_showed() -> None:
    table = dwarrow.set_up("game duel\nhand0 EW map\nhand1 EW")
    table.take("look at 5,0")
    view = view_of(table, 0)
    assert any(view.private.seen)
    assert not any(forgetful(view).private.seen)
    assert any(view.private.seen)
