"""Compiled work gives its memory back; `benchmarks/soak.py` in short."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import dwarrow

SOAK = Path(__file__).parents[1] / "benchmarks" / "soak.py"


@pytest.mark.skipif(not dwarrow.is_compiled(), reason="only compiled code can leak")
@pytest.mark.parametrize("kind", ["playout", "replay", "belief", "known"])
def test_work_leaves_no_memory_behind(kind: str) -> None:
    words = [sys.executable, str(SOAK), kind, "--repeats", "4"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
