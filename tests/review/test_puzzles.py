"""The puzzle of the day: the same for everybody, and with one best move."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

import dwarrow
from dwarrow.bots import bot_named
from dwarrow.lab.seats import Stories
from dwarrow.review import puzzles
from dwarrow.review.finding import AHEAD, CLEARLY, TurnFinder
from dwarrow.review.playouts import Luck, Trials
from dwarrow.review.telling import move_told, spoken
from dwarrow.words import LANGUAGES

FIRST = date(2026, 11, 17)
SAMPLED = range(0, len(puzzles.rows()), max(1, len(puzzles.rows()) // 4))


def test_every_puzzle_comes_once_before_one_comes_again() -> None:
    count = len(puzzles.rows())
    start = FIRST - timedelta(days=FIRST.toordinal() % count)
    numbers = [puzzles.number_of(start + timedelta(days=day)) for day in range(count)]
    assert sorted(numbers) == list(range(count))


def test_a_day_is_read_or_refused() -> None:
    assert puzzles.day_of("2026-11-17") == FIRST
    with pytest.raises(dwarrow.Refused, match="no day"):
        puzzles.day_of("tomorrow")


@pytest.mark.parametrize("number", range(len(puzzles.rows())))
def test_a_puzzle_shows_a_view_and_offers_its_answer(number: int) -> None:
    found = puzzles.puzzle(number)
    words = [move["words"] for move in found.moves]
    assert len(words) > 3 and found.answer["words"] in words
    shares = [move.share for move in found.tried]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[1] >= AHEAD.part * CLEARLY[found.unit] - 1e-3
    assert "hidden" not in found.view and found.view["seat"] == found.seat
    for language in LANGUAGES:
        assert move_told(found.answer, found.game, found.names, language)
        assert all(spoken(said, found.game, found.names, language) for said in found.explanation)


@pytest.mark.parametrize("number", SAMPLED)
def test_no_other_move_is_as_good_as_the_answer(number: int) -> None:
    row = puzzles.rows()[number]
    table = puzzles.table_of(row)
    finder = TurnFinder(table, Stories(table))
    moves = table.moves()
    turn = finder.turn(moves)
    mind: Any = bot_named("thinker", table.game.NAME)
    guide = mind.ponder(turn.view, turn.story, moves).guide
    trials = Trials(
        finder.scale,
        guide,
        turn.role,
        moves,
        Luck("worlds that no puzzle was found in").dice(number),
    )
    weights = trials.go_on(trials.trials, 40)
    best = max(trials.trials, key=lambda trial: trial.mean(weights))
    assert table.words(best.move) == row.tried[0][0]
