"""The commands of the laboratory: simulate, compete, report, measure."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

import dwarrow
from dwarrow.cli import completing
from dwarrow.cli.asked import (
    AsJson,
    Edition,
    GameName,
    On,
    Options,
    Players,
    Processes,
    Resume,
    options_of,
)
from dwarrow.cli.output import out
from dwarrow.kernel.state import Refused

Bots = Annotated[
    list[str] | None,
    typer.Option(help="Names, dealt to the seats in turn.", autocompletion=completing.bots),
]
SameGames = Annotated[int, typer.Option(help="The same seed plays the same games.")]
GamesTo = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a row a round and seat to a .parquet or .csv file."),
]


def named(*bots: str) -> list[str]:
    """Names with commas between them, or each with an option of its own."""
    return [bot for words in bots for bot in words.split(",") if bot]


def sim(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Bots = None,
    seed: SameGames = 1,
    edition: Edition = None,
    option: Options = None,
    processes: Processes = 0,
    on: On = "",
    games_to: GamesTo = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and report shares, gold and length with 95 % intervals."""
    from dwarrow.cli import tables
    from dwarrow.cli.output import check_writable
    from dwarrow.cli.running import carry_out
    from dwarrow.lab.rows import Rows, check_file
    from dwarrow.lab.sim import planned, run_of
    from dwarrow.lab.spread import Workers

    if games_to is not None:
        check_file(games_to)
        check_writable(games_to)
    said = options_of(option)
    plan = planned(
        game, players, named(*bots or ["chance"]), seed, edition, said, games_to is not None
    )
    run = run_of(plan, games, resume)

    def show() -> None:
        if as_json:
            out.print_json(json.dumps(run.total.data()))
        else:
            out.print(tables.report_table(run.total))

    carry_out(run, Workers(processes, on), show, Rows.opened(games_to, run.done))


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Option(
            help="Names; every pairing of them is played.", autocompletion=completing.bots
        ),
    ],
    players: Players = None,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds or games a pairing.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same deals.")] = 1,
    edition: Edition = None,
    option: Options = None,
    against: Annotated[str, typer.Option(help="Pair --bots with these only.")] = "",
    saboteurs: Annotated[int | None, typer.Option(help="Of two sides: how many play.")] = None,
    guests: Annotated[int | None, typer.Option(help="Other games: seats of the first.")] = None,
    processes: Processes = 0,
    on: On = "",
    resume: Resume = None,
    chart: Annotated[Path | None, typer.Option(help="Where to write an SVG.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet on the same deals: as two sides, or as guests at a table of others."""
    from dwarrow.cli import arena as screen
    from dwarrow.lab.arena import contest_of
    from dwarrow.lab.spread import Workers

    contest = contest_of(
        game,
        named(*bots),
        players,
        rounds,
        seed,
        edition,
        options_of(option),
        saboteurs,
        guests,
        named(against),
    )
    screen.run(contest, Workers(processes, on), resume, chart, as_json, out)


def report(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME…", help="Games, or `all`.", autocompletion=completing.games),
    ] = None,
    folder: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="Where index.html goes.")
    ] = None,
    rows: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Rows of `sim --games-to`; nothing is played."),
    ] = None,
    each: Annotated[int, typer.Option("--games", min=2, help="Games a setting.")] = 200,
    players: Annotated[str, typer.Option("--players", "-n", help="3-6 or 3,5; else all.")] = "",
    editions: Annotated[str, typer.Option(help="Names, or all; else the recommended.")] = "",
    options: Annotated[bool, typer.Option(help="Also play every option's other answers.")] = True,
    bot: Annotated[str, typer.Option("--bots", autocompletion=completing.bots)] = "habit",
    seed: SameGames = 1,
    page: Annotated[
        Path | None, typer.Option("--markdown", metavar="FILE.md", help="Markdown as well.")
    ] = None,
    processes: Processes = 0,
    on: On = "",
) -> None:
    """Draw what many games say: winners, seats, length, gold, tunnels, what options change."""
    from dwarrow.cli import report as reporting
    from dwarrow.lab.spread import Workers

    if folder is None and page is None:
        raise Refused("say where the report goes: --out FOLDER")
    if (rows is None) == (not games):
        raise Refused("name games to be played, or rows to be read: --from FILE")
    asked = (list(games or []), players, editions, each, bot, seed, options)
    scopes = reporting.scopes_of(*asked)
    reporting.check_places(folder, page)
    if rows is not None:
        studies = reporting.from_file(rows)
    else:
        studies = reporting.play(scopes, Workers(processes, on))
    reporting.run(studies, folder, page, out)


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="All if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU time a figure.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run here."""
    from dwarrow.cli import tables
    from dwarrow.lab.bench import bench as measured

    if seconds != seconds:  # `nan` lies in every range
        raise Refused("--seconds is a number of seconds")
    names = [game] if game else list(dwarrow.GAMES)
    figures = [{**measured(name, seconds), **batched(name, seconds)} for name in names]
    if as_json:
        out.print_json(json.dumps(figures))
    else:
        out.print(tables.bench_table(figures))


def batched(game: str, seconds: float) -> dict[str, object]:
    """The speed of batches, if numpy is there to show them."""
    try:
        from dwarrow.envs.rate import batch_rate
    except ModuleNotFoundError:
        return {}
    return {"batch_steps_per_cpu_s": batch_rate(game, seconds)}


EXAMPLES: dict[Callable[..., None], str] = {
    sim: "Examples: `dwarrow sim saboteur -n 5 --games 1000 --bots habit -o maps=3` · "
    "`dwarrow sim duel --games 1000000 --games-to duel.parquet --resume duel.run`",
    arena: "Example: `dwarrow arena saboteur --bots chance,habit --players 5 --rounds 1000`",
    report: "Examples: `dwarrow report saboteur --out balance` · "
    "`dwarrow report --from games.parquet --out balance`",
    bench: "Examples: `dwarrow bench` · `dwarrow bench saboteur --json`",
}


def add_to(app: typer.Typer) -> None:
    for command, example in EXAMPLES.items():
        app.command(epilog=example)(command)
