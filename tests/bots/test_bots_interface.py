"""What every bot keeps to: offered moves only, its seat's knowledge only, no lost memory."""

from __future__ import annotations

import pytest

import dwarrow
from bots.bot_tables import asked_of, choice_of, table_after
from dwarrow.bots import Asked, bot_named, bot_names
from dwarrow.bots.digging.thinking import Mindset
from dwarrow.bots.saboteur.thinker import SaboteurThinker
from dwarrow.bots.saboteur2.thinker import Saboteur2Thinker
from dwarrow.kernel.state import Refused
from dwarrow.lab.sim import simulate

NAMES = ["chance", "habit", "thinker-easy", "thinker", "thinker-hard"]
MINE_GAMES = ["saboteur", "saboteur2"]


@pytest.mark.parametrize("game", MINE_GAMES)
def test_every_level_has_its_name(game: str) -> None:
    assert bot_names(game)[:5] == NAMES


@pytest.mark.parametrize("game", MINE_GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_takes_a_move_it_is_offered(game: str, name: str) -> None:
    bot = bot_named(name, game)
    table = table_after(game, 7, 3, "chance")
    for _ in range(2):
        move = choice_of(bot, table)
        assert move in table.moves()
        table.play(move)
        while table.turn != 0 and not table.is_over:
            table.play(table.moves()[0])


@pytest.mark.parametrize("game", MINE_GAMES)
def test_habit_plays_whole_games(game: str) -> None:
    report = simulate(game, 4, 1, ["habit"], 5)
    assert report.games == 1


@pytest.mark.parametrize("moves", [9, 24])
@pytest.mark.parametrize("game", MINE_GAMES)
def test_a_bot_made_anew_from_the_story_plays_as_the_old_one(game: str, moves: int) -> None:
    maker = {"saboteur": SaboteurThinker, "saboteur2": Saboteur2Thinker}[game]
    mindset = Mindset(playouts=12, candidates=4, seconds=60.0)
    table = dwarrow.new(game, 4, seed=11)
    old = maker(mindset)
    while len(table.log) < moves:
        if table.turn == 0:
            old.choose(asked_of(table, 99.0))
        table.play(table.moves()[len(table.log) % len(table.moves())])
    while table.turn != 0:
        table.play(table.moves()[0])
    assert maker(mindset).choose(asked_of(table, 99.0)) == old.choose(asked_of(table, 99.0))


def test_the_same_dice_give_the_same_choice() -> None:
    table = table_after("saboteur", 12, 4, "habit")
    mindset = Mindset(playouts=10, candidates=4, seconds=60.0)
    first = SaboteurThinker(mindset).choose(asked_of(table, 99.0))
    assert SaboteurThinker(mindset).choose(asked_of(table, 99.0)) == first


def test_a_bot_sees_the_same_in_every_world_its_seat_cannot_tell_apart() -> None:
    table = table_after("saboteur", 12, 4, "habit")
    asked = asked_of(table, 99.0)
    mindset = Mindset(playouts=10, candidates=4, seconds=60.0)
    here = SaboteurThinker(mindset).choose(asked)
    world = table.game.imagine(asked.view, dwarrow.Seeded(9))
    view = table.game.view(world, table.turn)
    there = Asked(view, asked.story, asked.moves, dwarrow.Seeded(1), 99.0)
    assert SaboteurThinker(mindset).choose(there) == here


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused, match="thinker-hard"):
        bot_named("nobody", "saboteur")
