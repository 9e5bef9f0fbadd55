"""The examples run, and say what they say they do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def ran(name: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_tour() -> None:
    pytest.importorskip("numpy", reason="numpy is not installed")
    said = ran("tour.py")
    assert "<Table of saboteur (house), 4 players, 0 moves made: Dwarf 1 to move>" in said
    assert "not allowed by SAB-" in said and "True" in said and "(16, " in said


def test_a_numpy_loop_over_a_batch() -> None:
    pytest.importorskip("numpy", reason="numpy is not installed")
    assert "nuggets ahead of chance" in ran("batch_numpy.py", "40")


def test_openspiel_solves_the_end_of_a_duel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    said = ran("openspiel_mccfr.py", "2")
    assert said.count("MCCFR plays") == 4 and said.count("IS-MCTS") == 4


def test_masked_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib (with PyTorch) is not installed")
    assert "against habit" in ran("ppo.py", "1024")


def test_a_guest_bot_of_fifty_lines_plays_and_talks() -> None:
    assert "gloomy diggers won" in ran("guest_bot.py")
    assert len((EXAMPLES / "guest_bot.py").read_text().splitlines()) <= 60
