"""Planted games: the blunder that loses at once, the win that cannot be missed, the lucky end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

import dwarrow
from dwarrow.bots.bot import Reason
from dwarrow.review.contents import ClaimMade, Judgement, Part, Review, ReviewStep, Sentence
from dwarrow.review.fortune import Decision, fortunes
from dwarrow.review.judging import brought, sided
from dwarrow.review.reviewing import gathered, review
from dwarrow.review.scales import SCALES
from dwarrow.review.summing import is_won_all_the_same
from dwarrow.review.telling import lines_told, summary_told
from dwarrow.words import LANGUAGES

PLANTED = Path(__file__).parent / "planted"
GIVEN_AWAY = 62  # the turn at which the treasure could be reached
LUCKY = "NESW mend-cart"  # the first is drawn next


@cache
def reviewed(name: str) -> Review:
    return gathered(review(dwarrow.replay((PLANTED / f"{name}.txt").read_text()), "quick"))


def step_at(found: Review, played: int) -> ReviewStep:
    return next(step for step in found.steps if step.played == played)


def test_a_blunder_that_loses_at_once_is_named() -> None:
    found = reviewed("blunder")
    step = step_at(found, GIVEN_AWAY)
    assert step.judgement is not None and step.judgement.verdict == "blunder"
    assert step.judgement.best["words"] == "lay ESW at 7,0"
    assert step.judgement.best_share == 1.0
    assert step.is_turning_point and step.known_all[0] < 0.5
    named = [said for said in found.end.summary if said.message.startswith("review-sum-blunder")]
    assert [said.move for said in named] == [step.move]
    assert found.end.counts[step.seat].blunder >= 1
    assert found.steps[-1].known_all == [0.0]


def test_a_win_that_cannot_be_missed_is_seen_before_it_is_made() -> None:
    found = reviewed("win")
    before, made = step_at(found, GIVEN_AWAY - 1), step_at(found, GIVEN_AWAY)
    assert before.known_all == [1.0] and before.known_to[made.seat][0] > 0.85
    assert made.judgement is not None
    assert (made.judgement.verdict, made.judgement.share) == ("best", 1.0)
    assert made.known_all == found.steps[-1].known_all == [1.0]
    assert made.error == 0.0 < before.error  # what is settled is certain
    (dug,) = [said for said in found.end.summary if said.message == "review-sum-dug"]
    played = [
        step for step in found.steps if step.round == made.round and step.move["do"] != "take"
    ]
    assert dug.facts["moves"] == len(played)  # whoever takes gold reaches nothing any more


def test_a_blunder_that_won_all_the_same_is_said_to_have_done_no_harm() -> None:
    lost, won = reviewed("blunder"), reviewed("win")
    assert not is_won_all_the_same(lost, step_at(lost, GIVEN_AWAY))
    assert is_won_all_the_same(won, step_at(won, GIVEN_AWAY))


@pytest.mark.parametrize(
    ("key", "percent", "told"),
    [
        ("hinder-mends-other", 99, "hinder-mends-fellow"),
        ("hinder-mends-other", 20, "hinder-mends-other"),
        ("mends-other", 99, "mends-other"),
    ],
)
def test_a_saboteur_who_mends_helps_a_fellow_or_plays_the_friend(
    key: str, percent: int, told: str
) -> None:
    assert sided(Reason(key, {"seat": 1, "percent": percent})) == told


@pytest.mark.parametrize(
    ("own", "other", "told"),
    [(1.2, 0.0, "brings"), (0.1, -1.4, "denies"), (0.1, -0.1, "plays-on")],
)
def test_what_a_move_brings_or_denies(own: float, other: float, told: str) -> None:
    assert brought(own, other).message == f"review-why-{told}"


def drawn(deck: str) -> Review:
    """The planted end with the deck in this order, played on by whoever can dig."""
    position = (PLANTED / "luck.txt").read_text().replace(f"deck {LUCKY}", f"deck {deck}")
    table = dwarrow.set_up(position)
    while not table.is_over:
        words = {table.words(move): move for move in table.moves()}
        table.play(words.get("lay NESW at 7,0", table.moves()[0]))
    return gathered(review(table, "quick"))


@pytest.mark.parametrize(("deck", "result"), [(LUCKY, 1.0), ("mend-cart NESW", 0.0)])
def test_an_end_that_only_a_draw_made_is_luck(deck: str, result: float) -> None:
    found = drawn(deck)
    assert {step.judgement.verdict for step in found.steps if step.judgement} <= {"best"}
    turns = [step.played for step in found.steps if step.is_turning_point]
    assert turns == [1]  # the draw, after the only move there was
    assert found.steps[0].judgement is None and found.steps[0].known_all == [result]
    diggers = found.end.fortunes[0]
    assert (diggers.result, diggers.skill, diggers.others) == (result, 0.0, 0.0)
    assert diggers.luck == pytest.approx(result - diggers.prior)
    assert 0.24 < diggers.prior < 0.76  # four standard errors of a coin thrown sixty times


@pytest.mark.parametrize("name", ["blunder", "win", "short"])
def test_result_less_prior_is_skill_others_and_luck(name: str) -> None:
    for item in reviewed(name).end.fortunes:
        made = item.skill + item.others + item.luck
        assert made == pytest.approx(item.result - item.prior, abs=3e-4)
    diggers, saboteurs = reviewed(name).end.fortunes[:2]
    assert diggers.luck == pytest.approx(-saboteurs.luck, abs=3e-4)
    assert diggers.others == pytest.approx(-saboteurs.skill, abs=3e-4)


def test_the_same_record_has_the_same_review_to_the_digit() -> None:
    table = dwarrow.replay((PLANTED / "short.txt").read_text())
    assert gathered(review(table, "quick")) == reviewed("short")


def test_a_review_is_the_same_again_from_its_json() -> None:
    found = reviewed("short")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
    parts = [found.head, *found.steps, found.end]
    assert [msgspec.json.decode(msgspec.json.encode(part), type=Part) for part in parts] == parts


def test_parts_come_one_by_one_and_the_head_says_how_many() -> None:
    parts = review(dwarrow.replay((PLANTED / "short.txt").read_text()), "quick")
    head = next(parts)
    rest = list(parts)
    assert len(rest) == head.moves + 1  # type: ignore[union-attr]


@pytest.mark.parametrize("game", ["saboteur", "saboteur2", "duel", "solo", "kings"])
def test_a_running_game_is_not_reviewed(game: str) -> None:
    table = dwarrow.new(game, seed=1)
    with pytest.raises(dwarrow.Refused, match="not over"):
        review(table)
    table.play(table.moves()[0])
    with pytest.raises(dwarrow.Refused, match="not over"):
        review(dwarrow.replay(dwarrow.record(table)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["blunder", "short"])
def test_everything_is_told_in_every_language(name: str, language: str) -> None:
    found = reviewed(name)
    assert all(summary_told(found, language))
    for seat in (None, 0):
        sections = lines_told(found, seat, language)
        assert all(line for _, lines in sections for line in lines)


def test_who_saw_the_saboteur_is_told_with_the_acts_that_showed_it() -> None:
    for seen in reviewed("blunder").end.exposures:
        for act in seen.acts:
            assert (act.after > act.before) == seen.hinders
            assert seen.hinders or act.sentence.message != "bot-sign-passes"
        assert len({act.sentence.message for act in seen.acts}) == len(seen.acts)


def test_a_claim_is_set_beside_the_truth() -> None:
    table = dwarrow.replay((PLANTED / "win.txt").read_text())
    said = [
        ClaimMade(5, 0, "goal", 1, "gold"),
        ClaimMade(5, 0, "goal", 0, "gold"),
        ClaimMade(6, 2, "seat", 0, "suspect"),
    ]
    from dwarrow.review.claiming import claims_weighed

    told = claims_weighed(table, said)
    assert [claim.is_true for claim in told] == [True, False, False]


def test_a_decision_counts_for_its_side_and_against_the_other() -> None:
    scale = SCALES["saboteur"](dwarrow.game_named("saboteur"), 3)
    judgement = Judgement("blunder", 0.2, {}, 0.7, 0.5, 0.1, Sentence("review-why-digs"))
    made = [
        Decision(1, 0, "digger", judgement, [-0.5]),
        Decision(1, 2, "saboteur", judgement, [0.3]),
    ]
    diggers, saboteurs = fortunes(scale, made, [0.4], [[0.0]], 0.0)
    assert (diggers.skill, diggers.others) == (-0.5, 0.3)
    assert (saboteurs.skill, saboteurs.others) == (-0.3, 0.5)
    assert diggers.luck == pytest.approx(-0.2) and saboteurs.luck == pytest.approx(0.2)
