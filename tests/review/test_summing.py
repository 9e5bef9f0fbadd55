"""What the summary says of a round is what happened in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

import dwarrow
from dwarrow.parts.events import Opened
from dwarrow.review.contents import CurveLine, Exposure, Review, ReviewStep, Sentence
from dwarrow.review.reviewing import gathered, review
from dwarrow.review.summing import Scene, known, result, turning, wrong_goal

PLANTED = Path(__file__).parent / "planted"
SEEN = Exposure(1, 2, "saboteur", True, None, None, 60, [])


@cache
def short() -> Review:
    table = dwarrow.replay((PLANTED / "short.txt").read_text())
    return gathered(review(table, "quick"))


@pytest.mark.parametrize(
    "points, told",
    [
        ([[0, 0, 2], [1, 0, 4]], "Cy (+2), Ada (+1)"),
        ([[0, 3, 0], [0, 1, 2]], "Cy (+2), Bo (−2)"),  # robbed
        ([[0, 3, 0], [0, 3, 0]], ""),
    ],
)
def test_a_round_of_teams_is_told_with_what_everybody_got(points, told: str) -> None:
    """A Geologist is paid beside the team that wins; who wins with a team may get nothing."""
    teams = [CurveLine(seat=0), CurveLine(side="green")]
    head = replace(short().head, names=["Ada", "Bo", "Cy"], lines=teams, points=points, rounds=2)
    steps = [replace(short().steps[0], known_all=[0.0, 1.0], round=2)]
    found = result(Review(head, steps, replace(short().end, exposures=[SEEN])), Scene(2, steps))
    facts: dict[str, str | int] = {"round": 2, "moves": 1}
    paid = Sentence("review-sum-paid", {**facts, "points": told})
    assert found == [paid if told else Sentence("review-sum-unpaid", facts)]


def broken_at(values: list[float], at: int) -> tuple[Review, Scene]:
    """A round of diggers whose curve went so, with a turning point at this move."""
    step = short().steps[0]
    steps = [
        replace(step, known_all=[value], is_turning_point=i == at) for i, value in enumerate(values)
    ]
    return Review(replace(short().head, dealt=[[0.5]]), steps, short().end), Scene(1, steps)


def test_it_turned_only_towards_what_came_of_it() -> None:
    assert turning(*broken_at([0.1, 0.4, 0.0], 1)) == []  # hope, and nothing else
    told = turning(*broken_at([0.1, 0.4, 1.0], 1))
    assert [said.facts["after"] for said in told] == [40]


def test_a_goal_is_turned_up_too_only_beside_the_treasure() -> None:
    scene = Scene(1, list[ReviewStep]())
    assert wrong_goal(scene) == []
    scene.hear(Opened(0, 1, "stone-NE"))
    assert [said.message for said in wrong_goal(scene)] == ["review-sum-stone"]
    scene.hear(Opened(0, 2, "treasure"))
    assert [said.message for said in wrong_goal(scene)] == ["review-sum-stone-too"]


def test_who_could_be_known_is_told_in_the_order_of_the_round() -> None:
    seen = [replace(SEEN, seat=seat, sure_move=at) for seat, at in enumerate((None, 9, 4))]
    found = replace(short(), end=replace(short().end, exposures=seen, fooled=[]))
    assert [said.facts["seat"] for said in known(found, Scene(1, []))] == [2, 1, 0]
