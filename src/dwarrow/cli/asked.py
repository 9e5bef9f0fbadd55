"""What several commands ask for, each said once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dwarrow.cli import completing
from dwarrow.kernel.state import Refused

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="One of `dwarrow games`.", autocompletion=completing.games),
]
Edition = Annotated[
    str | None,
    typer.Option(
        "--edition", help="A printed edition, or house.", autocompletion=completing.editions
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="A rule, as in `-o maps=3`; repeat it.",
        autocompletion=completing.options,
    ),
]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many seats.")]
Seed = Annotated[int | None, typer.Option(help="Deal by this number instead of fair secrets.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None, typer.Option("--language", "-l", help="en, uk, ru or cs; else as LANG says.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A text; `-` reads standard input.")]
Processes = Annotated[int, typer.Option(min=0, help="How many processes; 0 for one a core.")]
On = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster: tcp://HOST:8786.")
]
Resume = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep the run in this file, and go on from it.")
]


def options_of(answers: list[str] | None) -> dict[str, object]:
    """`-o name=value` words as options."""
    pairs = [word.partition("=") for word in answers or []]
    for name, equals, _ in pairs:
        if not equals:
            raise Refused(f"an option is written name=value; {name!r} has no value")
    return {name: value for name, _, value in pairs}
