"""Tables as a file: JSON lines, gzipped if the name says so. It moves them between databases.

The first line names the format. Then, for each table, a head that says how many lines follow, and
those. The last line counts the tables, so that a file that was cut off is known.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, cast

from dwarrow.server.store import Copy

FORMAT = {"dwarrow": "tables", "version": 1}


class Unreadable(Exception):
    """A file that is no export, or not a whole one; the words say where."""


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Where to write a file that appears only when it is whole, and never over another one."""
    part = file.with_name(file.name + ".part")
    if file.exists():
        raise FileExistsError(f"{file} exists already")
    # Decks and notes lie in it: only its owner may read it.
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


async def write(file: Path, copies: AsyncIterator[Copy]) -> int:
    """Write all tables to a new file; how many."""
    tables = 0
    with new_file(file) as part, opened(part, file.suffix == ".gz", "wt") as out:
        put(out, FORMAT)
        async for copy in copies:
            put_table(out, copy)
            tables += 1
        put(out, {"tables": tables})
    return tables


def opened(path: Path, is_gzip: bool, mode: str) -> IO[str]:
    if is_gzip:
        return cast(IO[str], gzip.open(path, mode, 6, encoding="utf-8", newline="\n"))
    return cast(IO[str], open(path, mode, encoding="utf-8", newline="\n"))


def put(out: IO[str], data: object) -> None:
    out.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def put_table(out: IO[str], copy: Copy) -> None:
    head: dict[str, object] = {"table": copy.table, "lines": len(copy.lines)}
    if copy.listing:
        head["listing"] = [copy.listing[0], written(copy.listing[1])]
    if copy.notes:
        head["notes"] = {str(seat): written(body) for seat, body in copy.notes.items()}
    put(out, head)
    for at, body in copy.lines:
        put(out, [at, written(body)])


def written(body: bytes) -> object:
    """A body as text where it is text; what is not is wrapped."""
    try:
        return body.decode()
    except UnicodeDecodeError:
        return {"base64": b64encode(body).decode()}


def body_of(data: Any) -> bytes:
    return b64decode(data["base64"]) if isinstance(data, dict) else str(data).encode()


def read(file: Path) -> Iterator[Copy]:
    """The tables of a file, one by one; Unreadable where it is damaged or cut off."""
    try:
        with open(file, "rb") as start:
            is_gzip = start.read(2) == b"\x1f\x8b"
        with opened(file, is_gzip, "rt") as text:
            yield from tables_of(text)
    except (EOFError, ValueError, KeyError, TypeError, gzip.BadGzipFile, zlib.error) as why:
        raise Unreadable(f"{file} is damaged or no export of dwarrow: {why}") from None


def tables_of(text: IO[str]) -> Iterator[Copy]:
    if parsed(text) != FORMAT:
        raise ValueError(f"the first line must be {json.dumps(FORMAT)}")
    tables = 0
    while "table" in (head := parsed(text)):
        yield table_of(head, text)
        tables += 1
    if head["tables"] != tables or text.readline():
        raise ValueError(f"it does not end after the {head['tables']} tables it speaks of")


def parsed(text: IO[str]) -> Any:
    line = text.readline()
    if not line.endswith("\n"):
        raise EOFError("it is cut off")
    return json.loads(line)


def table_of(head: Any, text: IO[str]) -> Copy:
    lines = [(int(at), body_of(body)) for at, body in (parsed(text) for _ in range(head["lines"]))]
    listing = head.get("listing")
    return Copy(
        str(head["table"]),
        lines,
        (int(listing[0]), body_of(listing[1])) if listing else None,
        {int(seat): body_of(body) for seat, body in head.get("notes", {}).items()},
    )
