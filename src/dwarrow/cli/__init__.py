"""The command line, one function a command; what takes more than a screen lies beside it.

A command imports what it needs when it is given, so that help and completion answer at once.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

import dwarrow
from dwarrow.cli import completing, hosting, lab, output, reviewing
from dwarrow.cli.asked import (
    AsJson,
    Edition,
    File,
    GameName,
    Language,
    Options,
    Players,
    Seed,
    options_of,
)
from dwarrow.cli.output import out
from dwarrow.kernel.state import NOBODY, Moves, Refused, State, perft
from dwarrow.kernel.table import Table

app = typer.Typer(
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="""The table, the rules and the laboratory of the dwarf mine games.

Just `dwarrow`, without a command, opens the table: a server for friends, with its page.""",
)
HELPING = 2  # moves deep that lines of play are counted at a go


def language_of(wanted: str | None) -> str:
    """The language asked for, else what the environment speaks."""
    from dwarrow import words

    if wanted is None:
        return words.spoken(os.environ)
    if wanted not in words.LANGUAGES:
        known = ", ".join(words.LANGUAGES)
        raise Refused(f"there is no language {wanted!r}; there are: {known}")
    return wanted


def show_version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if dwarrow.is_compiled() else "interpreted"
        typer.echo(f"dwarrow {dwarrow.__version__} ({how} engine)")
        raise typer.Exit


@app.callback()
def dwarrow_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Without a command: open the table."""


@app.command(epilog="Example: `dwarrow games --json`")
def games(as_json: AsJson = False, language: Language = None) -> None:
    """List the games, their players and their editions."""
    from dwarrow.cli import tables

    if as_json:
        out.print_json(json.dumps(tables.games_data()))
    else:
        out.print(tables.games_table(language_of(language)))


@app.command(
    epilog="Examples: `dwarrow rules saboteur` · `dwarrow rules saboteur --compare uk16 cz` · "
    "`dwarrow rules SAB-041`"
)
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, or a clause: SAB-041.")],
    edition: Edition = None,
    compare: Annotated[
        tuple[str, str] | None, typer.Option(metavar="A B", help="Compare two editions.")
    ] = None,
    language: Language = None,
) -> None:
    """Print the clauses of a game, what differs between two editions, or one clause."""
    from dwarrow.cli import clause, wishes
    from dwarrow.cli.rules import compare as compare_editions
    from dwarrow.cli.rules import show as show_rules

    spoken = language_of(language)
    if re.fullmatch(r"[A-Za-z0-9]+-\d+", game):
        clause.show(game, out, spoken)
        return
    for asked in compare or (edition,):
        wishes.check_edition(game, asked, spoken)
    dwarrow.game_named(game)
    with output.read_from_the_top(out):
        if compare:
            compare_editions(game, *compare, out, spoken)
        else:
            show_rules(game, edition, out, spoken)


@app.command(
    epilog="Examples: `dwarrow play saboteur` · `dwarrow play saboteur -n 4 --edition cz -o maps=3`"
)
def play(
    game: GameName,
    players: Players = None,
    edition: Edition = None,
    option: Options = None,
    bots: Annotated[
        str, typer.Option(help="Who plays with you.", autocompletion=completing.bots)
    ] = "",
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
    from dwarrow.cli.play import run

    run(game, players, edition, options, bots, name, seed, save, out, spoken)


def table_of(text: str) -> Table:
    """The table that a position describes, or a record in the end."""
    return dwarrow.replay(text) if dwarrow.is_record(text) else dwarrow.set_up(text)


@app.command(epilog="Examples: `dwarrow show position.txt --seat 0` · `dwarrow show game.txt`")
def show(
    file: File,
    seat: Annotated[int, typer.Option(help="Whose eyes; -1 for a spectator.")] = -1,
    language: Language = None,
) -> None:
    """Draw a position, or how a record ends, as a seat sees it; list the moves if it may move."""
    from dwarrow.cli.reading import read_text, seat_or_spectator
    from dwarrow.cli.screen import draw

    spoken = language_of(language)
    table = table_of(read_text(file, spoken))
    eyes = seat_or_spectator(seat, table, spoken)
    draw(table, table.view(eyes), out, spoken)
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
    from dwarrow.cli.play import tell_story
    from dwarrow.cli.reading import read_text, seat_or_spectator

    spoken = language_of(language)
    try:
        table = dwarrow.replay(read_text(file, spoken))
    except dwarrow.Damaged as damage:
        if not up_to_damage or damage.table is None:
            raise
        table = damage.table
        out.print(str(damage), style="yellow", markup=False)
    tell_story(table, seat_or_spectator(seat, table, spoken), out, spoken)


@app.command(epilog="Example: `dwarrow verify game.txt`")
def verify(file: File) -> None:
    """Deal a record anew from its secrets and say whether every deal was honest."""
    from dwarrow.cli.reading import read_record

    table = read_record(file, language_of(None))
    faults = dwarrow.verify(table)
    for fault in faults:
        out.print(fault, style="red", markup=False)
    if faults:
        raise typer.Exit(1)
    deals = sum(1 for entry in table.log if entry.deal is not None)
    what = "a finished" if table.turn == NOBODY else "an unfinished"
    follow = (
        "deal of {} game follows from its" if deals == 1 else "deals of {} game follow from their"
    )
    out.print(f"[green]ok[/green]: {deals} {follow.format(what)} source")


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
        out.print(f"{level} {lines_of_play(table.state, level)}")


def lines_of_play(state: State, depth: int) -> int:
    """As `perft`, which the engine counts without ever hearing a Ctrl-C, in small helpings."""
    if depth <= HELPING or state.turn() < 0:
        return int(perft(state, depth))
    moves, total = Moves(), 0
    state.list_moves(moves)
    for move in moves.to_list():
        after = state.copy()
        after.step(move)
        total += lines_of_play(after, depth - 1)
    return total


hosting.add_to(app)
lab.add_to(app)
reviewing.add_to(app)


def main() -> None:
    """Run the command line; whatever the rules refuse is told in one sentence."""
    output.open_anew()
    asked = sys.argv[1:]
    try:
        if asked[:1] in ([completing.SHOW], [completing.INSTALL]):
            completing.prepare(asked)
        else:
            app(asked or ["serve"])
    except Refused as why:
        output.refuse(why)
        sys.exit(2)
    except OSError as why:
        output.give_up(why)
        sys.exit(output.BROKEN)
