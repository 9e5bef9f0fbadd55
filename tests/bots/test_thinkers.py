"""What holds for the habit and the thinkers of the Duel, the solo game and Kings alike."""

from __future__ import annotations

from typing import Any

import pytest

import dwarrow
from bots.playing import asked, middle_of, play
from dwarrow import words
from dwarrow.bots import bot_named
from dwarrow.bots.bot import Bot
from dwarrow.bots.duel.thinker import DuelThinker
from dwarrow.bots.kings.thinker import KingsThinker
from dwarrow.bots.search import Level
from dwarrow.kernel.dice import Seeded

TABLES = [("duel", 2), ("solo", 1), ("kings", 4), ("kings", 2)]
SMALL = Level(playouts=12, candidates=3, depth=1, remembers=True)
DULL = Level(playouts=6, candidates=3, depth=0, remembers=False)


def thinker(game: str, level: Level) -> Bot:
    return KingsThinker(level) if game == "kings" else DuelThinker(level)


@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_habit_plays_whole_games_by_the_rules(game: str, players: int, edition: int) -> None:
    chosen = list(dwarrow.game_named(game).EDITIONS)[edition]
    table = dwarrow.new(game, players, chosen, seed=edition + 5)
    assert play(table, [bot_named("habit", game)] * players).is_over


@pytest.mark.parametrize("level", [SMALL, DULL], ids=["small", "dull"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_thinkers_play_by_the_rules(game: str, players: int, level: Level) -> None:
    table = dwarrow.new(game, players, seed=8)
    play(table, [thinker(game, level)] * players, turns=12)
    assert len(table.log) >= 12


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("name", ["habit", "thinker-easy"])
def test_the_same_story_and_dice_give_the_same_choice(game: str, players: int, name: str) -> None:
    table = middle_of(game, players, 4, 14)
    first = bot_named(name, game).choose(asked(table, 3))
    assert bot_named(name, game).choose(asked(table, 3)) == first


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_hidden_does_not_change_the_choice(game: str, players: int) -> None:
    table = middle_of(game, players, 6, 12)
    bot = thinker(game, SMALL)
    before = bot.choose(asked(table, 1))
    table.state = table.game.imagine(table.view(table.turn), Seeded(99))
    assert bot.choose(asked(table, 1)) == before


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_forced_move_is_not_searched(game: str, players: int) -> None:
    table = middle_of(game, players, 2, 10)
    only = table.moves()[:1]
    bot: Any = thinker(game, SMALL)
    assert bot.choose(asked(table, 1, only)) == only[0]
    assert [int(found.tries) for found in bot.found] == [0]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_thinker_keeps_to_its_playouts_and_candidates(game: str, players: int) -> None:
    table = middle_of(game, players, 9, 12)
    bot: Any = thinker(game, SMALL)
    bot.choose(asked(table, 1))
    tries = [int(found.tries) for found in bot.found]
    assert len(tries) <= SMALL.candidates
    assert 0 < sum(tries) <= SMALL.playouts


@pytest.mark.parametrize("game", ["duel", "solo", "kings"])
def test_every_level_has_its_name(game: str) -> None:
    for name in ("chance", "habit", "thinker-easy", "thinker", "thinker-hard"):
        assert bot_named(name, game)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_thinker_says_why_and_keeps_its_hand_to_itself(game: str, players: int) -> None:
    table = middle_of(game, players, 9, 12)
    bot: Any = thinker(game, SMALL)
    bot.choose(asked(table, 1))
    reasons = bot.reasons()
    assert [words.say(f"bot-why-{reason.key}", **reason.names) for reason in reasons]
    assert all("move" not in reason.names for reason in reasons if not reason.is_secret)
