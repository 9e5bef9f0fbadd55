"""What a search doubts alone before its first playout, and the script that it was learned by."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import dwarrow
from dwarrow.bots.duel.habit import Mind
from dwarrow.bots.duel.thinker import DOUBT, SOLO_HABIT, DuelThinker
from dwarrow.bots.solo.levels import NORMAL
from language import view_of

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import solo_doubt


def opening() -> Any:
    return dwarrow.new("solo", 1, seed=5)


def test_a_candidate_owes_for_each_point_that_habit_likes_it_less() -> None:
    table = opening()
    view = view_of(table, 0)
    question = DuelThinker(NORMAL).ponder(view, [], [int(move) for move in table.moves()])
    mind = Mind(view, SOLO_HABIT)
    points = [mind.worth(question.moves[0]) - mind.worth(move) for move in question.moves]
    owed = [question.guide.liking(move) for move in question.moves]
    assert owed[0] == 0.0 and max(points) > 0.5
    assert owed == [-DOUBT * less for less in points]


def test_a_slope_goes_through_nothing() -> None:
    assert solo_doubt.slope([(1.0, -0.5), (2.0, -1.0), (0.0, 3.0)]) == -0.5
    assert solo_doubt.slope([]) == 0.0


def test_other_moves_are_tried_in_copies_and_habit_plays_as_if_nothing_was_tried() -> None:
    state = opening().state
    alone, beside = state.copy(), state.copy()
    end = solo_doubt.won(alone)
    tried = solo_doubt.others(beside, random.Random(1))
    assert tried and all(0.0 <= less < solo_doubt.MOST for less, _ in tried)
    assert solo_doubt.won(beside) == end
    assert all(end + more >= 0.0 for _, more in tried)
