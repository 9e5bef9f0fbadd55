"""A question asked later than a record: the record is played as games were until then."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from dwarrow.kernel.position import under_rules
from dwarrow.kernel.rules import Option, from_head
from dwarrow.kernel.state import Refused


@dataclass(frozen=True)
class Rules:
    rounds: int = 3
    lamps: str = "bright"


OPTIONS = {
    "rounds": Option(("1", "2", "3"), ("SAB-002",)),
    "lamps": Option(("dim", "bright"), ("SAB-038",), before="dim"),
}
EDITIONS = {"house": Rules(), "old": Rules(lamps="dim")}


def test_a_head_that_does_not_name_a_younger_option_is_answered_as_before():
    assert from_head(Rules(), OPTIONS, {"rounds": "2"}) == Rules(2, "dim")


def test_a_head_that_names_it_is_obeyed():
    assert from_head(Rules(), OPTIONS, {"rounds": "2", "lamps": "bright"}) == Rules(2, "bright")


def test_a_head_must_name_every_option_that_was_always_there():
    with pytest.raises(Refused, match="do not answer: rounds"):
        from_head(Rules(), OPTIONS, {"lamps": "dim"})


def test_a_position_that_agrees_with_its_record_stays_as_it_is():
    text = "# as set up\nedition old\nrules rounds=1\nseats 3\n"
    assert under_rules(text, EDITIONS, OPTIONS, Rules(1, "dim")) == text


def test_a_position_whose_edition_has_changed_is_told_the_rules_of_its_record():
    told = under_rules(
        "edition house\nrules rounds=1\nseats 3\n", EDITIONS, OPTIONS, Rules(1, "dim")
    )
    assert told == "edition house\nseats 3\nrules rounds=1 lamps=dim\n"
    assert under_rules(told, EDITIONS, OPTIONS, Rules(1, "dim")) == told
