"""Planted ends of the other games: the last choice decides, so its worth is known exactly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import dwarrow
from dwarrow.review.contents import Review, ReviewStep
from dwarrow.review.reviewing import gathered, review
from dwarrow.review.telling import summary_told
from dwarrow.words import LANGUAGES

PLANTED = Path(__file__).parent / "planted"
BRIDGE = "NESW/NS+EW.gold-1-NS"


@dataclass(frozen=True)
class End:
    """A last choice: what is best there (any of these), what throws it away, their worth."""

    game: str
    best: tuple[str, ...]
    worst: str
    share: float  # of the best move, from what its seat could know, at least
    lost: float  # by the worst one, at least


BOTH = "NESW.door-W-green NEW.door-E-blue"
ENDS = [
    End("kings", ("play giant-3/M10 on mine 1 of 0",), "play giant-3/M10 on centre 1", 1.0, 1.0),
    End("duel", (f"lay {BRIDGE} at 0,-4",), f"pass {BRIDGE}", 1.0, 0.5),
    End("solo", tuple(f"lay NESW.door-W-green{turned} at 9,0" for turned in ("", " turned")),
        f"pass {BOTH}", 2.5, 1.2),
    End("saboteur2", tuple(f"lay {card} at 7,-2" for card in ("NE turned", "NE", "crystal-NSW",
        "crystal-NSW turned", "NS")), "lay NESW at 7,-2", 0.2, 0.15),
]  # fmt: skip


@cache
def played(name: str, words: str) -> Review:
    """The planted position with this move, then the first there is."""
    table = dwarrow.set_up((PLANTED / f"{name}.txt").read_text())
    while not table.is_over:
        moves = {table.words(move): move for move in table.moves()}
        table.play(moves.get(words, table.moves()[0]))
    return gathered(review(table, "quick"))


def judged(found: Review) -> tuple[ReviewStep, str, str]:
    """The first move, its verdict and the best move in its place."""
    step = found.steps[0]
    assert step.judgement is not None
    return step, step.judgement.verdict, str(step.judgement.best["words"])


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.game)
def test_who_throws_the_end_away_is_told_so_and_what_was_better(end: End) -> None:
    found = played(end.game, end.worst)
    step, verdict, better = judged(found)
    assert verdict == "blunder" and better in end.best
    assert step.judgement is not None and step.judgement.loss >= end.lost
    told = [said.message for said in found.end.summary]
    assert "review-sum-better" in told and any("blunder" in message for message in told)
    assert found.end.counts[step.seat].blunder >= 1


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.game)
def test_who_makes_the_best_of_the_end_is_not_blamed(end: End) -> None:
    step, verdict, _ = judged(played(end.game, end.best[0]))
    assert verdict == "best" and step.judgement is not None
    assert step.judgement.share >= end.share and step.judgement.loss == 0.0


@pytest.mark.parametrize(("first", "winner"), [(BRIDGE, 1), ("mend-cart", 0)])
def test_who_draws_the_last_gold_of_a_duel_was_lucky(first: str, winner: int) -> None:
    text = (PLANTED / "duel-luck.txt").read_text()
    cards = [first, *({BRIDGE, "mend-cart"} - {first})]
    table = dwarrow.set_up(text.replace(f"deck {BRIDGE} mend-cart", f"deck {' '.join(cards)}"))
    while not table.is_over:
        moves = {table.words(move): move for move in table.moves()}
        table.play(moves.get(f"lay {BRIDGE} at 0,-4", table.moves()[0]))
    found = gathered(review(table, "quick"))
    assert table.winners() == [winner]
    assert {step.judgement.verdict for step in found.steps if step.judgement} <= {"best"}
    assert [step.played for step in found.steps if step.is_turning_point] == [1]  # the draw
    for item in found.end.fortunes:
        assert (item.skill, item.others) == (0.0, 0.0)
        assert item.luck == pytest.approx(item.result - item.prior) and abs(item.luck) > 0.2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.game)
def test_planted_ends_are_told_in_every_language(end: End, language: str) -> None:
    assert all(summary_told(played(end.game, end.worst), language))
