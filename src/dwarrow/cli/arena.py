"""The arena on the command line: a progress bar, a table, and a chart written to a file."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

import dwarrow
from dwarrow.kernel.state import Refused
from dwarrow.lab.arena import Cell, Contest, Standing, compete, pace, wilson
from dwarrow.lab.chart import chart


def contest_of(
    game: str,
    bots: str,
    players: int | None,
    rounds: int,
    seed: int,
    edition: str | None,
    options: dict[str, object],
    saboteurs: int | None,
    guests: int | None,
    against: str,
) -> Contest:
    """The contest that the words of a command ask for."""
    played = dwarrow.game_named(game)
    seats = played.USUAL_SEATS if players is None else players
    named = tuple(bot for bot in bots.split(",") if bot)
    others = tuple(bot for bot in against.split(",") if bot)
    return Contest(
        game,
        named + tuple(bot for bot in others if bot not in named),
        seats,
        rounds,
        seed,
        edition or next(iter(played.EDITIONS)),
        tuple(options.items()),
        -1 if saboteurs is None else saboteurs,
        guests or (max(1, seats // 2) if game == "saboteur2" else 1),
        sides=tuple((a, b) for a in named for b in others),
    )


def run(
    contest: Contest, processes: int, picture: Path | None, as_json: bool, out: Console
) -> None:
    """Play a contest and show what came of it."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        total = contest.rounds * len(contest.pairings())
        task = progress.add_task("playing", total=total)
        standing = compete(contest, processes, lambda: progress.advance(task))
    if picture is not None:
        _write(picture, chart(standing))
    if as_json:
        out.print_json(json.dumps(standing.data()))
    else:
        out.print(standing_table(standing))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as why:
        raise Refused(f"{path} cannot be written: {why.strerror}") from None


def standing_table(standing: Standing) -> Grid:
    """One line a pairing."""
    contest = standing.contest
    title = f"{contest.game} ({contest.edition}), {contest.players} players, seed {contest.seed}"
    sides = contest.game == "saboteur"
    heads = ("diggers", "saboteurs", "diggers win") if sides else ("bot", "among", "wins")
    grid = Grid(*heads, "rounds" if sides else "games", title=title, title_justify="left", box=None)
    if not sides:
        grid.add_column("score")
        grid.add_column("of the others")
    grid.add_column("CPU ms a move, 95 %")
    for cell in standing.cells:
        grid.add_row(*_row(cell, sides))
    return grid


def _row(cell: Cell, sides: bool) -> list[str]:
    low, high = wilson(cell.wins.total, cell.wins.n)
    share = f"{100 * cell.wins.mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]".replace("[", r"\[")
    row = [cell.first, cell.second, share, str(cell.wins.n)]
    if not sides:
        row += [f"{s.mean:.2f} ± {s.margin:.2f}" for s in (cell.scores, cell.others)]
    times = {bot: 1000 * pace(times)["p95"] for bot, times in cell.times.items()}
    return [*row, ", ".join(f"{bot} {ms:.2f}" for bot, ms in sorted(times.items()))]
