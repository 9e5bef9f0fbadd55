"""The Makefile asks for each part once: a house of empty files, with a Python that only notes."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

MAKEFILE = Path(__file__).parent.parent / "Makefile"
SOURCES = ["pyproject.toml", "hatch_build.py", "engine.c", "web/page.ts", "docs/rules/a.md"]
ENGINE = "src/dwarrow/kernel/dice.py"
MADE = ["compilers", "ready", "engine", "wheel", "installed"]
# Compiling takes its time, so that the table need not wait for it.
NOTES = '#!/bin/sh\necho "$@" >> notes\ncase $1 in hatch_build.py) sleep 1;; esac\n'

pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="this machine has no make")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Where everything was built, each part later than what it is made of."""
    for at, name in enumerate([*SOURCES, ENGINE, "src/dwarrow/__init__.py"]):
        laid(tmp_path / name, age=200 - at)
    laid(tmp_path / "src/dwarrow/page/sources.txt", age=100)
    for at, name in enumerate(MADE):
        laid(tmp_path / ".venv" / name, age=90 - at)
    for name in ("python", "dwarrow"):
        tool = tmp_path / ".venv/bin" / name
        laid(tool, age=300)
        tool.write_text(NOTES)
        tool.chmod(0o755)
    shutil.copy(MAKEFILE, tmp_path)
    return tmp_path


def laid(path: Path, age: float) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    then = time.time() - age
    os.utime(path, (then, then))


def made(house: Path, *words: str) -> tuple[int | None, str]:
    """What make answers, nothing if it never ends, and what Python was told meanwhile."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    asked = ["make", "--silent", "PYTHON=.venv/bin/python", *words]
    making = subprocess.Popen(asked, cwd=house, env=kept, start_new_session=True)
    try:
        code: int | None = making.wait(timeout=20)
    except subprocess.TimeoutExpired:
        os.killpg(making.pid, signal.SIGKILL)  # it calls itself: all of them
        code = None
    notes = house / "notes"
    return code, notes.read_text() if notes.exists() else ""


def test_what_is_installed_is_not_made_again(built: Path) -> None:
    assert made(built, "--question", ".venv/installed") == (0, "")


def test_a_second_play_only_opens_the_table(built: Path) -> None:
    code, told = made(built, "play")
    assert code == 0
    assert told == "\n"  # dwarrow, without a word
    assert (built / ".venv/installed").exists()


def test_a_changed_engine_gives_way_to_its_sources_until_it_is_compiled(built: Path) -> None:
    laid(built / ENGINE, age=0)
    code, told = made(built, "play")
    assert code == 0
    assert told.index("--editable .") < told.index("wheel --no-deps")
    assert told.count("hatch_build.py") == 1
    assert made(built, "--question", ".venv/installed")[0] == 0
