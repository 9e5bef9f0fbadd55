"""Who closes the gap of a rockfall digs: the tunnel behind it counts again."""

from __future__ import annotations

import pytest

from bots.bot_tables import table_after
from dwarrow.bots.digging.flex import Flex
from dwarrow.bots.digging.signs import DIGS, IDLES, SIGN_WORDS
from dwarrow.bots.digging.survey import Survey
from dwarrow.bots.saboteur.belief import new_belief
from dwarrow.games.saboteur.cards import DECK
from dwarrow.games.saboteur.state import OPENING
from dwarrow.parts import events as ev
from dwarrow.parts.mine import Mine
from dwarrow.parts.tunnel import face_of

ALL_GOALS = 7


def gap_at(x: int, last: int) -> tuple[Survey, Mine]:
    """A straight tunnel from the start to `last`, with one card missing, surveyed."""
    mine = Mine(DECK, OPENING.copy(), 3)
    for column in range(1, last + 1):
        mine.maze.lay_at(column, 0, face_of(DECK.kinds["EW"], 0))
    mine.maze.remove(mine.maze.cell_at(x, 0))
    survey = Survey(Flex(DECK))
    survey.look(mine, ALL_GOALS)
    return survey, mine


@pytest.mark.parametrize("x", [1, 2, 3])
def test_closing_a_gap_gains_the_way_behind_it(x: int) -> None:
    survey, mine = gap_at(x, 4)
    cell, face = mine.maze.cell_at(x, 0), face_of(DECK.kinds["EW"], 0)
    gained = survey.progress(mine.maze, cell, face)
    before = survey.distance
    mine.maze.lay(cell, face)
    survey.look(mine, ALL_GOALS)
    assert gained == before - survey.distance > 0


def test_a_card_that_bends_away_from_the_gap_gains_nothing() -> None:
    survey, mine = gap_at(3, 6)
    cell = mine.maze.cell_at(3, 0)
    straight = survey.progress(mine.maze, cell, face_of(DECK.kinds["EW"], 0))
    assert survey.progress(mine.maze, cell, face_of(DECK.kinds["NW"], 0)) < 0 < straight


def test_the_last_gap_before_a_goal_reaches_it() -> None:
    survey, mine = gap_at(3, 7)
    assert survey.exits(mine.maze, mine.maze.cell_at(3, 0), face_of(DECK.kinds["EW"], 0))
    assert survey.reaches(mine.maze) == 1 << 1  # the goal in the middle
    assert survey.progress(mine.maze, mine.maze.cell_at(3, 0), face_of(DECK.kinds["EW"], 0)) > 0


def test_a_ring_of_cards_is_walked_once() -> None:
    mine = Mine(DECK, OPENING.copy(), 3)
    cross = face_of(DECK.kinds["NESW"], 0)
    for x, y in ((1, 0), (2, 0), (2, 1), (1, 1), (3, 0), (3, 1)):
        mine.maze.lay_at(x, y, cross)
    mine.maze.remove(mine.maze.cell_at(1, 0))
    survey = Survey(Flex(DECK))
    survey.look(mine, ALL_GOALS)
    survey.exits(mine.maze, mine.maze.cell_at(1, 0), cross)
    places = {int(survey.trail.end(i)) for i in range(survey.trail.n)}
    assert mine.maze.cell_at(4, 0) in places and mine.maze.cell_at(4, 1) in places
    assert survey.trail.n <= 4 * 6


def test_the_belief_reads_a_mended_gap_as_digging() -> None:
    belief = new_belief(table_after("saboteur", 0, 1, "chance", 5).view(0))  # type: ignore[arg-type]
    laid = [ev.Laid(x % 5, "EW", x, 0, False) for x in range(1, 5)]
    belief.hear([*laid, ev.Collapsed(0, "EW", 2, 0, False), ev.Laid(1, "EW", 2, 0, False)])
    assert SIGN_WORDS[belief.evidence[-1].sign] == SIGN_WORDS[DIGS] != SIGN_WORDS[IDLES]
