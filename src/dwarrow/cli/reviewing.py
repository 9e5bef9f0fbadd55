"""The review of a finished game on the command line, and the puzzle of the day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dwarrow.cli.asked import AsJson, File, Language
from dwarrow.cli.output import console, out

if TYPE_CHECKING:
    from dwarrow.review.contents import Depth, Part, Review

DEPTHS = ("quick", "normal", "deep")

Html = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", help="Write one page with board, curve and all moves."),
]


def review(
    file: File,
    seat: Annotated[
        int | None, typer.Option(help="Only the moves of this seat, and what it could know.")
    ] = None,
    depth: Annotated[str, typer.Option(help="quick, normal or deep.")] = "normal",
    as_json: AsJson = False,
    html: Html = None,
    language: Language = None,
) -> None:
    """Explain a finished game: the curve, moves judged, luck and skill, who knew what."""
    from dwarrow.cli import language_of
    from dwarrow.cli.output import check_writable
    from dwarrow.cli.reading import read_finished, seat_at
    from dwarrow.review.reviewing import gathered
    from dwarrow.review.reviewing import review as parts_of

    spoken = language_of(language)
    wanted, table = depth_of(depth, spoken), read_finished(file, spoken)
    if seat is not None:
        seat_at(seat, table, spoken)
    if html is not None:
        check_writable(html, spoken)
    found = gathered(shown(parts_of(table, wanted), spoken))
    if html is not None:
        from dwarrow.cli.output import write
        from dwarrow.review.page import page

        write(html, page(found, table, seat, spoken))
    if as_json:
        import msgspec

        out.print_json(msgspec.json.encode(found).decode())
    elif html is None:
        print_review(found, seat, spoken)


def depth_of(depth: str, language: str) -> Depth:
    if depth not in DEPTHS:
        from dwarrow.cli.reading import refused

        raise refused("terminal-no-depth", language, asked=depth, known=", ".join(DEPTHS))
    return depth  # type: ignore[return-value]


def shown(parts: Iterator[Part], language: str) -> Iterator[Part]:
    """The parts as they come, with a line on the terminal that says how far it is."""
    from dwarrow.cli.running import INTERRUPTED
    from dwarrow.review.contents import ReviewHead, ReviewStep
    from dwarrow.words import say

    err = console(is_error=True)
    moves = done = 0
    try:
        with err.status("…") as status:
            for part in parts:
                if isinstance(part, ReviewHead):
                    moves = part.moves
                done += isinstance(part, ReviewStep)
                status.update(say("review-progress", language, done=done, moves=moves))
                yield part
    except KeyboardInterrupt:
        err.print(say("review-progress", language, done=done, moves=moves), style="yellow")
        raise typer.Exit(INTERRUPTED) from None


def print_review(found: Review, seat: int | None, language: str) -> None:
    """The summary, then every move with its judgement, then the counts."""
    from dwarrow.review.telling import lines_told, summary_told
    from dwarrow.words import say

    out.print(say("review-title", language), style="bold")
    for sentence in summary_told(found, language):
        out.print(sentence, markup=False)
    for title, lines in lines_told(found, seat, language):
        out.print()
        out.print(title, style="bold")
        for line in lines:
            out.print(line, markup=False, soft_wrap=True)


def puzzle(
    day: Annotated[str, typer.Option(metavar="DATE", help="Another day: 2026-11-17.")] = "",
    answer: Annotated[bool, typer.Option("--answer", help="Do not ask: show the answer.")] = False,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """The puzzle of the day: one move is clearly best. The same for everybody."""
    from dwarrow.cli import language_of
    from dwarrow.cli.puzzling import ask, show_answer, show_json
    from dwarrow.cli.reading import day_named
    from dwarrow.review.puzzles import puzzle_of

    spoken = language_of(language)
    date = day_named(day, spoken)
    found = puzzle_of(date)
    if as_json:
        show_json(found, out)
    elif answer:
        show_answer(found, out, spoken)
    else:
        ask(found, date, out, spoken)


def add_to(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.command(
        epilog="Examples: `dwarrow review game.txt` · `dwarrow review game.txt --html game.html`"
    )(review)
    app.command(epilog="Examples: `dwarrow puzzle` · `dwarrow puzzle --day 2026-11-17`")(puzzle)
