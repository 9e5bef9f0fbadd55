"""The README's and the API page's Python really runs, and the doctests of the package too."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import dwarrow
from dwarrow.parts import tools, tunnel

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/api.md"])
def test_the_python_of_a_page_runs(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 5 and result.failed == 0


@pytest.mark.parametrize("module", [dwarrow, tools, tunnel])
def test_the_examples_in_docstrings_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.failed == 0
