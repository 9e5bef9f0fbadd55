"""Long runs on the command line: progress with time left, and what is known when interrupted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from dwarrow.cli.output import check_writable, console
from dwarrow.lab.run import Run
from dwarrow.lab.spread import Workers

INTERRUPTED = 130  # the exit code of what was ended by Ctrl-C


def progress_bar() -> Progress:
    """How far a run is, and how long it will take; gone when it is done."""
    return Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console(is_error=True),
        transient=True,
    )


def carry_out(
    run: Run[Any],
    workers: Workers,
    show: Callable[[], None],
    taking: AbstractContextManager[Any] | None = None,
) -> None:
    """Play a run and show what it found; interrupted, show what is known so far."""
    if run.file is not None:
        check_writable(run.file)
    whole = True
    with progress_bar() as progress, taking or nullcontext() as takes:
        task = progress.add_task("playing", total=run.games, completed=run.done)
        try:
            for numbers, part in run.parts(workers):
                if takes is not None:
                    takes.write(part.rows)
                progress.advance(task, len(numbers))
        except KeyboardInterrupt:
            whole = False
    if run.done or whole:
        show()
    if not whole:
        _tell_interrupted(run)


def _tell_interrupted(run: Run[Any]) -> None:
    said = f"interrupted: this is of {run.done} of {run.games} games"
    more = f"; the same command goes on from {run.file}" if run.file is not None else ""
    console(is_error=True).print(said + more, style="yellow", markup=False)
    raise typer.Exit(INTERRUPTED)
