"""What a lesson advises, the review calls best or good; where not, the lesson has its reason."""

from __future__ import annotations

import pytest

from dwarrow import lessons
from dwarrow.review import gathered, review

OTHERWISE = {
    ("kings", "again"): "the 0 is kept, as the tip says: it wins six points at the end",
}


@pytest.mark.parametrize("name", lessons.NAMES)
def test_a_lesson_advises_what_is_best_or_good(name) -> None:
    lesson = lessons.lesson_named(name)
    steps = {step.played - 1: step for step in gathered(review(lesson.table)).steps}
    judged = {lesson.tips[n]: steps[n].judgement for n in lesson.steps}
    worse = {tip for tip, it in judged.items() if it and it.verdict not in ("best", "good")}
    assert worse == {tip for of, tip in OTHERWISE if of == name}


def test_every_reason_is_about_a_step_of_a_lesson() -> None:
    tips = {(name, tip) for name in lessons.NAMES
            for tip in lessons.lesson_named(name).tips.values()}  # fmt: skip
    assert set(OTHERWISE) <= tips
