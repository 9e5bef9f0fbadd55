"""The load command: a server of our own unless one is named, and its figures as a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from dwarrow.load.measure import Figures, Load, Report, measure
from dwarrow.load.process import serving


def run(load: Load, url: str, pid: int | None, database: str, out: Console, as_json: bool) -> None:
    """Measure and print."""
    allow_sockets(load.tables * load.seats)
    with contextlib.ExitStack() as stack:
        if not url:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            file = database or str(Path(folder) / "tables.db")
            url, pid = stack.enter_context(serving(file))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            report = runner.run(measure(load, url, pid))
    if as_json:
        out.print_json(json.dumps(asdict(report)))
    else:
        show(report, out)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def allow_sockets(count: int) -> None:
    """Ask the system for as many open files as there are sockets, here and in what we start."""
    if sys.platform == "win32":
        return  # it has no such limit
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(wanted, 1024) if most < 0 else most, most))


def show(report: Report, out: Console) -> None:
    grid = Grid("", "steady", box=None, header_style="bold")
    columns = [report.steady]
    if report.saturated is not None:
        grid.add_column("saturated")
        columns.append(report.saturated)
    for name, cells in ROWS.items():
        grid.add_row(name, *(cells(figures) for figures in columns))
    out.print(f"{report.sockets} sockets, all connected in {report.seconds_to_come:.1f} s")
    out.print(grid)
    if report.idle_turns:
        out.print(f"{report.idle_turns} moves were due while no table had one")
    if report.seconds_to_return is not None:
        out.print(f"all lost and all back in {report.seconds_to_return:.1f} s")


def known(value: float | None, words: str) -> str:
    return "unknown" if value is None else words.format(value)


def faults(figures: Figures) -> str:
    told = [f"{n} {code}" for code, n in figures.refused.items()]
    told += [f"{figures.unanswered} unanswered"] if figures.unanswered else []
    return ", ".join(told + ([f"{figures.lost} cut"] if figures.lost else [])) or "none"


ROWS = {
    "durable moves a second": lambda f: f"{f.moves:,.0f}",
    "updates a second": lambda f: f"{f.updates:,.0f}",
    "acknowledged, p50": lambda f: f"{f.p50:.1f} ms",
    "p95": lambda f: f"{f.p95:.1f} ms",
    "p99": lambda f: f"{f.p99:.1f} ms",
    "worst": lambda f: f"{f.worst:.1f} ms",
    "server, cores": lambda f: known(f.cores, "{:.2f}"),
    "server, memory": lambda f: known(f.megabytes, "{:.0f} MB"),
    "the load itself, cores": lambda f: known(f.own_cores, "{:.2f}"),
    "faults": faults,
}
