"""A lesson at its table: what comes next in it, and what the learner is advised to do."""

from __future__ import annotations

from dwarrow import lessons
from dwarrow.kernel.state import Refused
from dwarrow.lessons import LEARNER, Lesson
from dwarrow.review.advising import ADVISER
from dwarrow.server.bots import Bots
from dwarrow.server.no import No
from dwarrow.server.table import Table
from dwarrow.server.thinking import Thought
from dwarrow.wire.bodies import Advice


def known_lesson(name: str) -> Lesson:
    """The lesson with this name; No if there is none."""
    try:
        return lessons.lesson_named(name)
    except Refused as why:
        raise No("unknown", "no-such-lesson", str(why)) from None


def scripted(table: Table) -> Thought | None:
    """What comes next in the lesson of a table, if it has one and still follows it."""
    if not table.lesson:
        return None
    entry = known_lesson(table.lesson).after(table.begun.log)
    if entry is None or entry.deal is not None:
        return None
    return Thought(table.game.move_words(entry.move))


async def advice(table: Table, bots: Bots) -> Advice:
    """What a good player would do in the learner's place."""
    lesson, log = known_lesson(table.lesson), table.begun.log
    played, follows = len(log), lesson.follows(log)
    thought = Thought("")
    if table.begun.turn == LEARNER and table.status == "playing":
        thought = scripted(table) or await bots.thought(table, LEARNER, ADVISER)
    tip = lesson.tips.get(played, "") if follows else ""
    step = sum(1 for n in lesson.steps if n < played) + 1
    steps = len(lesson.steps)
    return Advice(played, thought.move, tip, min(step, steps), steps, follows, thought.reasons)
