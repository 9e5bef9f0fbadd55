"""Planted ends of the other games: the last choice decides, so its worth is known exactly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import dwarrow
from dwarrow.review.contents import Review, ReviewHead, ReviewStep
from dwarrow.review.reviewing import Reviewer, gathered, review
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


@pytest.mark.parametrize("game", ["kings", "solo"])
def test_the_best_line_brings_what_it_says_and_is_told(game: str) -> None:
    """Told only where points alone decide."""
    end = next(end for end in ENDS if end.game == game)
    found = played(game, end.worst)
    step = found.steps[0]
    assert step.line is not None and step.line.moves[0]["words"] in end.best
    table = dwarrow.set_up((PLANTED / f"{game}.txt").read_text())
    for move in step.line.moves:
        table.play(table.game.read_move(str(move["words"])))
    assert table.is_over
    assert step.line.gain == table.scores()[step.seat] - found.head.points[-1][step.seat]
    assert f"could have had {step.line.gain} more" in " ".join(summary_told(found))
    assert played("duel", f"pass {BRIDGE}").steps[0].line is None


def test_teams_have_curves_of_their_own_that_end_as_the_round_did() -> None:
    for words in ("lay NESW at 7,-2", "lay NS at 7,-2"):
        found = played("saboteur2", words)
        assert [line.side for line in found.head.lines[-3:]] == ["green", "blue", "saboteurs"]
        last = found.steps[-1].known_all
        won = {role for role, has_won in zip(found.head.roles[0], last) if has_won == 1.0}
        sides = {"green": last[-3], "blue": last[-2], "saboteur": last[-1]}
        assert won & set(sides) == {role for role in won if sides.get(role) == 1.0}
        assert found.end.fortunes[-1].line.side == "saboteurs"


def test_a_break_that_chance_made_is_no_turning_point() -> None:
    table = dwarrow.replay((PLANTED / "short.txt").read_text())
    reviewer = Reviewer(table, "quick", (), 0)
    parts = reviewer.parts()
    head, first = next(parts), next(parts)
    assert isinstance(head, ReviewHead) and isinstance(first, ReviewStep)
    reviewer.last, reviewer.error = [1.0 - reviewer.last[0]], 0.01  # a curve that was far off
    second = next(parts)
    assert isinstance(second, ReviewStep)
    assert abs(second.known_all[0] - (1.0 - first.known_all[0])) > 0.3
    assert not second.is_turning_point
