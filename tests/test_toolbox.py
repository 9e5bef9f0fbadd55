"""The worked example of CONTRIBUTING still applies, and its card is played as its test says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KEPT = ("src", "tests", "web/src", "docs", "pyproject.toml")


def run(*words: str, at: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    known = {**os.environ, **environment}
    return subprocess.run(words, cwd=at, env=known, capture_output=True, text=True, check=False)


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
def test_the_toolbox_can_be_put_in_and_played(tmp_path: Path) -> None:
    for name in KEPT:
        made = tmp_path / name
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, made, ignore=shutil.ignore_patterns("page", "*.so"))
        else:
            shutil.copy(ROOT / name, made)
    applied = run("git", "apply", "docs/toolbox.patch", at=tmp_path)
    assert applied.returncode == 0, applied.stderr
    test = "tests/games/saboteur2/test_actions.py"
    told = run(
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test, "-k", "toolbox"),
        at=tmp_path,
        PYTHONPATH="src",
    )
    assert told.returncode == 0, told.stdout
