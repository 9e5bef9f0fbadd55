"""Hints and reviews have one judgement: what is advised, a review calls best."""

from __future__ import annotations

from typing import cast

import pytest

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.bots.bot import Ponders
from dwarrow.lab.seats import Stories, ask, dice_of, lent
from dwarrow.review.advising import Adviser
from dwarrow.review.again import THINKER
from dwarrow.review.judging import Judge, Turn, role_in
from dwarrow.review.playouts import Luck
from dwarrow.review.reviewing import BUDGETS
from dwarrow.review.scales import SCALES
from dwarrow.server.thinking import Job, Thinker, known_world

PLAYERS = {"saboteur": 4, "saboteur2": 4, "duel": 2, "solo": 1, "kings": 3}
EVERY, HINTS = 5, 4


def judged_hints(game: str):
    """The judgements of a review on what is advised at some turns of a game of habit bots."""
    table = dwarrow.new(game, PLAYERS[game], seed=15)
    stories, dice = Stories(table), dice_of(15, 0)
    scale = SCALES[game](table.game, PLAYERS[game])
    habit = bot_named("habit", game)
    judge, asked = Judge(scale, BUDGETS["normal"].effort), 0
    while asked < HINTS:
        seat, moves = table.turn, table.moves()
        if len(table.log) % EVERY == 0 and len(moves) > 1:
            asked += 1
            story, view = stories.of(seat), table.view(seat)
            adviser = Adviser(game)
            advised = adviser.choose(lent(table, seat, story, moves, dice, 1.0))
            assert adviser.reasons()
            turn = Turn(view, story, moves, advised, role_in(scale, view))
            luck = Luck("hint judged").dice(game, asked)
            mind = cast(Ponders, bot_named(THINKER, game))
            yield judge.judge(mind, turn, luck).judgement
        table.play(ask(habit, table, stories, dice))


@pytest.mark.parametrize("game", PLAYERS)
def test_what_is_advised_is_no_blunder_and_gives_little_away(game: str) -> None:
    found = list(judged_hints(game))
    assert "blunder" not in [judgement.verdict for judgement in found]
    unit = 1.0 if game != "solo" else 10.0  # a nugget counts as much as ten points
    assert sum(judgement.loss for judgement in found) / unit / HINTS < 0.03


def test_a_worker_that_is_asked_for_a_hint_judges_as_the_review_does() -> None:
    table = dwarrow.new("kings", 2, seed=1)
    story = Stories(table).of(table.turn)
    position = known_world(table.game, table.view(table.turn), dice_of(1, 1))
    job = Job("table/0", "kings", "adviser", table.turn, position, story, 1, 1.0)
    thought = Thinker().think(job)
    assert thought.move in [table.words(move) for move in table.moves()]
    assert [said.key for said in thought.reasons] == ["hopes-to-win"]
