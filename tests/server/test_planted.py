"""The page of planted faults names every one of them, and no other."""

from __future__ import annotations

from pathlib import Path

from faults import FAULTS
from leaks import LEAKS

PAGE = Path(__file__).parents[2] / "docs" / "planted.md"


def test_every_planted_fault_is_listed():
    lines = PAGE.read_text().splitlines()
    assert [line[2:] for line in lines if line.startswith("- ")] == [*LEAKS, *FAULTS]
    assert len(LEAKS) >= 12 and len(FAULTS) >= 12
