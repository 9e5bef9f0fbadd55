"""What the SQLite store reads and writes, as functions of a connection."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache

from dwarrow.server.store import Copy, Gone, Listing, Taken

Db = sqlite3.Connection

# The names of all tables by one step down the key for each, without reading the lines between.
TABLES = """
WITH RECURSIVE name (id) AS (
    SELECT min(table_id) FROM line
    UNION ALL
    SELECT (SELECT min(table_id) FROM line WHERE table_id > name.id) FROM name WHERE id IS NOT NULL
)
SELECT id FROM name WHERE id IS NOT NULL
"""
LAST_AT = "SELECT at FROM line WHERE table_id = ? ORDER BY n DESC LIMIT 1"


@lru_cache(maxsize=64)
def insert_of(lines: int) -> str:
    """One statement for all lines of an append: it happens wholly or not at all."""
    rows = ", ".join(f"(?{4 + 2 * i}, ?{5 + 2 * i})" for i in range(lines))
    # A line without the one before it would be a hole in the log: the table was forgotten.
    return f"""
    INSERT INTO line (table_id, n, at, body)
    SELECT ?1, column1, ?3, column2 FROM (VALUES {rows})
    WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM line WHERE table_id = ?1 AND n = ?2 - 1)
    """


def append(db: Db, table: str, n: int, bodies: Sequence[bytes], at: int) -> None:
    values: list[object] = [table, n, at]
    for i, body in enumerate(bodies, n):
        values += (i, body)
    try:
        added = db.execute(insert_of(len(bodies)), values).rowcount
    except sqlite3.IntegrityError:
        raise Taken(f"line {n} of table {table} exists already") from None
    if not added:
        raise Gone(f"table {table} has no line {n - 1}: it was forgotten")


def enlist(db: Db, table: str, at: int, body: bytes) -> None:
    if body:
        db.execute("REPLACE INTO listing (table_id, at, body) VALUES (?, ?, ?)", (table, at, body))
    else:
        db.execute("DELETE FROM listing WHERE table_id = ?", (table,))


def probe(db: Db) -> None:
    """Write something durably that changes nothing: the page that names the file's owner."""
    (owner,) = db.execute("PRAGMA application_id").fetchone()
    db.execute(f"PRAGMA application_id = {int(owner)}")


def read(db: Db, table: str, since: int) -> list[bytes]:
    lines = "SELECT body FROM line WHERE table_id = ? AND n >= ? ORDER BY n"
    return [body for (body,) in db.execute(lines, (table, since))]


def listings(db: Db) -> list[Listing]:
    rows = "SELECT table_id, body FROM listing ORDER BY at DESC, table_id"
    return [Listing(table, body) for table, body in db.execute(rows)]


def tables(db: Db) -> list[str]:
    return [table for (table,) in db.execute(TABLES)]


def keep_note(db: Db, table: str, seat: int, body: bytes) -> None:
    if not body:
        db.execute("DELETE FROM note WHERE table_id = ? AND seat = ?", (table, seat))
    elif last_at(db, table) is None:
        raise Gone(f"table {table} was forgotten")
    else:
        db.execute("REPLACE INTO note (table_id, seat, body) VALUES (?, ?, ?)", (table, seat, body))


def note(db: Db, table: str, seat: int) -> bytes:
    text = "SELECT body FROM note WHERE table_id = ? AND seat = ?"
    row = db.execute(text, (table, seat)).fetchone()
    return bytes(row[0]) if row else b""


def last_at(db: Db, table: str) -> int | None:
    row = db.execute(LAST_AT, (table,)).fetchone()
    return int(row[0]) if row else None


def idle(db: Db, before: int) -> list[str]:
    """The unfinished tables in which nothing has happened since then: they are still listed."""
    listed = db.execute("SELECT table_id FROM listing").fetchall()
    return [table for (table,) in listed if (last_at(db, table) or 0) < before]


def forget(db: Db, table: str, before: int) -> bool:
    """Forget a table unless something has happened meanwhile."""
    at = last_at(db, table)
    if at is None or at >= before:
        return False
    for rows in ("line", "listing", "note"):
        db.execute(f"DELETE FROM {rows} WHERE table_id = ?", (table,))
    return True


def copy(db: Db, table: str) -> Copy:
    lines = db.execute("SELECT at, body FROM line WHERE table_id = ? ORDER BY n", (table,))
    listing = db.execute("SELECT at, body FROM listing WHERE table_id = ?", (table,))
    notes = db.execute("SELECT seat, body FROM note WHERE table_id = ? ORDER BY seat", (table,))
    return Copy(table, lines.fetchall(), listing.fetchone(), dict(notes.fetchall()))


def restore(db: Db, kept: Copy) -> bool:
    there = copy(db, kept.table)
    if there.lines:
        kept.must_equal(there)
        return False
    lines = [(kept.table, n, at, body) for n, (at, body) in enumerate(kept.lines)]
    db.executemany("INSERT INTO line (table_id, n, at, body) VALUES (?, ?, ?, ?)", lines)
    if kept.listing:
        enlist(db, kept.table, *kept.listing)
    for seat, body in kept.notes.items():
        keep_note(db, kept.table, seat, body)
    return True
