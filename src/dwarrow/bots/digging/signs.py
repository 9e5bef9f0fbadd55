"""What an open act says of its seat: a sign, and how far the tunnel was when it was given."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dwarrow.bots.digging.survey import Survey
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, PASS, ROCKFALL
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import a_of, c_of, card_of, deed_of, x_of, y_of
from dwarrow.parts.tunnel import face_of

DIGS: Final = 0  # brought the goals nearer
IDLES: Final = 1  # laid a tunnel that brings nothing
BLOCKS: Final = 2  # laid a tunnel that makes the way longer
DEAD_END: Final = 3
PASSES: Final = 4  # with sound tools
WAITS: Final = 5  # passed with a broken tool
MENDS_SELF: Final = 6
MENDS_OTHER: Final = 7
CLEARS: Final = 8  # a rockfall on a dead end
CAVES_IN: Final = 9  # a rockfall on a tunnel that leads somewhere
LOOKS: Final = 10
BREAKS: Final = 11
MENDS_DOUBTED: Final = 12  # mends for a seat that is doubted
BREAKS_DOUBTED: Final = 13  # breaks a tool of a seat that is doubted
OTHER: Final = 14
SIGNS: Final = 15
SIGN_WORDS: Final = (
    "digs",
    "idles",
    "blocks",
    "dead-end",
    "passes",
    "waits",
    "mends-self",
    "mends-other",
    "clears",
    "caves-in",
    "looks",
    "breaks",
    "mends-doubted",
    "breaks-doubted",
    "other",
)

STAGES: Final = 3
NEAR_BY: Final = 2500
ON_THE_WAY: Final = 5000


def stage_of(distance: i64) -> i64:
    """0 while the goals are far, 1 on the way, 2 near by."""
    if distance > ON_THE_WAY:
        return 0
    return 1 if distance > NEAR_BY else 2


def sign_of(survey: Survey, mine: Mine, seat: i64, move: i64) -> i64:
    """The sign a move gives in a mine as it was before; the survey is of the seat's targets."""
    deed = deed_of(move)
    if deed == LAY:
        return sign_of_lay(survey, mine, move)
    if deed == PASS:
        return WAITS if mine.tools[seat] != 0 else PASSES
    if deed == MEND:
        return MENDS_SELF if a_of(move) == seat else MENDS_OTHER
    if deed == ROCKFALL:
        cell = mine.maze.cell_at(x_of(move), y_of(move))
        is_dead = c_of(move) == 0 and mine.maze.shapes.joins[mine.maze.face_in(cell)] == 0
        return CLEARS if is_dead else CAVES_IN
    if deed == LOOK:
        return LOOKS
    return BREAKS if deed == BREAK else OTHER


def judged(sign: i64, is_doubted: bool) -> i64:
    """A sign that is aimed at a seat says another thing if that seat is doubted."""
    if is_doubted and sign == MENDS_OTHER:
        return MENDS_DOUBTED
    if is_doubted and sign == BREAKS:
        return BREAKS_DOUBTED
    return sign


def sign_of_lay(survey: Survey, mine: Mine, move: i64) -> i64:
    maze = mine.maze
    face = face_of(card_of(move), c_of(move))
    if maze.shapes.joins[face] == 0:
        return DEAD_END
    progress = survey.progress(maze, maze.cell_at(x_of(move), y_of(move)), face)
    if progress > 0:
        return DIGS
    return IDLES if progress == 0 else BLOCKS
