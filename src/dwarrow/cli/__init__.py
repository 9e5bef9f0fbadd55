"""The command line, one function a command; what takes more than a screen lies beside it."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

import dwarrow
from dwarrow import words
from dwarrow.cli import arena as arena_screen
from dwarrow.cli import hosting, tables
from dwarrow.cli import play as play_screen
from dwarrow.cli import rules as rules_page
from dwarrow.cli.choosing import coloured
from dwarrow.kernel.state import NOBODY, SPECTATOR, Refused, perft
from dwarrow.kernel.table import Table

app = typer.Typer(
    add_completion=False,
    rich_markup_mode="markdown",
    help="The table, the rules and the laboratory of the dwarf mine games.",
)
out = Console(highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of `dwarrow games`.")]
Edition = Annotated[str | None, typer.Option("--edition", help="A printed edition, or house.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="A rule, as in `-o maps=3`; repeat it.")
]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many seats.")]
Seed = Annotated[int | None, typer.Option(help="Deal by this number instead of fair secrets.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str | None, typer.Option("--language", "-l", help="en, uk, ru or cs; else as LANG says.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A text; `-` reads standard input.")]


def language_of(wanted: str | None) -> str:
    """The language asked for, else what the environment speaks."""
    if wanted is None:
        return words.spoken(os.environ)
    if wanted not in words.LANGUAGES:
        known = ", ".join(words.LANGUAGES)
        raise Refused(f"there is no language {wanted!r}; there are: {known}")
    return wanted


def options_of(answers: list[str] | None) -> dict[str, object]:
    """`-o name=value` words as options."""
    pairs = [word.partition("=") for word in answers or []]
    for name, equals, _ in pairs:
        if not equals:
            raise Refused(f"an option is written name=value; {name!r} has no value")
    return {name: value for name, _, value in pairs}


def show_version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if dwarrow.is_compiled() else "interpreted"
        out.print(f"dwarrow {dwarrow.__version__} ({how} engine)")
        raise typer.Exit


@app.callback()
def dwarrow_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Without a command: open the table."""


@app.command(epilog="Example: `dwarrow games --json`")
def games(as_json: AsJson = False) -> None:
    """List the games, their players and their editions."""
    if as_json:
        out.print_json(json.dumps(tables.games_data()))
    else:
        out.print(tables.games_table())


@app.command(
    epilog="Examples: `dwarrow rules saboteur` · `dwarrow rules saboteur --compare uk16 cz`"
)
def rules(
    game: GameName,
    edition: Edition = None,
    compare: Annotated[
        tuple[str, str] | None, typer.Option(metavar="A B", help="Show what differs.")
    ] = None,
    language: Language = None,
) -> None:
    """Print the clauses of a game, or what differs between two editions."""
    dwarrow.game_named(game)
    if compare:
        out.print(rules_page.comparison(game, *compare, language_of(language)))
    else:
        rules_page.show(game, edition, out, language_of(language))


@app.command(
    epilog="Examples: `dwarrow play saboteur` · `dwarrow play saboteur -n 4 --edition cz -o maps=3`"
)
def play(
    game: GameName,
    players: Players = None,
    edition: Edition = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(help="Who plays with you.")] = "",
    name: Annotated[str, typer.Option(help="What you are called.")] = "Thrain",
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Where to write the record.")] = None,
    table: Annotated[
        str, typer.Option(metavar="LINK", help="Sit down at a server's table instead.")
    ] = "",
    language: Language = None,
) -> None:
    """Play in the terminal, against bots or at a server's table."""
    spoken, options = language_of(language), options_of(option)
    if table:
        from dwarrow.cli import remote

        remote.run(game, table, name, out, spoken)
        return
    play_screen.run(game, players, edition, options, bots, name, seed, save, out, spoken)


