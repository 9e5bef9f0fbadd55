"""Games as rows: one a round and seat, streamed to a parquet or CSV file (docs/rows.md).

Rows are written in groups as they come, so a million games take no more memory than a thousand.
The file gets its name when it is whole.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeAlias

from dwarrow.kernel.state import Refused

if TYPE_CHECKING:
    from dwarrow.lab.sim import Playing

Row: TypeAlias = dict[str, Any]
GROUP = 65_536  # rows written at once

# Every column: its type, and what it says.
COLUMNS: dict[str, tuple[str, str]] = {
    "game": ("string", "which game"),
    "edition": ("string", "by which printed edition, or `house`"),
    "options": ("string", "rules answered differently, as `maps=3 rounds=1`; empty if none"),
    "players": ("int8", "how many sit at the table"),
    "number": ("int64", "the game, counted from 0 in its run"),
    "seed": ("int64", "what `dwarrow.new(..., seed=)` deals the same game from"),
    "round": ("int8", "the round, counted from 1"),
    "seat": ("int8", "the seat, counted from 0"),
    "place": ("int8", "when the seat came to move in this round: 0 for who began it"),
    "bot": ("string", "who played the seat"),
    "role": ("string", "what the seat was: a role, a colour or a people"),
    "won": ("bool", "whether its side won the round; nothing where rounds have no winners"),
    "why": ("string", "the clause that paid or barred the seat, or ended the round"),
    "gold": ("int16", "what the seat won in this round"),
    "total": ("int16", "what it has won so far"),
    "moves": ("int32", "the moves of all seats in this round"),
    "won_game": ("bool", "whether the seat won the game in the end"),
    "mine": ("string", "where cards lay at the end of the round, as `0,0 1,0 1,-1`"),
}


def rows_of(game: Playing) -> list[Row]:
    """The rows of the round that has just ended; who won the game is not known yet."""
    plan, table = game.plan, game.table
    scores, ends = table.scores(), table.game.ends(table.state)
    common = {
        "game": plan.game,
        "edition": plan.edition,
        "options": " ".join(f"{name}={value}" for name, value in plan.options),
        "players": plan.players,
        "number": game.number,
        "seed": game.seed,
        "round": game.round,
        "moves": game.moves - game.counted,
        "mine": mine_of(table.state),
        "won_game": False,
    }
    return [
        {
            **common,
            "seat": seat,
            "place": (seat - game.first) % plan.players,
            "bot": plan.bots[seat],
            "role": end.role,
            "won": end.won,
            "why": end.why,
            "gold": scores[seat] - game.scores[seat],
            "total": scores[seat],
        }
        for seat, end in enumerate(ends)
    ]


def mine_of(state: Any) -> str:
    """Where cards lie face up; nothing in a game without a mine of tunnels."""
    maze = getattr(state.public, "maze", None)
    if maze is None:
        return ""
    return " ".join(f"{int(maze.x_of(cell))},{int(maze.y_of(cell))}" for cell in maze.laid)


# ---- files


class Rows:
    """Where rows go; nowhere, if no file was named."""

    @staticmethod
    @contextmanager
    def opened(file: str | Path | None, games: int = 0) -> Iterator[Rows]:
        """A file to be written; the rows of so many games are there already and are kept."""
        rows = _writer(Path(file), games) if file is not None else Rows()
        try:
            yield rows
        finally:
            rows.close()

    def write(self, rows: list[Row]) -> None:
        pass

    def close(self) -> None:
        pass


def check_file(file: Path) -> None:
    """Refuse a file that is no kind we write, before anything is played."""
    if file.suffix == ".parquet":
        arrow()
    elif file.suffix != ".csv":
        raise Refused(f"rows are written to .parquet or .csv, not to {file.name!r}")


def _writer(file: Path, games: int) -> Rows:
    check_file(file)
    rows: Rows = CsvRows(file) if file.suffix == ".csv" else ParquetRows(file)
    if games:
        _keep(rows, file, games)
    return rows


def _keep(rows: Rows, file: Path, games: int) -> None:
    """Copy the rows of the games that are played already."""
    last = -1
    for group in read_rows(file) if file.exists() else ():
        kept = [row for row in group if row["number"] < games]
        last = max([last, *(row["number"] for row in kept)])
        rows.write(kept)
    if last != games - 1:
        said = f"{file} has the rows of {last + 1} games, but {games} are played already"
        raise Refused(f"{said}; go on without its rows, or begin anew")


class CsvRows(Rows):
    def __init__(self, file: Path) -> None:
        self.file = file
        self.part = file.with_name(f"{file.name}.part")
        self.out: IO[str] = self.part.open("w", encoding="utf-8", newline="")
        self.csv = csv.DictWriter(self.out, list(COLUMNS), lineterminator="\n")
        self.csv.writeheader()

    def write(self, rows: list[Row]) -> None:
        self.csv.writerows({name: _plain(row[name]) for name in COLUMNS} for row in rows)

    def close(self) -> None:
        self.out.close()
        self.part.replace(self.file)


def _plain(value: object) -> object:
    """As CSV readers expect it."""
    return str(value).lower() if isinstance(value, bool) else "" if value is None else value


def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise Refused(
            "parquet files need pyarrow: pip install 'dwarrow[lab]'; or name a .csv"
        ) from None
    return pyarrow


class ParquetRows(Rows):
    def __init__(self, file: Path) -> None:
        self.file = file
        self.part = file.with_name(f"{file.name}.part")
        self.arrow = arrow()
        kinds = {name: _arrow_type(kind) for name, (kind, _) in COLUMNS.items()}
        fields = [(name, getattr(self.arrow, kind)()) for name, kind in kinds.items()]
        self.schema = self.arrow.schema(fields)
        self.out = self.arrow.parquet.ParquetWriter(self.part, self.schema, compression="zstd")
        self.waiting: list[Row] = []

    def write(self, rows: list[Row]) -> None:
        self.waiting += rows
        if len(self.waiting) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        table = self.arrow.Table.from_pylist(self.waiting, schema=self.schema)
        self.out.write_table(table)
        self.waiting = []

    def close(self) -> None:
        self._flush()
        self.out.close()
        self.part.replace(self.file)


def _arrow_type(kind: str) -> str:
    return "bool_" if kind == "bool" else kind


# ---- reading


def read_rows(file: Path) -> Iterator[list[Row]]:
    """The rows of a file, some at a time."""
    check_file(file)
    try:
        yield from _read_csv(file) if file.suffix == ".csv" else _read_parquet(file)
    except (OSError, ValueError, KeyError) as why:
        raise Refused(f"{file} has no rows of ours: {why}") from None


def _read_parquet(file: Path) -> Iterator[list[Row]]:
    source = arrow().parquet.ParquetFile(file)
    for batch in source.iter_batches(4096, columns=list(COLUMNS)):
        rows = batch.to_pylist()
        _check_columns(rows, file)
        yield rows


def _read_csv(file: Path) -> Iterator[list[Row]]:
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            _check_columns([row], file)
            yield [{name: _read(row[name], kind) for name, (kind, _) in COLUMNS.items()}]


def _check_columns(rows: list[Row], file: Path) -> None:
    missing = [name for name in COLUMNS if rows and name not in rows[0]]
    if missing:
        raise Refused(f"{file} has no rows of ours: it lacks {', '.join(missing)}")


def _read(text: str, kind: str) -> object:
    if kind == "bool":
        return None if text == "" else text == "true"
    return text if kind == "string" else int(text)
