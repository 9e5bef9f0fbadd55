"""`dwarrow review` and `dwarrow puzzle` as a person uses them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dwarrow
from dwarrow.words import LANGUAGES, say

PLANTED = Path(__file__).parent / "planted"


SHORT = ("review", str(PLANTED / "short.txt"), "--depth", "quick", "--language", "en")


def test_a_review_is_told_in_the_terminal(run) -> None:
    code, out, _ = run(*SHORT)
    assert code == 0 and "The game reviewed" in out and "Luck and skill" in out
    assert "Round 1, Ada" in out and "Round 1, Bo" in out
    only = run(*SHORT, "--seat", "1")[1]
    assert "Round 1, Bo" in only and "Round 1, Ada" not in only


def test_a_review_is_json_for_programs(run) -> None:
    code, out, _ = run(*SHORT, "--json")
    found = json.loads(out)
    assert code == 0 and found["head"]["game"] == "saboteur"
    assert len(found["steps"]) == found["head"]["moves"]


def test_another_process_has_the_same_review_to_the_digit() -> None:
    """Nothing hangs on how a process hashes, or on what it did before."""
    told = [
        subprocess.run(
            [sys.executable, "-c", "from dwarrow.cli import main; main()", *SHORT, "--json"],
            env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True,
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert told[0] == told[1] and json.loads(told[0])["head"]["game"] == "saboteur"


def test_a_review_is_one_page_that_asks_nobody_for_anything(run, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    code, out, _ = run(*SHORT, "--html", str(file))
    page = file.read_text(encoding="utf-8")
    assert code == 0 and out == ""
    assert page.startswith("<!doctype html>") and page.count("<svg") > 1
    for asks in ("src=", "href=", "@import", "url(", "fetch("):
        assert asks not in page


def test_names_do_no_harm_on_the_page(run, tmp_path: Path) -> None:
    text = (PLANTED / "short.txt").read_text().replace('"Ada"', '"</script><b>Ada"')
    record, file = tmp_path / "game.txt", tmp_path / "game.html"
    record.write_text(text)
    assert run("review", str(record), "--depth", "quick", "--html", str(file))[0] == 0
    assert "</script><b>" not in file.read_text(encoding="utf-8")


def test_what_cannot_be_reviewed_gets_a_sentence(run, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(dwarrow.record(dwarrow.new("saboteur", 3, seed=1)))
    assert "not over" in run("review", str(record))[2]
    record.write_text("nonsense")
    assert "a record begins with" in run("review", str(record))[2]
    assert "cannot be read" in run("review", str(tmp_path / "none.txt"))[2]
    assert "no depth" in run(*SHORT[:2], "--depth", "endless")[2]
    assert "seats are 0 to 2" in run(*SHORT, "--seat", "9")[2]
    assert "cannot be written" in run(*SHORT, "--html", str(tmp_path / "no" / "where.html"))[2]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_what_cannot_be_reviewed_is_said_in_the_language_asked_for(
    run, tmp_path: Path, language: str
) -> None:
    running, broken = tmp_path / "running.txt", tmp_path / "broken.txt"
    running.write_text(dwarrow.record(dwarrow.new("saboteur", 3, seed=1)))
    broken.write_bytes(b"\xff\xfe\xff")
    none, lost = tmp_path / "none.txt", tmp_path / "no" / "where.html"
    missing = {"why": os.strerror(2)}
    depths = {"asked": "endless", "known": "quick, normal, deep"}
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("nonsense")
    for given, message, facts in (
        ([str(running)], "terminal-not-over", {}),
        ([str(broken)], "terminal-no-text", {"file": str(broken)}),
        ([str(nonsense)], "terminal-damaged", {"file": str(nonsense), "line": 1}),
        ([str(none)], "terminal-no-file", {"file": str(none), **missing}),
        ([SHORT[1], "--seat", "9"], "terminal-no-seat", {"last": 2}),
        ([SHORT[1], "--depth", "endless"], "terminal-no-depth", depths),
        ([SHORT[1], "--html", str(lost)], "terminal-no-write", {"file": str(lost), **missing}),
    ):
        code, _, told = run("review", *given, "--language", language)
        assert code == 2 and told == f"dwarrow: {say(message, language, **facts)}\n"
    day = run("puzzle", "--day", "soon", "--language", language)[2]
    assert say("terminal-no-day", language, asked="soon") in day


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_a_day_is_asked_and_explained(run, language: str) -> None:
    day = ("puzzle", "--day", "2026-11-17", "--language", language)
    found = json.loads(run("puzzle", "--day", "2026-11-17", "--json")[1])
    right = 1 + [move["words"] for move in found["moves"]].index(found["answer"]["words"])
    wrong = 1 if right != 1 else 2
    good = run(*day, typed=("nonsense", str(right)))
    bad = run(*day, typed=(str(wrong),))
    assert good[0] == bad[0] == 0 and good[1] != bad[1]
    assert run(*day, "--answer")[0] == 0
    assert "no day" in run("puzzle", "--day", "soon")[2]
