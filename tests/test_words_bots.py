"""What bots are called and what they say of their moves is a sentence in every language."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path

import pytest

import dwarrow
from dwarrow import words
from dwarrow.bots import Reason, bot_names
from dwarrow.bots.digging.signs import SIGN_WORDS, STAGES
from dwarrow.parts.mine import GOALS
from latin import NAMES, leaked
from reasons import said

BOTS = Path(__file__).parents[1] / "src" / "dwarrow" / "bots"
ACTS = ("for", "against")
FACTS: dict[str, str | int] = {
    "seat": 0, "target": 1, "percent": 61, "tries": 5, "moves": 3, "nuggets": 1, "move": "EW",
}  # fmt: skip


def keys_in(file: Path) -> set[str]:
    """The keys by which a file makes reasons."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    first = [
        call.args[0]
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "Reason"
    ]
    words_of = [node for arg in first for node in ast.walk(arg) if isinstance(node, ast.Constant)]
    return {node.value for node in words_of if isinstance(node.value, str)}


MADE = {key for file in BOTS.rglob("*.py") for key in keys_in(file)} - {*ACTS}
WRITTEN = set(re.findall(r"^bot-why-(\S+) =", words.source("en"), re.MULTILINE))
REASONS = [
    Reason(key, {**FACTS, "goal": goal, "face": face, "number": 2 * goal + len(face) % 2})
    for key, goal, face in product(sorted(WRITTEN), range(GOALS), ("treasure", "stone"))
]
SIGNS = [
    Reason(key, {**FACTS, "sign": sign, "stage": stage})
    for key, sign, stage in product(ACTS, SIGN_WORDS, range(STAGES))
]


def test_bots_give_the_reasons_that_are_written_and_no_others() -> None:
    assert len(MADE) > 10
    hindering = {f"hinder-{sign}" for sign in SIGN_WORDS}
    assert MADE - {"hinder-"} <= WRITTEN <= MADE | {*SIGN_WORDS, *hindering, "blocks", "reaches"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_reason_of_a_bot_is_a_sentence(language: str) -> None:
    for reason in [*REASONS, *SIGNS]:
        sentence = said(reason, NAMES, language)
        assert sentence[0].isupper() and sentence.endswith("."), sentence
        assert not leaked(sentence, language), sentence


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_acts_that_speak_for_and_against_a_player_sound_different(language: str) -> None:
    told = [said(reason, NAMES, language) for reason in SIGNS]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_bot_is_called_by_how_well_it_plays(language: str) -> None:
    bots = {bot for game in dwarrow.GAMES for bot in bot_names(game)}
    assert len({words.say(f"page-level-{bot}", language) for bot in bots}) == len(bots) > 2
