"""The arena on the command line: a progress bar, a table, and a chart written to a file."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from dwarrow.cli.output import check_writable, write
from dwarrow.cli.running import carry_out
from dwarrow.lab.arena import Cell, Contest, Standing, run_of
from dwarrow.lab.plots import matrix, pyplot
from dwarrow.lab.samples import number, share
from dwarrow.lab.spread import Workers


def run(
    contest: Contest,
    workers: Workers,
    resume: Path | None,
    picture: Path | None,
    as_json: bool,
    out: Console,
) -> None:
    """Play a contest and show what came of it."""
    if picture is not None:
        check_writable(picture)
        pyplot()
    playing = run_of(contest, resume)

    def show() -> None:
        standing = playing.total
        if picture is not None:
            write(picture, matrix(standing))
        if as_json:
            out.print_json(json.dumps(standing.data()))
        else:
            out.print(standing_table(standing))

    carry_out(playing, workers, show)


def standing_table(standing: Standing) -> Grid:
    """One line a pairing."""
    contest = standing.contest
    title = f"{contest.game} ({contest.edition}), {contest.players} players, seed {contest.seed}"
    sides = contest.is_sided
    what = (f"{contest.called[0]} win", "rounds") if sides else ("wins", "games")
    grid = Grid(*contest.called, *what, title=title, title_justify="left", box=None)
    if not sides:
        grid.add_column("score")
        grid.add_column("of the others")
    grid.add_column("CPU ms a move, 95 %")
    for cell in standing.cells:
        grid.add_row(*_row(cell, sides))
    return grid


def _row(cell: Cell, sides: bool) -> list[str]:
    row = [cell.first, cell.second, share(cell.wins), str(cell.wins.n)]
    if not sides:
        row += [number(cell.scores), number(cell.others)]
    times = {bot: 1000 * pace.quantile(0.95) for bot, pace in cell.times.items()}
    paces = ", ".join(f"{bot} {ms:.2f}" for bot, ms in sorted(times.items()))
    return [escape(cell) for cell in (*row, paces)]
