"""Shared by all tests: helpers of a folder are imported by their plain name."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

# What a shell starts in the background ignores an interrupt, and so would all that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

for folder in ("", "laws", "server", "web"):
    sys.path.insert(0, str(Path(__file__).parent / folder))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Run `dwarrow ...` and answer what it asks; its exit code, output and errors."""
    from dwarrow.cli import main

    def running(*words: str, typed: tuple[str, ...] | list[str] = ()) -> tuple[int, str, str]:
        answers = iter(typed)
        monkeypatch.setattr("sys.argv", ["dwarrow", *words])
        monkeypatch.setattr("builtins.input", lambda *_: next(answers, "q"))
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        code = 0
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
        told = capsys.readouterr()
        return code, told.out, told.err

    return running