@app.command(
    epilog="Example: `dwarrow sim saboteur -n 5 --games 1000 --bots habit --seed 1 -o maps=3`"
)
def sim(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="Names, dealt to the seats in turn.")] = "chance",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    edition: Edition = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and report shares, gold and length with 95 % intervals."""
    from dwarrow.lab.sim import simulate

    seats = dwarrow.game_named(game).USUAL_SEATS if players is None else players
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=games)
        report = simulate(
            game,
            seats,
            games,
            [bot for bot in bots.split(",") if bot],
            seed,
            edition,
            options_of(option),
            lambda: progress.advance(task),
        )
    if as_json:
        out.print_json(json.dumps(report.data()))
    else:
        out.print(tables.report_table(report))


@app.command(
    epilog="Example: `dwarrow arena saboteur --bots chance,habit --players 5 --rounds 1000`"
)
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Names; every pairing of them is played.")],
    players: Players = None,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds or games a pairing.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same deals.")] = 1,
    edition: Edition = None,
    option: Options = None,
    against: Annotated[str, typer.Option(help="Pair --bots with these only.")] = "",
    saboteurs: Annotated[int | None, typer.Option(help="Saboteur: how many play.")] = None,
    guests: Annotated[int | None, typer.Option(help="Other games: seats of the first.")] = None,
    processes: Annotated[int, typer.Option(min=0, help="0 for one a core.")] = 0,
    chart: Annotated[Path | None, typer.Option(help="Where to write an SVG.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet on the same deals: sides of Saboteur, or guests at a table of others."""
    contest = arena_screen.contest_of(
        game,
        bots,
        players,
        rounds,
        seed,
        edition,
        options_of(option),
        saboteurs,
        guests,
        against,
    )
    arena_screen.run(contest, processes, chart, as_json, out)


def read_text(file: Path) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused(f"{file} is not a text file") from None
    except OSError as why:
        raise Refused(f"{file} cannot be read: {why.strerror}") from None


def seat_named(seat: int, table: Table) -> int:
    """A seat as typed: -1 is a spectator."""
    if not -1 <= seat < len(table.names):
        raise Refused(f"seats are 0 to {len(table.names) - 1}, or -1 for a spectator")
    return SPECTATOR if seat < 0 else seat


@app.command(epilog="Example: `dwarrow show position.txt --seat 0`")
def show(
    file: File,
    seat: Annotated[int, typer.Option(help="Whose eyes; -1 for a spectator.")] = -1,
) -> None:
    """Draw a position as a seat sees it, and list the moves if it is its turn."""
    table = dwarrow.set_up(read_text(file))
    eyes = seat_named(seat, table)
    out.print(coloured(table.game.drawn(table.view(eyes))))
    for move in table.game.moves(table.view(eyes)):
        out.print("  " + table.words(move), markup=False)


@app.command(epilog="Example: `dwarrow replay game.txt --seat 2`")
def replay(
    file: File,
    seat: Annotated[int, typer.Option(help="Whose eyes; -1 for a spectator.")] = -1,
    up_to_damage: Annotated[
        bool, typer.Option("--up-to-damage", help="Show a damaged record as far as it reads.")
    ] = False,
    language: Language = None,
) -> None:
    """Tell a recorded game as a seat heard it, and draw how it ended."""
    try:
        table = dwarrow.replay(read_text(file))
    except dwarrow.Damaged as damage:
        if not up_to_damage or damage.table is None:
            raise
        table = damage.table
        out.print(f"[yellow]{damage}[/yellow]")
    play_screen.tell_story(table, seat_named(seat, table), out, language_of(language))


@app.command(epilog="Example: `dwarrow verify game.txt`")
def verify(file: File) -> None:
    """Deal a record anew from its secrets and say whether every deal was honest."""
    table = dwarrow.replay(read_text(file))
    faults = dwarrow.verify(table)
    for fault in faults:
        out.print(f"[red]{fault}[/red]")
    if faults:
        raise typer.Exit(1)
    deals = sum(1 for entry in table.log if entry.deal is not None)
    finished = "finished" if table.turn == NOBODY else "unfinished"
    out.print(f"[green]ok[/green]: {deals} deals of a {finished} game follow from their source")


@app.command(name="perft", epilog="Example: `dwarrow perft saboteur -n 5 --seed 1 --depth 3`")
def perft_command(
    game: GameName,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="Which deal.")] = 1,
    depth: Annotated[int, typer.Option(min=0, max=8, help="How many moves deep.")] = 3,
    edition: Edition = None,
) -> None:
    """Count the lines of play from a deal, depth by depth."""
    table = dwarrow.new(game, players, edition, seed=seed)
    for level in range(depth + 1):
        out.print(f"{level} {perft(table.state, level)}")


@app.command(epilog="Examples: `dwarrow bench` · `dwarrow bench saboteur --json`")
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="All if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU time a figure.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run here."""
    from dwarrow.lab.bench import bench as measured

    names = [game] if game else list(dwarrow.GAMES)
    figures = [measured(name, seconds) for name in names]
    if as_json:
        out.print_json(json.dumps(figures))
    else:
        out.print(tables.bench_table(figures))


hosting.add_to(app)


def main() -> None:
    """Run the command line; whatever the rules refuse is told in one sentence."""
    try:
        app(sys.argv[1:] or ["serve"])
    except Refused as why:
        Console(stderr=True, highlight=False).print(f"[red]dwarrow:[/red] {why}", soft_wrap=True)
        sys.exit(2)
