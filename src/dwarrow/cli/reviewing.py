"""The review of a finished game on the command line, and the puzzle of the day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import dwarrow
from dwarrow.cli.asked import AsJson, File, Language
from dwarrow.cli.output import console, out
from dwarrow.kernel.state import Refused

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
    from dwarrow.cli import language_of, read_text
    from dwarrow.cli.output import check_writable
    from dwarrow.review.reviewing import gathered
    from dwarrow.review.reviewing import review as parts_of

    spoken, table = language_of(language), dwarrow.replay(read_text(file))
    if seat is not None and not 0 <= seat < len(table.names):
        raise Refused(f"seats are 0 to {len(table.names) - 1}")
    if html is not None:
        check_writable(html)
    found = gathered(shown(parts_of(table, depth_of(depth)), spoken))
    if html is not None:
        from dwarrow.cli.output import write
        from dwarrow.review.page import page

        write(html, page(found, table, seat, spoken))
    if as_json:
        import msgspec

        out.print_json(msgspec.json.encode(found).decode())
    elif html is None:
        print_review(found, seat, spoken)


def depth_of(depth: str) -> Depth:
    if depth not in DEPTHS:
        raise Refused(f"there is no depth {depth!r}; there are: {', '.join(DEPTHS)}")
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
    from dwarrow.review.puzzles import day_of, puzzle_of

    spoken, date = language_of(language), day_of(day)
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
