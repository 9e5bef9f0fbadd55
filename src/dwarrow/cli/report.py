"""Reports on the command line: games played for them or rows of a file, one page out."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

from rich.console import Console

import dwarrow
from dwarrow.cli.output import check_writable, write
from dwarrow.cli.running import progress_bar
from dwarrow.kernel.state import Refused
from dwarrow.lab.page import Chapter, html, markdown
from dwarrow.lab.plots import pyplot
from dwarrow.lab.report import sections_of
from dwarrow.lab.spread import Workers
from dwarrow.lab.study import Scope, Study, plans_of, studied, studies_in

LEAD = (
    "Measured with bots, so read the differences: better players shift the shares. "
    "Intervals are 95 %, of shares by Wilson's formula."
)


def players_of(words: str, game: str) -> tuple[int, ...]:
    """`3-6` or `3,5`; all that a game allows if nothing is said."""
    seats = dwarrow.game_named(game).SEATS
    if not words:
        return tuple(seats)
    if not re.fullmatch(r"\d{1,2}([-,]\d{1,2})*", words):
        raise Refused(f"players are written 3-6 or 3,5; not {words!r}")
    chosen: set[int] = set()
    for part in words.split(","):
        ends = [int(end) for end in part.split("-")]
        chosen |= set(range(ends[0], ends[-1] + 1))
    found = tuple(n for n in sorted(chosen) if n in seats)
    if not found:
        raise Refused(f"{game} is for {seats[0]} to {seats[-1]} players, not {words}")
    return found


def editions_of(words: str, game: str) -> tuple[str, ...]:
    """Names with commas between them, or all."""
    known = dwarrow.game_named(game).EDITIONS
    if words == "all":
        return tuple(known)
    chosen = tuple(name for name in words.split(",") if name) or tuple(known)[:1]
    for name in chosen:
        if name not in known:
            raise Refused(f"{game} has no edition {name!r}; there are: {', '.join(known)}")
    return chosen


def scopes_of(
    games: list[str], players: str, editions: str, each: int, bot: str, seed: int, options: bool
) -> list[Scope]:
    """What is to be played, game by game; Refused before anything is."""
    names = list(dwarrow.GAMES) if games == ["all"] else games
    scopes = [
        Scope(n, players_of(players, n), editions_of(editions, n), each, bot, seed, options)
        for n in names
    ]
    for scope in scopes:
        plans_of(scope)
    return scopes


def play(scopes: list[Scope], workers: Workers) -> list[Study]:
    with progress_bar() as progress:
        total = sum(len(plans_of(scope)) * scope.games for scope in scopes)
        task = progress.add_task("playing", total=total)
        return [studied(s, workers, lambda n: progress.advance(task, n)) for s in scopes]


def check_places(folder: Path | None, page: Path | None) -> None:
    """Refuse places that cannot be written, before anything is played."""
    pyplot()
    for place in (folder, page.parent if page is not None else None):
        try:
            if place is not None:
                place.mkdir(parents=True, exist_ok=True)
        except OSError as why:
            raise Refused(f"{place} cannot be written: {why.strerror}") from None
    for file in (folder / "index.html" if folder is not None else None, page):
        if file is not None:
            check_writable(file)


def run(studies: list[Study], folder: Path | None, page: Path | None, out: Console) -> None:
    """Write the page, and say where it is."""
    chapters: list[Chapter] = [(s.game, s.source, sections_of(s)) for s in studies]
    title = "Balance of " + ", ".join(study.game for study in studies)
    made_by = f"Made by `dwarrow {shlex.join(sys.argv[1:])}`, dwarrow {dwarrow.__version__}."
    if folder is not None:
        write(folder / "index.html", html(title, LEAD, chapters, made_by))
        out.print(str(folder / "index.html"), markup=False, soft_wrap=True)
    if page is not None:
        markdown(title, LEAD, chapters, made_by, page)
        out.print(str(page), markup=False, soft_wrap=True)


def from_file(file: Path) -> list[Study]:
    studies = studies_in(file)
    if not studies:
        raise Refused(f"{file} has no rows")
    return studies
