"""The commands of whoever runs a server: open it, load it, copy its tables."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from dwarrow.cli.output import out
from dwarrow.load import Load
from dwarrow.server.house import House


def usual_database() -> str:
    from dwarrow.server.store import urls

    return urls.usual_database()


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="DWARROW_DATABASE",
        default_factory=usual_database,
        show_default=False,
        help="A file or a URL; a file in your data folder if left out.",
    ),
]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")]
Port = Annotated[int, typer.Option(envvar="DWARROW_PORT", min=0, max=65535, help="0 takes any.")]
BaseUrl = Annotated[
    str, typer.Option(envvar="DWARROW_BASE_URL", help="What the others call this server.")
]
KeepDays = Annotated[
    int, typer.Option(envvar="DWARROW_KEEP_DAYS", min=0, help="Forget idle tables; 0 never.")
]
Thinkers = Annotated[
    int, typer.Option(envvar="DWARROW_THINKERS", min=1, help="Processes for bots.")
]
Pace = Annotated[int, typer.Option(envvar="DWARROW_PACE", min=0, help="Milliseconds a bot takes.")]
Rate = Annotated[
    float, typer.Option(envvar="DWARROW_RATE", min=1, help="Asks a second a seat may send.")
]
Requests = Annotated[
    float, typer.Option(envvar="DWARROW_REQUESTS", min=1, help="Sittings an address may ask.")
]
Reads = Annotated[
    float, typer.Option(envvar="DWARROW_READS", min=50, help="Reading an address may ask.")
]
Sockets = Annotated[
    int, typer.Option(envvar="DWARROW_SOCKETS", min=1, help="Sockets an address may have.")
]
Tables = Annotated[
    float, typer.Option(envvar="DWARROW_TABLES", min=1, help="Tables an address may open.")
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"], typer.Option(envvar="DWARROW_LOG_LEVEL")
]
Export = Annotated[Path, typer.Argument(metavar="FILE", help="What `dwarrow export` wrote.")]


def add_to(app: typer.Typer) -> None:
    """Every command with an example of its use."""
    app.command(epilog="Examples: `dwarrow serve` · `dwarrow serve --port 9000 --no-browser`")(
        serve
    )
    app.command(epilog="Examples: `dwarrow load` · `dwarrow load --saturate --reconnect`")(load)
    app.command(epilog="Example: `dwarrow backup tables-today.db`")(backup)
    app.command(epilog="Example: `dwarrow export tables.jsonl.gz`")(export)
    example = "Example: `dwarrow import tables.jsonl.gz --database postgresql:///dwarrow`"
    app.command(name="import", epilog=example)(import_command)


def serve(
    database: Database,
    host: Annotated[str, typer.Option(envvar="DWARROW_HOST", help="Where to listen.")] = "0.0.0.0",
    port: Port = 8137,
    base_url: BaseUrl = "",
    keep_days: KeepDays = House.keep_days,
    thinkers: Thinkers = House.workers,
    pace: Pace = House.pace,
    rate: Rate = House.rate,
    requests: Requests = House.requests,
    reads: Reads = House.reads,
    sockets: Sockets = House.sockets,
    tables: Tables = House.tables,
    log_level: LogLevel = "info",
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Open the table: a server for friends, with its page."""
    from dwarrow.server import serve as server

    house = House(
        workers=thinkers,
        pace=pace,
        keep_days=keep_days,
        rate=rate,
        burst=3 * rate,
        requests=requests,
        reads=reads,
        sockets=sockets,
        tables=tables,
    )
    opens = browser and sys.stdout.isatty()
    server.run(host, port, database, base_url, house, opens, log_level)


def load(
    url: Annotated[str, typer.Option(help="A server; one of our own if left out.")] = "",
    pid: Annotated[int | None, typer.Option(help="Its process, to see what it costs.")] = None,
    database: Annotated[str, typer.Option(help="For a server of our own.")] = "",
    game: Annotated[str, typer.Option(help="One of `dwarrow games`.")] = "saboteur2",
    tables: Annotated[int, typer.Option(min=1, help="How many tables.")] = Load.tables,
    seats: Annotated[int, typer.Option(min=1, help="How many people at each.")] = Load.seats,
    rate: Annotated[float, typer.Option(min=1, help="Moves a second over all tables.")] = Load.rate,
    seconds: Annotated[float, typer.Option(min=1, help="How long to play.")] = Load.seconds,
    saturate: Annotated[bool, typer.Option("--saturate", help="Then as fast as it can.")] = False,
    reconnect: Annotated[
        bool, typer.Option("--reconnect", help="Then lose all connections, and come back.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Fill a server with people who play, and say how it bears it."""
    from dwarrow.cli import loading

    wanted = Load(game, tables, seats, rate, seconds, saturate, reconnect)
    loading.run(wanted, url, pid, database, out, as_json)


def tell_done(what: str) -> None:
    out.print("[green]ok[/green]:", end=" ")
    out.print(what, markup=False, soft_wrap=True)


def backup(file: NewFile, database: Database) -> None:
    """Copy the database to a new file, also while the server runs."""
    from dwarrow.cli import database as databases

    databases.backup(database, file)
    tell_done(f"all tables are in {file}")


def export(file: NewFile, database: Database) -> None:
    """Write all tables to a text file that every database can import; `.gz` packs it."""
    from dwarrow.cli import database as databases

    tell_done(f"{databases.export(database, file)} tables are in {file}")


def import_command(file: Export, database: Database) -> None:
    """Take in the tables of an export; those that are there already stay as they are."""
    from dwarrow.cli import database as databases

    new, there, refused = databases.bring(database, file)
    for why in refused:
        out.print(why, style="red", markup=False)
    out.print(f"{new} tables are new, {there} were there already, {len(refused)} are refused")
    if refused:
        raise typer.Exit(1)
